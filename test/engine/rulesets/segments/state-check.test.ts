import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { upToDate } from '../../../../src/app/journal/snapshot.ts';
import type { Event } from '../../../../src/engine/rulesets/segments/model/events.ts';
import { segments, type SegmentsTypes } from '../../../../src/engine/rulesets/segments/index.ts';
import { stateSchema } from '../../../../src/engine/rulesets/segments/state-check.ts';
import { headRecord } from '../../../../src/store/dynamodb/items.ts';
import { type Game, playFights, playLong } from '../../../kit/engine/fights.ts';
import { FIXTURES, itemOf } from '../../../kit/store/formats.ts';
import { endlessGame, segmentsGame } from '../../../kit/engine/segments/fights.ts';
import {
  fight,
  foe,
  hex,
  knows,
  melee,
  projectile,
  someone,
  Table,
} from '../../../kit/engine/segments/encounter.ts';
import { isAll, sized } from '../../../kit/size.ts';

const SEED = 20_261_122;
const FIGHTS = sized(24);
const TIME_LIMIT = 600_000;
const schema = stateSchema();

/** What leaves something in a state that nothing else does. */
const mustHappen: readonly Event['type'][] = [
  ...(['CombatantsHidden', 'ActionReadied', 'TopOfRoundTaken', 'MovementStarted'] as const),
  ...(['FollowUpSet', 'ProjectileLaunched', 'AreaStarted', 'PushbackStarted'] as const),
  ...(['ManeuverSucceeded', 'GrappleStarted', 'StructureStarted', 'EncounterEnded'] as const),
];

/** What is wrong with a state, a path a fault; nothing when it is given back byte for byte. */
function faultsOf(state: unknown): readonly string[] {
  const bytes = JSON.stringify(state);
  const parsed = schema.safeParse(JSON.parse(bytes));
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return JSON.stringify(parsed.data) === bytes ? [] : ['It is given back changed.'];
}

describe('a state that commands have made', () => {
  it(
    `passes after every command of ${FIGHTS} fights`,
    () => {
      const game: Game<SegmentsTypes> = {
        ...segmentsGame,
        witness:
          () =>
          ({ after }) =>
            faultsOf(after),
      };
      const { commands, ended, events } = playFights(game, {
        seed: SEED,
        fights: FIGHTS,
        roundLimit: 8,
        tryEvery: Infinity,
        retellEvery: Infinity,
      });
      if (!isAll) return;
      expect(commands).toBeGreaterThan(1000);
      expect(ended).toBeGreaterThan(5);
      expect(mustHappen.filter((type) => !events.has(type))).toEqual([]);
    },
    TIME_LIMIT,
  );

  it('passes late in a fight', () => {
    for (const state of playLong(endlessGame, { seed: SEED, rounds: [2, 40] }))
      expect(faultsOf(state)).toEqual([]);
  });

  it('passes before anything has happened, and with hidden combatants', () => {
    const table = new Table({ content: ['SAMPLE'] });
    expect(faultsOf(table.state)).toEqual([]);
    table.play({ type: 'AddCombatants', combatants: [someone('ana', [0, 0])], hidden: true });
    for (const { key } of segments.rulebook.creatures) {
      const creature = { creature: key, id: key, side: 'foes', position: { q: 0, r: 1 } };
      table.play({ type: 'AddCombatants', combatants: [], creatures: [creature], hidden: true });
    }
    expect(Object.keys(table.state.hidden)).toHaveLength(segments.rulebook.creatures.length + 1);
    expect(faultsOf(table.state)).toEqual([]);
  });

  it.each(readdirSync(FIXTURES).filter((name) => name.endsWith('segments.json')))(
    'passes as it was stored: %s',
    (name) => {
      const item = itemOf(readFileSync(path.join(FIXTURES, name), 'utf8'));
      expect(faultsOf(upToDate(headRecord(item)).snapshot.state)).toEqual([]);
    },
  );
});

// ------------------------------------------------------------------ forged states

const archer = { talents: knows('arrow', 'wave', 'wall').talents };

/** Bob has a blow to answer, Ana and he know more, and somebody is hidden. */
const blow = () =>
  fight([someone('ana', [0, 0], archer), foe('bob', [1, 0])], {
    actions: [
      projectile('arrow'),
      melee('cut'),
      {
        ...projectile('wave'),
        effect: {
          type: 'ATTACK',
          form: 'AREA',
          range: 30,
          speed: 2,
          offensive: '2d6',
          area: { shape: 'LINE' },
        },
      },
      {
        key: 'wall',
        name: 'Wall',
        uses: [{ kind: 'STANDARD' }],
        effect: { type: 'STRUCTURE', range: 20, speed: 1, size: 5 },
      },
      {
        key: 'salve',
        name: 'Salve',
        uses: [{ kind: 'STANDARD' }],
        effect: { type: 'AID', whom: 'ANYONE', range: 20, speed: 1, healing: '1d6' },
      },
    ],
    conditions: [{ key: 'dazed', name: 'Dazed' }],
  })
    .play({ type: 'InflictCondition', combatantId: 'bob', condition: 'dazed', segments: 4 })
    .play({ type: 'AddCombatants', combatants: [foe('cat', [2, 0])], hidden: true })
    .declare('ana', 'unarmed-strike', { targetIds: ['bob'] });

/** One thing under way of every kind, as they stand in a state. */
const launched = {
  action: 'arrow',
  use: 'STANDARD',
  modifiers: [],
  speed: null,
  maneuver: false,
  attackerId: 'ana',
  origin: hex(0, 0),
};
const base = { id: 'ana.1.9', ownerId: 'ana', since: 0 };
const underWay = {
  projectile: {
    ...{ ...launched, ...base, kind: 'PROJECTILE', flown: 1 },
    target: { kind: 'CREATURE', id: 'bob' },
    aim: hex(1, 0),
  },
  area: {
    ...{ ...launched, ...base, kind: 'AREA', action: 'wave', flown: 2 },
    ...{ aim: hex(5, 0), struckIds: ['bob'] },
  },
  followUp: {
    ...{ ...base, kind: 'FOLLOW_UP', action: 'cut', use: 'FULL', modifiers: [] },
    ...{ speed: null, maneuver: false, targets: [{ kind: 'CREATURE', id: 'bob' }] },
  },
  movement: {
    ...{ ...base, kind: 'MOVEMENT', action: 'move' },
    ...{ segmentsLeft: 1, bonusUsed: 0, walked: 3 },
  },
  pushback: {
    ...{ ...base, kind: 'PUSHBACK', pusherId: 'ana', targetId: 'bob' },
    ...{ steps: [hex(1, 0)], hexesPerSegment: 1 },
  },
  delayed: {
    ...{ ...base, kind: 'DELAYED', action: 'cut', use: 'STANDARD', modifiers: [], speed: null },
    ...{ maneuver: false, begins: 3, targetIds: ['bob'], targetHexes: [], path: [], hexes: [] },
  },
  aid: {
    ...{ ...base, kind: 'AID', action: 'salve', use: 'STANDARD', targetId: 'bob' },
    ...{ origin: hex(0, 0), flown: 1, stage: 'COMING', timesLeft: 1 },
  },
  structure: {
    ...{ ...base, kind: 'STRUCTURE', action: 'wall' },
    ...{ hexes: [hex(3, 3)], hexesPerSegment: 1 },
  },
};
const hold = {
  grapplerId: 'ana',
  targetId: 'bob',
  action: 'unarmed-strike',
  use: 'STANDARD',
  since: 1,
  checkId: null,
};
const playing = (queue: readonly string[]) => ({
  kind: 'PLAYING',
  combatantId: 'ana',
  queue,
  path: [],
});

type Json = Record<string, unknown>;

/** A sound state with the value at a path replaced; undefined takes it away. */
function forged(at: string, value: unknown): unknown {
  const state = JSON.parse(JSON.stringify(blow().state)) as Json;
  set(state, at.split('.'), value);
  return state;
}

function set(within: Json, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) set(within[step] as Json, rest, value);
  else Object.defineProperty(within, step, { value, enumerable: true, configurable: true });
}

const copyOf = (at: string): Json =>
  at.split('.').reduce((found, step) => found[step] as Json, blow().state as unknown as Json);

const million = Array.from({ length: 1_000_000 }, () => hex(0, 0));

const attack = 'attacks.0';
const ana = 'combatants.ana';

describe('a forged state', () => {
  it('is the only one refused: what it is forged from passes', () => {
    expect(faultsOf(blow().state)).toEqual([]);
    for (const one of Object.values(underWay))
      expect(faultsOf(forged('ongoing', [one]))).toEqual([]);
    expect(faultsOf(forged('grapples', [hold]))).toEqual([]);
    const turn = forged('phase.turn', playing(['ana.1.9'])) as Json;
    expect(faultsOf({ ...turn, ongoing: [underWay.movement] })).toEqual([]);
  });

  it.each<[path: string, value: unknown, found?: string]>([
    // Its form.
    ['name', 123],
    ['name', ''],
    ['settings', {}, 'settings.abilityPool'],
    ['settings.criticals', 'SOMETIMES'],
    ['extra', 1, ''],
    [`${ana}.extra`, 1, ana],
    [`${ana}.speed`, 3000],
    [`${ana}.speed`, 7],
    [`${ana}.speed`, undefined],
    [`${ana}.hitPoints`, 'NaN'],
    [`${ana}.hitPoints`, null],
    [`${ana}.hitPoints`, 1.5],
    [`${ana}.hitPoints`, 20_000],
    [`${ana}.maxHitPoints`, 0],
    [`${ana}.abilities.strength`, 21],
    [`${ana}.position`, { q: 'x', r: null }, `${ana}.position.q`],
    [`${ana}.position.q`, 1001],
    [`${ana}.talents`, [{ action: 'arrow' }], `${ana}.talents.0.reducedBy`],
    [`${ana}.name`, 'x'.repeat(81)],
    [`${ana}.status`, 'ASLEEP'],
    [`${ana}.actsFrom`, 4],
    [`${ana}.binding`, { kind: 'HOURS' }, `${ana}.binding.hours`],
    ['phase.kind', 'PEACE'],
    ['phase.round', 0],
    ['phase.round', 1e300],
    ['phase.segment', 4],
    ['battlefield.obstacles', million],
    ['battlefield.dark', undefined],
    ['attacks', Array.from({ length: 1001 }, () => copyOf(attack))],
    [`${attack}.stage`, { kind: 'MET' }, `${attack}.stage.kind`],
    ['actions.arrow.effect.range', 1_000_000],
    ['actions.arrow.effect.offensive', '2d6'],
    ['actions.arrow.summary', undefined],
    ['conditions.dazed.effects', undefined],
    ['ongoing', [{ ...underWay.movement, segmentsLeft: 0 }], 'ongoing.0.segmentsLeft'],
    ['ongoing', [{ ...underWay.structure, hexesPerSegment: 0 }], 'ongoing.0.hexesPerSegment'],
    ['ongoing', [{ ...underWay.pushback, steps: [hex(500, 0)] }], 'ongoing.0.steps.0.q'],
    ['grapples', [{ ...hold, since: -1 }], 'grapples.0.since'],
    // What it names.
    ['combatants.eve', copyOf(ana), 'combatants.eve.id'],
    ['combatants.__proto__', { id: 'eve' }],
    ['hidden.ana', copyOf('hidden.cat'), 'hidden.ana.combatant.id'],
    [
      'hidden.cat.combatant.talents',
      [{ action: 'no-such', reducedBy: 0 }],
      'hidden.cat.combatant.talents.0.action',
    ],
    ['actions.dart', copyOf('actions.arrow'), 'actions.dart.key'],
    [
      'actions.arrow.effect.inflicts',
      [{ condition: 'gone', rounds: 1 }],
      'actions.arrow.effect.inflicts.0.condition',
    ],
    ['conditions.stunned', copyOf('conditions.dazed'), 'conditions.stunned.key'],
    [`${ana}.talents`, [{ action: 'no-such', reducedBy: 0 }], `${ana}.talents.0.action`],
    [`${ana}.talents`, [{ action: 'constructor', reducedBy: 0 }], `${ana}.talents.0.action`],
    ['combatants.bob.conditions.0.condition', 'no-such'],
    [
      `${ana}.cooldowns`,
      [{ action: 'no-such', use: 'FULL', bars: 'USE', readyInRound: 2 }],
      `${ana}.cooldowns.0.action`,
    ],
    [`${ana}.readied`, { action: 'arrow', use: 'SWIFT', trigger: null, due: false, since: 1 }],
    [
      `${ana}.readied`,
      { action: 'unarmed-strike', use: 'STANDARD', trigger: null, due: true, since: 1 },
      `${ana}.readied.due`,
    ],
    ['phase.order', ['ana', 'bob', 'ghost'], 'phase.order.2'],
    ['phase.order', ['ana']],
    ['phase.order', ['ana', 'bob', 'ana']],
    ['phase.first', ['ghost'], 'phase.first.0'],
    ['phase.waiting', ['ghost'], 'phase.waiting.0'],
    ['phase.turn.combatantId', 'ghost'],
    ['phase.turn', playing(['ana.1.9']), 'phase.turn.queue.0'],
    [`${attack}.attackerId`, 'ghost'],
    [`${attack}.targetId`, 'cat'],
    [`${attack}.action`, 'move'],
    [
      `${attack}.stage`,
      {
        kind: 'DEFERRED',
        defense: { kind: 'COUNTER', action: 'no-such', use: 'FREE' },
        ...{ since: 1, from: 1, spends: [], cooldown: null },
      },
      `${attack}.stage.defense.action`,
    ],
    ['ongoing', [{ ...underWay.movement, ownerId: 'ghost' }], 'ongoing.0.ownerId'],
    ['ongoing', [{ ...underWay.projectile, attackerId: 'ghost' }], 'ongoing.0.attackerId'],
    ['ongoing', [{ ...underWay.projectile, action: 'brace' }], 'ongoing.0.action'],
    [
      'ongoing',
      [{ ...underWay.projectile, target: { kind: 'CREATURE', id: 'ghost' } }],
      'ongoing.0.target.id',
    ],
    ['ongoing', [{ ...underWay.area, action: 'arrow' }], 'ongoing.0.action'],
    ['ongoing', [{ ...underWay.area, aim: hex(0, 0) }], 'ongoing.0.flown'],
    ['ongoing', [{ ...underWay.area, struckIds: ['ghost'] }], 'ongoing.0.struckIds.0'],
    ['ongoing', [{ ...underWay.followUp, action: 'move' }], 'ongoing.0.action'],
    [
      'ongoing',
      [{ ...underWay.followUp, targets: [{ kind: 'CREATURE', id: 'ghost' }] }],
      'ongoing.0.targets.0.id',
    ],
    ['ongoing', [{ ...underWay.pushback, targetId: 'ghost' }], 'ongoing.0.targetId'],
    ['ongoing', [{ ...underWay.structure, action: 'no-such' }], 'ongoing.0.action'],
    ['grapples', [{ ...hold, targetId: 'ghost' }], 'grapples.0.targetId'],
    ['grapples', [{ ...hold, action: 'move' }], 'grapples.0.action'],
  ])('is refused for %s', (at, value, found = at) => {
    const paths = faultsOf(forged(at, value)).map((fault) => fault.split(':')[0]);
    expect(paths).toContain(found);
  });

  it('SEG-19 is refused for a movement under way in the opening, which would never end', () => {
    const table = new Table().play({ type: 'AddCombatants', combatants: [someone('ana', [0, 0])] });
    const phase = { kind: 'SETUP', opening: 'PLAYING' };
    const state = { ...table.state, phase, ongoing: [underWay.movement] };
    expect(faultsOf(state)).toEqual(['ongoing.0.kind: No movement can be ongoing now.']);
  });

  it('is refused for more than an encounter has room for', () => {
    const crowd = Array.from({ length: 101 }, (_, i) => [`a${i}`, { ...copyOf(ana), id: `a${i}` }]);
    expect(faultsOf(forged('combatants', Object.fromEntries(crowd))).join()).toContain(
      'at most 100 combatants',
    );
    const keys = Array.from({ length: 301 }, (_, i) => `x${i}`);
    const conditions = keys.map((key) => [key, { ...copyOf('conditions.dazed'), key }]);
    expect(faultsOf(forged('conditions', Object.fromEntries(conditions))).join()).toContain(
      'at most 300 things',
    );
  });

  it.each([null, undefined, 'state', 7, [], {}])('is refused when it is none: %s', (none) => {
    expect(schema.safeParse(none).success).toBe(false);
  });
});
