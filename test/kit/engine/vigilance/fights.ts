import { commands } from '../../../../src/engine/rulesets/vigilance/decide.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../../src/engine/core/decision/decision.ts';
import { disc } from '../../../../src/engine/grid/area.ts';
import { type Hex, sameHex } from '../../../../src/engine/grid/hex.ts';
import { abilities } from '../../../../src/engine/rulesets/vigilance/model/combatant/abilities.ts';
import { basicActions } from '../../../../src/engine/rulesets/vigilance/model/basic-actions.ts';
import { slots } from '../../../../src/engine/rulesets/vigilance/model/actions.ts';
import {
  type Command,
  type CommandOf,
  noAim,
  setupSchema,
} from '../../../../src/engine/rulesets/vigilance/model/commands.ts';
import { vigilance, type VigilanceTypes } from '../../../../src/engine/rulesets/vigilance/index.ts';
import {
  type Combatant,
  type State,
  triggers,
} from '../../../../src/engine/rulesets/vigilance/model/state.ts';
import type { Game } from '../fights.ts';
import { leastFilling, type Material } from '../options.ts';
import { samePlayer } from '../players.ts';
import { features } from '../features.ts';
import { doorUse, someWalls, wallsAmong } from '../walls.ts';
import type { Random } from '../random.ts';
import {
  calls,
  freeHexes,
  newcomerId,
  others,
  SAMPLE,
  sides,
  upTo,
  weighing,
} from '../random-play.ts';
import { anyTrigger } from '../triggers.ts';
import {
  armor,
  bow,
  type CombatantInput,
  type ItemInput,
  joining,
  shield,
  weapon,
} from './encounter.ts';
import { witness } from './witness.ts';

/** Ends counters, then lets time pass until nobody has anything in hand or on the stack. */
function calm(state: State): CommandTemplate | null {
  const due = vigilance.queries.decisions(state, gameMaster).find(({ required }) => required);
  if (state.phase.kind !== 'COMBAT' || !due) return null;
  for (const { id, conditions } of Object.values(state.combatants)) {
    const [first] = conditions;
    if (first) return { type: 'EndCondition', combatantId: id, condition: first.condition };
  }
  const idle = Object.values(state.combatants).every(
    ({ spent, prepared, granted, cover }) =>
      spent.regular + spent.movement + spent.quick + granted.movement + granted.quick === 0 &&
      prepared === null &&
      cover === 'NONE',
  );
  if (['TURN', 'CONCLUSION'].includes(due.kind) && idle) return null;
  if (due.kind === 'CONCLUSION') return { type: 'ConcludeFight', choice: 'GO_ON' };
  const quiet = due.options.find(({ command }) => command.type !== 'DeclareAction');
  const ends = due.options.find(({ command }) => command.type === 'EndTurn');
  const option = ends ?? quiet ?? due.options[0];
  return option ? leastFilling(option, { text: () => 'x', data: () => [] }) : null;
}

const REACH_OF_FIELD = 3;
const MAX_COMBATANTS = 7;

// ------------------------------------------------------------------ the encounter

function encounter(random: Random) {
  const field = disc({ q: 0, r: 0 }, REACH_OF_FIELD);
  const obstacles = random.sample(field, random.int(0, 8));
  const free = field.filter((hex) => !obstacles.includes(hex));
  const size = random.pick([1, 2, 2, 3]);
  const combatants = random
    .sample(free, 2 * size)
    .map((position, i) =>
      someone(random, { id: `c${i}`, side: i % 2 === 0 ? 'heroes' : 'foes', position }),
    );
  const setup = setupSchema.parse({
    name: 'By chance',
    content: ['SAMPLE'],
    obstacles,
    walls: wallsAmong(obstacles, field),
    features: features(random, free),
    settings: {
      conclusion: random.pick(['ASK', 'ASK', 'AT_ONCE', 'ROUND_END']),
      doors: obstacles.length % 2 === 0 ? 'FREE' : 'ACTION',
      baseDice: 'TWO',
      emptyPool: random.pick(['REST_OVERFLOWS', 'ALL_OVERFLOWS']),
      fellingHit: random.pick(['STOPS', 'STOPS', 'KILLS']),
      priorityStart: random.pick(['TOP_OF_ORDER', 'TOP_OF_ORDER', 'ACTOR', 'AFTER_ACTOR']),
      preparedActions: random.pick(['QUICK_AND_COST', 'QUICK_ATTACK_FREE']),
      preparedPerformances: random.pick(['ONCE', 'WHILE_QUICK']),
      ambushBoosts: random.pick(['NONE', 'ALLOWED']),
      givingUpTime: random.pick(['ANY_MOMENT', 'ANY_MOMENT', 'EMPTY_STACK']),
      freeQuickActions: random.pick(['OWN_TURN', 'ANY_TIME', 'ANY_TIME']),
      newcomers: random.pick(['THIS_ROUND', 'NEXT_ROUND']),
      displacedTravels: random.pick(['GO_ON', 'GO_ON', 'IMPOSSIBLE']),
      climbAndSwingOn: random.pick(['FEATURES', 'ANYTHING']),
      askedToRespond: random.pick(['COULD_MATTER', 'COULD_MATTER', 'QUICK_ACTION_LEFT']),
    },
  });
  const opening: readonly CommandTemplate[] = [
    { type: 'DefineActions', definitions: { actions: [tend, halt, cry, ...boosting] } },
    { type: 'AddCombatants', combatants: combatants.map(joining) },
  ];
  return { setup, opening };
}

/** Something for allies, who may refuse it. */
const tend = {
  key: 'tend',
  name: 'Tend',
  slot: 'REGULAR',
  cost: { focus: 1 },
  effect: { type: 'AID', range: 2, gives: [{ condition: 'alarm', count: 1 }] },
};

/** What prevents anything without a check, and what prevents by a number, from afar. */
const halt = {
  key: 'halt',
  name: 'Halt',
  slot: 'QUICK',
  cost: { focus: 2 },
  effect: {
    type: 'OPPOSED',
    ability: null,
    reach: 'ADJACENT',
    prevents: ['REGULAR', 'MOVEMENT', 'QUICK'],
  },
};
const cry = {
  key: 'cry',
  name: 'Cry',
  slot: 'QUICK',
  effect: {
    type: 'OPPOSED',
    ability: 'INTIMIDATION',
    against: { kind: 'DIFFICULTY', difficulty: 7 },
    reach: 'FIELDS',
    fields: 4,
    prevents: ['REGULAR'],
  },
};

/** Boosts for what is no attack, and such as lengthen, push, hurt and save. */
const boosting = [
  { key: 'sprint', effect: { fits: ['MOVEMENT'], fields: 2 } },
  { key: 'vault', cost: { vigor: 1 }, effect: { keys: ['travel', 'swing'], fields: 1, dice: 1 } },
  { key: 'lunge', effect: { fits: ['ASSAULT'], keys: ['cry', 'tend'], reach: 1 } },
  { key: 'calm', cost: { focus: 1 }, effect: { fits: ['CHECK'], dice: 1, result: 1 } },
  { key: 'crush', effect: { fits: ['ASSAULT', 'QUICK'], damage: 2, push: 2 } },
  { key: 'ease', effect: { fits: ['REGULAR', 'DEFENSE'], saves: { vigor: 1 }, result: 1 } },
].map(({ effect, ...boost }) => ({
  ...boost,
  name: boost.key,
  slot: 'BOOST',
  effect: { type: 'BOOST', ...effect },
}));

const boostKeys = [
  ...['dodge', 'deflect-projectile', 'continued-momentum', 'dual-strike', 'elusive-strike'],
  ...['feint', ...boosting.map(({ key }) => key)],
];

const learnable = [
  ...boosting.map(({ key }) => key),
  'halt',
  'cry',
  ...['bar-the-way', 'dazzling-blaze', 'disrupting-kick', 'dodge', 'deflect-projectile', 'tend'],
  ...['continued-momentum', 'dual-strike', 'elusive-strike', 'feint'],
];

function someone(
  random: Random,
  who: Pick<CombatantInput, 'id' | 'side' | 'position'>,
): CombatantInput {
  const modifier = () => random.int(-1, 5);
  const isCharacter = random.chance(0.6);
  return {
    ...who,
    name: who.id.toUpperCase(),
    // Few values, so that many tie.
    vigilance: random.int(8, 11),
    nature: isCharacter
      ? {
          kind: 'CHARACTER',
          abilities: {
            athletics: modifier(),
            dexterity: modifier(),
            toughness: modifier(),
            awareness: modifier(),
            willpower: modifier(),
            assault: modifier() + 6,
            defend: modifier(),
            shooting: modifier() + 6,
          },
        }
      : {
          kind: 'CREATURE',
          attackDifficulty: random.int(14, 24),
          defendDifficulty: random.int(4, 11),
          movement: random.int(0, 7),
          damageLimit: random.int(1, 9),
          stressLimit: 5,
        },
    ...(isCharacter ? { damage: random.int(30, 38), stress: random.pick([0, 0, 20, 34]) } : {}),
    items: [...random.sample(things, random.int(0, 5))],
    learnt: [...random.sample(learnable, random.int(1, 9))],
    conditions: random.chance(0.1) ? [{ condition: random.pick(ailments), count: 1 }] : [],
  };
}

const ailments = ['prone', 'alarm', 'blind', 'daze', 'charmed', 'haste'];

const things: readonly ItemInput[] = [
  bow,
  shield,
  armor,
  { ...shield, key: 'tower', aspects: ['COVER'] },
  weapon('sword', { advantageDice: 2, held: false }),
  weapon('dagger', { aspects: ['QUICK'], held: false, advantageDice: 1 }),
  weapon('pike', { aspects: ['LONG'], hands: 2, held: false, advantageDice: 2 }),
  weapon('torch', { aspects: ['TORCH'], held: false }),
  weapon('javelin', { form: 'THROWN', held: false, advantageDice: 1 }),
  weapon('musket', {
    form: 'RANGED',
    aspects: ['LONG_RELOAD', 'FIREPOWER', 'ARMOR_PIERCING', 'LONG_RANGE'],
    held: false,
    advantageDice: 2,
  }),
  { kind: 'GEAR', key: 'gloves', name: 'Gloves', aspects: ['GAUNTLETS'] },
];

// ------------------------------------------------------------------ random play

function material(state: State, random: Random): Material {
  const free = freeHexes(state, REACH_OF_FIELD + 1);
  const position = random.pick(free);
  return {
    text: (field) => (field === 'side' ? random.pick(sides) : 'anything'),
    data: (type, field) => {
      switch (`${type}.${field}`) {
        case 'SetBattlefield.walls':
          return someWalls(random, disc({ q: 0, r: 0 }, REACH_OF_FIELD));
        case 'SetBattlefield.obstacles':
          return random.sample(free, random.int(0, 6));
        case 'AddCombatants.combatants':
          return [
            joining(someone(random, { id: newcomerId(state), side: random.pick(sides), position })),
          ];
        case 'DefineActions.definitions':
          return [{}];
        case 'UpdateCombatant.sheet':
          return isBarred(state) ? [] : [sheet(random)];
        case 'Adjudicate.position':
          return [position];
        case 'Adjudicate.stats':
          return [stats(state, random)];
        default:
          return [];
      }
    },
  };
}

function sheet(random: Random) {
  const { vigilance, nature, items, learnt } = someone(random, {
    id: 'x',
    side: 'x',
    position: { q: 0, r: 0 },
  });
  return { vigilance, nature, items, learnt };
}

/** Whether somebody lies where another or an obstacle stands by now, and cannot get up there. */
function isBarred({ combatants, battlefield }: State): boolean {
  const all = Object.values(combatants);
  const lies = ({ status }: Combatant) => status !== 'STANDING' && status !== 'YIELDED';
  return all.some(
    (one) =>
      lies(one) &&
      [...all.filter(({ id }) => id !== one.id).map(({ position }) => position)]
        .concat(battlefield.obstacles)
        .some((hex) => sameHex(hex, one.position)),
  );
}

/** Stats that anybody can be given, now and then such as fell somebody. */
function stats(state: State, random: Random) {
  const all = Object.values(state.combatants);
  const upTo = (most: (combatant: Combatant) => number): number =>
    random.int(0, Math.max(0, Math.min(...all.map(most))));
  const damage = upTo(({ nature }) => limits(nature).damage);
  const wounds = {
    damage: isBarred(state) ? null : random.pick([damage, null]),
    stress: random.pick([upTo(({ nature }) => limits(nature).stress), null]),
    traumas: random.int(0, 3),
  };
  const pools = all.every(({ nature }) => nature.kind === 'CHARACTER')
    ? { vigor: upTo(({ nature }) => limits(nature).vigor), focus: 0 }
    : {};
  if (state.phase.kind !== 'COMBAT') return { ...wounds, ...pools };
  const budget = { regular: 0, movement: 0, quick: 0 };
  for (const slot of ['regular', 'movement', 'quick'] as const)
    budget[slot] = upTo(({ conditions, granted, presence }) => {
      const dazed = conditions.some(({ condition }) => condition === 'daze');
      const own = { regular: dazed ? 0 : 1, movement: 1, quick: 1 }[slot];
      const ambushed = presence === 'AMBUSHED' && slot !== 'quick';
      const gained = { regular: 0, movement: granted.movement, quick: granted.quick }[slot];
      if (presence === 'JOINING') return slot === 'quick' ? gained : 0;
      return ambushed ? 0 : own + gained;
    });
  return { ...wounds, ...pools, ...(random.chance(0.5) ? budget : {}) };
}

/** VIG-15, 19: what the figures of somebody may come to. */
const limits = (nature: Combatant['nature']) =>
  nature.kind === 'CREATURE'
    ? { damage: nature.damageLimit, stress: nature.stressLimit, vigor: 0 }
    : {
        damage: 40 + nature.abilities.toughness,
        stress: 40 + nature.abilities.willpower,
        vigor:
          3 + nature.abilities.athletics + nature.abilities.dexterity + nature.abilities.toughness,
      };

/** Fights that come to something: mostly attacks and responses, now and then all the rest. */
const weight = weighing<State>({
  DeclareAction: (_, { command: { action } }, { kind }) => {
    if (action === 'assault' || action === 'shoot') return 9;
    return action === 'travel' || kind === 'PRIORITY' ? 2 : 0.3;
  },
  ReadyAction: 1.5,
  GiveUpAction: 0.15,
  EndTurn: 1,
  UseDoor: 30,
  PassPriority: (_, { command }) => (command.until === 'TOP_CHANGES' ? 2 : 0.3),
  RollInitiative: 4,
  SettleTie: 4,
  AmplifyCheck: 4,
  ResolveDefense: 4,
  AnswerAid: 4,
  SetStandingOrders: 0.01,
  PreventAction: 0.08,
  YieldFight: (_, { command }) => (command.yields === true ? 0.004 : 0.1),
  AddCombatants: upTo(MAX_COMBATANTS),
  RevealCombatants: 0.04,
  HideCombatants: 0.02,
  UpdateCombatant: 0.01,
  // Ties are soon settled, and a combatant is to leave in the midst of some.
  RemoveCombatant: ({ phase }) => (phase.kind === 'COMBAT' && phase.ties.length > 0 ? 0.6 : 0.03),
  Adjudicate: 0.02,
  SetBattlefield: 0.02,
  InflictCondition: 0.02,
  EndCondition: 0.02,
  RollPercent: 0.02,
  SettleDying: 0.05,
  ConcludeFight: (_, { command }) => (command.choice === 'END' ? 3 : 1),
  EndEncounter: 0.001,
});

// ------------------------------------------------------------------ all that could be said

function universe(state: State, random: Random): readonly Command[] {
  const ids = Object.keys(state.combatants);
  const { phase } = state;
  const turnOf =
    phase.kind === 'COMBAT' && phase.turn.kind === 'ACTING' ? phase.turn.combatantId : null;
  const made: Command[] = [
    ...calls(state),
    { type: 'ConcludeFight', choice: random.pick(['END', 'GO_ON']) },
    { type: 'RollInitiative', ambushedIds: [] },
    { type: 'RollInitiative', ambushedIds: [...random.sample(ids, 2)] },
  ];
  for (const id of ids) made.push(...doorUse(state.battlefield, random, id));
  while (ids.length > 0 && made.length < SAMPLE)
    made.push(
      anything(state, random, turnOf !== null && random.chance(0.5) ? turnOf : random.pick(ids)),
    );
  return made;
}

const kinds = [
  ['DeclareAction', 14],
  ['ResolveDefense', 6],
  ['AmplifyCheck', 2],
  ['PassPriority', 2],
  ['SettleTie', 2],
  ['ReadyAction', 2],
  ['GiveUpAction', 2],
  ['AnswerAid', 1],
  ['EndTurn', 1],
  ['YieldFight', 1],
  ['SetStandingOrders', 1],
  ['EndCondition', 1],
  ['SettleDying', 1],
] as const;

/** Any well-formed command of one combatant. */
function anything(state: State, random: Random, combatantId: string): Command {
  const ids = Object.keys(state.combatants);
  const keys = [...Object.keys(basicActions), ...Object.keys(state.actions)];
  const type = random.weighted(kinds, ([, likely]) => likely)?.[0] ?? 'EndTurn';
  switch (type) {
    case 'DeclareAction':
      return declared(
        state,
        random,
        combatantId,
        random.pick(random.chance(0.3) ? ['assault', 'shoot'] : keys),
      );
    case 'ResolveDefense':
      return defended(state, random, combatantId);
    case 'AmplifyCheck':
      return {
        type,
        combatantId,
        vigor: random.pick([0, 0, 3, 10, 11]),
        focus: random.pick([0, 0, 3, 10]),
      };
    case 'PassPriority':
      return {
        type,
        combatantId,
        until: random.pick(['TOP_CHANGES', 'OWN_TURN', 'END_OF_ROUND', 'TARGETED']),
      };
    case 'SettleTie': {
      const answer = random.pick(['FIRST', 'DECLINE', 'AGREE', 'ROLL'] as const);
      const ties = state.phase.kind === 'COMBAT' ? state.phase.ties : [];
      const members = ties[0]?.kind === 'ORDER' ? ties[0].members : ids;
      const order = answer === 'AGREE' ? [...random.sample(members, members.length)] : [];
      return { type, combatantId, answer, order };
    }
    case 'ReadyAction':
      return {
        ...{ type, combatantId, action: random.pick(keys) },
        ...anyTrigger(random, triggers.kinds, ids),
      };
    case 'GiveUpAction':
      return { type, combatantId, for: random.pick(['MOVEMENT', 'QUICK']) };
    case 'AnswerAid':
      return { type, combatantId, accepts: random.chance(0.5) };
    case 'EndTurn':
      return { type, combatantId };
    case 'SetStandingOrders':
      return {
        ...{ type, combatantId },
        defense: random.pick([null, 'ASK', 'ASK_IF_CHOICE', 'ACTIVE', 'PASSIVE']),
        amplify: random.pick([null, 'ASK', 'NEVER']),
        passing: random.pick([null, 'NONE', 'OWN_TURN', 'END_OF_ROUND', 'TARGETED']),
        ...samePlayer,
      };
    case 'YieldFight':
      return { type, combatantId, yields: random.chance(0.5) };
    case 'EndCondition':
      return { type, combatantId, condition: random.pick([...ailments, 'panicking']) };
    case 'SettleDying':
      return { type, combatantId, outcome: random.pick(['STABLE', 'DEAD']) };
  }
}

function defended(state: State, random: Random, someId: string): Command {
  const top = state.phase.kind === 'COMBAT' ? state.phase.stack.at(-1) : undefined;
  const targetId = top?.declared.targetIds[0];
  const combatantId = targetId !== undefined && random.chance(0.8) ? targetId : someId;
  const defenses = ['dodge', 'deflect-projectile', 'feint', 'ease'];
  const named = random.chance(0.4) ? [] : random.sample(defenses, random.int(1, 3));
  const enabling = random.chance(0.5) ? ['deflect-projectile', 'dodge'] : [];
  // The options name first what serves as a shield.
  const enabledBy = enabling.filter((key) => named.includes(key));
  return {
    type: 'ResolveDefense',
    combatantId,
    attackId: top?.id ?? 'none',
    defense: random.pick(['ACTIVE', 'PASSIVE']),
    boosts: named.filter((key) => !enabledBy.includes(key)),
    enabledBy,
    vigor: random.pick([0, 0, 4, 11]),
    focus: random.pick([0, 0, 0, 2]),
    to: random.chance(0.3) ? elsewhere(state, random, combatantId, 1) : null,
  };
}

/** An action, with an aim of the shape that it takes, at anything at all. */
function declared(
  state: State,
  random: Random,
  combatantId: string,
  action: string,
): CommandOf<'DeclareAction'> {
  const known = { ...basicActions, ...state.actions }[action];
  const usual = known && known.slot !== 'BOOST' ? known.slot : 'QUICK';
  const use = random.chance(0.8) ? usual : random.pick(slots);
  const base = {
    ...noAim,
    ...boostsAtRandom(state, random, combatantId),
    ...({ type: 'DeclareAction', combatantId, action, use } as const),
  };
  const targetIds = [random.pick(Object.keys(state.combatants))];
  const someItem = () =>
    random.pick([...find(state, combatantId).items.map(({ key }) => key), 'no']);
  const maybe = <T>(value: T): T | null => (random.chance(0.5) ? value : null);
  switch (known?.effect.type) {
    case 'ATTACK':
      return { ...base, targetIds, weapon: maybe(someItem()) };
    case 'MOVE':
      return {
        ...base,
        to: known.effect.way === 'ACROSS' ? elsewhere(state, random, combatantId, 6) : null,
      };
    case 'OPPOSED':
    case 'AID':
      return { ...base, targetIds };
    case 'OPEN_CHECK':
      return { ...base, ability: random.pick(abilities) };
    case 'TRAVEL':
      return {
        ...base,
        to: maybe(elsewhere(state, random, combatantId, random.int(1, 6))),
        drop: random.chance(0.3) ? someItem() : null,
        draw: random.chance(0.3) ? someItem() : null,
      };
    case 'SWITCH_WEAPONS':
      return { ...base, stow: someItem(), draw: someItem() };
    case 'RELOAD':
      return { ...base, weapon: someItem() };
    case 'CHECK':
    case 'PREPARE':
    case 'STAND_UP':
    case 'TAKE_COVER':
    case 'BOOST':
    case undefined:
      return base;
  }
}

/** Some boosts; of those that lengthen something one, or all in the order in which options name them. */
function boostsAtRandom(state: State, random: Random, combatantId: string) {
  if (random.chance(0.5)) return { boosts: [], enabledBy: [] };
  const boosts = random.sample(boostKeys, random.int(1, 2));
  const enabling = random.chance(0.4) ? ['sprint', 'vault', 'lunge'] : [];
  const { learnt } = find(state, combatantId);
  const enabledBy = learnt.filter((key) => boosts.includes(key) && enabling.includes(key));
  return { boosts: boosts.filter((key) => !enabledBy.includes(key)), enabledBy };
}

function find(state: State, id: string): Combatant {
  const combatant = state.combatants[id];
  if (!combatant) throw new Error(`No combatant '${id}'.`);
  return combatant;
}

/** Any hex near a combatant but its own. */
const elsewhere = (state: State, random: Random, id: string, radius: number): Hex =>
  random.pick(others(find(state, id).position, radius));

/** Random fights by the VIGILANCE rules. */
export const vigilanceGame: Game<VigilanceTypes> = {
  ruleset: vigilance,
  commands,
  encounter,
  material,
  blanks: {},
  weight,
  universe,
  witness,
  marks: (event) => (event.type === 'ActionPushed' ? [event.action] : []),
  calm,
  hasEnded: ({ phase }) => phase.kind === 'ENDED',
  rounds: ({ phase }) => (phase.kind === 'SETUP' ? 0 : phase.round),
};
