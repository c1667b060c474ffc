import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import type { Hex } from '../../../../../src/engine/core/values/hex.ts';
import { actionSchema } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { timeline } from '../../../../../src/engine/rulesets/segments/views/timeline.ts';
import { declare } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  gathering,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

type Place = readonly [number, number];

/** An area attack that is used by Ana at (0, 0); Bob, Cat and Dan stand where they are put. */
const area = (effect: Record<string, unknown>, uses?: Parameters<typeof projectile>[2]) =>
  projectile('blast', { form: 'AREA', range: 30, speed: 3, ...effect }, uses);

function field(
  effect: Record<string, unknown>,
  places: readonly Place[],
  setup: object = {},
): Table {
  const [bob = [9, 9], cat = [9, 8], dan = [9, 7]] = places;
  return fight(
    [
      someone('ana', [0, 0], { hitPoints: 1, ...knows('blast') }),
      foe('bob', bob),
      someone('cat', cat),
      foe('dan', dan),
    ],
    { actions: [area(effect)], setup },
  );
}

const at = (...targetHexes: Hex[]) => declare('ana', 'blast', 'STANDARD', { targetHexes });
const filled = (table: Table) => table.happened('AreaGrew').flatMap(({ hexes }) => hexes);
const struck = (table: Table) => table.happened('AreaGrew').flatMap(({ struckIds }) => struckIds);

const line = { area: { shape: 'LINE' } };
const bloom = { area: { shape: 'RADIUS' }, range: 5 };
const burst = { area: { shape: 'DIAMETER', diameter: 10 } };

describe('a line', () => {
  test('SEG-61 fills every hex on the way, from centre to centre', () => {
    expect(filled(field(line, []).play(at(hex(3))))).toEqual([hex(1), hex(2), hex(3)]);
    // To (1, 1) the line runs between two hexes: the first direction, east, is taken.
    expect(filled(field(line, []).play(at(hex(1, 1))))).toEqual([hex(1, 0), hex(1, 1)]);
  });

  test("SEG-58 SEG-61 at 3H six hexes take two segments, the second on its user's turn", () => {
    const table = field(line, []).play(at(hex(6)));
    expect(filled(table)).toEqual([hex(1), hex(2), hex(3)]);
    expect(timeline(table.state)).toMatchObject([
      { kind: 'AREA', rule: 'SEG-61', resolves: { round: 1, step: 2, onTurnOfId: 'ana' } },
    ]);
    table.advance();
    expect(filled(table)).toEqual([]);
    table.end('ana');
    expect(filled(table)).toEqual([hex(4), hex(5), hex(6)]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-61 SEG-41 everyone in it, friend or foe, is attacked as it comes to them', () => {
    const table = field(line, [
      [2, 0],
      [3, 0],
      [5, 0],
    ]).play(at(hex(6)));
    expect(struck(table)).toEqual(['bob', 'cat']);
    // The nearest decides first, and each attack is rolled for itself.
    expect(table.state.attacks.map(({ targetId }) => targetId)).toEqual(['cat', 'bob']);
    table.defend('NONE', [6, 6, 2]);
    expect(table.happened('AttackHit')).toMatchObject([{ targetId: 'bob' }]);
    table.defend('REACTION', [1, 1, 1]);
    expect(table.happened('AttackHit')).toMatchObject([{ targetId: 'cat' }]);
    table.advance().end('ana');
    expect(struck(table)).toEqual(['dan']);
  });

  test('SEG-74 whoever has no clear line from its user is spared', () => {
    const wall = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((r) => hex(3 - Math.ceil(r / 2), r));
    const table = field(
      { ...line, speed: 9 },
      [
        [2, 0],
        [5, 0],
      ],
      { obstacles: wall },
    ).play(at(hex(6)));
    expect(filled(table)).toContainEqual(hex(5));
    expect(struck(table)).toEqual(['bob']);
  });

  test('SEG-66 SEG-62 it goes to a hex within its range, and not to its own', () => {
    const table = field(line, []);
    expect(table.rule(at(hex(7)))).toBe('SEG-66');
    expect(table.rule(at(hex(0)))).toBe('SEG-62');
    expect(table.rule(at())).toBe('INVALID');
    expect(table.rule({ ...at(), targetIds: ['bob'] })).toBe('INVALID');
  });

  test('SEG-26 SEG-61 two of one Full are laid in different segments, from where its user is then', () => {
    const table = fight([someone('ana', [0, 0], knows('blast')), foe('bob', [9, 9])], {
      actions: [area({ ...line, speed: 9 }, [{ kind: 'FULL', attacks: 2 }])],
    });
    table.play(declare('ana', 'blast', 'FULL', { targetHexes: [hex(2), hex(3)] }));
    expect(filled(table)).toEqual([hex(1), hex(2)]);
    table
      .advance()
      .declare('ana', 'five-foot-step', { to: hex(0, 1) })
      .end('ana');
    expect(filled(table).at(-1)).toEqual(hex(3));
    expect(filled(table)).not.toContainEqual(hex(1));
  });
});

describe('other shapes', () => {
  test('SEG-62 a cone spreads from its user towards the chosen hex', () => {
    const fan = { area: { shape: 'CONE', degrees: 60 }, range: 10 };
    // On the edge; outside; in the direction but beyond the range.
    const table = field(fan, [
      [1, 1],
      [0, 1],
      [3, 0],
    ]).play(at(hex(1)));
    expect(filled(table)).toHaveLength(4);
    expect(struck(table)).toEqual(['bob']);
  });

  test('SEG-62 a radius is centred on its user, who takes no harm; with 5 ft it is a bloom', () => {
    const table = field(bloom, [
      [1, 0],
      [0, -1],
      [2, 0],
    ]).play(at());
    expect(filled(table)).toHaveLength(7);
    expect(struck(table)).toEqual(['bob', 'cat']);
    expect(field(bloom, []).rule(at(hex(1)))).toBe('INVALID');
  });

  test('SEG-58 SEG-62 a radius of 15 ft at 1H fills ring after ring', () => {
    const table = field({ ...bloom, range: 15, speed: 1 }, []).play(at());
    expect(filled(table)).toHaveLength(7);
    table.advance().end('ana');
    expect(filled(table)).toHaveLength(12);
    table.advance().end('ana');
    expect(filled(table)).toHaveLength(18);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-62 a diameter is centred on the chosen hex: 10 ft are that hex and those beside it', () => {
    const table = field({ ...burst, speed: 9 }, [
      [4, 0],
      [5, 0],
      [6, 0],
    ]).play(at(hex(4)));
    expect(filled(table)).toHaveLength(7);
    expect(struck(table)).toEqual(['bob', 'cat']);
    const one = { area: { shape: 'DIAMETER', diameter: 5 }, speed: 9 };
    expect(filled(field(one, []).play(at(hex(4))))).toEqual([hex(4)]);
  });

  test('SEG-59 SEG-62 it comes from its user by way of the middle', () => {
    // Four hexes to the middle at 3H: the second segment; and one more to the hexes beside it.
    const table = field(burst, [[4, 0]]).play(at(hex(4)));
    expect(filled(table)).toEqual([]);
    table.advance().end('ana');
    expect(filled(table)).toHaveLength(7);
    expect(struck(table)).toEqual(['bob']);
  });

  test('SEG-71 SEG-75 what has a diameter acts from its middle: it pushes away from there', () => {
    const table = field({ ...burst, speed: 9, pushback: 10 }, [
      [4, 0],
      [3, 0],
    ]).play(at(hex(4)));
    table.defend('NONE', [6, 6, 1]).defend('NONE', [6, 6, 1]);
    expect(table.at('cat')).toEqual([1, 0]);
    // In the very middle there is no direction.
    expect(table.at('bob')).toEqual([4, 0]);
  });

  test('SEG-74 SEG-66 the middle is a hex in a clear line within the range', () => {
    const wall = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((r) => hex(3 - Math.ceil(r / 2), r));
    const table = field(burst, [], { obstacles: wall });
    expect(table.rule(at(hex(5)))).toBe('SEG-74');
    expect(table.rule(at(hex(-7)))).toBe('SEG-66');
    const aims = segments.queries
      .decisions(table.state, gameMaster)
      .flatMap(({ options }) => options)
      .flatMap(({ choices }) => choices)
      .flatMap((choice) =>
        choice.field === 'targetHexes' && choice.kind === 'HEX' ? choice.area.hexes : [],
      );
    expect(aims).toContainEqual(hex(2));
    expect(aims).not.toContainEqual(hex(5));
  });
});

describe('an area under way', () => {
  test('SEG-61 comes upon nobody twice, not even on whom it drives before it', () => {
    const table = field({ ...line, pushback: 20 }, [[3, 0]]).play(at(hex(6)));
    table.defend('NONE', [6, 6, 1]);
    expect(table.at('bob')).toEqual([6, 0]);
    table.advance().end('ana');
    expect(filled(table)).toContainEqual(hex(6));
    expect(struck(table)).toEqual([]);
  });

  test('SEG-61 comes upon those only who are in its hexes as they are filled', () => {
    const table = field(line, [
      [2, -1],
      [5, 0],
    ]).play(at(hex(6)));
    table
      .end('ana')
      .declare('bob', 'five-foot-step', { to: hex(2, 0) })
      .end('bob')
      .end('cat');
    table.end('dan').advance();
    expect(struck(table)).toEqual([]);
    table.end('ana');
    expect(struck(table)).toEqual(['cat']);
  });

  test('SEG-105 SEG-12 goes on at the rank of its user who has gone down', () => {
    const table = field(line, [
      [1, 0],
      [5, 0],
    ])
      .play(at(hex(6)))
      .defend('NONE', [1, 1, 1]);
    table.end('ana').declare('bob', 'unarmed-strike', { targetIds: ['ana'] });
    table.defend('NONE', [6, 6, 6]);
    expect(table.combatant('ana').status).toBe('DOWN');
    table.end('bob').end('cat').end('dan').advance();
    expect(table.happened('TurnPassed')).toMatchObject([{ combatantId: 'ana' }]);
    expect(struck(table)).toEqual(['cat']);
  });

  test('SEG-61 SEG-50 passes over the fallen', () => {
    const table = fight(
      [
        foe('dag', [2, 1]),
        someone('ana', [0, 0], knows('blast')),
        someone('bob', [2, 0], { hitPoints: 1 }),
      ],
      { actions: [area(line)] },
    );
    table.declare('dag', 'unarmed-strike', { targetIds: ['bob'] }).defend('NONE', [6, 6, 6]);
    table.end('dag').play(at(hex(3)));
    expect(filled(table)).toContainEqual(hex(2));
    expect(struck(table)).toEqual([]);
  });

  test('SEG-76 SEG-77 rolls the miss chance of whom it comes upon in smoke or darkness', () => {
    const table = field(line, [[2, 0]], { dark: [hex(2)] }).play(at(hex(3)));
    table.defend('NONE', [3]);
    expect(table.happened('MissChanceRolled')).toMatchObject([{ missChance: 3, missed: true }]);
  });

  test('SEG-49 has odds for nobody before it has come upon them', () => {
    const table = field(bloom, [[1, 0]]);
    const command = segments.rules.commands.DeclareAction!.parse(at());
    expect(
      segments.queries.odds(table.state, { of: 'COMMAND', command }, gameMaster),
    ).toMatchObject({
      ok: false,
      error: { rule: 'SEG-49' },
    });
    table.play(at());
    const { attackId } = table;
    expect(
      segments.queries.odds(table.state, { of: 'ATTACK', attackId }, gameMaster),
    ).toMatchObject({
      ok: true,
      value: { attacks: [{ targetId: 'bob' }] },
    });
  });

  test('SEG-19 is filled to its end before the first round', () => {
    const table = gathering([someone('ana', [0, 0], knows('blast')), foe('bob', [5, 0])], {
      actions: [area(line)],
    });
    table.play(at(hex(6)));
    expect(filled(table)).toHaveLength(6);
    expect(struck(table)).toEqual(['bob']);
  });
});

describe('definitions', () => {
  const problems = (effect: Record<string, unknown>, uses?: Parameters<typeof area>[1]) =>
    actionSchema.safeParse(area(effect, uses)).error?.issues.map(({ message }) => message) ?? [];

  test('SEG-62 an area has a shape, and nothing else has', () => {
    expect(problems({})).toEqual(['An area, and nothing else, has a shape.']);
    expect(problems({ form: 'MELEE', ...line })).toEqual([
      'An area, and nothing else, has a shape.',
    ]);
    expect(problems({ area: { shape: 'CONE', degrees: 45 } })).toHaveLength(1);
    expect(problems(line)).toEqual([]);
  });

  test('SEG-62 an area goes 100 ft at most; one around its user is filled once a use', () => {
    expect(problems({ ...line, range: 105 })).toEqual(['An area reaches 100 ft at most.']);
    expect(problems(bloom, [{ kind: 'FULL', attacks: 2 }])).toEqual([
      'An area around its user is filled once a use.',
    ]);
  });
});
