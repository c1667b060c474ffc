import type { Actor } from '../../../core/command/actor.ts';
import { triggerPhrase } from '../../../core/orders/trigger.ts';
import { orderNote } from '../../../core/orders/standing-orders.ts';
import {
  describeCheck,
  describeContest,
  describeScore,
  describeTerms,
} from '../../../core/score/score.ts';
import {
  type Lines,
  type Names as CombatantNames,
  namesIn as combatantNames,
  narratorOf,
  sharedLines,
} from '../../../core/table/narrate.ts';
import { hexKey } from '../../../grid/hex.ts';
import type { Event, EventOf } from '../model/events.ts';
import { findAction, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Target } from '../model/ongoing.ts';
import {
  aimPhrase,
  counted,
  criticalPhrases,
  defensePhrase,
  durationPhrase,
  initiativePhrase,
  leftPhrase,
  orderPhrases,
  place,
  purchasePhrase,
  reductionPhrase,
  rerollPhrase,
  toGo,
  ruledPhrase,
  trail,
  pushPhrase,
} from './phrases.ts';

/** The names of whom and what an event is about. */
interface Names extends CombatantNames {
  readonly whom: (target: Target) => string;
  readonly what: (key: string) => string;
  /** `Ana's Fire Bolt`. */
  readonly whose: (owner: string, key: string) => string;
  readonly conditionName: (key: string) => string;
}

const namesIn = (state: State, actor?: Actor): Names => {
  const names = combatantNames(state, actor);
  const what = (key: string) => findAction(state, key)?.name ?? key;
  return {
    ...names,
    whom: (target) => (target.kind === 'CREATURE' ? names.who(target.id) : place(target.hex)),
    what,
    whose: (owner, key) => `${names.who(owner)}'s ${what(key)}`,
    conditionName: (key) => findCondition(state, key)?.name ?? key,
  };
};

const scored = (
  verb: 'hits' | 'misses',
  event: EventOf<'AttackHit' | 'AttackMissed'>,
  { who, whose }: Names,
): string => {
  const { attackerId, action, targetId, critical, attackScore, defenseScore } = event;
  const scores = describeContest(attackScore, defenseScore);
  return `${whose(attackerId, action)} ${verb} ${who(targetId)}${criticalPhrases[critical]}: ${scores}`;
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
    `${who(event.combatantId)} ${event.binding.kind === 'HOURS' ? 'bears another hour' : 'can bind no longer'}: ${describeCheck(event.roll, event.dc)}`,
  LongRestTaken: (event, { who }) => `${who(event.combatantId)} has slept the night`,
  StandingOrdersSet: (event, { who }) => `${who(event.combatantId)} ${orderPhrases[event.defense]}`,
  InitiativeRolled: (event, { who, all }) =>
    `Initiative: ${event.rolls.map((roll) => initiativePhrase(roll, who)).join('; ')}${rerollPhrase(event, who)}. Order: ${all(event.order)}`,
  FightGoesOn: () => 'Nobody is left to fight, and the fight goes on',
  SegmentStarted: (event) => `Segment ${event.segment} of round ${event.round}`,
  TurnPassed: (event, { who }) =>
    `${who(event.combatantId)} cannot act (${event.reason.toLowerCase()})`,
  TurnClosed: (event, { who }) =>
    `${who(event.combatantId)} has acted${event.queue.length > 0 ? '; what is under way goes on' : ''}`,
  ActionDeclared: (event, { who, what }) =>
    `${who(event.combatantId)}${event.timing === 'READIED' ? ', readied,' : ''} uses ${what(event.action)} (${event.use.toLowerCase()})${aimPhrase(event, who)}`,
  OpeningEnded: () => 'The action before the first round is over',
  ActionReadied: (event, { who, what }) =>
    `${who(event.combatantId)} readies ${what(event.action)}${event.trigger ? `, ${triggerPhrase(event.trigger, who)}` : ''}`,
  CooldownLengthened: (event, { who, what }) =>
    `${who(event.combatantId)}'s ${what(event.cooldown.action)} rests until round ${event.cooldown.readyInRound}`,
  ReadiedActionDue: (event, { who }) => `${who(event.combatantId)} may act now, as readied`,
  PriorityPassed: (event, { who }) => `${who(event.combatantId)} waits on`,
  ReadiedActionLost: (event, { who }) => `${who(event.combatantId)}'s readied action is lost`,
  TopOfRoundTaken: (event, { who }) =>
    `${who(event.combatantId)} will come first in the next round`,
  MovementStarted: (event, { who }) => `${who(event.movement.ownerId)} sets out`,
  CombatantMoved: (event, { who }) => `${who(event.combatantId)} moves ${trail(event.path)}`,
  WayHeld: (event, { who }) => `${who(event.combatantId)} is on the way`,
  WayAdvanced: (event, { who }) => `${who(event.combatantId)}'s way is interrupted`,
  WayEnded: (event, { who }) => `${who(event.combatantId)}'s way is over`,
  MovementPlayed: (event, { who }) =>
    event.suspended
      ? `${who(event.combatantId)}'s movement is suspended by the pushback`
      : `${who(event.combatantId)}'s movement ${event.segmentsLeft === 0 ? 'is over' : `has ${counted(event.segmentsLeft, 'segment')} left`}`,
  OngoingEnded: (event) =>
    `Something under way has ended (${event.reason.toLowerCase().replaceAll('_', ' ')})`,
  DodgeReadied: (event, { who }) => `${who(event.combatantId)} is dodging`,
  FollowUpSet: (event, { whom, whose }) =>
    `${whose(event.followUp.ownerId, event.followUp.action)} goes on next segment at ${event.followUp.targets.map(whom).join(', ')}`,
  FollowUpTaken: (event, { whose }) =>
    `The next attack of ${whose(event.attackerId, event.action)} follows`,
  ProjectileLaunched: (event, { whom, whose }) =>
    `${whose(event.projectile.attackerId, event.projectile.action)} flies at ${whom(event.projectile.target)}`,
  ProjectileAdvanced: (event, { whose }) =>
    `${whose(event.attackerId, event.action)} has flown ${counted(event.flown, 'hex')}`,
  AreaStarted: (event, { whose }) => `${whose(event.area.attackerId, event.area.action)} spreads`,
  AreaGrew: (event, { who, whose }) =>
    `${whose(event.attackerId, event.action)} fills ${counted(event.hexes.length, 'hex')}${event.struckIds.map((id) => `, comes upon ${who(id)}`).join('')}`,
  AttackArrived: (event, { who, whose }) =>
    `${whose(event.attack.attackerId, event.attack.action)} reaches ${who(event.attack.targetId)}, who may defend`,
  DefenseDeclared: (event, { who, what }) =>
    `${who(event.combatantId)} ${defensePhrase(event.defense, what)}${event.stage.kind === 'DEFERRED' ? ', on its own turn' : ''}${orderNote(event)}`,
  DefenseReturned: (event, { who }) => `${who(event.combatantId)} has the defense back`,
  MissChanceRolled: (event, { who, whose }) =>
    `${who(event.targetId)} is concealed: ${whose(event.attackerId, event.action)} ${event.missed ? 'misses' : 'goes on'} [${event.die}], ${event.missChance} or less misses (${describeTerms(event.terms)})`,
  AttackHit: (event, names) => scored('hits', event, names),
  AttackMissed: (event, names) => scored('misses', event, names),
  AttackSpent: (event, { whose }) =>
    `${whose(event.attackerId, event.action)} comes to nothing (${event.reason.toLowerCase().replaceAll('_', ' ')})`,
  DamageDealt: (event, { who }) =>
    `${who(event.combatantId)} loses ${counted(event.damage.total - event.reducedBy - event.absorbed, 'hit point')}: ${describeScore(event.damage)}${reductionPhrase(event)}${leftPhrase(event)}`,
  CombatantDown: (event, { who }) => `${who(event.combatantId)} goes down`,
  ConditionInflicted: (event, { who, conditionName }) =>
    `${who(event.combatantId)} is ${conditionName(event.condition)} ${durationPhrase(event)}`,
  ConditionHurt: (event, { who, conditionName }) =>
    `${who(event.combatantId)} is ${conditionName(event.condition)} and loses ${counted(event.damage.total - event.absorbed, 'hit point')}: ${describeScore(event.damage)}${leftPhrase(event)}`,
  ConditionLifted: (event, { who, conditionName }) =>
    `${who(event.combatantId)} acts normally in this round, though ${conditionName(event.condition)}`,
  ConditionEnded: (event, { who, conditionName }) =>
    `${who(event.combatantId)} is no longer ${conditionName(event.condition)}`,
  PushbackStarted: (event, { who }) =>
    `${who(event.pushback.targetId)} is pushed back ${counted(event.pushback.steps.length, 'hex')}`,
  CombatantPushed: (event, { who }) =>
    `${who(event.combatantId)} is pushed ${pushPhrase(event, who)}`,
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
    `${who(event.attack.attackerId)} says where ${who(event.attack.targetId)} goes`,
  RepositionChosen: (event, { who }) =>
    `${who(event.combatantId)} repositions ${who(event.targetId)} by ${counted(event.hexes, 'hex')}`,
  EffectDelayed: (event, { who, what }) =>
    `${what(event.delayed.action)} of ${who(event.delayed.ownerId)} takes effect later`,
  EffectBegan: (event, { who, what }) =>
    `${what(event.action)} of ${who(event.combatantId)} takes effect`,
  AidStarted: (event, { who, what }) =>
    `${what(event.aid.action)} of ${who(event.aid.ownerId)} is for ${who(event.aid.targetId)}`,
  AidAdvanced: (event) => `An aid has come ${counted(event.flown, 'hex')}`,
  AidOffered: (event, { who, what }) =>
    `${who(event.combatantId)} may take ${what(event.action)} of ${who(event.sourceId)}`,
  AidRefused: (event, { who }) => `${who(event.combatantId)} refuses the aid`,
  AidWorked: (event, { who, what }) =>
    `${what(event.action)} of ${who(event.sourceId)} works on ${who(event.combatantId)}`,
  CombatantHealed: (event, { who, what }) =>
    `${who(event.combatantId)} is healed by ${what(event.action)} of ${who(event.sourceId)}: ${describeScore(event.healing)}${leftPhrase(event)}`,
  ShieldHeld: (event, { who, conditionName }) =>
    `${conditionName(event.condition)} takes ${event.absorbed} of the damage to ${who(event.combatantId)}`,
  StructureStarted: (event, { whose }) =>
    `${whose(event.structure.ownerId, event.structure.action)} begins to appear`,
  StructureGrew: (event) =>
    `The structure fills ${event.hexes.map(hexKey).join(' ')}${toGo(event.left)}`,
};

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export const narrate = narratorOf<Event, State, Names>(lines, namesIn);
