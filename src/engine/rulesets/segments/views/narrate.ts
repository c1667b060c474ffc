import type { Actor } from '../../../core/command/actor.ts';
import { orderNote } from '../../../core/orders/standing-orders.ts';
import { describeCheck, describeContest, describeScore } from '../../../core/score/score.ts';
import {
  type Lines,
  type Names as CombatantNames,
  namesIn as combatantNames,
  type Naming,
  narratorOf,
  sharedLines,
} from '../../../core/table/narrate.ts';
import { hexName } from '../../../grid/hex.ts';
import { kindLabels } from '../stats/budget.ts';
import type { Event, EventOf } from '../model/events.ts';
import { findAction, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Target } from '../model/ongoing.ts';
import {
  aimPhrase,
  atPhrase,
  conditionPhrase,
  counted,
  criticalPhrases,
  defensePhrase,
  delayPhrase,
  durationPhrase,
  endedPhrase,
  fillPhrase,
  initiativePhrase,
  leftPhrase,
  metPhrases,
  missPhrase,
  orderPhrases,
  paidPhrase,
  passPhrase,
  playedPhrase,
  purchasePhrase,
  pushPhrase,
  rankPhrase,
  reductionPhrase,
  ruledPhrase,
  several,
  spentPhrase,
  spentReason,
  toGo,
  trail,
  triggerFor,
} from './phrases.ts';

/** The names of whom and what an event is about. */
interface Names extends CombatantNames {
  readonly whom: (target: Target) => string;
  readonly what: (key: string) => string;
  /** `Ana's Fire Bolt`. */
  readonly whose: (owner: string, key: string) => string;
  readonly conditionName: (key: string) => string;
  /** Whether healing ends a condition. */
  readonly isHealed: (condition: string) => boolean;
  readonly modifierName: (action: string, key: string) => string;
}

const namesIn = (state: State, actor: Actor | undefined, naming: Naming): Names => {
  const names = combatantNames(state, actor, naming);
  const what = (key: string) => naming.name(findAction(state, key)?.name ?? key);
  return {
    ...names,
    whom: (target) => (target.kind === 'CREATURE' ? names.who(target.id) : hexName(target.hex)),
    what,
    whose: (owner, key) => `${names.who(owner)}'s ${what(key)}`,
    conditionName: (key) =>
      conditionPhrase(key, naming.name(findCondition(state, key)?.name ?? key)),
    isHealed: (key) => findCondition(state, key)?.endsWithHealing === true,
    modifierName: (action, key) =>
      naming.name(findAction(state, action)?.modifiers.find((one) => one.key === key)?.name ?? key),
  };
};

const scored = (
  verb: 'hits' | 'misses',
  event: EventOf<'AttackHit' | 'AttackMissed'>,
  { who, whose }: Names,
): string => {
  const { attackerId, action, targetId, critical, attackScore, defenseScore } = event;
  const scores = describeContest(attackScore, defenseScore);
  const met = metPhrases[event.defense];
  return `${whose(attackerId, action)} ${verb} ${who(targetId)}${met}${criticalPhrases[critical]}: ${scores}`;
};

const lines: Lines<Event, Names> = {
  ...sharedLines,
  Adjudicated: (event, { who }) =>
    `The GM rules on ${who(event.combatantId)}: ${event.reason}${ruledPhrase(event)}`,
  CheckRolled: ({ combatantId, check, opponentId, opposing, ...event }, { who }) => {
    const against = opponentId === null ? '' : ` against ${who(opponentId)}`;
    const scores = opposing
      ? describeContest(event.roll, opposing)
      : describeCheck(event.roll, event.needed);
    return `${who(combatantId)}'s ${check.toLowerCase()} check${against} ${event.success ? 'succeeds' : 'fails'}: ${scores}`;
  },
  BindingContinued: (event, { who }) =>
    `${who(event.combatantId)} ${event.binding.kind === 'HOURS' ? 'can bind for another hour' : 'cannot continue binding'}: ${describeCheck(event.roll, event.dc)}`,
  LongRestTaken: (event, { who }) =>
    `${who(event.combatantId)} has slept the night${event.staysUnable === true ? ' and still cannot bind' : ''}`,
  StandingOrdersSet: (event, { who }) =>
    `${who(event.combatantId)} ${orderPhrases[event.orders.defense]}`,
  InitiativeRolled: (event, { who }) => initiativePhrase(event, who),
  RankChanged: ({ combatantId, order, spends }, { who }) =>
    `${who(combatantId)} ${rankPhrase(spends)} ${order.indexOf(combatantId) + 1} of ${order.length}`,
  FightGoesOn: () => 'No two sides are left to fight; the fight goes on',
  SegmentStarted: (event) => `Segment ${event.segment} of round ${event.round}`,
  TurnPassed: (event, { who }) => `${who(event.combatantId)} ${passPhrase(event)}`,
  TurnClosed: (event, { who }) => `${who(event.combatantId)} has acted`,
  ActionDeclared: (event, { who, what, modifierName }) =>
    `${who(event.combatantId)} uses ${event.timing === 'READIED' ? 'the readied ' : ''}${what(event.action)} (${kindLabels[event.use]}${paidPhrase(event)})${aimPhrase(event, who, modifierName)}`,
  OpeningEnded: () => 'The action before the first round is over',
  ActionReadied: (event, { who, what }) =>
    `${who(event.combatantId)} readies ${what(event.action)}${triggerFor(event, who)}`,
  CooldownLengthened: (event, { who, what }) =>
    `${who(event.combatantId)} can use ${what(event.cooldown.action)} again in round ${event.cooldown.readyInRound}`,
  ReadiedActionDue: (event, { who }) => `${who(event.combatantId)} may use the readied action now`,
  PriorityPassed: (event, { who }) => `${who(event.combatantId)} keeps waiting`,
  ReadiedActionLost: (event, { who }) =>
    `${who(event.combatantId)}'s readied action is lost as the round ends`,
  TopOfRoundTaken: (event, { who }) =>
    `${who(event.combatantId)} ${spentPhrase(event.spends)}to come first in the next round`,
  MovementStarted: (event, { who }) => `${who(event.movement.ownerId)} sets out`,
  CombatantMoved: (event, { who }) => `${who(event.combatantId)} moves ${trail(event.path)}`,
  WayHeld: (event, { who }) => `${who(event.combatantId)} is on the way`,
  WayAdvanced: (event, { who }) => `${who(event.combatantId)} is interrupted on the way`,
  WayEnded: (event, { who }) => `${who(event.combatantId)} has come to the end of the way`,
  MovementPlayed: (event, { who }) => `${who(event.combatantId)}${playedPhrase(event)}`,
  OngoingEnded: (event, names) => endedPhrase(event, names),
  DodgeReadied: (event, { who }) => `${who(event.combatantId)} dodges`,
  FollowUpSet: (event, { whom, whose }) =>
    `${whose(event.followUp.ownerId, event.followUp.action)} goes on in the next segment${event.followUp.targets.length > 0 ? ` at ${several(event.followUp.targets.map(whom))}` : ''}`,
  FollowUpTaken: (event, { whose }) =>
    `The next attack of ${whose(event.attackerId, event.action)} follows`,
  GrantsAsked: (event, { who }) => `${who(event.combatantId)} may use a grant for one roll`,
  GrantsChosen: (event, { who, conditionName }) =>
    event.used.length > 0
      ? `${who(event.combatantId)} uses a grant: ${several(event.used.map(conditionName))}`
      : `${who(event.combatantId)} keeps a grant for a later roll: ${several(event.kept.map(conditionName))}`,
  FollowUpSpent: (event, { whose }) =>
    `The next attack of ${whose(event.attackerId, event.action)} has no target and is spent`,
  ProjectileLaunched: (event, { whom, whose }) =>
    `${whose(event.projectile.attackerId, event.projectile.action)} flies at ${whom(event.projectile.target)}`,
  ProjectileAdvanced: (event, { who, whose }) =>
    `${whose(event.attackerId, event.action)} has flown ${counted(event.flown, 'hex')}${event.targetId === null ? '' : ` at ${who(event.targetId)}`}`,
  AreaStarted: (event, { whose }) => `${whose(event.area.attackerId, event.area.action)} spreads`,
  AreaGrew: (event, { who, whose }) =>
    `${whose(event.attackerId, event.action)} ${fillPhrase(event.hexes)}${event.struckIds.length > 0 ? ` and reaches ${several(event.struckIds.map(who))}` : ''}`,
  AttackArrived: (event, { who, whose }) =>
    `${whose(event.attack.attackerId, event.attack.action)} reaches ${who(event.attack.targetId)}, who may defend`,
  DefenseDeclared: (event, { who, what }) =>
    `${who(event.combatantId)} ${defensePhrase(event.defense, what)}${event.stage.kind === 'DEFERRED' ? ', on its own turn' : ''}${orderNote(event)}`,
  // Whose attack it was has been said before, and who made it may be gone.
  DefenseReturned: (event, { who }) => `${who(event.combatantId)} has the unused defense back`,
  MissChanceRolled: (event, { who, whose }) =>
    `${whose(event.attackerId, event.action)} ${event.missed ? 'misses' : 'finds'} ${who(event.targetId)}: ${missPhrase(event)}`,
  AttackHit: (event, names) => scored('hits', event, names),
  AttackMissed: (event, names) => scored('misses', event, names),
  AttackSpent: (event, names) =>
    `${names.whose(event.attackerId, event.action)} is lost: ${spentReason(event, names.who)}`,
  DamageDealt: (event, { who }) =>
    `${who(event.combatantId)} loses ${counted(event.damage.total - event.reducedBy - event.absorbed, 'hit point')}: ${describeScore(event.damage)}${reductionPhrase(event)}${leftPhrase(event)}`,
  CombatantDown: (event, { who }) => `${who(event.combatantId)} goes down`,
  ConditionInflicted: (event, { who, conditionName, isHealed, what }) =>
    `${who(event.combatantId)} is ${conditionName(event.condition)} ${durationPhrase(event, isHealed(event.condition), what)}`,
  ConditionHurt: (event, { who, conditionName }) =>
    `${who(event.combatantId)} is ${conditionName(event.condition)} and loses ${counted(event.damage.total - event.absorbed, 'hit point')}: ${describeScore(event.damage)}${leftPhrase(event)}`,
  ConditionLifted: (event, { who, conditionName }) =>
    `${who(event.combatantId)} acts normally in this round, though ${conditionName(event.condition)}`,
  ConditionEnded: (event, { who, conditionName }) =>
    `${who(event.combatantId)} is no longer ${conditionName(event.condition)}`,
  PushbackStarted: (event, { who }) =>
    `${who(event.pushback.targetId)} is pushed back ${counted(event.hexes, 'hex')}`,
  CombatantPushed: (event, { who }) => `${who(event.combatantId)} ${pushPhrase(event, who)}`,
  ManeuverSucceeded: (event, { who }) =>
    `The maneuver succeeds: ${who(event.attack.attackerId)} has ${counted(event.attack.stage.points, 'point')} to spend`,
  ManeuverPointsSpent: (event, { who }) =>
    `${who(event.combatantId)} spends the points on ${who(event.targetId)}: ${purchasePhrase(event)}`,
  GrappleStarted: (event, { who }) =>
    `${who(event.grapple.grapplerId)} grabs ${who(event.grapple.targetId)}`,
  GrappleChecked: (event, { who }) =>
    `${who(event.grapplerId)} must maintain the hold on ${who(event.targetId)}`,
  GrappleMaintained: (event, { who }) =>
    `${who(event.grapplerId)} keeps hold of ${who(event.targetId)}`,
  GrappleEnded: (event, { who }) =>
    `${who(event.grapplerId)} no longer holds ${who(event.targetId)}`,
  RepositionDue: (event, { who }) =>
    `${who(event.attack.attackerId)} chooses where ${who(event.attack.targetId)} goes`,
  RepositionChosen: (event, { who }) =>
    event.hexes === 0
      ? `${who(event.combatantId)} leaves ${who(event.targetId)} in place`
      : `${who(event.combatantId)} repositions ${who(event.targetId)} by ${counted(event.hexes, 'hex')}`,
  EffectDelayed: (event, { whose }) =>
    `${whose(event.delayed.ownerId, event.delayed.action)} takes effect ${delayPhrase(event)}`,
  EffectBegan: (event, { who, whose }) =>
    `${whose(event.combatantId, event.action)} takes effect${atPhrase([...(event.targetIds ?? []).map(who), ...(event.targetHexes ?? []).map(hexName)])}`,
  AidStarted: (event, { who, whose }) =>
    `${whose(event.aid.ownerId, event.aid.action)} is for ${who(event.aid.targetId)}`,
  AidAdvanced: (event) => `The aid has come ${counted(event.flown, 'hex')}`,
  AidOffered: (event, { who, whose }) =>
    `${who(event.combatantId)} may take ${whose(event.sourceId, event.action)}`,
  AidRefused: (event, { who }) => `${who(event.combatantId)} refuses the aid`,
  AidWorked: (event, { who, whose }) =>
    `${whose(event.sourceId, event.action)} helps ${who(event.combatantId)}`,
  CombatantHealed: (event, { who, whose }) =>
    `${who(event.combatantId)} is healed by ${whose(event.sourceId, event.action)}: ${describeScore(event.healing)}${leftPhrase(event)}`,
  ShieldHeld: (event, { who, conditionName }) =>
    `${conditionName(event.condition)} absorbs ${event.absorbed} of the damage to ${who(event.combatantId)}`,
  StructureStarted: (event, { whose }) =>
    `${whose(event.structure.ownerId, event.structure.action)} begins to appear`,
  StructureGrew: (event, { whose }) =>
    `${event.ownerId && event.action ? whose(event.ownerId, event.action) : 'The structure'} ${fillPhrase(event.hexes)}${toGo(event.left)}`,
};

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export const narrate = narratorOf<Event, State, Names>(lines, namesIn);
