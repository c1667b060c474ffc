import { commands } from '../../../../src/engine/rulesets/seconds/decide.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../../src/engine/core/decision/decision.ts';
import type { Hex } from '../../../../src/engine/core/values/hex.ts';
import { disc } from '../../../../src/engine/grid/area.ts';
import { distance } from '../../../../src/engine/grid/hex.ts';
import {
  type Command,
  setupSchema,
} from '../../../../src/engine/rulesets/seconds/model/commands.ts';
import { seconds, type SecondsTypes } from '../../../../src/engine/rulesets/seconds/index.ts';
import type { Event } from '../../../../src/engine/rulesets/seconds/model/events.ts';
import { defenseOrder } from '../../../../src/engine/rulesets/seconds/model/combatant/standing-orders.ts';
import type { State } from '../../../../src/engine/rulesets/seconds/model/state.ts';
import type { Game } from '../fights.ts';
import type { Material } from '../options.ts';
import { samePlayer } from '../players.ts';
import { features } from '../features.ts';
import { doorUse, someWalls, wallsAmong } from '../walls.ts';
import type { Random } from '../random.ts';
import { calls, near, newcomerId, others, SAMPLE, sides, upTo, weighing } from '../random-play.ts';
import { actions, type CombatantInput } from './encounter.ts';
import { witness } from './witness.ts';

const REACH_OF_FIELD = 2;
const MAX_COMBATANTS = 8;

/** The action that an event uses. */
function marksOf(event: Event): readonly string[] {
  if (event.type === 'ActionBegun') return [event.action];
  return event.type === 'FreeActionTaken' ? [event.action] : [];
}

/** Lets turns pass until nobody is busy, waits with a turn or has something to come. */
function calm(state: State): CommandTemplate | null {
  const { phase, combatants, attacks, delays } = state;
  if (phase.kind !== 'COMBAT') return null;
  const due = attacks.find(({ stage }) => stage.kind === 'WINDOW');
  if (due)
    return {
      type: 'ResolveDefense',
      combatantId: due.targetId,
      attackId: due.id,
      defense: 'NONE',
    };
  const everyone = Object.values(combatants);
  const asked = seconds.queries
    .decisions(state, gameMaster)
    .find(({ kind, required }) => kind === 'DELAYED_TURN' && required);
  if (asked) return { type: 'PassPriority', combatantId: asked.combatantId };
  const isOver = seconds.queries
    .decisions(state, gameMaster)
    .some(({ kind }) => kind === 'CONCLUSION');
  if (isOver) return { type: 'ConcludeFight', choice: 'GO_ON' };
  const turn = phase.turns.at(-1);
  if (!turn) return null;
  const { combatantId } = turn;
  if (turn.stage === 'AIMING') return { type: 'CompleteAction', combatantId };
  if (combatants[combatantId]?.doing) return { type: 'ContinueAction', combatantId };
  const isBusy = everyone.some(({ doing, delayedTurn }) => doing !== null || delayedTurn !== null);
  return isBusy || delays.length > 0 ? { type: 'EndTurn', combatantId } : null;
}

// ------------------------------------------------------------------ the encounter

function encounter(random: Random) {
  // Now and then the fight is at the edge of the map.
  const centre = random.chance(0.1) ? { q: 1000, r: -1000 } : { q: 0, r: 0 };
  const field = disc(centre, REACH_OF_FIELD);
  const obstacles = random.sample(field, random.int(0, 5));
  const free = field.filter((hex) => !obstacles.includes(hex));
  const size = random.pick([1, 1, 2, 2, 3]);
  const combatants = Array.from({ length: 2 * size }, (_, i) =>
    someone(random, {
      id: `c${i}`,
      side: i % 2 === 0 ? 'heroes' : 'foes',
      position: random.pick(free),
    }),
  );
  const opening: readonly CommandTemplate[] = [
    { type: 'DefineActions', definitions: { actions: [...actions, claws] } },
    { type: 'AddCombatants', combatants },
  ];
  const setup = setupSchema.parse({
    name: 'By chance',
    settings: {
      conclusion: random.pick(['ASK', 'ASK', 'AT_ONCE', 'ROUND_END']),
      doors: obstacles.length % 2 === 0 ? 'FREE' : 'ACTION',
      idleSeconds: random.pick(['PASS', 'PASS', 'VANISH']),
      concentration: random.pick(['FALLING', 'WOUNDS_BREAK_SPELLS']),
      delaysOfTheFallen: random.pick(['COME', 'COME', 'FIZZLE']),
      delayedTurnOrder: random.pick(['INITIATIVE', 'FIRST_TO_SPEAK']),
      standFromProne: random.pick(['TWO', 'FOUR']),
      postureCover: random.pick(['HEAVY', 'TOTAL']),
      toughnessReached: random.pick(['MORE', 'EQUAL']),
      toughnessPerWound: random.pick(['ONE', 'NONE']),
      delayedAim: random.pick(['AS_AIMED', 'CHECKED']),
    },
    obstacles,
    walls: wallsAmong(obstacles, field),
    concealing: random.chance(0.5) ? hedges(random, field) : [],
  });
  return { setup, opening };
}

const claws = {
  key: 'claws',
  name: 'Claws',
  effect: { type: 'MELEE', damage: '2d4', natural: true },
} as const;

function someone(
  random: Random,
  who: Pick<CombatantInput, 'id' | 'side' | 'position'>,
): CombatantInput {
  const skill = () => ({ ranks: random.int(0, 2), bonus: random.int(-1, 4) });
  const weapons = random.sample(['sword', 'pike', 'crossbow', 'arbalest', 'sling', 'claws'], 3);
  const sheet = {
    toughness: random.int(2, 7),
    wounds: random.pick([0, 0, 0, 1]),
    speed: random.pick([0, 1, 2, 3, 3]),
    runs: random.chance(0.8),
    scale: random.pick([0, 0, 0, 1, -1]),
    dexterity: random.int(-1, 3),
    endurance: random.int(-1, 4),
    medicine: random.int(-1, 4),
    reflex: skill(),
    weaponSkill: { ...skill(), ranks: 3 },
    rangedSkill: skill(),
    magic: skill(),
    shieldUse: skill(),
    mobilityPenalty: random.pick([0, 0, 2]),
    damageBonus: random.int(-1, 5),
    techniques: random.sample(['EVASION', 'QUICK_DRAW'], random.int(0, 2)) as (
      'EVASION' | 'QUICK_DRAW'
    )[],
    extraAttacks: 1,
    comboRating: 3,
    components: ['far-shot', 'improbable-aim'],
    combos: [
      { key: 'one', name: 'One', components: ['attack'] },
      { key: 'two', name: 'Two', components: ['attack', 'attack'] },
      { key: 'rush', name: 'Rush', components: ['charge', 'attack', 'attack'] },
      { key: 'shot', name: 'Shot', components: ['attack', 'far-shot', 'improbable-aim'] },
    ],
    weapons: weapons.map((weapon) => ({ weapon, held: random.chance(0.7) })),
    objects: random.sample(['torch', 'rope'], random.int(0, 2)).map((key) => ({
      key,
      name: `A ${key}`,
      held: random.chance(0.5),
    })),
    spells: [...random.sample(['bolt', 'fuse', 'slow', 'flood', 'trip', 'push', 'weave'], 3)],
  };
  return { ...who, name: who.id.toUpperCase(), sheet };
}

const hedges = (random: Random, field: readonly Hex[]) =>
  random.sample(field, random.int(0, 8)).map((hex) => ({ hex, levels: random.int(1, 3) }));

// ------------------------------------------------------------------ random play

function material(state: State, random: Random): Material {
  const people = Object.values(state.combatants).map(({ position }) => position);
  const field = near(state, REACH_OF_FIELD);
  const { obstacles } = state.battlefield;
  const isFree = (hex: Hex) => !people.some((taken) => distance(taken, hex) === 0);
  const open = field.filter((hex) => !obstacles.some((wall) => distance(wall, hex) === 0));
  const position = random.pick(open);
  const side = random.pick(sides);
  const newcomer = () => someone(random, { id: newcomerId(state), side, position });
  return {
    text: (field) => (field === 'side' ? side : 'By chance'),
    data: (type, what) => {
      switch (`${type}.${what}`) {
        case 'SetBattlefield.obstacles':
          return random.sample(field.filter(isFree), random.int(0, 8));
        case 'SetBattlefield.concealing':
          return hedges(random, field);
        case 'SetBattlefield.features':
          return features(random, field);
        case 'SetBattlefield.walls':
          return someWalls(random, field);
        case 'AddCombatants.combatants':
          return [newcomer()];
        case 'DefineActions.definitions':
          return [{ actions: [] }];
        case 'UpdateCombatant.sheet':
          return [newcomer().sheet];
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

/** Stats that everybody can be given. */
function stats({ phase, combatants }: State, random: Random) {
  const all = Object.values(combatants);
  const upTo = (kind: 'DODGE' | 'PARRY' | 'BLOCK') =>
    random.int(0, Math.min(...all.map(({ sheet }) => sheet.defenses[kind])));
  const dying = all.every(({ status }) => status.kind === 'DYING');
  return {
    wounds: random.pick([null, random.int(0, 4)]),
    toughness: random.int(2, 7),
    ...(dying ? { dyingAgainst: random.int(2, 9) } : {}),
    ...(phase.kind === 'COMBAT'
      ? { dodgesLeft: upTo('DODGE'), parriesLeft: upTo('PARRY'), blocksLeft: upTo('BLOCK') }
      : {}),
  };
}

/** Fights that come to something: mostly attacks, now and then all the rest. */
const weight = weighing<State>({
  // Whoever reaches nobody mostly does something about it first.
  DeclareAction: (_, { command }) =>
    (declareWeights[String(command.action)] ?? 0.15) * (command.anyway === true ? 0.2 : 1),
  CompleteAction: (_, { choices }) => (choices.length > 0 ? 6 : 0.3),
  ContinueAction: 8,
  EndTurn: 1,
  UseDoor: 30,
  DelayTurn: 2,
  SetStandingOrders: 0.02,
  PassPriority: 4,
  ResolveDefense: 1.5,
  TakeDelayedTurn: 1.5,
  RollInitiative: 5,
  RollContest: 0.05,
  VetoAction: 0.05,
  TryCatch: 0.05,
  TakeRest: 0.2,
  YieldFight: (_, { command }) => (command.yields === true ? 0.01 : 0.1),
  AddCombatants: upTo(MAX_COMBATANTS),
  RevealCombatants: 0.06,
  HideCombatants: 0.02,
  UpdateCombatant: 0.01,
  RemoveCombatant: 0.02,
  Adjudicate: 0.01,
  SetBattlefield: 0.03,
  ConcludeFight: (_, { command }) => (command.choice === 'END' ? 3 : 1),
  EndEncounter: 0.001,
});

const declareWeights: Readonly<Record<string, number>> = {
  flood: 8,
  trip: 8,
  bolt: 4,
  sling: 4,
  crossbow: 4,
  combo: 3,
  sword: 2,
  pike: 2,
  claws: 2,
  fuse: 2,
  whittle: 2,
  weave: 2,
  stabilize: 2,
  move: 1,
  run: 0.5,
  slow: 0.5,
  reload: 3,
  'help-reload': 0.5,
};

// ------------------------------------------------------------------ all that could be said

function universe(state: State, random: Random): readonly Command[] {
  const ids = Object.keys(state.combatants);
  const made: Command[] = [
    { type: 'RollInitiative' },
    { type: 'ConcludeFight', choice: random.pick(['END', 'GO_ON']) },
    ...calls(state),
  ];
  for (const { id: attackId } of state.attacks)
    for (const combatantId of ids)
      for (const defense of ['DODGE', 'PARRY', 'BLOCK', 'NONE'] as const)
        made.push({ type: 'ResolveDefense', combatantId, attackId, defense });
  for (const combatantId of ids)
    for (const type of ['EndTurn', 'TakeDelayedTurn', 'PassPriority'] as const)
      made.push({ type, combatantId });
  for (const combatantId of ids) made.push(...doorUse(state.battlefield, random, combatantId));
  while (made.length < SAMPLE && ids.length > 0)
    made.push(anything(state, random, random.pick(ids)));
  return made;
}

const kinds = [
  ['DeclareAction', 12],
  ['CompleteAction', 4],
  ['ContinueAction', 1],
  ['EndTurn', 1],
  ['DelayTurn', 1],
  ['SetStandingOrders', 1],
  ['TakeDelayedTurn', 2],
  ['PassPriority', 1],
  ['VetoAction', 1],
  ['TryCatch', 1],
  ['TakeRest', 1],
  ['YieldFight', 1],
] as const;

/** Any well-formed command of one combatant. */
function anything(state: State, random: Random, combatantId: string): Command {
  const type = random.weighted(kinds, ([, likely]) => likely)?.[0] ?? 'EndTurn';
  switch (type) {
    case 'DeclareAction':
      return declaration(state, random, combatantId);
    case 'CompleteAction':
      return completion(state, random, combatantId);
    case 'ContinueAction':
      return {
        type,
        combatantId,
        action: random.pick([null, 'move', 'whittle', 'weave', 'sword']),
        seconds: random.pick([null, null, 1, 3]),
        freeActions: [],
      };
    case 'DelayTurn':
      return { type, combatantId, ...awaited(random, Object.keys(state.combatants)) };
    case 'SetStandingOrders': {
      const same = { type, combatantId, until: null, ofId: null, second: null, ...samePlayer };
      // What a delayed turn waits for is listed by itself.
      return random.chance(0.5)
        ? { ...same, defense: random.pick([null, ...defenseOrder.options]) }
        : { ...same, defense: null, ...awaited(random, Object.keys(state.combatants)) };
    }
    case 'VetoAction':
      return { type, action: random.pick(['talk', 'drop', 'draw', 'move', 'sword']) };
    case 'TryCatch':
      return { type, combatantId, catches: random.pick(['OBJECT', 'SELF']) };
    case 'TakeRest':
      return { type, combatantId, rest: random.pick(['SLEEP', 'BED']) };
    case 'YieldFight':
      return { type, combatantId, yields: random.chance(0.5) };
    case 'EndTurn':
    case 'TakeDelayedTurn':
    case 'PassPriority':
      return { type, combatantId };
  }
}

/** SEC-24: what a delayed turn may wait for, named in full, but not always of somebody else. */
function awaited(random: Random, ids: readonly string[]) {
  const until = random.pick(['BETWEEN_TURNS', 'TURN', 'ACTION', 'ATTACKED', 'SECOND'] as const);
  const ofSomeone = until !== 'BETWEEN_TURNS' && until !== 'ATTACKED';
  return {
    until,
    ofId: ofSomeone ? random.pick(ids) : null,
    second: until === 'SECOND' ? random.int(1, 6) : null,
  };
}

const basics = ['crouch', 'lie-down', 'stand-up', 'aim', 'stabilize', 'fetch', 'talk', 'fists'];

function declaration(state: State, random: Random, combatantId: string): Command {
  const plain = {
    weapon: null,
    object: null,
    combo: null,
    targetIds: [],
    to: null,
    path: null,
    seconds: null,
    anyway: false,
    freeActions: [],
  };
  const shooter = () => random.pick(['crossbow', 'arbalest']);
  const any = () => random.pick(['sword', 'pike', 'crossbow', 'arbalest', 'sling', 'claws']);
  const here = state.combatants[combatantId]?.position ?? { q: 0, r: 0 };
  const made = random.pick([
    () => ({ ...plain, action: random.pick(basics) }),
    () => ({ ...plain, action: random.pick(Object.keys(state.actions)) }),
    () => ({
      ...plain,
      action: 'move',
      to: random.pick(others(here, random.pick([3, 7]))),
      seconds: random.pick([null, null, 1, 2]),
    }),
    () => ({
      ...plain,
      action: random.pick(['drop', 'fetch']),
      object: random.pick(['torch', 'rope']),
    }),
    () => ({
      ...plain,
      action: random.pick(['whittle', 'weave']),
      seconds: random.pick([null, 1, 4]),
    }),
    () => ({ ...plain, action: 'run', to: random.pick(others(here, 9)) }),
    () => ({ ...plain, action: random.pick(['draw', 'sheathe', 'drop']), weapon: any() }),
    () => ({ ...plain, action: 'reload', weapon: shooter() }),
    () => ({
      ...plain,
      action: 'help-reload',
      weapon: shooter(),
      targetIds: [random.pick(Object.keys(state.combatants))],
    }),
    () => ({
      ...plain,
      action: 'combo',
      weapon: random.pick([any(), 'fists']),
      combo: random.pick(['one', 'two', 'rush', 'shot', 'none']),
    }),
  ])();
  return { type: 'DeclareAction', combatantId, ...made };
}

/** An aim of the shape that the action under way takes. */
function completion(state: State, random: Random, combatantId: string): Command {
  const plain = { type: 'CompleteAction' as const, combatantId, targetIds: [], to: null };
  const { doing, position, sheet } = state.combatants[combatantId] ?? {};
  if (!doing || !position || random.chance(0.1)) return plain;
  if (doing.action === 'flood' || doing.action === 'trip')
    return { ...plain, to: random.pick(others(position, 12)) };
  const parts = sheet?.combos.find(({ key }) => key === doing.combo)?.components ?? ['attack'];
  const attacks = parts.filter((part) => part === 'attack').length;
  const ids = Object.keys(state.combatants);
  return { ...plain, targetIds: Array.from({ length: attacks }, () => random.pick(ids)) };
}

/** Random fights by the SECONDS rules. */
export const secondsGame: Game<SecondsTypes> = {
  ruleset: seconds,
  commands,
  encounter,
  material,
  blanks: {},
  weight,
  universe,
  witness,
  marks: marksOf,
  hasEnded: ({ phase }) => phase.kind === 'ENDED',
  calm,
  rounds: ({ phase }) => (phase.kind === 'SETUP' ? 0 : phase.round),
};
