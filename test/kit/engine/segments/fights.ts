import { commands as commandTable } from '../../../../src/engine/rulesets/segments/decide.ts';
import type { z } from 'zod';
import type { CommandTemplate, Option } from '../../../../src/engine/core/decision/decision.ts';
import type { Hex } from '../../../../src/engine/core/values/hex.ts';
import { disc } from '../../../../src/engine/grid/area.ts';
import { distance, sameHex } from '../../../../src/engine/grid/hex.ts';
import { basicActions } from '../../../../src/engine/rulesets/segments/model/built-in.ts';
import { kinds, type Kind } from '../../../../src/engine/rulesets/segments/model/actions.ts';
import { basicConditions } from '../../../../src/engine/rulesets/segments/model/built-in.ts';
import { contentPacks } from '../../../../src/engine/rulesets/segments/content/index.ts';
import {
  type Aim,
  type Command,
  type commands,
  maneuvers,
  noAim,
  setupSchema,
} from '../../../../src/engine/rulesets/segments/model/commands.ts';
import type { Event } from '../../../../src/engine/rulesets/segments/model/events.ts';
import { segments, type SegmentsTypes } from '../../../../src/engine/rulesets/segments/index.ts';
import { nextTargets } from '../../../../src/engine/rulesets/segments/action/next-target.ts';
import { askedToRelease, unaimed } from '../../../../src/engine/rulesets/segments/model/lookup.ts';
import { type State, triggers } from '../../../../src/engine/rulesets/segments/model/state.ts';
import type { Game } from '../fights.ts';
import type { Material } from '../options.ts';
import { features } from '../features.ts';
import { doorUse, someWalls, wallsAmong } from '../walls.ts';
import { Random } from '../random.ts';
import {
  calls,
  freeHexes,
  near,
  newcomerId,
  others,
  SAMPLE,
  sides,
  upTo,
  weighing,
} from '../random-play.ts';
import { anyTrigger } from '../triggers.ts';
import { witness } from './witness.ts';

type Definitions = z.input<(typeof commands)['DefineActions']>['definitions'];
type ActionInput = NonNullable<Definitions['actions']>[number];
type CombatantInput = NonNullable<
  z.input<(typeof commands)['AddCombatants']>['combatants']
>[number];
type SheetInput = CombatantInput['sheet'];

/** The first target of an attack whose target is to be named. */
function nextTarget(state: State): CommandTemplate | null {
  const followUp = unaimed(state);
  const [option] = followUp ? nextTargets(state, followUp).options : [];
  const [choice] = option?.choices ?? [];
  if (choice?.kind === 'COMBATANT')
    return { ...option!.command, targetIds: choice.from.slice(0, 1) };
  return choice?.kind === 'HEX'
    ? { ...option!.command, targetHexes: choice.area.hexes.slice(0, 1) }
    : null;
}

/** What comes before all else is done with in the shortest way. */
function answerTo(state: State): CommandTemplate | null {
  const { attacks, ongoing } = state;
  const asked = askedToRelease(state);
  if (asked) return { type: 'PassPriority', combatantId: asked.id };
  const due = attacks.findLast(({ stage }) => stage.kind !== 'DEFERRED');
  if (due?.stage.kind === 'MANEUVER')
    return {
      type: 'SpendManeuverPoints',
      combatantId: due.attackerId,
      attackId: due.id,
      maneuvers: [],
    };
  if (due?.stage.kind === 'GRANT')
    return { type: 'UseGrants', combatantId: due.stage.combatantId, attackId: due.id };
  if (due?.stage.kind === 'REPOSITION')
    return { type: 'RepositionTarget', combatantId: due.attackerId, attackId: due.id };
  const next = due ? null : nextTarget(state);
  if (next) return next;
  const offered = ongoing.find((one) => one.kind === 'AID' && one.stage === 'OFFERED');
  if (!due && offered?.kind === 'AID')
    return { type: 'AnswerOffer', combatantId: offered.targetId, aidId: offered.id };
  if (due)
    return {
      type: 'ResolveDefense',
      combatantId: due.targetId,
      attackId: due.id,
      defense: 'NONE',
    };
  return null;
}

/** Heals, opens the ground and lets time pass until all that is under way has run out. */
function calm(state: State): CommandTemplate | null {
  const { phase, combatants, battlefield, attacks, ongoing } = state;
  const answer = answerTo(state);
  if (answer) return answer;
  for (const { id, conditions, standingOrders } of Object.values(combatants)) {
    const [first] = conditions;
    if (first) return { type: 'EndCondition', combatantId: id, condition: first.condition };
    if (standingOrders.defense !== 'ASK')
      return { type: 'SetStandingOrders', combatantId: id, defense: 'ASK' };
  }
  if (Object.values(battlefield).flat().length > 0) return { type: 'SetBattlefield' };
  const rests = Object.values(combatants).some(({ cooldowns }) => cooldowns.length > 0);
  const opens =
    phase.kind === 'COMBAT' &&
    phase.segment === 1 &&
    phase.waiting.length + 1 === phase.order.length &&
    Object.values(combatants).every(({ spent, readied }) => spent.length === 0 && !readied);
  return opens && !rests && attacks.length + ongoing.length === 0
    ? null
    : { type: 'AdvanceSegment', passOpenTurns: true };
}

/** The action that an event uses. */
function marksOf(event: Event): readonly string[] {
  if (event.type === 'ActionDeclared') return [event.action];
  return event.type === 'DefenseDeclared' && event.defense.kind === 'COUNTER'
    ? [event.defense.action]
    : [];
}

const REACH_OF_FIELD = 5;
const MAX_COMBATANTS = 9;

// ------------------------------------------------------------------ the encounter

function encounter(random: Random, more: Partial<SheetInput> = {}, crowd?: number) {
  // Now and then the fight is at the edge of the map.
  const corner = random.pick([1000, -1000]);
  const centre = random.chance(0.06) ? { q: corner, r: random.pick([0, -corner]) } : { q: 0, r: 0 };
  const field = disc(centre, REACH_OF_FIELD);
  const cell = random.chance(0.06) ? random.pick(field) : null;
  const walls = field.filter((hex) => cell && distance(hex, cell) === 1);
  const pillars = random.sample(field, random.int(2, 10)).filter((hex) => hex !== cell);
  const obstacles = [...new Set([...walls, ...pillars])];
  const free = field.filter((hex) => !obstacles.includes(hex) && hex !== cell);
  const size = crowd ?? 2 * random.pick([2, 2, 2, 3, 3, 4]);
  const places = [...(cell ? [cell] : []), ...random.sample(free, size)].slice(0, size);
  // Between them they know all that the pack has to teach.
  const lessons = random.sample(sampleKeys, sampleKeys.length);
  const combatants = places.map((position, i) => {
    const who = { id: `c${i}`, side: i % 2 === 0 ? 'heroes' : 'foes', position };
    const learnt = lessons.filter((_, at) => at % places.length === i);
    const { sheet, ...rest } = someone(random, who, learnt);
    return { ...rest, sheet: { ...sheet, ...more } };
  });
  const opening: readonly CommandTemplate[] = [
    { type: 'DefineActions', definitions: definitions(random) },
    { type: 'AddCombatants', combatants },
    // so that some are asked whether to use it.
    ...combatants.slice(0, 2).map(({ id: combatantId }) => ({
      ...{ type: 'InflictCondition', combatantId, condition: 'advantage-attack', once: true },
    })),
  ];
  const setup = setupSchema.parse({
    name: 'By chance',
    settings: {
      doors: obstacles.length % 2 === 0 ? 'FREE' : 'ACTION',
      defenseTiming: random.pick(['DEFERRED', 'IMMEDIATE']),
      reactionEffect: random.pick(['DEFENSE_SCORE', 'DAMAGE_REDUCTION']),
      partialRange: random.pick(['UP', 'DOWN']),
      defenseChance: random.pick(['THIS_SEGMENT', 'CYCLIC']),
      movedTarget: random.pick(['AIMED_AT_CREATURE', 'AIMED_AT_CREATURE', 'AIMED_AT_HEX']),
      rangePenalty: random.pick(['SCORE', 'DICE']),
      rangeIncrement: random.pick(['TWENTY_FEET', 'WEAPON_RANGE']),
      pushTiming: random.pick(['PUSHER', 'PUSHED']),
      adjacentObstacle: random.pick(['BLOCKS_SIGHT', 'SEEN_PAST']),
      concealmentLine: random.pick(['BEST_LINE', 'BEST_LINE', 'CENTRES']),
      concealmentEnds: random.pick(['TARGET_ONLY', 'TARGET_ONLY', 'NEITHER', 'BOTH']),
      cooldownStart: random.pick(['INITIATION', 'END']),
      wallInFlight: random.pick(['STOPPED', 'FLIES_ON']),
      dashBlocked: random.pick(['SHORTEST_WAY', 'REFUSED']),
      arrivedDistance: random.pick(['AT_ARRIVAL', 'AT_RESOLUTION']),
      pushedMove: random.pick(['LOST', 'POSTPONED']),
      hitPointRolls: random.pick(['TOTALS', 'NOT_HEALING', 'NEITHER']),
      swimming: random.pick(['MARKED', 'MARKED', 'ANYWHERE']),
      runningFull: random.pick(['ROUND_OF_INITIATION', 'UNTIL_OVER']),
      askedWhen: random.pick(['SETS_OFF', 'DONE']),
      attackerState: random.pick(['AS_MADE', 'AS_ROLLED']),
      dodgeNeeds: random.pick(['MOVEMENT', 'NOTHING']),
      counterInitiation: random.pick(['USED', 'KEPT']),
      pushedDodge: random.pick(['MOVES_AFTERWARDS', 'LOST']),
      laterTargets: random.pick(['AT_ONCE', 'WHEN_MADE']),
      unnamedGrant: random.pick(['NEXT_ROLL', 'ASKED']),
      conclusion: random.pick(['ASK', 'ASK', 'AT_ONCE', 'ROUND_END']),
      // The optional modules, each on in about every other fight.
      criticals: random.pick(['OFF', 'ALL_ALIKE']),
      bloodied: random.pick(['OFF', 'ON']),
      maneuvers: random.pick(['OFF', 'EACH_ROUND', 'EACH_SEGMENT', 'EACH_SEGMENT']),
      maneuverDamage: random.pick(['NO', 'YES']),
    },
    content: ['SAMPLE'],
    obstacles,
    walls: wallsAmong(obstacles, field),
    concealing: smoke(random, field, 1),
    // Rather where somebody stands, so that blind attacks meet someone (SEG-49).
    dark: random.sample([...new Set([...places, ...random.sample(field, 2)])], random.int(1, 3)),
  });
  return { setup, opening };
}

function someone(
  random: Random,
  who: Pick<CombatantInput, 'id' | 'side' | 'position'>,
  lessons: readonly string[] = [],
): CombatantInput {
  return {
    ...who,
    name: who.id.toUpperCase(),
    sheet: sheetOf(random, lessons),
  };
}

function sheetOf(random: Random, lessons: readonly string[]): SheetInput {
  const modifier = () => random.int(-1, 4);
  return {
    abilities: {
      strength: modifier(),
      // A pool of no dice at all ties for good (SEG-15).
      dexterity: random.chance(0.03) ? -4 : modifier(),
      intelligence: modifier(),
      resolve: modifier(),
    },
    attackBonus: random.int(-1, 4),
    defenseBonus: random.int(-1, 3),
    speed: random.pick([0, 10, 15, 30, 30, 35, 35, 45]),
    swimSpeed: random.pick([0, 0, 15, 20, 35]),
    hitPoints: random.int(1, 7),
    freeArms: random.pick([0, 1, 2, 2]),
    talents: [...lessons, ...random.sample(learnable, random.int(1, 5))].map((action) => ({
      action,
      reducedBy: random.pick([0, 0, 0, 0, 1, 1, 2, 4]),
    })),
  };
}

const sampleKeys = contentPacks.SAMPLE.actions.map(({ key }) => key);

const named = (key: string) => ({ key, name: key.charAt(0).toUpperCase() + key.slice(1) });

function definitions(random: Random): Definitions {
  const speed = () => random.int(1, 6);
  const hit = { offensive: 'AB + Dex + 3d6', damage: 'Strength + 2d6' };
  const actions: ActionInput[] = [
    {
      ...named('dart'),
      uses: [{ kind: 'STANDARD' }],
      defensive: random.pick(['DB + 1d6', null]),
      effect: { type: 'ATTACK', form: 'PROJECTILE', range: 20, speed: speed(), ...hit },
      modifiers: [
        { key: 'sure', name: 'Sure', offensiveDice: 2 },
        { key: 'swift', name: 'Swift', speed: 2, damageDice: 1 },
      ],
    },
    {
      ...named('gale'),
      uses: [{ kind: 'STANDARD', cooldown: random.int(0, 2) }],
      effect: {
        type: 'ATTACK',
        form: 'PROJECTILE',
        range: 40,
        speed: speed(),
        ...hit,
        damage: random.pick(['1d6', null]),
        pushback: 5 * random.int(1, 8),
        maneuvers: random.chance(0.7),
        inflicts: random.pick([[], [{ condition: random.pick(conditionKeys) }]]),
      },
      modifiers: [{ key: 'strong', name: 'Strong', pushback: 10 }],
    },
    {
      ...named('bolt'),
      uses: [{ kind: 'STANDARD' }, { kind: 'FULL', attacks: 2, cooldown: random.int(1, 3) }],
      defensive: 'DB + Dex + 2d6',
      effect: { type: 'ATTACK', form: 'PROJECTILE', range: 30, speed: speed(), ...hit },
      modifiers: [{ key: 'twin', name: 'Twin', damageDice: 1, pushback: 5 }],
    },
    {
      ...named('flurry'),
      uses: [{ kind: 'FULL', attacks: 3 }, { kind: 'SWIFT' }],
      effect: { type: 'ATTACK', form: 'MELEE', range: 10, speed: 2, ...hit },
    },
    {
      ...named('sweep'),
      uses: [{ kind: 'STANDARD' }, { kind: 'MOVE', cooldown: 1 }],
      defensive: 'DB + 2d6',
      effect: {
        type: 'ATTACK',
        form: 'MELEE',
        range: 5,
        speed: 2,
        ...hit,
        pushback: random.pick([0, 15]),
        inflicts: [
          { condition: 'staggered', rounds: 1 },
          { condition: random.pick(conditionKeys), rounds: random.pick([1, 2, null, null]) },
        ],
        rankShift: random.pick([-1, -10]),
      },
      modifiers: [{ key: 'wide', name: 'Wide', offensiveDice: 3 }],
    },
    {
      ...named('curse'),
      uses: [{ kind: 'MOVE' }, { kind: 'SWIFT', cooldown: 2 }],
      effect: {
        type: 'ATTACK',
        form: 'PROJECTILE',
        range: 60,
        speed: speed(),
        offensive: 'AB + Int + 2d6',
        damage: random.pick(['1d6', null]),
        inflicts: [
          { condition: 'dazzled', rounds: random.int(1, 2) },
          { condition: random.pick(conditionKeys), rounds: null },
          { condition: 'marked', rounds: 1 },
        ],
        rankShift: 1,
      },
    },
    {
      ...named('parry'),
      uses: [{ kind: 'MOVE' }, { kind: 'SWIFT', cooldown: 1 }],
      defensive: 'DB + Dex + 3d6',
      effect: { type: 'GUARD' },
    },
    {
      ...named('wall'),
      uses: [{ kind: 'STANDARD', cooldown: 1 }],
      effect: {
        type: 'STRUCTURE',
        range: 15,
        speed: random.int(1, 3),
        slower: random.chance(0.5),
        size: random.int(1, 7),
      },
    },
    {
      ...named('ward'),
      uses: [{ kind: 'SWIFT' }, { kind: 'STANDARD' }],
      effect: { type: 'STANCE', condition: 'warded' },
    },
    {
      ...named('run'),
      uses: [{ kind: 'MOVE' }, { kind: 'SWIFT', cooldown: 1 }, { kind: 'STANDARD' }],
      effect: { type: 'MOVEMENT', mode: random.pick(['MOVE', 'DASH', 'STEP'] as const) },
    },
    {
      ...named('beam'),
      uses: [{ kind: 'STANDARD' }, { kind: 'FULL', attacks: 2 }],
      effect: {
        ...{ type: 'ATTACK', form: 'AREA', range: 30, speed: speed(), ...hit },
        area: { shape: 'LINE' },
        pushback: random.pick([0, 10]),
      },
    },
    {
      ...named('fan'),
      uses: [{ kind: 'STANDARD' }],
      effect: {
        ...{ type: 'ATTACK', form: 'AREA', range: 20, speed: speed(), slower: true, ...hit },
        area: { shape: 'CONE', degrees: random.pick([30, 60, 90]) },
      },
      modifiers: [{ key: 'gust', name: 'Gust', speed: 3 }],
    },
    {
      ...named('bloom'),
      uses: [{ kind: 'STANDARD' }],
      effect: {
        ...{ type: 'ATTACK', form: 'AREA', range: random.pick([5, 15]), speed: speed(), ...hit },
        area: { shape: 'RADIUS' },
        pushback: random.pick([0, 15]),
        inflicts: [{ condition: random.pick(conditionKeys), rounds: 1 }],
      },
    },
    {
      ...named('burst'),
      uses: [{ kind: 'MOVE', cooldown: 1 }],
      effect: {
        ...{ type: 'ATTACK', form: 'AREA', range: 30, speed: speed(), ...hit },
        area: { shape: 'DIAMETER', diameter: random.pick([5, 10, 15, 30]) },
        pushback: random.pick([0, 10]),
      },
    },
    {
      ...named('knife'),
      uses: [{ kind: 'STANDARD' }, { kind: 'SWIFT' }],
      effect: {
        ...{ type: 'ATTACK', form: 'PROJECTILE', range: 20, speed: speed(), ...hit },
        weapon: 'SHORT',
      },
    },
    {
      ...named('bow'),
      uses: [{ kind: 'STANDARD' }, { kind: 'FULL', attacks: 2 }],
      effect: {
        ...{ type: 'ATTACK', form: 'PROJECTILE', range: 15, speed: speed(), ...hit },
        slower: random.chance(0.5),
        weapon: 'LONG',
      },
      modifiers: [{ key: 'long', name: 'Long', speed: 4 }],
    },
    {
      ...named('bound'),
      uses: [{ kind: 'MOVE' }, { kind: 'SWIFT', cooldown: 1, bars: 'USE' }],
      effect: {
        type: 'MOVEMENT',
        mode: 'OWN',
        pace: {
          style: random.pick(['WALK', 'SWIM', 'LEAP']),
          perSegment: random.int(1, 4),
          bonus: random.int(0, 2),
          segments: random.int(1, 4),
          range: random.pick([null, 15]),
        },
      },
    },
    {
      ...named('late'),
      uses: [{ kind: 'FULL', attacks: random.int(1, 2), delay: random.int(1, 4), cooldown: 1 }],
      effect: { type: 'ATTACK', form: 'PROJECTILE', range: 30, speed: speed(), ...hit },
    },
    {
      ...named('shove'),
      uses: [{ kind: 'STANDARD' }, { kind: 'SWIFT', cooldown: 1 }],
      effect: {
        ...{ type: 'ATTACK', form: 'MELEE', range: 10, speed: speed(), ...hit },
        damage: random.pick(['1d6', null]),
        pushback: 5 * random.int(1, 4),
        push: 'CHOSEN',
      },
    },
    {
      ...named('salve'),
      uses: [{ kind: 'STANDARD' }, { kind: 'SWIFT', cooldown: 1 }],
      effect: {
        type: 'AID',
        whom: random.pick(['ALLIES', 'SIDE', 'ANYONE']),
        range: 30,
        speed: random.pick([null, 1, 2]),
        healing: 'Resolve + 1d6',
        times: random.int(1, 3),
        gives: [{ condition: 'shelled', segments: random.pick([2, null]) }],
      },
    },
  ];
  return { actions, conditions };
}

/** Conditions of the rulebook, and one that does all that hurts or hinders (SEG-93). */
const conditionKeys = ['bleeding', 'burned', 'disoriented', 'blinded', 'prone', 'scorched'];

const conditions: Definitions['conditions'] = [
  {
    ...named('scorched'),
    effects: [
      { type: 'DAMAGE', when: 'MOVEMENT' },
      { type: 'DAMAGE', when: 'ROUND' },
      { type: 'ONE_ACTION' },
    ],
  },
  {
    ...named('shelled'),
    effects: [{ type: 'ABSORB', amount: 2 }],
  },
  {
    ...named('dazzled'),
    effects: [{ type: 'ROLLS', of: 'BEARER', rolls: ['ATTACK'], circumstance: 'DISADVANTAGE' }],
  },
  {
    ...named('marked'),
    effects: [{ type: 'ROLLS', of: 'ATTACKERS', rolls: ['ATTACK'], circumstance: 'ADVANTAGE' }],
  },
  {
    ...named('warded'),
    effects: [{ type: 'ROLLS', of: 'BEARER', rolls: ['DEFENSE'], circumstance: 'ADVANTAGE' }],
  },
];

/** What may be learnt: the encounter's own actions, and a basic one to use more cheaply. */
const learnable = [
  ...(definitions(new Random(0)).actions ?? []).map(({ key }) => key),
  'unarmed-strike',
  'dodge',
];

// ------------------------------------------------------------------ random play

function material(state: State, random: Random): Material {
  const free = random.pick(freeHexes(state, REACH_OF_FIELD));
  return {
    text: (field) => (field === 'side' ? random.pick(sides) : 'someone comes near'),
    data: (type, field) => {
      switch (`${type}.${field}`) {
        case 'AddCombatants.combatants':
          return [
            someone(random, { id: newcomerId(state), side: random.pick(sides), position: free }),
          ];
        case 'DefineActions.definitions':
          return [{}];
        case 'UpdateCombatant.sheet': {
          const { abilities, hitPoints, talents } = sheetOf(random, []);
          return [{ abilities, hitPoints, talents }];
        }
        case 'Adjudicate.position':
          return [free];
        case 'Adjudicate.stats':
          return [stats(state, random)];
        default:
          return type === 'SetBattlefield' ? terrain(state, random, field) : [];
      }
    },
  };
}

/** Stats that anybody can be given; nobody gets up where somebody else stands by now. */
function stats({ phase, combatants }: State, random: Random) {
  const all = Object.values(combatants);
  const barred = all.some(
    ({ id, status, position }) =>
      status === 'DOWN' &&
      all.some((other) => other.id !== id && sameHex(other.position, position)),
  );
  const most = barred ? 0 : Math.min(...all.map(({ maxHitPoints }) => maxHitPoints));
  const hitPoints = random.int(-2, most);
  return phase.kind === 'COMBAT'
    ? {
        hitPoints: random.pick([hitPoints, null]),
        spent: random.pick(budgets),
        initiated: random.chance(0.3),
      }
    : { hitPoints };
}

const budgets = [null, [], ['SWIFT', 'SWIFT'], ['STANDARD', 'MOVE'], ['FULL'], ['MOVE', 'SWIFT']];

/** New ground under the same feet; structures that stand stay. */
function terrain(state: State, random: Random, of: string): readonly unknown[] {
  const field = near(state, REACH_OF_FIELD);
  switch (of) {
    case 'obstacles':
      return [
        ...state.battlefield.obstacles,
        ...random.sample(freeHexes(state, REACH_OF_FIELD), random.int(0, 3)),
      ];
    case 'concealing':
      return smoke(random, field, 0);
    case 'features':
      return features(random, field);
    case 'walls':
      return someWalls(random, field);
    default:
      return random.sample(field, random.int(0, 2));
  }
}

const smoke = (random: Random, field: readonly Hex[], least: number) =>
  random.sample(field, random.int(least, 8)).map((hex) => ({ hex, levels: random.int(1, 3) }));

/** SEG-102: holds are rare, and those that are kept rarer. */
function preferred({ choices }: Option, random: Random): object {
  const keys = choices.flatMap((choice) =>
    choice.field === 'maneuvers' && choice.kind === 'KEY' ? choice.from : [],
  );
  const hold = keys.find((key) => key === 'GRAPPLE' || key === 'MAINTAIN');
  return hold !== undefined && random.chance(0.9) ? { maneuvers: [hold], to: null } : {};
}

/** Fights that come to something: mostly attacks, now and then all the rest. */
const weight = weighing<State>({
  DeclareAction: (state, { command, choices }, { kind }) => {
    if (kind === 'OPENING') return 0.05;
    if (command.maneuver === true) return 30;
    // Most hexes are empty.
    if (choices.some(({ field }) => field === 'targetHexes')) return 1.5;
    return isAttack(state, command) ? 5 : 0.5;
  },
  ReleaseReadiedAction: 4,
  PassPriority: 1,
  ReadyAction: 2,
  EndTurn: 4,
  ResolveDefense: 1,
  SpendManeuverPoints: 2,
  RepositionTarget: 2,
  ChooseTarget: 4,
  UseGrants: 4,
  AnswerOffer: 2,
  RollInitiative: 4,
  AdvanceSegment: (_, { command }) => (command.passOpenTurns === true ? 0.1 : 4),
  YieldFight: (_, { command }) => (command.yields === true ? 0.003 : 0.1),
  AddCombatants: upTo(MAX_COMBATANTS),
  RevealCombatants: 0.04,
  HideCombatants: 0.02,
  UpdateCombatant: 0.01,
  // SEG-110: the more so while a defense waits whose attacker may be gone by then.
  RemoveCombatant: ({ attacks }) =>
    attacks.some(({ stage }) => stage.kind === 'DEFERRED') ? 0.3 : 0.03,
  Adjudicate: 0.02,
  SetBattlefield: 0.02,
  SetStandingOrders: 0.01,
  RollAbilityCheck: 0.02,
  RollSkillCheck: 0.02,
  // Before the fight only, which is short.
  ContinueBinding: 0.1,
  TakeLongRest: 0.1,
  EndCondition: 0.1,
  InflictCondition: 0.05,
  ConcludeFight: (_, { command }) => (command.choice === 'END' ? 2 : 1),
  EndEncounter: ({ phase }) => (phase.kind === 'SETUP' ? 0.002 : 0.001),
});

function isAttack(state: State, { action }: CommandTemplate): boolean {
  const known = { ...basicActions, ...state.actions };
  return known[String(action)]?.effect.type === 'ATTACK';
}

// ------------------------------------------------------------------ all that could be said

function universe(state: State, random: Random): readonly Command[] {
  const ids = Object.keys(state.combatants);
  const made: Command[] = [
    ...calls(state),
    { type: 'AdvanceSegment', passOpenTurns: false },
    { type: 'ConcludeFight', choice: random.pick(['END', 'GO_ON']) },
    { type: 'RollInitiative', unawareIds: [] },
    { type: 'RollInitiative', unawareIds: [...random.sample(ids, 2)] },
  ];
  for (const id of ids) made.push(...doorUse(state.battlefield, random, id));
  // With no turn open it is the same command as without the flag.
  if (state.phase.kind !== 'COMBAT' || state.phase.turn.kind !== 'BETWEEN')
    made.push({ type: 'AdvanceSegment', passOpenTurns: true });
  for (const { id: attackId } of state.attacks)
    made.push(...defenses(state, random, { attackId, combatantId: random.pick(ids) }));
  for (const attack of state.attacks) made.push(...spendings(state, random, attack));
  for (const { id: attackId, attackerId, targetId } of state.attacks)
    made.push({
      type: 'RepositionTarget',
      combatantId: random.pick([attackerId, targetId]),
      attackId,
      to: random.chance(0.7) ? elsewhere(state, random, targetId) : null,
    });
  for (const { id: attackId, attackerId, targetId } of state.attacks)
    made.push({
      type: 'UseGrants',
      combatantId: random.pick([attackerId, targetId]),
      attackId,
      grants: random.sample(Object.keys(basicConditions), random.int(0, 2)),
    });
  for (const ongoing of state.ongoing)
    if (ongoing.kind === 'FOLLOW_UP') {
      const { id: followUpId, ownerId } = ongoing;
      const combatantId = random.pick([ownerId, ownerId, random.pick(ids)]);
      const { targetIds, targetHexes } = aim(state, random, ownerId, ongoing);
      made.push({ type: 'ChooseTarget', combatantId, followUpId, targetIds, targetHexes });
    }
  for (const ongoing of state.ongoing)
    if (ongoing.kind === 'AID')
      made.push({
        type: 'AnswerOffer',
        combatantId: random.pick([ongoing.targetId, ongoing.ownerId]),
        aidId: ongoing.id,
        accepts: random.chance(0.5),
      });
  for (const combatantId of ids)
    made.push({
      type: 'EndCondition',
      combatantId,
      condition: random.pick(Object.keys({ ...basicConditions, ...state.conditions })),
    });
  if (ids.length === 0) return made;
  while (made.length < SAMPLE) made.push(anything(state, random, random.pick(ids)));
  return made;
}

/** Any well-formed command of one combatant. */
function anything(state: State, random: Random, combatantId: string): Command {
  const action = random.pick([...Object.keys(basicActions), ...Object.keys(state.actions)]);
  const use = random.chance(0.5) ? random.pick(kinds) : offeredUse(state, random, action);
  const { readied } = state.combatants[combatantId] ?? { readied: null };
  const type = random.weighted(turnCommands, ([, likely]) => likely)?.[0];
  switch (type) {
    case 'ReadyAction':
      return {
        ...{ type, combatantId, action, use },
        ...anyTrigger(random, triggers.kinds, Object.keys(state.combatants)),
      };
    case 'ReleaseReadiedAction':
      return {
        type,
        combatantId,
        ...(readied ? aim(state, random, combatantId, readied) : noAim),
      };
    case 'EndTurn':
      return {
        type,
        combatantId,
        to: random.chance(0.4) ? elsewhere(state, random, combatantId) : null,
        path: null,
        unused: random.pick(['KEEP', 'RISE_ONE', 'RISE_TWO', 'TOP_NEXT_ROUND']),
      };
    case 'YieldFight':
      return { type, combatantId, yields: random.chance(0.5) };
    case 'DeclareAction':
    case undefined: {
      const intent = { action, use };
      return {
        type: 'DeclareAction',
        combatantId,
        ...intent,
        ...aim(state, random, combatantId, intent),
      };
    }
  }
}

const turnCommands = [
  ['DeclareAction', 12],
  ['ReadyAction', 4],
  ['ReleaseReadiedAction', 2],
  ['EndTurn', 2],
  ['YieldFight', 1],
] as const;

function offeredUse(state: State, random: Random, key: string): Kind {
  const action = { ...basicActions, ...state.actions }[key];
  return action ? random.pick(action.uses).kind : 'STANDARD';
}

/** Every kind of defense against one attack, by its target or, as often, by someone else. */
function defenses(
  state: State,
  random: Random,
  { attackId, combatantId: other }: { readonly attackId: string; readonly combatantId: string },
): readonly Command[] {
  const target = state.attacks.find(({ id }) => id === attackId)?.targetId ?? other;
  const by = (id: string, more: Partial<Extract<Command, { type: 'ResolveDefense' }>>) => ({
    type: 'ResolveDefense' as const,
    combatantId: id,
    attackId,
    defense: 'NONE' as const,
    action: null,
    use: null,
    to: null,
    path: null,
    ...more,
  });
  return [target, other].flatMap((id) => {
    const action = random.pick([...Object.keys(basicActions), ...Object.keys(state.actions)]);
    const counters = ['unarmed-strike', 'parry', 'bolt', action].map((key) => ({
      defense: 'COUNTER' as const,
      action: key,
      use: random.chance(0.7) ? offeredUse(state, random, key) : random.pick(kinds),
    }));
    return [
      by(id, {}),
      by(id, { defense: 'REACTION' }),
      by(id, { defense: 'DODGE' }),
      by(id, { defense: 'DODGE', to: elsewhere(state, random, id) }),
      ...counters.map((counter) => by(id, counter)),
    ];
  });
}

/** What the points of a maneuver might be spent on, by its attacker or by someone else. */
function spendings(
  state: State,
  random: Random,
  { id: attackId, attackerId, targetId }: State['attacks'][number],
): readonly Command[] {
  const ids = [attackerId, attackerId, attackerId, random.pick(Object.keys(state.combatants))];
  return ids.map((combatantId) => ({
    type: 'SpendManeuverPoints',
    combatantId,
    attackId,
    maneuvers: maneuvers.filter(() => random.chance(0.3)),
    to: random.chance(0.5) ? elsewhere(state, random, targetId) : null,
  }));
}

/** An aim of the shape that the use takes, at anything at all. */
function aim(
  state: State,
  random: Random,
  combatantId: string,
  { action: key, use }: { readonly action: string; readonly use: Kind },
): Aim {
  const action = { ...basicActions, ...state.actions }[key];
  if (!action) return noAim;
  const ids = Object.keys(state.combatants);
  const names = [...action.modifiers.map((modifier) => modifier.key), 'no-such-modifier'];
  const modifiers = random.chance(0.3) ? [random.pick(names), random.pick(names)] : [];
  const base = { ...noAim, modifiers: modifiers.slice(0, random.int(0, 2)) };
  const speed = random.chance(0.2) ? random.int(1, 7) : null;
  switch (action.effect.type) {
    case 'ATTACK': {
      const { area } = action.effect;
      if (area?.shape === 'RADIUS') return { ...base, speed };
      // the others are named as they are made.
      const attacks =
        state.settings.laterTargets === 'WHEN_MADE'
          ? 1
          : (action.uses.find(({ kind }) => kind === use)?.attacks ?? 1);
      const all = <T>(pick: () => T) => Array.from({ length: attacks }, pick);
      const here = positionOf(state, combatantId);
      const near = disc(here, random.int(1, 7));
      const spot = () => (random.chance(0.05) ? here : random.pick(near));
      const maneuver = random.chance(0.25);
      return area || random.chance(0.4)
        ? { ...base, speed, maneuver, targetHexes: all(spot) }
        : { ...base, speed, maneuver, targetIds: all(() => random.pick(ids)) };
    }
    case 'MOVEMENT': {
      const stays = action.effect.mode === 'DODGE' && random.chance(0.3);
      return { ...base, to: stays ? null : elsewhere(state, random, combatantId) };
    }
    case 'STRUCTURE': {
      const near = disc(positionOf(state, combatantId), 4);
      const hexes = random.sample(near, random.int(1, action.effect.size));
      return { ...base, speed, hexes: [...hexes] };
    }
    case 'AID':
      return { ...base, targetIds: action.effect.whom === 'USER' ? [] : [random.pick(ids)] };
    case 'STANCE':
    case 'GUARD':
      return base;
  }
}

const positionOf = (state: State, id: string): Hex =>
  state.combatants[id]?.position ?? { q: 0, r: 0 };

/** Any hex of the map near a combatant but its own. */
const elsewhere = (state: State, random: Random, id: string): Hex =>
  random.pick(others(positionOf(state, id), random.int(1, 6)));

/** Random fights by the SEGMENTS rules. */
export const segmentsGame: Game<SegmentsTypes> = {
  ruleset: segments,
  commands: commandTable,
  encounter: (random) => encounter(random),
  material,
  blanks: { ReadyAction: { trigger: 'the door opens' } },
  weight,
  preferred,
  universe,
  witness,
  marks: marksOf,
  hasEnded: ({ phase }) => phase.kind === 'ENDED',
  rounds: ({ phase }) => (phase.kind === 'SETUP' ? 0 : phase.round),
  calm,
};

/**
 * Fights that go on and on: nobody falls, gives up or joins, and the GM ends nothing.
 *
 * @param crowd how many fight, 70 at most; by chance if not given
 */
export const endlessGameOf = (crowd?: number): Game<SegmentsTypes> => ({
  ...segmentsGame,
  encounter: (random) => {
    const { setup, opening } = encounter(random, { hitPoints: 10_000 }, crowd);
    // What is granted at the start asks once and is gone; nor is anybody asked for later targets.
    const settings = { ...setup.settings, laterTargets: 'AT_ONCE' } as const;
    return {
      setup: { ...setup, settings },
      opening: opening.filter(({ type }) => type !== 'InflictCondition'),
    };
  },
  weight: (state, decision, option) =>
    neverInEndless.includes(option.command.type) ? 0 : weight(state, decision, option),
});

const neverInEndless = [
  ...['AddCombatants', 'UpdateCombatant', 'RemoveCombatant', 'HideCombatants', 'Adjudicate'],
  ...['YieldFight', 'EndEncounter'],
];

export const endlessGame = endlessGameOf();
