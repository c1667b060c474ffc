import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { Dice } from '../../../../src/engine/core/values/dice.ts';
import type { CommandTemplate, Decision } from '../../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { AttackOdds, DefenseOdds, Fraction } from '../../../../src/engine/core/odds/odds.ts';
import { MAX_ODDS_COST } from '../../../../src/engine/core/odds/answer.ts';
import { fraction, toNumber } from '../../../../src/engine/dice/odds.ts';
import { scriptedDice } from '../../../../src/engine/dice/scripted.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import {
  playAttack,
  resolveAttack,
} from '../../../../src/engine/rulesets/segments/attack/attack.ts';
import type { Event } from '../../../../src/engine/rulesets/segments/model/events.ts';
import { segments } from '../../../../src/engine/rulesets/segments/index.ts';
import { recordFrom } from '../../../../src/engine/core/command/event-recorder.ts';
import { evolve } from '../../../../src/engine/rulesets/segments/evolve.ts';
import { chanceToHit } from '../../../../src/engine/rulesets/segments/attack/odds.ts';
import { poolWith } from '../../../../src/engine/rulesets/segments/stats/rolls.ts';
import { valueTerm } from '../../../../src/engine/core/score/score.ts';
import {
  type MissChance,
  planAttack,
} from '../../../../src/engine/rulesets/segments/attack/plan.ts';
import type { Attack, Defense } from '../../../../src/engine/rulesets/segments/model/ongoing.ts';
import type { State } from '../../../../src/engine/rulesets/segments/model/state.ts';
import { everyFall } from '../../../kit/engine/every-roll.ts';
import { declare, ready, release, shoot, strike } from '../../../kit/engine/segments/moves.ts';
import { randomFilling } from '../../../kit/engine/options.ts';
import { Random } from '../../../kit/engine/random.ts';
import {
  type CommandInput,
  fight,
  foe,
  gathering,
  knows,
  melee,
  parse,
  projectile,
  someone,
  type Table,
} from '../../../kit/engine/segments/encounter.ts';
import { basicActions } from '../../../../src/engine/rulesets/segments/model/built-in.ts';
import { segmentsGame } from '../../../kit/engine/segments/fights.ts';
import { sized } from '../../../kit/size.ts';

const flatPool = (flat: number) => poolWith([valueTerm('flat', flat)]);

const f = (numerator: number, denominator = 1): Fraction =>
  fraction(BigInt(numerator), BigInt(denominator));

const player = (...combatants: readonly string[]): Actor => ({ kind: 'PLAYER', combatants });

// ------------------------------------------------------------------ asking

function oddsOf(state: State, input: CommandInput, actor = gameMaster) {
  return segments.queries.odds(state, { of: 'COMMAND', command: parse(input) }, actor);
}

const oddsUnderWay = (state: State, attackId: string, actor = gameMaster) =>
  segments.queries.odds(state, { of: 'ATTACK', attackId }, actor);

function answered(result: ReturnType<typeof oddsOf>): readonly AttackOdds[] {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.attacks;
}

function only(attacks: readonly AttackOdds[]): AttackOdds {
  expect(attacks).toHaveLength(1);
  return attacks[0]!;
}

/** The odds of the attack whose defense is due. */
const oddsAt = (table: Table): AttackOdds =>
  only(answered(oddsUnderWay(table.state, table.attackId)));

function against({ perDefense }: AttackOdds, kind: string, action: string | null = null) {
  const found = perDefense.find(
    (one) => one.defense === kind && (action === null || one.action === action),
  );
  if (!found) throw new Error(`There are no odds against ${kind}.`);
  return found;
}

const waysOf = ({ perDefense }: AttackOdds): readonly string[] =>
  perDefense.map(({ defense, action, use, basis }) =>
    [basis, defense, action, use].filter((word) => word !== null).join(' '),
  );

/** Amount → chance as numerator over the common denominator. */
const damageOf = ({ damage }: DefenseOdds) =>
  Object.fromEntries(damage.map(({ amount, chance }) => [amount, chance.numerator]));

const attackOf = ({ state }: Table): Attack => state.attacks.at(-1)!;

// ------------------------------------------------------------------ settings of the stage

interface Stage {
  /** Of what Ana strikes with. */
  readonly offensive?: string;
  readonly damage?: string | null;
  readonly range?: number;
  readonly far?: number;
  readonly parry?: string;
  /** What Ana's attacks are under; each a condition of hers. */
  readonly under?: readonly ('ADVANTAGE' | 'DISADVANTAGE' | 'LEVERAGE')[];
  /** Of her damage rolls. */
  readonly damageUnder?: 'ADVANTAGE' | 'DISADVANTAGE';
  readonly hitPoints?: number;
  readonly defenseBonus?: number;
  readonly reduces?: boolean;
  readonly modifiers?: readonly string[];
  /** Levels of the smoke in which Bor stands. */
  readonly smoke?: 1 | 2;
  /** Whether something solid stands half-way. */
  readonly wall?: boolean;
  readonly criticals?: boolean;
  /** Whether Ana's shot is a maneuver. */
  readonly maneuver?: boolean;
}

const anas = { strength: 1, dexterity: 1, intelligence: 0, resolve: 0 };
const bors = { strength: 0, dexterity: 0, intelligence: 1, resolve: 0 };

/** Ana has shot at Bor, who may dodge, parry, react or do nothing. */
function stage(plan: Stage = {}): Table {
  const { far = 1, under = [], damageUnder, modifiers = [] } = plan;
  const conditions = [
    ...under.map((circumstance, i) => ({ circumstance, roll: 'ATTACK' as const, i })),
    ...(damageUnder ? [{ circumstance: damageUnder, roll: 'DAMAGE' as const, i: 9 }] : []),
  ].map(({ circumstance, roll, i }) => ({
    key: `mood-${i}`,
    name: circumstance,
    effects: [{ type: 'ROLLS' as const, of: 'BEARER' as const, rolls: [roll], circumstance }],
  }));
  const moods = conditions.map(({ key }) => ({
    key,
    name: key,
    uses: [{ kind: 'FREE' as const }],
    effect: { type: 'STANCE' as const, condition: key },
  }));
  const shot = projectile('shot', {
    speed: 100,
    offensive: plan.offensive ?? 'AB + Dex + 2d6',
    damage: plan.damage === undefined ? 'Strength + 1d6' : plan.damage,
    range: plan.range ?? 60,
    maneuvers: true,
  });
  const table = fight(
    [
      someone('ana', [0, 0], {
        abilities: anas,
        ...knows('shot', ...moods.map(({ key }) => key)),
      }),
      foe('bor', [far, 0], {
        abilities: bors,
        defenseBonus: plan.defenseBonus ?? 0,
        hitPoints: plan.hitPoints ?? 5,
        ...knows('parry'),
      }),
    ],
    {
      actions: [
        {
          ...shot,
          modifiers: [
            { key: 'aimed', name: 'Aimed', offensiveDice: 1 },
            { key: 'heavy', name: 'Heavy', damageDice: 1 },
          ],
        },
        {
          key: 'parry',
          name: 'Parry',
          uses: [{ kind: 'STANDARD' }, { kind: 'SWIFT' }],
          defensive: plan.parry ?? 'DB + 2d6',
          effect: { type: 'GUARD' },
        },
        ...moods,
      ],
      conditions,
      setup: {
        concealing: plan.smoke ? [{ hex: { q: far, r: 0 }, levels: plan.smoke }] : [],
        obstacles: plan.wall ? [{ q: far / 2, r: 0 }] : [],
        settings: settingsOf(plan),
      },
    },
  );
  for (const { key } of moods) table.play(declare('ana', key, 'FREE'));
  return table.play(
    declare('ana', 'shot', 'STANDARD', {
      targetIds: ['bor'],
      modifiers: [...modifiers],
      maneuver: plan.maneuver ?? false,
    }),
  );
}

const settingsOf = ({ reduces, criticals, maneuver }: Stage) =>
  ({
    reactionEffect: reduces ? 'DAMAGE_REDUCTION' : 'DEFENSE_SCORE',
    criticals: criticals ? 'ALL_ALIKE' : 'OFF',
    maneuvers: maneuver ? 'EACH_ROUND' : 'OFF',
  }) as const;

const defenses = {
  REACTION: { kind: 'REACTION' },
  NONE: { kind: 'NONE' },
  DODGE: { kind: 'DODGE', path: [] },
  COUNTER: { kind: 'COUNTER', action: 'parry', use: 'STANDARD' },
} as const satisfies Record<string, Defense>;
type Way = keyof typeof defenses;

/** The odds of the attack whose defense is due, when it is met in one of these ways. */
const oddsBy = (table: Table, way: Way): DefenseOdds =>
  against(oddsAt(table), way, way === 'COUNTER' ? 'parry' : null);

// ------------------------------------------------------------------ by hand

describe('worked examples', () => {
  test('SEG-01 W-1 AB 4 + Dex 3 + 5d6 is 7 to 12; the 9 of the example comes up 10 times in 32', () => {
    const table = fight(
      [
        someone('ana', [0, 0], {
          attackBonus: 4,
          abilities: { strength: 0, dexterity: 3, intelligence: 0, resolve: 0 },
          ...knows('blade'),
        }),
        foe('bor', [1, 0], { defenseBonus: 9 }),
      ],
      { actions: [melee('blade', { offensive: 'AB + Dex + 5d6' })] },
    ).play(shoot('ana', 'blade', 'bor'));
    const plan = planAttack(table.state, attackOf(table), defenses.REACTION);
    expect(plan.attack).toMatchObject({ dice: 5, flat: 7 });
    expect(plan.toReach).toMatchObject({ dice: 0, flat: 9 });
    // C(5,2) + C(5,3) + C(5,4) + C(5,5) of 32 reach 9; one less reaches 10.
    expect(against(oddsAt(table), 'REACTION').hit).toEqual(f(26, 32));
    const harder = { ...plan, toReach: flatPool(10) };
    expect(chanceToHit(harder)).toEqual(f(26 - 10, 32));
  });

  test('SEG-32 D-1 a tie hits: attack 4 against 4 always, against 5 never', () => {
    const certain = { offensive: '4', defenseBonus: 3 };
    expect(against(oddsAt(stage(certain)), 'REACTION').hit).toEqual(f(1));
    expect(against(oddsAt(stage({ ...certain, defenseBonus: 4 })), 'REACTION').hit).toEqual(f(0));
  });

  test.each([
    { under: ['ADVANTAGE', 'DISADVANTAGE'], dice: 5 },
    { under: ['ADVANTAGE', 'ADVANTAGE'], dice: 8 },
    { under: ['LEVERAGE'], dice: 11 },
    { under: ['LEVERAGE', 'DISADVANTAGE'], dice: 8 },
    { under: ['DISADVANTAGE'], dice: 2 },
  ] as const)('SEG-87 D-5 5d6 under $under are $dice dice', ({ under, dice }) => {
    const table = stage({ offensive: '5d6', under });
    const plan = planAttack(table.state, attackOf(table), defenses.NONE);
    expect(plan.attack).toMatchObject({ dice, flat: 0 });
  });

  test('SEG-44 SEG-87 a dodge leaves 2 of 5 dice, and the attack must reach DB + Intelligence', () => {
    const table = stage({ offensive: '5d6' });
    const plan = planAttack(table.state, attackOf(table), defenses.DODGE);
    expect(plan).toMatchObject({ attack: { dice: 2 }, toReach: { dice: 0, flat: 1 } });
    expect(against(oddsAt(table), 'DODGE').hit).toEqual(f(3, 4));
  });

  test('SEG-32 SEG-33 SEG-105 Unarmed Strike on 5 hit points, by every defense', () => {
    const table = fight([
      someone('ana', [0, 0]),
      foe('bor', [1, 0], { abilities: bors, hitPoints: 5 }),
    ]);
    const odds = only(answered(oddsOf(table.state, strike('ana', 'bor'))));
    expect(odds).toMatchObject({
      attackerId: 'ana',
      targetId: 'bor',
      action: 'unarmed-strike',
      arrives: 'NOW',
    });
    const eighths = Object.fromEntries([1, 2, 3, 4, 5, 6].map((pips) => [pips, 1n]));
    const reaction = against(odds, 'REACTION');
    expect(reaction).toMatchObject({
      defense: 'REACTION',
      action: null,
      use: null,
      basis: 'LEGAL',
      hit: f(3, 4),
      expectedDamage: f(21, 8),
      downs: f(1, 4),
    });
    expect(damageOf(reaction)).toEqual({ 0: 2n, ...eighths });
    expect(reaction.damage[0]?.chance.denominator).toBe(8n);
    expect(against(odds, 'NONE')).toMatchObject({ hit: f(1), downs: f(1, 3) });
    // Two dice against two: 11 of 16 are not fewer.
    const counter = against(odds, 'COUNTER');
    expect(counter).toMatchObject({
      defense: 'COUNTER',
      action: 'unarmed-strike',
      use: 'STANDARD',
      hit: f(11, 16),
      expectedDamage: f(77, 32),
      downs: f(11, 48),
    });
    // At disadvantage two dice are none, which does not reach 1.
    expect(against(odds, 'DODGE')).toMatchObject({ hit: f(0), expectedDamage: f(0), downs: f(0) });
    expect(damageOf(against(odds, 'DODGE'))).toEqual({ 0: 1n });
  });

  test.each([
    [8, 60, true],
    [100, 1, false],
    [20, 60, false],
  ])('SEG-39 of %dd6 against %d more defenses are worked out: %s', (dice, defenses, isAnswered) => {
    const keys = Array.from({ length: defenses }, (_, i) => `parry-${i}`);
    const table = fight(
      [someone('ana', [0, 0], knows('blow')), foe('bor', [1, 0], knows(...keys))],
      {
        actions: [
          melee('blow', { damage: `${dice}d6` }),
          ...keys.map((key) => ({ ...melee(key), defensive: '2d6' })),
        ],
        setup: { settings: settingsOf({ criticals: true }) },
      },
    );
    const odds = oddsOf(table.state, declare('ana', 'blow', 'STANDARD', { targetIds: ['bor'] }));
    if (odds.ok) expect(only(odds.value.attacks).perDefense.length).toBeGreaterThan(defenses);
    expect(odds.ok).toBe(isAnswered);
    if (!odds.ok) expect(odds.error.message).toContain(`${MAX_ODDS_COST} is the limit`);
  });

  test('SEG-23 modifiers that are paid for count', () => {
    const plain = against(oddsAt(stage()), 'NONE');
    const heavy = against(oddsAt(stage({ modifiers: ['heavy'] })), 'NONE');
    expect(plain.expectedDamage).toEqual(f(9, 2));
    expect(heavy.expectedDamage).toEqual(f(8));
    const aimed = stage({ modifiers: ['aimed'] });
    expect(planAttack(aimed.state, attackOf(aimed), defenses.NONE).attack.dice).toBe(3);
  });

  test('SEG-65 every further 20 ft, a part counting whole, lower the attack by 1', () => {
    const near = stage({ far: 12, offensive: '3d6' });
    const far = stage({ far: 13, offensive: '3d6' });
    expect(against(oddsAt(near), 'REACTION').hit).toEqual(f(7, 8));
    expect(against(oddsAt(far), 'REACTION').hit).toEqual(f(4, 8));
  });

  test('SEG-79 concealment, cover and range are independent; all apply', () => {
    const hit = (plan: Stage) =>
      against(oddsAt(stage({ offensive: '5d6', far: 14, ...plan })), 'REACTION').hit;
    const wall = true;
    // 70 ft are 10 too many: 5 dice, or 2 at disadvantage, must come to 2.
    expect(hit({})).toEqual(f(26, 32));
    expect(hit({ smoke: 2 })).toEqual(f(26 * 4, 32 * 6));
    expect(hit({ wall })).toEqual(f(1, 4));
    expect(hit({ wall, smoke: 1 })).toEqual(f(5, 24));
    expect(hit({ wall, smoke: 1, range: 100 })).toEqual(f(15, 24));
  });

  test('SEG-45 a Reaction that is taken off the damage lets every attack through, for less', () => {
    const odds = oddsAt(stage({ reduces: true, defenseBonus: 2, damage: '1d6' }));
    const reaction = against(odds, 'REACTION');
    expect(reaction.hit).toEqual(f(1));
    expect(damageOf(reaction)).toEqual({ 0: 3n, 1: 1n, 2: 1n, 3: 1n });
    expect(against(odds, 'NONE').expectedDamage).toEqual(f(7, 2));
  });

  test('SEG-33 damage is never below 0, and an attack without damage does none', () => {
    const weak = against(oddsAt(stage({ damage: '1d6 - 4' })), 'NONE');
    expect(damageOf(weak)).toEqual({ 0: 4n, 1: 1n, 2: 1n });
    const harmless = against(oddsAt(stage({ damage: null })), 'NONE');
    expect(harmless).toMatchObject({ hit: f(1), expectedDamage: f(0), downs: f(0) });
  });

  test('SEG-82 advantage on damage is three more dice of it', () => {
    const odds = oddsAt(stage({ damage: '1d6', damageUnder: 'ADVANTAGE', hitPoints: 24 }));
    expect(against(odds, 'NONE')).toMatchObject({ expectedDamage: f(14), downs: f(1, 1296) });
  });
});

// ------------------------------------------------------------------ concealment

describe('SEG-37 D-11 the miss chance of concealment 2', () => {
  const concealed = (missChance: MissChance, faces: readonly number[]) => {
    const table = stage();
    const attack = attackOf(table);
    const log = recordFrom(table.state, evolve);
    const dice = scriptedDice(faces);
    playAttack(log, attack, { ...planAttack(log.state, attack, defenses.NONE), missChance }, dice);
    expect(dice.left).toEqual([]);
    return log;
  };
  const roll = (missChance: MissChance, die: number, missed: boolean) => ({
    type: 'MissChanceRolled',
    attackId: 'ana.1.1',
    attackerId: 'ana',
    targetId: 'bor',
    action: 'shot',
    missChance,
    terms: [],
    die,
    missed,
  });

  test.each([1, 2])('a %i is a miss without an attack roll, and ends the attack', (die) => {
    const { events, state } = concealed(2, [die]);
    expect(events).toEqual([roll(2, die, true)]);
    expect(state.attacks).toEqual([]);
  });

  test.each([3, 4, 5, 6])('with a %i it goes on', (die) => {
    const { events, state } = concealed(2, [die, 6, 6, 4]);
    expect(events[0]).toEqual(roll(2, die, false));
    expect(events.slice(1).map(({ type }) => type)).toEqual([
      'AttackHit',
      'DamageDealt',
      'CombatantDown',
    ]);
    expect(state.attacks).toEqual([]);
  });

  test('without concealment nothing is rolled for it', () => {
    expect(concealed(0, [1, 1, 1]).events[0]).toMatchObject({ type: 'AttackHit' });
  });

  test.each([0, 1, 2, 3] as const)(
    'a miss chance of %i sixths comes off the chance to hit',
    (m) => {
      const table = stage();
      const plan = planAttack(table.state, attackOf(table), defenses.REACTION);
      expect(chanceToHit({ ...plan, toReach: flatPool(2) })).toEqual(f(3, 4));
      const misty = { ...plan, toReach: flatPool(2), missChance: m };
      expect(chanceToHit(misty)).toEqual(f(3 * (6 - m), 24));
    },
  );

  test.each([1, 2, 3] as const)('%i sixths: as counted through all faces', (missChance) => {
    const table = stage({ offensive: '2d6', parry: '1d6' });
    const attack = attackOf(table);
    const plan = { ...planAttack(table.state, attack, defenses.COUNTER), missChance };
    const falls = everyFall(5, (dice) => {
      const log = recordFrom(table.state, evolve);
      playAttack(log, attack, plan, dice);
      return log.events.some(({ type }) => type === 'AttackHit');
    });
    const hits = falls.reduce((sum, { result, weight }) => (result ? sum + weight : sum), 0n);
    expect(chanceToHit(plan)).toEqual(fraction(hits, 6n ** 5n));
  });
});

// ------------------------------------------------------------------ against the real thing

/** What an attack came to. */
function outcomeOf(state: State, attack: Attack, defense: Defense, dice: Dice) {
  const log = recordFrom(state, evolve);
  resolveAttack(log, attack, defense, dice);
  const rolled = log.events.find((event) => 'critical' in event);
  const dealt = log.events.find((event) => event.type === 'DamageDealt');
  const damage = dealt ? dealt.damage.total - dealt.reducedBy - dealt.absorbed : 0;
  const won = log.events.find((event) => event.type === 'ManeuverSucceeded');
  return {
    hit: rolled?.type === 'AttackHit',
    critical: rolled?.critical ?? 'NONE',
    damage,
    down: log.events.some(({ type }) => type === 'CombatantDown'),
    points: won?.attack.stage.points ?? 0,
  };
}

const stages: readonly (readonly [string, Stage, number])[] = [
  ['a plain shot', {}, 5],
  ['bonuses and a penalty', { far: 21, offensive: 'AB + Dex + 3d6', defenseBonus: 1 }, 6],
  ['advantage', { offensive: '1d6', under: ['ADVANTAGE'], parry: '1d6 + 1' }, 6],
  ['disadvantage', { offensive: '5d6', under: ['DISADVANTAGE'], parry: '2d6' }, 6],
  ['damage that is reduced', { reduces: true, defenseBonus: 2, damage: '2d6 - 3' }, 6],
  ['no damage', { damage: null }, 5],
  ['concealment', { smoke: 2, offensive: '1d6', parry: '1d6' }, 4],
  ['cover', { wall: true, far: 4, offensive: '5d6' }, 5],
  // Of the damage dice one is left, and each 6 of five in a row adds another; 1s are rolled again.
  [
    'criticals',
    { criticals: true, offensive: 'AB + 2d6', damageUnder: 'DISADVANTAGE', parry: '1d6 + 1' },
    15,
  ],
  ['criticals out of smoke', { criticals: true, smoke: 1, offensive: '1d6 - 1', damage: null }, 5],
  ['a maneuver', { maneuver: true, offensive: '3d6 + 1', parry: '2d6' }, 5],
  ['a critical maneuver', { maneuver: true, criticals: true, smoke: 1, offensive: '2d6 + 1' }, 5],
];

describe('SEG-38 the odds are what all the faces of the dice come to', () => {
  for (const [name, plan, depth] of stages)
    test.each(Object.keys(defenses) as Way[])(`${name}: %s`, (way) => {
      const table = stage(plan);
      const falls = everyFall(depth, (dice) =>
        outcomeOf(table.state, attackOf(table), defenses[way], dice),
      );
      const all = 6n ** BigInt(depth);
      const count = (holds: (fall: (typeof falls)[number]['result']) => boolean) =>
        falls.reduce((sum, { result, weight }) => (holds(result) ? sum + weight : sum), 0n);
      const odds = oddsBy(table, way);
      expect(odds.hit).toEqual(
        fraction(
          count(({ hit }) => hit),
          all,
        ),
      );
      expect(odds.downs).toEqual(
        fraction(
          count(({ down }) => down),
          all,
        ),
      );
      const amounts = [...new Set(falls.map(({ result }) => result.damage))].sort((a, b) => a - b);
      expect(odds.damage.map(({ amount }) => amount)).toEqual(amounts);
      for (const { amount, chance } of odds.damage)
        expect(fraction(chance.numerator, chance.denominator)).toEqual(
          fraction(
            count(({ damage }) => damage === amount),
            all,
          ),
        );
      const critical = (kind: string) => count((fall) => fall.critical === kind);
      expect(odds.criticalHit).toEqual(fraction(critical('HIT'), all));
      expect(odds.criticalFailure).toEqual(fraction(critical('FAILURE'), all));
      const won = [...new Set(falls.map(({ result }) => result.points))].sort((a, b) => a - b);
      expect(odds.points.map(({ points }) => points)).toEqual(plan.maneuver ? won : []);
      for (const { points, chance } of odds.points)
        expect(fraction(chance.numerator, chance.denominator)).toEqual(
          fraction(
            count((fall) => fall.points === points),
            all,
          ),
        );
      const sum = falls.reduce((s, { result, weight }) => s + BigInt(result.damage) * weight, 0n);
      expect(odds.expectedDamage).toEqual(fraction(sum, all));
      const numerators = odds.damage.reduce((s, { chance }) => s + chance.numerator, 0n);
      expect(new Set(odds.damage.map(({ chance }) => chance.denominator))).toEqual(
        new Set([numerators]),
      );
    });
});

const ROLLS = sized(100_000);
/** Standard deviations: of 200 such figures a thousand seeds would show about one beyond. */
const SIGMAS = 4.5;

const big: Stage = {
  offensive: 'AB + Dex + 4d6',
  parry: 'DB + 5d6',
  damage: 'Strength x 2 + 3d6',
  hitPoints: 14,
  defenseBonus: 2,
};

const mist: Stage = { ...big, smoke: 1, wall: true, far: 6 };

describe(`SEG-38 the odds agree with ${ROLLS} rolls from a seed`, () => {
  test.each<[string, Stage, Way]>([
    ['no defense', { ...big, offensive: 'AB + Dex + 4d6 - 4' }, 'NONE'],
    ['Reaction', big, 'REACTION'],
    ['Reaction off the damage', { ...big, reduces: true }, 'REACTION'],
    ['a counter-action', big, 'COUNTER'],
    ['a dodge', { ...big, offensive: 'AB + Dex + 6d6' }, 'DODGE'],
    ['advantage', { ...big, under: ['ADVANTAGE'] }, 'COUNTER'],
    ['leverage and disadvantage', { ...big, under: ['LEVERAGE', 'DISADVANTAGE'] }, 'COUNTER'],
    ['a range penalty of 3', { ...big, far: 21, offensive: 'AB + Dex + 6d6' }, 'REACTION'],
    ['criticals', { ...big, criticals: true, offensive: 'AB + 2d6 + 2' }, 'REACTION'],
    ['criticals in the mist', { ...mist, criticals: true, offensive: '5d6' }, 'NONE'],
    ['a maneuver', { ...big, maneuver: true, criticals: true }, 'REACTION'],
    ['concealment and cover', { ...mist, offensive: 'AB + Dex + 8d6' }, 'COUNTER'],
  ])('%s', { timeout: 60_000 }, (_, plan, way) => {
    const table = stage(plan);
    const attack = attackOf(table);
    const odds = oddsBy(table, way);
    const dice = seededDice('0d'.repeat(32), 0);
    const seen = new Map<string, number>();
    const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let n = 0; n < ROLLS; n++) {
      const fall = outcomeOf(table.state, attack, defenses[way], dice);
      const { hit, critical, damage, down, points } = fall;
      note(`damage ${damage}`);
      if (plan.maneuver) note(`points ${points}`);
      if (critical !== 'NONE') note(critical);
      if (hit) note('hit');
      if (down) note('down');
    }
    const figures = [
      ['hit', odds.hit] as const,
      ['down', odds.downs] as const,
      ['HIT', odds.criticalHit] as const,
      ['FAILURE', odds.criticalFailure] as const,
      ...odds.points.map(({ points, chance }) => [`points ${points}`, chance] as const),
      ...odds.damage.map(({ amount, chance }) => [`damage ${amount}`, chance] as const),
    ];
    for (const [what, chance] of figures) {
      const p = toNumber(chance);
      const deviation = Math.sqrt(ROLLS * p * (1 - p));
      // One more for what is too rare to be spread evenly around its mean.
      const off = Math.abs((seen.get(what) ?? 0) - ROLLS * p);
      expect(off, `${what}: ${p}`).toBeLessThanOrEqual(SIGMAS * deviation + 1);
    }
    const hits = toNumber(odds.hit);
    expect(hits).toBeGreaterThan(0.1);
    expect(hits).toBeLessThan(plan.reduces ? 1.1 : 0.99);
    const expected = new Set<string>(figures.map(([what]) => what));
    expect([...seen.keys()].filter((what) => !expected.has(what))).toEqual([]);
  });
});

// ------------------------------------------------------------------ which defenses

describe('the defenses that are listed', () => {
  test('SEG-41 of an attack that is met now: those that the rules allow, in every use', () => {
    expect(waysOf(oddsAt(stage()))).toEqual([
      'LEGAL REACTION',
      'LEGAL NONE',
      'LEGAL DODGE',
      'LEGAL COUNTER unarmed-strike STANDARD',
      'LEGAL COUNTER parry STANDARD',
      'LEGAL COUNTER parry SWIFT',
    ]);
  });

  test('SEG-41 whoever has had a turn in this segment is left with a Reaction', () => {
    const table = fight([someone('ana', [0, 0]), foe('bor', [1, 0])]).end('ana');
    const odds = only(answered(oddsOf(table.state, strike('bor', 'ana'))));
    expect(waysOf(odds)).toEqual(['LEGAL REACTION', 'LEGAL NONE']);
  });

  const archers = (setup = {}) =>
    fight(
      [someone('ana', [0, 0], knows('dart', 'volley')), foe('bor', [6, 0]), foe('cid', [2, 0])],
      {
        actions: [projectile('dart'), projectile('volley', {}, [{ kind: 'FULL', attacks: 2 }])],
        setup,
      },
    );
  const assumed = [
    'LEGAL REACTION',
    'LEGAL NONE',
    'ASSUMED DODGE',
    'ASSUMED COUNTER unarmed-strike STANDARD',
  ];

  test('SEG-59 against what arrives in a later segment a defense is assumed', () => {
    const table = archers();
    const odds = only(answered(oddsOf(table.state, shoot('ana', 'dart', 'bor'))));
    expect(odds.arrives).toBe('LATER');
    expect(waysOf(odds)).toEqual(assumed);
    table.play(shoot('ana', 'dart', 'bor'));
    expect(table.state.attacks).toEqual([]);
    const [flying] = table.state.ongoing;
    expect(only(answered(oddsUnderWay(table.state, flying!.id)))).toEqual(odds);
  });

  test('SEG-26 of several attacks the first may arrive now, the others come later', () => {
    const volley = declare('ana', 'volley', 'FULL', { targetIds: ['cid', 'cid'] });
    const [first, second] = answered(oddsOf(archers().state, volley));
    expect(first).toMatchObject({ targetId: 'cid', arrives: 'NOW' });
    expect(waysOf(first!)).toEqual(assumed.map((way) => way.replace('ASSUMED', 'LEGAL')));
    expect(second).toMatchObject({ targetId: 'cid', arrives: 'LATER' });
    expect(waysOf(second!)).toEqual(assumed);
    expect(against(first!, 'NONE')).toEqual(against(second!, 'NONE'));
  });

  test('SEG-42 once a defense is declared it is the only one', () => {
    const table = stage().defend('COUNTER', [], { action: 'parry', use: 'SWIFT' });
    const odds = only(answered(oddsUnderWay(table.state, attackOf(table).id)));
    expect(odds.arrives).toBe('NOW');
    expect(waysOf(odds)).toEqual(['CHOSEN COUNTER parry SWIFT']);
  });

  test('SEG-45 a standing order settles nothing, and is not told to who asks', () => {
    const table = archers();
    const of = (target: string) =>
      only(answered(oddsOf(table.state, shoot('ana', 'dart', target))));
    const before = of('cid');
    table.play({ type: 'SetStandingOrders', combatantId: 'cid', defense: 'NONE' });
    expect(of('cid')).toEqual(before);
  });

  test('SEG-19 before the first round there is a Reaction only, however far the target is', () => {
    const table = gathering([someone('ana', [0, 0], knows('dart')), foe('bor', [30, 0])], {
      actions: [projectile('dart')],
    });
    const odds = only(answered(oddsOf(table.state, shoot('ana', 'dart', 'bor'))));
    expect(odds.arrives).toBe('NOW');
    expect(waysOf(odds)).toEqual(['LEGAL REACTION', 'LEGAL NONE']);
  });

  test('SEG-27 a readied attack has the odds of its release', () => {
    const table = fight([someone('ana', [0, 0]), foe('bor', [1, 0])]);
    const declared = answered(oddsOf(table.state, strike('ana', 'bor')));
    table.play(ready('ana', 'unarmed-strike', 'STANDARD')).end('ana');
    const released = answered(oddsOf(table.state, release('ana', { targetIds: ['bor'] })));
    expect(only(released).perDefense.find(({ defense }) => defense === 'NONE')).toEqual(
      only(declared).perDefense.find(({ defense }) => defense === 'NONE'),
    );
  });

  test('SEG-48 a blow at someone who is out of reach by now cannot hit', () => {
    const table = fight([someone('ana', [0, 0]), foe('bor', [1, 0])]).play(strike('ana', 'bor'));
    const away: State = {
      ...table.state,
      combatants: {
        ...table.state.combatants,
        bor: { ...table.combatant('bor'), position: { q: 5, r: 0 } },
      },
    };
    const odds = only(answered(oddsUnderWay(away, table.attackId)));
    expect(odds.perDefense.map(({ hit }) => hit)).toEqual(odds.perDefense.map(() => f(0)));
    expect(odds.perDefense.length).toBeGreaterThan(2);
  });
});

// ------------------------------------------------------------------ who may ask, and of what

describe('a refusal instead of odds', () => {
  const table = stage();
  const ana = fight([someone('ana', [0, 0]), foe('bor', [1, 0]), foe('cid', [9, 0])]);

  test('for a seat that does not see both sheets: attacker, target or nobody', () => {
    for (const actor of [player('ana'), player('bor'), player(), { kind: 'SPECTATOR' } as const]) {
      const underWay = oddsUnderWay(table.state, table.attackId, actor);
      expect(underWay).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
      const command = oddsOf(ana.state, strike('ana', 'bor'), actor);
      expect(command).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
    }
  });

  test('a player of both sees what the GM sees', () => {
    const underWay = oddsUnderWay(table.state, table.attackId, player('ana', 'bor'));
    expect(underWay).toEqual(oddsUnderWay(table.state, table.attackId));
    const command = oddsOf(ana.state, strike('ana', 'bor'), player('ana', 'bor'));
    expect(command).toEqual(oddsOf(ana.state, strike('ana', 'bor')));
  });

  test('the refusal says the same of whoever is not seen, legal target or not', () => {
    const refused = ['bor', 'cid', 'nobody'].map((id) =>
      oddsOf(ana.state, strike('ana', id), player('ana')),
    );
    const said = refused.map((result, i) =>
      JSON.stringify(result).replaceAll(['bor', 'cid', 'nobody'][i]!, 'X'),
    );
    expect(new Set(said).size).toBe(1);
  });

  test.each<[string, CommandInput, object]>([
    ['the rule that forbids the attack', strike('ana', 'cid'), { rule: 'SEG-67' }],
    ['the rule of turns', strike('bor', 'ana'), { rule: 'SEG-09' }],
    ['an unknown target', strike('ana', 'nobody'), { code: 'NOT_FOUND', id: 'nobody' }],
    ['nothing readied', release('ana', { targetIds: ['bor'] }), { rule: 'SEG-27' }],
    ['no attack', declare('ana', 'brace', 'STANDARD'), { code: 'INVALID', field: 'action' }],
    ['another command', { type: 'EndTurn', combatantId: 'ana' }, { code: 'INVALID' }],
  ])('%s', (_, command, error) => {
    expect(oddsOf(ana.state, command)).toMatchObject({ ok: false, error });
  });

  test('an attack that is not under way', () => {
    const error = { code: 'NOT_FOUND', what: 'attack', id: 'x' };
    expect(oddsUnderWay(ana.state, 'x')).toMatchObject({ ok: false, error });
  });

  test('asking leaves everything as it was', () => {
    const before = JSON.stringify(table.state);
    oddsAt(table);
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

// ------------------------------------------------------------------ in random fights

const FIGHTS = sized(60, 12);
const MOVES = 80;

/** A command of a random fight, and the odds of the attacks that it made or settled. */
interface Asked {
  readonly command: CommandTemplate;
  readonly odds: readonly AttackOdds[];
  readonly after: State;
  readonly events: readonly Event[];
}

function asked(number: number): readonly Asked[] {
  const random = new Random(number);
  const { setup, opening } = segmentsGame.encounter(random);
  const dice = seededDice(random.diceSeed(), 0);
  let state = segments.rules.initial(setup);
  const play = (template: CommandTemplate): readonly Event[] => {
    const command = segments.rules.commands[template.type]!.parse(template);
    const result = execute(segments, state, command, { actor: gameMaster, dice });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    ({ state } = result.value);
    return result.value.events;
  };
  for (const command of opening) play(command);
  const found: Asked[] = [];
  for (let move = 0; move < MOVES && !segmentsGame.hasEnded(state); move++) {
    const options = segments.queries
      .decisions(state, gameMaster)
      .flatMap((decision) => decision.options.map((option) => ({ decision, option })));
    const taken = random.weighted(options, ({ decision, option }) =>
      segmentsGame.weight(state, decision, option),
    );
    if (!taken) break;
    const command = randomFilling(taken.option, random, segmentsGame.material(state, random));
    const odds = oddsBefore(state, command);
    const events = play(command);
    if (odds) found.push({ command, odds, after: state, events });
  }
  return found;
}

function oddsBefore(state: State, command: CommandTemplate): readonly AttackOdds[] | null {
  if (command.type === 'ResolveDefense')
    return answered(oddsUnderWay(state, command.attackId as string));
  const aimed = Array.isArray(command.targetIds) && command.targetIds.length > 0;
  const readied = state.combatants[String(command.combatantId)]?.readied;
  const key = typeof command.action === 'string' ? command.action : (readied?.action ?? '');
  const effect = { ...basicActions, ...state.actions }[key]?.effect;
  if (!aimed || effect?.type !== 'ATTACK') return null;
  return answered(oddsOf(state, command as unknown as CommandInput));
}

/** The ways to meet an attack that a decision lists. */
const listed = ({ options }: Decision): readonly string[] =>
  options.map(({ command }) =>
    ['LEGAL', command.defense, command.action, command.use]
      .filter((word) => typeof word === 'string')
      .join(' '),
  );

describe(`in ${FIGHTS} random fights`, () => {
  let all: readonly Asked[];
  beforeAll(() => {
    all = Array.from({ length: FIGHTS }, (_, number) => asked(number)).flat();
  });

  test('SEG-41 an attack that is declared has the defenses that its target is then asked for', () => {
    let compared = 0;
    for (const { command, odds, after } of all) {
      const due = segments.queries
        .decisions(after, gameMaster)
        .find(({ kind }) => kind === 'DEFENSE');
      const [first] = odds;
      if (command.type === 'ResolveDefense' || first?.arrives !== 'NOW' || !due) continue;
      if (first.perDefense[0]?.basis !== 'LEGAL' || first.targetId !== due.combatantId) continue;
      expect(new Set(waysOf(first))).toEqual(new Set(listed(due)));
      compared++;
    }
    expect(compared).toBeGreaterThan(sized(100));
  });

  test('SEG-32 SEG-33 what happens is never what the odds rule out', () => {
    let compared = 0;
    for (const { command, odds, events } of all) {
      const settled = events.find(({ type }) => type === 'AttackHit' || type === 'AttackMissed');
      if (command.type !== 'ResolveDefense' || settled?.type !== 'AttackHit') continue;
      if (settled.attackId !== command.attackId) continue;
      const at = only(odds).perDefense.find(
        ({ defense, action }) => defense === settled.defense && action === (command.action ?? null),
      );
      expect(at?.hit.numerator).toBeGreaterThan(0n);
      // The damage of this attack, not of one that comes after it.
      const dealt = events
        .slice(events.indexOf(settled) + 1)
        .find(({ type }) => type !== 'ConditionEnded' && type !== 'ManeuverSucceeded');
      const amount =
        dealt?.type === 'DamageDealt' ? dealt.damage.total - dealt.reducedBy - dealt.absorbed : 0;
      expect(at?.damage.map((outcome) => outcome.amount)).toContain(amount);
      compared++;
    }
    expect(compared).toBeGreaterThan(sized(50));
  });
});
