import { formatScore } from '../../../core/views/score.ts';
import { changes } from '../../../core/views/narrate.ts';
import { hexKey } from '../../../grid/hex.ts';
import { findAction, findCombatant, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Target } from '../model/under-way.ts';
import type { EventView } from './event-view.ts';
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
  rerollPhrase,
  ruledPhrase,
  trail,
} from './phrases.ts';

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export function narrate(event: EventView, state: State): string {
  const who = (id: string) => findCombatant(state, id)?.name ?? id;
  const all = (ids: readonly string[]) => ids.map(who).join(', ');
  const whom = (target: Target) =>
    target.kind === 'CREATURE' ? who(target.id) : place(target.hex);
  const what = (key: string) => findAction(state, key)?.name ?? key;
  const conditionName = (key: string) => findCondition(state, key)?.name ?? key;
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
      return `The GM rules on ${who(event.combatantId)}: ${event.reason}${ruledPhrase(event)}`;
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
      return `${who(event.combatantId)} ${orderPhrases[event.order]}`;
    case 'InitiativeRolled':
      return `Initiative: ${event.rolls.map((roll) => initiativePhrase(roll, who)).join('; ')}${rerollPhrase(event, who)}. Order: ${all(event.order)}`;
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
      return `${who(event.combatantId)}${event.timing === 'READIED' ? ', readied,' : ''} uses ${what(event.action)} (${event.use})${aimPhrase(event, who)}`;
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
        : `${who(event.combatantId)}'s movement has ${counted(event.segmentsLeft, 'segment')} left`;
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
      return `A projectile has flown ${counted(event.flown, 'hex')}`;
    case 'AreaStarted':
      return `${what(event.area.action)} spreads`;
    case 'AreaGrew':
      return `An area fills ${counted(event.hexes.length, 'hex')}${event.struckIds.map((id) => `, comes upon ${who(id)}`).join('')}`;
    case 'AttackArrived':
      return `${what(event.attack.action)} reaches ${who(event.attack.targetId)}, who may defend`;
    case 'DefenseDeclared':
      return `${who(event.combatantId)} ${defensePhrase(event.defense, what)}${event.stage.kind === 'DEFERRED' ? ', on the own turn' : ''}${event.byStandingOrder ? ' (standing order)' : ''}`;
    case 'MissChanceRolled':
      return `${who(event.targetId)} is concealed: the attack ${event.missed ? 'misses' : 'goes on'} [${event.die}], ${event.missChance} or less misses`;
    case 'AttackHit':
    case 'AttackMissed':
      return `${what(event.action)} ${event.type === 'AttackHit' ? 'hits' : 'misses'} ${who(event.targetId)}${criticalPhrases[event.critical]}: ${formatScore(event.attackScore)} against ${formatScore(event.defenseScore)}`;
    case 'AttackSpent':
      return `The attack is spent (${event.reason.toLowerCase().replaceAll('_', ' ')})`;
    case 'DamageDealt':
      return `${who(event.combatantId)} loses ${event.damage.total - event.reducedBy} hit points (${formatScore(event.damage)})${leftPhrase(event)}`;
    case 'CombatantDown':
      return `${who(event.combatantId)} goes down`;
    case 'CombatantYielded':
      return `${who(event.combatantId)} yields`;
    case 'CombatantFightsOn':
      return `${who(event.combatantId)} fights on`;
    case 'ConditionInflicted':
      return `${who(event.combatantId)} is ${conditionName(event.condition)} ${durationPhrase(event)}`;
    case 'ConditionHurt':
      return `${who(event.combatantId)} is ${conditionName(event.condition)} and loses ${counted(event.damage, 'hit point')}${leftPhrase(event)}`;
    case 'ConditionLifted':
      return `${who(event.combatantId)} acts normally in this round, though ${conditionName(event.condition)}`;
    case 'ConditionEnded':
      return `${who(event.combatantId)} is no longer ${conditionName(event.condition)}`;
    case 'PushbackStarted':
      return `${who(event.pushback.targetId)} is pushed back ${counted(event.pushback.steps.length, 'hex')}`;
    case 'CombatantPushed':
      return `${who(event.combatantId)} is pushed ${event.path.length > 0 ? trail(event.path) : 'against something'}, ${counted(event.left, 'hex')} to go`;
    case 'ManeuverSucceeded':
      return `The maneuver succeeds: ${who(event.attack.attackerId)} has ${counted(event.attack.stage.points, 'point')} to spend`;
    case 'ManeuverPointsSpent':
      return `${who(event.combatantId)} spends the points on ${who(event.targetId)}: ${purchasePhrase(event)}`;
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
      return `It fills ${event.hexes.map(hexKey).join(' ')}, ${counted(event.left, 'hex')} to go`;
    case 'EncounterEnded':
      return `The encounter ends; still fighting: ${event.outcome.sides.join(', ') || 'nobody'}`;
  }
}
