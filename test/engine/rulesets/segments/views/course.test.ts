import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { MAX_COURSE_HEXES } from '../../../../../src/engine/core/views/limits.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  fight,
  foe,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { declare } from '../../../../kit/engine/segments/moves.ts';

const spectator: Actor = { kind: 'SPECTATOR' };

const row = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => hex(from + i));

/** Of each kind that goes somewhere: where, and in which segment. */
const courses = (table: Table, actor: Actor = spectator) =>
  segments.queries.view(table.state, actor).timeline.flatMap(({ kind, course }) =>
    course
      ? [
          {
            kind,
            shape: course.shape,
            stages: course.stages.map(({ at, hexes }) => [at && `${at.round}.${at.step}`, hexes]),
          },
        ]
      : [],
  );

const actions = [
  projectile('dart', { speed: 3 }),
  projectile('gale', { speed: 5, pushback: 30 }),
  projectile('wave', { form: 'AREA', area: { shape: 'LINE' }, speed: 3, range: 50 }),
  projectile('late', { form: 'AREA', area: { shape: 'LINE' }, speed: 3, range: 50 }, [
    { kind: 'FULL', delay: 2 },
  ]),
  projectile('burst', { form: 'AREA', area: { shape: 'DIAMETER', diameter: 10 }, speed: 2 }),
  {
    key: 'wall',
    name: 'Wall',
    uses: [{ kind: 'STANDARD' as const }],
    effect: { type: 'STRUCTURE' as const, range: 50, speed: 2, size: 5 },
  },
];

const field = (bor: readonly [number, number] = [8, 0], setup: object = {}): Table =>
  fight(
    [
      someone('ana', [0, 0], {
        hitPoints: 1,
        ...knows('dart', 'gale', 'wave', 'late', 'burst', 'wall'),
      }),
      foe('bor', bor),
    ],
    { actions, setup },
  );

const aimed = (action: string, to: number) =>
  declare('ana', action, 'STANDARD', { targetHexes: [hex(to)] });

describe('the course of a projectile', () => {
  test('SEG-58 SEG-61 is its line: what it has flown, then three hexes for each segment', () => {
    const table = field().declare('ana', 'dart', { targetIds: ['bor'] });
    expect(courses(table)).toEqual([
      {
        kind: 'PROJECTILE',
        shape: 'PATH',
        stages: [
          [null, row(0, 3)],
          ['1.2', row(4, 6)],
          ['1.3', row(7, 8)],
        ],
      },
    ]);
    table.advance().end('ana');
    expect(courses(table)).toMatchObject([
      {
        stages: [
          [null, row(0, 6)],
          ['1.3', row(7, 8)],
        ],
      },
    ]);
  });

  test('SEG-48 follows a target that has come nearer, and still arrives on its owner’s turn', () => {
    const table = field().declare('ana', 'dart', { targetIds: ['bor'] });
    table.play({
      type: 'Adjudicate',
      combatantId: 'bor',
      reason: 'A gust',
      position: hex(2),
    });
    expect(courses(table)).toMatchObject([
      {
        stages: [
          [null, row(0, 1)],
          ['1.2', [hex(2)]],
        ],
      },
    ]);
  });

  test('SEG-108 ends where it is when a wall has come up on its way', () => {
    const table = field().declare('ana', 'dart', { targetIds: ['bor'] });
    const barred = Array.from({ length: 7 }, (_, i) => hex(5, i - 3)).concat(
      Array.from({ length: 7 }, (_, i) => hex(6, i - 3)),
    );
    table.play({ type: 'SetBattlefield', obstacles: barred });
    expect(courses(table)).toMatchObject([{ stages: [[null, row(0, 3)]] }]);
  });
});

describe('the course of a push', () => {
  test('SEG-68 SEG-69 is what is left of it, from where its target is', () => {
    const table = field([2, 0]).declare('ana', 'gale', { targetIds: ['bor'] });
    table.defend('NONE', [1, 1, 1]);
    const stages = [
      [null, [hex(7)]],
      ['1.2', [hex(8)]],
    ];
    expect(courses(table)).toEqual([{ kind: 'PUSHBACK', shape: 'PATH', stages }]);
  });

  test('SEG-72 ends before what stands in its way', () => {
    const table = field([2, 0]).declare('ana', 'gale', { targetIds: ['bor'] });
    table.defend('NONE', [1, 1, 1]).play({ type: 'SetBattlefield', obstacles: [hex(8)] });
    expect(courses(table)).toMatchObject([{ stages: [[null, [hex(7)]]] }]);
  });
});

describe('the hexes of an area', () => {
  test('SEG-61 are those still to be filled, in the segment in which they are', () => {
    const table = field([9, 9]).play(aimed('wave', 8));
    const [course] = courses(table);
    expect(course).toEqual({
      kind: 'AREA',
      shape: 'AREA',
      stages: [
        ['1.2', row(4, 6)],
        ['1.3', row(7, 8)],
      ],
    });
    table.advance().end('ana');
    expect(table.happened('AreaGrew').at(-1)?.hexes).toEqual(course?.stages[0]?.[1]);
  });

  test('SEG-62 come around the hex that a diameter is aimed at, once its front is there', () => {
    const table = field([9, 9]).play(aimed('burst', 4));
    const [course] = courses(table);
    expect(course?.stages.map(([at, hexes]) => [at, hexes?.length])).toEqual([
      ['1.2', 1],
      ['1.3', 6],
    ]);
  });

  test('SEG-112 are shown before a delayed effect begins, and are those that it fills then', () => {
    const table = field([9, 9]).play(declare('ana', 'late', 'FULL', { targetHexes: [hex(5)] }));
    expect(courses(table)).toEqual([
      {
        kind: 'DELAYED_EFFECT',
        shape: 'AREA',
        stages: [
          ['1.3', row(1, 3)],
          ['2.1', row(4, 5)],
        ],
      },
    ]);
    table.advance(2).end('ana');
    expect(table.happened('AreaGrew').flatMap(({ hexes }) => hexes)).toEqual(row(1, 3));
  });

  test('SEG-60 of a structure are its builder’s to know until they appear', () => {
    const hexes = Array.from({ length: 5 }, (_, i) => hex(3, i));
    const table = field().play(declare('ana', 'wall', 'STANDARD', { hexes }));
    const stages = [
      ['1.2', hexes.slice(2, 4)],
      ['1.3', hexes.slice(4)],
    ];
    for (const actor of [gameMaster, { kind: 'PLAYER', combatants: ['ana'] }] as const)
      expect(courses(table, actor)).toEqual([{ kind: 'STRUCTURE', shape: 'AREA', stages }]);
    for (const actor of [spectator, { kind: 'PLAYER', combatants: ['bor'] }] as const)
      expect(courses(table, actor)).toEqual([]);
  });
});

test('a timeline lists so many hexes and no more, the soonest first', () => {
  const far = MAX_COURSE_HEXES - 900;
  const table = fight(
    [
      someone('ana', [-900, 0], knows('dart')),
      someone('cid', [-900, 1], knows('dart')),
      foe('bor', [far - 900, 0]),
    ],
    { actions },
  );
  table.declare('ana', 'dart', { targetIds: ['bor'] }).end('ana');
  table.declare('cid', 'dart', { targetIds: ['bor'] });
  expect(courses(table).map(({ stages }) => stages.length > 0)).toEqual([true, false]);
});
