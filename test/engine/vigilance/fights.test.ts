import type { Event } from '../../../src/engine/rulesets/vigilance/events.ts';
import { vigilanceGame } from '../../kit/vigilance-fights.ts';
import { testWholeFights } from '../../kit/whole-fights.ts';

const mustHappen: readonly Event['type'][] = [
  'CombatantsAdded',
  'ActionsDefined',
  'BattlefieldSet',
  'VigilanceCompared',
  'TieAnswered',
  'TieSettled',
  'RoundStarted',
  'TurnStarted',
  'TurnSkipped',
  'TurnEnded',
  'RegularActionGivenUp',
  'ActionPushed',
  'PriorityPassed',
  'ActionResolving',
  'CheckAmplified',
  'ActionAnswered',
  'ActionResolved',
  'ActionPrevented',
  'ActionPrepared',
  'PreparedActionLost',
  'CheckMade',
  'AttackRolled',
  'PercentRolled',
  'CostPaid',
  'DamageTaken',
  'StressTaken',
  'CombatantDown',
  'CombatantDied',
  'CombatantStabilized',
  'PanicBegan',
  'PanicEnded',
  'CountersGained',
  'CountersLost',
  'CombatantMoved',
  'CombatantShoved',
  'ItemsHandled',
  'WeaponLoaded',
  'WeaponDischarged',
  'CoverTaken',
  'CombatantYielded',
  'CombatantFightsOn',
  'EncounterEnded',
];

const mustRefuse: readonly string[] = [
  ...['VIG-03', 'VIG-05', 'VIG-06', 'VIG-13', 'VIG-22', 'VIG-23', 'VIG-26', 'VIG-28', 'VIG-29'],
  ...['VIG-30', 'VIG-32', 'VIG-34', 'VIG-36', 'VIG-37', 'VIG-39', 'VIG-41', 'VIG-42', 'VIG-44'],
  ...['VIG-45', 'VIG-47', 'VIG-51', 'VIG-52', 'VIG-56', 'VIG-57', 'VIG-60', 'VIG-64', 'VIG-66'],
  ...['VIG-67', 'VIG-68'],
];

testWholeFights(vigilanceGame, {
  rules:
    'VIG-12 VIG-17 VIG-22 VIG-26 VIG-30 VIG-33 VIG-45 VIG-46 VIG-47 VIG-51 VIG-52 VIG-59 VIG-68',
  seed: 20_260_812,
  fights: 300,
  roundLimit: 8,
  tryEvery: 25,
  retellEvery: 5,
  endedPart: 0.4,
  mustHappen,
  mustRefuse,
});
