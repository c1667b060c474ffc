import { EndReason } from './enums.ts';
import { event, field, hexes, id, ids, int } from '../plumbing/event.ts';

const combatantId = id('Whom it is about.');

/** The events that rulesets share, but for those of what the GM does with combatants. */
export const sharedEvents = [
  event('CombatantsAdded', 'Combatants have joined.', {
    combatantIds: ids('Who, in the order of the input.', 'combatants.*.id'),
  }),
  event('ActionsDefined', 'The catalogue has grown.', {}),
  event('BattlefieldSet', 'The terrain has changed.', {
    obstacles: hexes('The impassable hexes now.', 'battlefield.obstacles'),
  }),
  event('RoundStarted', 'A round begins.', { round: int('Its number.') }),
  event('TurnStarted', 'A turn begins.', { combatantId }),
  event('TurnEnded', 'A turn is over.', { combatantId }),
  event('PriorityPassed', 'Someone has let a moment go by.', { combatantId }),
  event('RankChanged', 'The ranking has changed.', { combatantId, order: ids('The ranking.') }),
  event('CombatantMoved', 'Someone has moved.', {
    combatantId,
    path: hexes('The way, hex by hex.'),
  }),
  event('CombatantDown', 'Someone is unable to fight (SEG-105).', { combatantId }),
  event('CombatantStabilized', 'Someone is no longer dying (SEC-53).', { combatantId }),
  event('CombatantDied', 'Someone is dead (SEC-53).', { combatantId }),
  event('CombatantYielded', 'Someone has stopped fighting (SEG-107).', { combatantId }),
  event('CombatantFightsOn', 'Someone fights again.', { combatantId }),
  event('EncounterEnded', 'Nothing more happens (SEG-107).', {
    reason: field(EndReason)('Why.', 'outcome.reason'),
    sides: field(['String'])('The sides still able and willing to fight.', 'outcome.sides'),
  }),
];
