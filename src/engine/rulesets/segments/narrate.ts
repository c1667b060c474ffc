import { changes } from '../../core/views/narrate.ts';
import { formatScore } from '../../core/views/score.ts';
import { hexKey, type Hex } from '../../grid/hex.ts';
import { momentOf } from './clock.ts';
import type { EventOf, InitiativeRoll } from './events.ts';
import { findAction, findCombatant, findCondition } from './lookup.ts';
import type { Defense, State, Target } from './state.ts';
import type { EventView } from './view.ts';

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export function narrate(event: EventView, state: State): string {
  const who = (id: string) => findCombatant(state, id)?.name ?? id;
  const all = (ids: readonly string[]) => ids.map(who).join(', ');
  const whom = (target: Target) =>
    target.kind === 'CREATURE' ? who(target.id) : place(target.hex);
  const what = (key: string) => findAction(state, key)?.name ?? key;
  const ailment = (key: string) => findCondition(state, key)?.name ?? key;
  switch (event.type) {
    case 'CombatantsAdded':
      return `Joining: ${event.combatants.map(({ name }) => name).join(', ')}`;
    case 'CombatantsHidden':
      return `Hidden: ${event.newcomers.map(({ combatant }) => combatant.name).join(', ')}`;
    case 'CombatantUpdated':
      return `${who(event.combatantId)} has changed${changes(event)}`;
    case 'CombatantRemoved':
    case 'HiddenCombatantRemoved':
      return `${event.name} leaves${event.reason === null ? '' : `: ${event.reason}`}`;
    case 'Adjudicated':
      return `The GM rules on ${who(event.combatantId)}: ${event.reason}${rulings(event)}`;
    case 'ActionsDefined':
      return `Defined: ${[...event.actions, ...event.conditions].map(({ name }) => name).join(', ')}`;
    case 'BattlefieldSet':
      return 'The battlefield has changed';
    case 'CheckRolled': {
      const { roll, opposed } = event;
      const against = opposed
        ? `${who(opposed.combatantId)} ${opposed.successes} [${opposed.dice.join(' ')}]`
        : String(event.needed);
      return `${who(event.combatantId)} ${event.success ? 'succeeds' : 'fails'} at ${event.check}: ${roll.successes} [${roll.dice.join(' ')}] against ${against}`;
    }
    case 'BindingContinued':
      return `${who(event.combatantId)} ${event.binding.kind === 'HOURS' ? 'bears another hour' : 'can bind no longer'}: ${formatScore(event.roll)} against ${event.dc}`;
    case 'LongRestTaken':
      return `${who(event.combatantId)} has slept the night`;
    case 'StandingOrderSet':
      return `${who(event.combatantId)} ${orders[event.order]}`;
    case 'InitiativeRolled':
      return `Initiative: ${event.rolls.map((roll) => initiative(roll, who)).join('; ')}${rerolls(event, who)}. Order: ${all(event.order)}`;
    case 'RoundStarted':
      return `Round ${event.round}`;
    case 'SegmentStarted':
      return `Segment ${event.segment} of round ${event.round}`;
    case 'TurnStarted':
      return `${who(event.combatantId)}'s turn`;
    case 'TurnPassed':
      return `${who(event.combatantId)} cannot act (${event.reason.toLowerCase()})`;
    case 'TurnClosed':
      return `${who(event.combatantId)} ends the turn`;
    case 'TurnEnded':
      return `${who(event.combatantId)}'s turn is over`;
    case 'ActionDeclared':
      return `${who(event.combatantId)}${event.timing === 'READIED' ? ', readied,' : ''} uses ${what(event.action)} (${event.use})${aimed(event, who)}`;
    case 'OpeningEnded':
      return 'The action before the first round is over';
    case 'ActionReadied':
      return `${who(event.combatantId)} readies ${what(event.action)}: ${event.trigger}`;
    case 'ReadiedActionLost':
      return `${who(event.combatantId)}'s readied action is lost`;
    case 'RankChanged':
      return `${who(event.combatantId)} changes rank. Order: ${all(event.order)}`;
    case 'TopOfRoundTaken':
      return `${who(event.combatantId)} will come first in the next round`;
    case 'MovementStarted':
      return `${who(event.movement.ownerId)} sets out`;
    case 'CombatantMoved':
      return `${who(event.combatantId)} moves ${trail(event.path)}`;
    case 'MovementPlayed':
      return event.suspended
        ? `${who(event.combatantId)}'s movement is suspended by the pushback`
        : `${who(event.combatantId)}'s movement has ${count(event.segmentsLeft, 'segment')} left`;
    case 'OngoingEnded':
      return `Something under way has ended (${event.reason.toLowerCase().replaceAll('_', ' ')})`;
    case 'DodgeReadied':
      return `${who(event.combatantId)} is dodging`;
    case 'FollowUpSet':
      return `${what(event.followUp.action)} goes on next segment at ${event.followUp.targets.map(whom).join(', ')}`;
    case 'FollowUpTaken':
      return 'The next attack of the action follows';
    case 'ProjectileLaunched':
      return `${what(event.projectile.action)} flies at ${whom(event.projectile.target)}`;
    case 'ProjectileAdvanced':
      return `A projectile has flown ${count(event.flown, 'hex')}`;
    case 'AreaStarted':
      return `${what(event.area.action)} spreads`;
    case 'AreaGrew':
      return `An area fills ${count(event.hexes.length, 'hex')}${event.struckIds.map((id) => `, comes upon ${who(id)}`).join('')}`;
    case 'AttackArrived':
      return `${what(event.attack.action)} reaches ${who(event.attack.targetId)}, who may defend`;
    case 'DefenseDeclared':
      return `${who(event.combatantId)} ${defends(event.defense, what)}${event.stage.kind === 'DEFERRED' ? ', on the own turn' : ''}${event.byStandingOrder ? ' (standing order)' : ''}`;
    case 'MissChanceRolled':
      return `${who(event.targetId)} is concealed: the attack ${event.missed ? 'misses' : 'goes on'} [${event.die}], ${event.missChance} or less misses`;
    case 'AttackHit':
    case 'AttackMissed':
      return `${what(event.action)} ${event.type === 'AttackHit' ? 'hits' : 'misses'} ${who(event.targetId)}${criticals[event.critical]}: ${formatScore(event.attackScore)} against ${formatScore(event.defenseScore)}`;
    case 'AttackSpent':
      return `The attack is spent (${event.reason.toLowerCase().replaceAll('_', ' ')})`;
    case 'DamageDealt':
      return `${who(event.combatantId)} loses ${event.damage.total - event.reducedBy} hit points (${formatScore(event.damage)})${left(event)}`;
    case 'CombatantDown':
      return `${who(event.combatantId)} goes down`;
    case 'CombatantYielded':
      return `${who(event.combatantId)} yields`;
    case 'CombatantFightsOn':
      return `${who(event.combatantId)} fights on`;
    case 'ConditionInflicted':
      return `${who(event.combatantId)} is ${ailment(event.condition)} ${span(event)}`;
    case 'ConditionHurt':
      return `${who(event.combatantId)} is ${ailment(event.condition)} and loses ${count(event.damage, 'hit point')}${left(event)}`;
    case 'ConditionLifted':
      return `${who(event.combatantId)} acts normally in this round, though ${ailment(event.condition)}`;
    case 'ConditionEnded':
      return `${who(event.combatantId)} is no longer ${ailment(event.condition)}`;
    case 'PushbackStarted':
      return `${who(event.pushback.targetId)} is pushed back ${count(event.pushback.steps.length, 'hex')}`;
    case 'CombatantPushed':
      return `${who(event.combatantId)} is pushed ${event.path.length > 0 ? trail(event.path) : 'against something'}, ${count(event.left, 'hex')} to go`;
    case 'ManeuverSucceeded':
      return `The maneuver succeeds: ${who(event.attack.attackerId)} has ${count(event.attack.stage.points, 'point')} to spend`;
    case 'ManeuverPointsSpent':
      return `${who(event.combatantId)} spends the points on ${who(event.targetId)}: ${purchases(event)}`;
    case 'GrappleStarted':
      return `${who(event.grapple.grapplerId)} grabs ${who(event.grapple.targetId)}`;
    case 'GrappleChecked':
      return `${who(event.grapplerId)} must maintain the hold on ${who(event.targetId)}`;
    case 'GrappleMaintained':
      return `${who(event.grapplerId)} keeps hold of ${who(event.targetId)}`;
    case 'GrappleEnded':
      return `${who(event.grapplerId)} no longer holds ${who(event.targetId)}`;
    case 'StructureStarted':
      return `${what(event.structure.action)} begins to appear`;
    case 'StructureGrew':
      return `It fills ${event.hexes.map(hexKey).join(' ')}, ${count(event.left, 'hex')} to go`;
    case 'EncounterEnded':
      return `The encounter ends; still fighting: ${event.outcome.sides.join(', ') || 'nobody'}`;
  }
}

function rulings({ position, figures }: EventOf<'Adjudicated'>): string {
  const { hitPoints = null, spent = null } = figures ?? {};
  return [
    position === null ? '' : `; now at ${place(position)}`,
    hitPoints === null ? '' : `; ${count(hitPoints, 'hit point')}`,
    spent === null ? '' : `; spent this round: ${spent.join(', ') || 'nothing'}`,
  ].join('');
}

const criticals = {
  NONE: '',
  HIT: ' critically',
  FAILURE: ' (critical failure)',
  CATASTROPHE: ' (catastrophic failure)',
} as const;

function purchases({ maneuvers, hexes }: EventOf<'ManeuverPointsSpent'>): string {
  const moved = hexes > 0 ? [`reposition ${count(hexes, 'hex')}`] : [];
  return [...maneuvers.map((maneuver) => maneuver.toLowerCase()), ...moved].join(', ') || 'nothing';
}

function aimed(
  { maneuver, targetIds, targetHexes, modifiers, speed }: EventOf<'ActionDeclared'>,
  who: (id: string) => string,
): string {
  const targets = [...targetIds.map(who), ...targetHexes.map(place)];
  return [
    maneuver ? ' as a maneuver' : '',
    targets.length > 0 ? ` at ${targets.join(', ')}` : '',
    modifiers.length > 0 ? ` with ${modifiers.join(', ')}` : '',
    speed === null ? '' : `, ${count(speed, 'hex')} a segment`,
  ].join('');
}

const orders = {
  ASK: 'will be asked how to meet attacks',
  REACTION: 'will meet attacks with a Reaction',
  NONE: 'will not defend',
} as const;

const count = (n: number, noun: string): string =>
  `${n} ${noun}${n === 1 ? '' : noun === 'hex' ? 'es' : 's'}`;

const place = (hex: Hex): string => `the hex ${hexKey(hex)}`;

const trail = (path: readonly Hex[]): string =>
  `${count(path.length, 'hex')} to (${path.at(-1)?.q ?? 0}, ${path.at(-1)?.r ?? 0})`;

const left = ({ hitPoints }: { readonly hitPoints: number | null }): string =>
  hitPoints === null ? '' : `, ${hitPoints} left`;

function span({ until, once }: EventOf<'ConditionInflicted'>): string {
  if (!once) return `until ${end(until)}`;
  return until === null ? 'for one roll' : `for one roll, or until ${end(until)}`;
}

function end(until: number | null): string {
  if (until === null) return 'healed';
  const { round, segment } = momentOf(until);
  return `segment ${segment} of round ${round} begins`;
}

const initiative = (
  { combatantId, dice, sixes }: InitiativeRoll,
  who: (id: string) => string,
): string => `${who(combatantId)} ${sixes} [${dice.join(' ')}]`;

function rerolls({ rerolls: rounds }: EventOf<'InitiativeRolled'>, who: (id: string) => string) {
  if (rounds.length === 0) return '';
  const ties = rounds.map((rolls) => rolls.map((roll) => initiative(roll, who)).join('; '));
  return `; ties rolled again: ${ties.join(' / ')}`;
}

function defends(defense: Defense, what: (key: string) => string): string {
  switch (defense.kind) {
    case 'COUNTER':
      return `defends with ${what(defense.action)}`;
    case 'DODGE':
      return 'dodges';
    case 'REACTION':
      return 'reacts';
    case 'NONE':
      return 'does not defend';
  }
}
