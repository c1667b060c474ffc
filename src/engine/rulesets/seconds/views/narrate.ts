import type { Actor } from '../../../core/command/actor.ts';
import {
  type Lines,
  type Names as CombatantNames,
  namesIn as combatantNames,
  type Naming,
  narratorOf,
  sharedLines,
} from '../../../core/table/narrate.ts';
import { orderNote } from '../../../core/orders/standing-orders.ts';
import { count, listed } from '../../../core/values/words.ts';
import {
  describeCheck,
  describeContest,
  describeScore,
  type Score,
  scoreOf,
} from '../../../core/score/score.ts';
import { type Hex, hexName } from '../../../grid/hex.ts';
import { isAimed } from '../effects/index.ts';
import {
  type Event,
  type EventOfType,
  type InitiativeRoll,
  type Ranking,
  type Severity,
  type WhyAimLost,
} from '../model/events.ts';
import { awaitedBy } from '../model/delaying.ts';
import { findAction } from '../model/lookup.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { State } from '../model/state.ts';
import { describeAwaited } from '../turn/triggers.ts';

/** What combatants and actions are called. */
interface Names extends CombatantNames {
  readonly what: (key: string) => string;
  /** SEC-15: whether an action is aimed when it is complete. */
  readonly isAimed: (key: string) => boolean;
}

const namesIn = (state: State, actor: Actor | undefined, naming: Naming): Names => ({
  ...combatantNames(state, actor, naming),
  what: (key) => naming.name(findAction(state, key)?.name ?? key),
  isAimed: (key) => {
    const action = findAction(state, key);
    return action !== undefined && isAimed(action.effect);
  },
});

const lines: Lines<Event, Names> = {
  ...sharedLines,
  Adjudicated: (event, { who }) =>
    `The GM rules on ${who(event.combatantId)}: ${event.reason}${rulings(event)}`,
  // Initiative
  InitiativeChecked: (event, names) => `Initiative: ${ranking(event, names)}`,
  ContestRolled: (event, names) => `Who comes first: ${ranking(event, names)}`,
  // Rounds, turns, seconds
  SecondPassed: ({ combatantId, second, spentOn }, { who, what }) =>
    `${who(combatantId)}, second ${second}: ${spentOn === null ? 'idle' : what(spentOn)}`,
  TurnIdled: ({ combatantId }, { who }) => `${who(combatantId)} ends the turn early`,
  FallenSkipped: ({ combatantId }, { who }) => `${who(combatantId)} is down`,
  TurnDelayed: ({ combatantId, until }, { who }) =>
    `${who(combatantId)} delays the turn${until ? ` until ${describeAwaited(until, who)}` : ''}`,
  DelayedTurnDue: ({ combatantId }, { who }) => `What ${who(combatantId)} waits for has happened`,
  DelayedTurnTaken: ({ combatantId }, { who }) => `${who(combatantId)} takes the delayed turn`,
  DelayedTurnLost: ({ combatantId }, { who }) =>
    `${who(combatantId)}'s delayed turn is lost: the next one begins`,
  PriorityPassed: ({ combatantId }, { who }) => `${who(combatantId)} keeps waiting`,
  StandingOrdersSet: ({ combatantId, orders }, { who }) =>
    `${who(combatantId)} ${defends[orders.defense]}${orders.until === 'BETWEEN_TURNS' ? '' : `, and waits until ${describeAwaited(awaitedBy(orders), who)}`}`,
  // Actions
  ActionBegun: ({ combatantId, action, using, seconds, carriedOver }, { who, what }) =>
    `${who(combatantId)} begins ${what(action)}${using === null ? '' : ` with ${what(using)}`}: ${count(seconds, 'second')}${carriedOver ? ', more than the turn has' : ''}`,
  ActionPaused: ({ combatantId, action }, { who, what }) =>
    `${who(combatantId)} leaves ${what(action)} for later`,
  ActionContinued: ({ combatantId, action }, { who, what }) =>
    `${who(combatantId)} goes on with ${what(action)}`,
  TargetsDue: ({ combatantId, action }, { who, what }) =>
    `${who(combatantId)}'s ${what(action)} is ready to be aimed`,
  ActionCompleted: (event, names) => {
    const { combatantId, action, walked } = event;
    const { who, what } = names;
    if (walked) return `${who(combatantId)} ${went(action, walked)}`;
    const at = aimedAt(event, names);
    const nothing = at === '' && names.isAimed(action) ? ' without a target' : '';
    return `${who(combatantId)} completes ${what(action)}${at}${nothing}`;
  },
  ActionAbandoned: ({ combatantId, action, reason, secondsLost, walked }, { who, what }) =>
    walked && secondsLost === 0
      ? `${who(combatantId)} ${went(action, walked)}${givenUp[reason]}`
      : `${who(combatantId)} ${reason === 'CHOICE' ? 'gives up' : 'loses'} ${what(action)}${givenUp[reason]}: ${count(secondsLost, 'second')} spent on it`,
  FreeActionTaken: ({ combatantId, action }, { who, what }) =>
    `${who(combatantId)} uses ${what(action)}`,
  FreeActionLost: ({ combatantId, action, reason }, { who, what }) =>
    `${who(combatantId)} can no longer use ${what(action)}: ${reason}`,
  ActionVetoed: ({ combatantId, action }, { who, what }) =>
    `The GM allows ${who(combatantId)} no more of ${what(action)} in this turn`,
  DelayStarted: (event, names) =>
    `${names.who(event.ownerId)}'s ${names.what(event.action)}${aimedAt(event, names)} takes effect after ${count(event.secondsLeft, 'second')} of their turns`,
  DelayEnded: (event, names) =>
    `${names.who(event.ownerId)}'s ${names.what(event.action)} ${
      event.reason === 'EFFECT'
        ? `takes effect${aimedAt(event, names)}`
        : 'fizzles, its owner being down'
    }`,
  // Movement, posture, gear
  CombatantMoved: ({ combatantId, path }, { who }) => `${who(combatantId)} ${went('move', path)}`,
  PostureChanged: ({ combatantId, posture }, { who }) =>
    `${who(combatantId)} is now ${posture.toLowerCase()}`,
  AimTaken: ({ combatantId, targetId, quick }, { who }) =>
    `${who(combatantId)} aims ${quick ? 'quickly ' : ''}at ${who(targetId)}`,
  AimLost: ({ combatantId, reason }, { who }) =>
    `${who(combatantId)} no longer aims${reason ? `: ${aimLost[reason]}` : ''}`,
  WeaponHandled: ({ combatantId, weapon, how }, { who, what }) =>
    `${who(combatantId)} ${handles[how]} ${what(weapon)}`,
  ObjectHandled: ({ combatantId, name, how }, { who }) =>
    `${who(combatantId)} ${how === 'DROPPED' ? 'drops' : 'takes out'} ${name}`,
  ShotsFired: ({ combatantId, weapon, shots }, { who, what }) =>
    `${who(combatantId)}'s ${what(weapon)} has ${count(shots, 'shot')} left`,
  WeaponReloaded: ({ combatantId, weapon, shots }, { who, what }) =>
    `${who(combatantId)} has reloaded ${what(weapon)}: ${count(shots, 'shot')}`,
  ReloadHelped: ({ combatantId, ownerId, weapon }, { who, what }) =>
    `${who(combatantId)} helps ${who(ownerId)} to reload ${what(weapon)}`,
  // Attacks
  StrikeRolled: ({ attackerId, targetId, action, roll, neededTerms, result }, { who, what }) =>
    `${who(attackerId)}'s ${what(action)} ${results[result]} ${who(targetId)}: ${describeContest(roll, scoreOf(neededTerms, [], ''))}`,
  DefenseRolled: (event, names) =>
    `${names.who(event.combatantId)} ${defended(event, names)}${orderNote(event)}`,
  AttackLanded: (event, names) => `${names.who(event.combatantId)} ${landed(event, names)}`,
  // Dying, healing, catching
  CombatantDown: ({ combatantId }, { who }) => `${who(combatantId)} falls unconscious, dying`,
  DyingChecked: (event, { who }) =>
    `${who(event.combatantId)} ${event.success ? 'holds on' : 'fades'}: ${check(event)}`,
  RecoveryRolled: ({ combatantId, die, needed = RECOVERS }, { who }) =>
    `${who(combatantId)} ${die >= needed ? 'recovers' : 'does not recover'}: ${die} on a d10 against ${needed}`,
  MedicineTried: (event, { who }) =>
    `${who(event.combatantId)} ${event.success ? 'stabilizes' : 'fails to stabilize'} ${who(event.targetId)}: ${check(event)}`,
  CombatantStabilized: ({ combatantId }, { who }) => `${who(combatantId)} is no longer dying`,
  CombatantDied: ({ combatantId, cause }, { who }) =>
    `${who(combatantId)} dies${cause ? `: ${diesOf[cause]}` : ''}`,
  WoundsHealed: ({ combatantId, healed, wounds }, { who }) =>
    `${who(combatantId)} heals ${count(healed, 'wound')}; ${wounds} left`,
  CatchTried: (event, { who }) =>
    `${who(event.combatantId)} ${catching[event.catches][event.success ? 'done' : 'failed']}: ${check(event)}`,
  // The end
  FightGoesOn: () => 'The GM lets the fight go on, though no enemies are left',
};

/** SEC-53: the face that recovers, in fights whose events do not say it. */
const RECOVERS = 10;

const defends: Readonly<Record<StandingOrders['defense'], string>> = {
  ASK: 'will be asked how to meet attacks',
  ASK_IF_CHOICE: 'will be asked how to meet attacks only while something is left to defend with',
  NONE: 'will not defend',
  DODGE: 'will dodge',
  PARRY: 'will parry',
  BLOCK: 'will block',
};

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export const narrate = narratorOf<Event, State, Names>(lines, namesIn);

function rulings({ position, stats }: EventOfType<'Adjudicated'>): string {
  const changed = Object.entries(nouns).map(([figure, noun]) => {
    const value = stats?.[figure as keyof typeof nouns] ?? null;
    return value === null ? '' : `; ${noun} ${value}`;
  });
  return [position === null ? '' : `; now at ${hexName(position)}`, ...changed].join('');
}

const nouns = {
  wounds: 'wounds',
  toughness: 'Toughness',
  dyingAgainst: 'check against dying',
  secondsLeft: 'seconds left',
  dodgesLeft: 'dodges left',
  parriesLeft: 'parries left',
  blocksLeft: 'blocks left',
} as const;

const results = { HIT: 'hits', MISS: 'misses', COVER: 'hits the cover of' } as const;
const handles = { DRAWN: 'draws', SHEATHED: 'sheathes', DROPPED: 'drops' } as const;
const catching = {
  OBJECT: { done: 'catches it', failed: 'fails to catch it' },
  SELF: { done: 'stops the fall', failed: 'fails to stop the fall' },
} as const;

/** SEC-14: why, where it was not by choice. */
const givenUp: Readonly<Record<EventOfType<'ActionAbandoned'>['reason'], string>> = {
  CHOICE: '',
  DELAYED: ', delaying the turn',
  DOWN: ', being down',
  YIELDED: ', having yielded',
  WOUNDED: ', being wounded',
  NOT_UPRIGHT: ', being no longer upright',
};

const aimLost: Readonly<Record<WhyAimLost, string>> = {
  SHOT: 'it has served an attack',
  MOVED: 'a move loses it',
  SIGHT: 'the target is out of sight',
  NOT_AT_ONCE: 'no attack came with the next second',
  DOWN: 'unable to',
  GONE: 'the target has left',
};

const diesOf: Readonly<Record<NonNullable<EventOfType<'CombatantDied'>['cause']>, string>> = {
  WOUND: 'another wound, while unconscious',
  BEYOND_HELP: 'no check can succeed any more',
  RULING: 'the GM rules so',
};

const severities: Readonly<Record<Severity, string>> = {
  NOTHING: 'is not hurt by',
  WOUND: 'takes a wound from',
  WOUND_AND_DYING: 'takes a mortal wound from',
};

/** `moves 12 m to (3, 0)`. */
function went(action: string, walked: readonly Hex[]): string {
  const end = walked.at(-1);
  const does = action === 'run' ? 'runs' : 'moves';
  return end ? `${does} ${walked.length} m to ${hexName(end)}` : 'gets nowhere';
}

/** ` at Ann (2 times)`, or the middle of an area; empty without either. */
function aimedAt(
  { targetIds = [], to = null }: Pick<EventOfType<'DelayEnded'>, 'targetIds' | 'to'>,
  { all }: Names,
): string {
  if (to) return ` at ${hexName(to)}`;
  return targetIds.length > 0 ? ` at ${all(targetIds)}` : '';
}

const check = ({ roll, needed }: Pick<EventOfType<'CatchTried'>, 'roll' | 'needed'>): string =>
  describeCheck(roll, needed);

function defended(event: EventOfType<'DefenseRolled'>, names: Names): string {
  const { defense, defenseRoll, neededTerms, result } = event;
  const attack = attackIn(event, names);
  if (defense === 'NONE' || !defenseRoll) return `does not defend against ${attack}`;
  const verb = defense.toLowerCase();
  const does = { DODGE: 'dodges', PARRY: 'parries', BLOCK: 'blocks' }[defense];
  const scores = describeContest(defenseRoll, scoreOf(neededTerms, [], ''));
  if (result === 'FAILED') return `fails to ${verb} ${attack}: ${scores}`;
  return `${does} ${attack}${result === 'REDUCED' ? ' in part' : ''}: ${scores}`;
}

function landed(event: EventOfType<'AttackLanded'>, names: Names): string {
  const { damageRoll, reducedBy, severity, toughness, woundsBefore, wounds } = event;
  const attack = attackIn(event, names);
  if (!damageRoll) return `is struck by ${attack}`;
  const off = reducedBy > 0 ? `, less ${reducedBy} for the dodge` : '';
  const damage = `damage ${describeScore(damageRoll)}${off}${toughness ? against(toughness) : ''}`;
  const isHurt = woundsBefore !== undefined && severity !== 'NOTHING';
  return `${severities[severity]} ${attack}: ${damage}${isHurt ? `; wounds ${woundsBefore} to ${wounds}` : ''}`;
}

/** What it is made of is said where it is more than one thing. */
const against = (toughness: Score): string =>
  toughness.terms.length > 1
    ? ` against ${describeScore(toughness)}`
    : ` against Toughness ${toughness.total}`;

/** `Ann's Sword`. */
const attackIn = (
  { attackerId, action }: Pick<EventOfType<'AttackLanded'>, 'attackerId' | 'action'>,
  { who, what }: Names,
): string => `${who(attackerId)}'s ${what(action)}`;

/** With every roll as long as that is one line; of many the results alone, which the fields explain. */
function ranking({ rolls, rerolls, order }: Ranking, { who, all }: Names): string {
  const list = (made: readonly InitiativeRoll[]) =>
    made
      .map(({ combatantId, roll }) => `${who(combatantId)} rolls ${describeScore(roll)}`)
      .join('; ');
  const ties = rerolls.length > 0 ? `; ties rolled again: ${list(rerolls)}` : '';
  const line = `${list(rolls)}${ties}. Order: ${all(order)}`;
  if (line.length <= MAX_RANKING) return line;
  const results = Map.groupBy([...rolls, ...rerolls], ({ combatantId }) => combatantId);
  return listed(
    order.map((id) => {
      const totals = (results.get(id) ?? []).map(({ roll }) => roll.total);
      return totals.length > 0 ? `${who(id)} ${totals.join(' and ')}` : who(id);
    }),
  );
}

const MAX_RANKING = 240;
