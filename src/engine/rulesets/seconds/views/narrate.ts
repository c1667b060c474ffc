import type { Actor } from '../../../core/command/actor.ts';
import {
  type Lines,
  type Names as CombatantNames,
  namesIn as combatantNames,
  narratorOf,
  sharedLines,
} from '../../../core/table/narrate.ts';
import { orderNote } from '../../../core/orders/standing-orders.ts';
import {
  describeCheck,
  describeContest,
  describeScore,
  scoreOf,
} from '../../../core/score/score.ts';
import { hexKey } from '../../../grid/hex.ts';
import {
  type Event,
  type EventOfType,
  type InitiativeRoll,
  type Ranking,
  type Severity,
} from '../model/events.ts';
import { awaitedBy } from '../model/delaying.ts';
import { findAction } from '../model/lookup.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { State } from '../model/state.ts';
import { describeAwaited } from '../turn/triggers.ts';

/** What combatants and actions are called. */
interface Names extends CombatantNames {
  readonly what: (key: string) => string;
}

const namesIn = (state: State, actor?: Actor): Names => ({
  ...combatantNames(state, actor),
  what: (key) => findAction(state, key)?.name ?? key,
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
  TurnIdled: ({ combatantId }, { who }) => `${who(combatantId)} lets the rest of the turn pass`,
  FallenSkipped: ({ combatantId }, { who }) => `${who(combatantId)} is down and has no turn`,
  TurnDelayed: ({ combatantId, until }, { who }) =>
    `${who(combatantId)} delays the turn${until ? ` until ${describeAwaited(until, who)}` : ''}`,
  DelayedTurnDue: ({ combatantId }, { who }) => `What ${who(combatantId)} waits for has happened`,
  DelayedTurnTaken: ({ combatantId }, { who }) => `${who(combatantId)} takes the delayed turn`,
  DelayedTurnLost: ({ combatantId }, { who }) => `${who(combatantId)}'s delayed turn is lost`,
  PriorityPassed: ({ combatantId }, { who }) => `${who(combatantId)} waits on`,
  StandingOrdersSet: ({ combatantId, defense, ...waits }, { who }) =>
    `${who(combatantId)} ${defends[defense]}${waits.until === 'BETWEEN_TURNS' ? '' : `, and waits until ${describeAwaited(awaitedBy(waits), who)}`}`,
  // Actions
  ActionBegun: ({ combatantId, action, using, seconds }, { who, what }) =>
    `${who(combatantId)} begins ${what(action)}${using === null ? '' : ` with ${what(using)}`}, ${count(seconds, 'second')}`,
  ActionPaused: ({ combatantId, action }, { who, what }) =>
    `${who(combatantId)} leaves ${what(action)} for later`,
  ActionContinued: ({ combatantId, action }, { who, what }) =>
    `${who(combatantId)} goes on with ${what(action)}`,
  TargetsDue: ({ combatantId, action }, { who, what }) =>
    `${who(combatantId)}'s ${what(action)} is ready to be aimed`,
  ActionCompleted: ({ combatantId, action, targetIds, to }, { who, all, what }) => {
    const at = targetIds.length > 0 ? ` at ${all(targetIds)}` : '';
    const there = to ? ` at (${to.q}, ${to.r})` : '';
    return `${who(combatantId)} completes ${what(action)}${at}${there}`;
  },
  ActionAbandoned: ({ combatantId, action, reason, secondsLost }, { who, what }) =>
    `${who(combatantId)} gives up ${what(action)}${givenUp[reason]}: ${count(secondsLost, 'second')} lost`,
  FreeActionTaken: ({ combatantId, action }, { who, what }) =>
    `${who(combatantId)} uses ${what(action)}, in no time`,
  FreeActionLost: ({ combatantId, action, reason }, { who, what }) =>
    `${who(combatantId)} can no longer use ${what(action)}: ${reason}`,
  ActionVetoed: ({ combatantId, action }, { who, what }) =>
    `The GM allows ${who(combatantId)} no more of ${what(action)} in this turn`,
  DelayStarted: ({ ownerId, action, secondsLeft }, { who, what }) =>
    `${what(action)} will take effect after ${count(secondsLeft, 'second')} of ${who(ownerId)}'s turns`,
  DelayEnded: ({ ownerId, action, reason }, { who, what }) =>
    `${what(action)} of ${who(ownerId)} ${reason === 'EFFECT' ? 'takes effect' : 'fizzles'}`,
  // Movement, posture, gear
  CombatantMoved: ({ combatantId, path }, { who }) =>
    `${who(combatantId)} moves ${path.length} m to (${path.at(-1)?.q ?? 0}, ${path.at(-1)?.r ?? 0})`,
  PostureChanged: ({ combatantId, posture }, { who }) =>
    `${who(combatantId)} is ${posture.toLowerCase()}`,
  AimTaken: ({ combatantId, targetId }, { who }) => `${who(combatantId)} aims at ${who(targetId)}`,
  AimLost: ({ combatantId }, { who }) => `${who(combatantId)} no longer aims`,
  WeaponHandled: ({ combatantId, weapon, how }, { who, what }) =>
    `${who(combatantId)} has ${how.toLowerCase()} ${what(weapon)}`,
  ObjectHandled: ({ combatantId, name, how }, { who }) =>
    `${who(combatantId)} has ${how === 'DROPPED' ? 'dropped' : 'taken out'} ${name}`,
  ShotsFired: ({ combatantId, weapon, shots }, { who, what }) =>
    `${what(weapon)} of ${who(combatantId)} has ${count(shots, 'shot')} left`,
  WeaponReloaded: ({ combatantId, weapon }, { who, what }) =>
    `${who(combatantId)} has reloaded ${what(weapon)}`,
  ReloadHelped: ({ combatantId, ownerId, weapon }, { who, what }) =>
    `${who(combatantId)} helps ${who(ownerId)} to reload ${what(weapon)}`,
  // Attacks
  StrikeRolled: ({ attackerId, targetId, action, roll, neededTerms, result }, { who, what }) =>
    `${who(attackerId)}'s ${what(action)} ${results[result]} ${who(targetId)}: ${describeContest(roll, scoreOf(neededTerms, [], ''))}`,
  DefenseRolled: (event, names) =>
    `${names.who(event.combatantId)} ${defended(event, names)}${orderNote(event)}`,
  AttackLanded: (event, names) => `${names.who(event.combatantId)} ${landed(event, names)}`,
  // Dying, healing, catching
  CombatantDown: ({ combatantId }, { who }) => `${who(combatantId)} falls, dying`,
  DyingChecked: (event, { who }) =>
    `${who(event.combatantId)} ${event.success ? 'holds on' : 'fades'}: ${check(event)}`,
  RecoveryRolled: ({ combatantId, die }, { who }) =>
    `${who(combatantId)} rolls ${die} of 10 to recover`,
  MedicineTried: (event, { who }) =>
    `${who(event.combatantId)} tends ${who(event.targetId)}: ${check(event)}`,
  CombatantStabilized: ({ combatantId }, { who }) => `${who(combatantId)} is no longer dying`,
  CombatantDied: ({ combatantId, cause }, { who }) =>
    `${who(combatantId)} dies${cause ? `: ${diesOf[cause]}` : ''}`,
  WoundsHealed: ({ combatantId, healed, wounds }, { who }) =>
    `${who(combatantId)} heals ${count(healed, 'wound')}, ${wounds} left`,
  CatchTried: (event, { who }) =>
    `${who(event.combatantId)} ${event.success ? 'catches' : 'fails to catch'} ${event.catches === 'SELF' ? 'a fall' : 'it'}: ${check(event)}`,
  // The end
  FightGoesOn: () => 'Nobody is left to fight, and the fight goes on',
};

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

function rulings({ position, figures }: EventOfType<'Adjudicated'>): string {
  const changed = Object.entries(nouns).map(([figure, noun]) => {
    const value = figures?.[figure as keyof typeof nouns] ?? null;
    return value === null ? '' : `; ${noun} ${value}`;
  });
  return [position === null ? '' : `; now at ${hexKey(position)}`, ...changed].join('');
}

const nouns = {
  wounds: 'wounds',
  toughness: 'Toughness',
  dyingAgainst: 'dying against',
  secondsLeft: 'seconds left',
  dodgesLeft: 'dodges left',
  parriesLeft: 'parries left',
  blocksLeft: 'blocks left',
} as const;

const results = { HIT: 'hits', MISS: 'misses', COVER: 'hits the cover of' } as const;

/** SEC-14: why, where it was not by choice. */
const givenUp: Readonly<Record<EventOfType<'ActionAbandoned'>['reason'], string>> = {
  CHOICE: '',
  DELAYED: ', putting off the turn',
  DOWN: ', unable to fight',
  YIELDED: ', yielding',
  WOUNDED: ', wounded',
  NOT_UPRIGHT: ', no longer upright',
};

const diesOf: Readonly<Record<NonNullable<EventOfType<'CombatantDied'>['cause']>, string>> = {
  WOUND: 'another wound, while unconscious',
  BEYOND_HELP: 'no check can succeed any more',
  RULING: 'the GM rules so',
};

const severities: Readonly<Record<Severity, string>> = {
  NOTHING: 'is not hurt',
  WOUND: 'takes a wound',
  WOUND_AND_DYING: 'takes a wound, more than can be borne',
};

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

const check = ({ roll, needed }: Pick<EventOfType<'CatchTried'>, 'roll' | 'needed'>): string =>
  describeCheck(roll, needed);

function defended(event: EventOfType<'DefenseRolled'>, names: Names): string {
  const { defense, defenseRoll, neededTerms, result } = event;
  const attack = attackIn(event, names);
  if (defense === 'NONE' || !defenseRoll) return `does not defend against ${attack}`;
  const how = { CANCELLED: 'and is safe', REDUCED: 'in part', FAILED: 'in vain' }[result];
  const scores = describeContest(defenseRoll, scoreOf(neededTerms, [], ''));
  return `tries to ${defense.toLowerCase()} ${attack} ${how}: ${scores}`;
}

function landed(event: EventOfType<'AttackLanded'>, names: Names): string {
  const { damageRoll, reducedBy, severity, toughness, woundsBefore, wounds } = event;
  const attack = attackIn(event, names);
  if (!damageRoll) return `is struck by ${attack}, unhurt`;
  const off = reducedBy > 0 ? `, less ${reducedBy} for the dodge` : '';
  const against = toughness ? ` against ${describeScore(toughness)}` : '';
  const damage = `damage ${describeScore(damageRoll)}${off}${against}`;
  const more = woundsBefore === undefined || severity === 'NOTHING' ? '' : `; wounds ${woundsBefore} to ${wounds}`;
  return `${severities[severity]} (${attack}): ${damage}${more}`;
}

/** `Ann's Sword`. */
const attackIn = (
  { attackerId, action }: Pick<EventOfType<'AttackLanded'>, 'attackerId' | 'action'>,
  { who, what }: Names,
): string => `${who(attackerId)}'s ${what(action)}`;

function ranking({ rolls, rerolls, order }: Ranking, { who, all }: Names): string {
  const list = (made: readonly InitiativeRoll[]) =>
    made
      .map(({ combatantId, roll }) => `${who(combatantId)} rolls ${describeScore(roll)}`)
      .join('; ');
  const ties = rerolls.length > 0 ? `; ties rolled again: ${list(rerolls)}` : '';
  return `${list(rolls)}${ties}. Order: ${all(order)}`;
}
