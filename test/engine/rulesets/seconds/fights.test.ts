import type { Event } from '../../../../src/engine/rulesets/seconds/model/events.ts';
import { secondsGame } from '../../../kit/engine/seconds/fights.ts';
import { alongPath, testWholeFights } from '../../../kit/engine/whole-fights.ts';

const mustHappen: readonly Event['type'][] = [
  'CombatantsAdded',
  'CombatantsHidden',
  'CombatantUpdated',
  'CombatantRemoved',
  'HiddenCombatantRemoved',
  'Adjudicated',
  'RankChanged',
  'ActionsDefined',
  'BattlefieldSet',
  'InitiativeChecked',
  'ContestRolled',
  'WoundsHealed',
  'RoundStarted',
  'TurnStarted',
  'SecondPassed',
  'TurnIdled',
  'TurnEnded',
  'TurnDelayed',
  'DelayedTurnDue',
  'DelayedTurnTaken',
  'DelayedTurnLost',
  'PriorityPassed',
  'ActionBegun',
  'ActionContinued',
  'ActionPaused',
  'TargetsDue',
  'ActionCompleted',
  'ActionAbandoned',
  'FreeActionTaken',
  'ActionVetoed',
  'DelayStarted',
  'DelayEnded',
  'CombatantMoved',
  'PostureChanged',
  'AimTaken',
  'AimLost',
  'WeaponHandled',
  'ObjectHandled',
  'ShotsFired',
  'WeaponReloaded',
  'ReloadHelped',
  'StrikeRolled',
  'DefenseRolled',
  'AttackLanded',
  'CombatantDown',
  'DyingChecked',
  'RecoveryRolled',
  'MedicineTried',
  'CombatantStabilized',
  'CombatantDied',
  'CatchTried',
  'CombatantYielded',
  'CombatantFightsOn',
  'FightGoesOn',
  'EncounterEnded',
];

const mustRefuse: readonly string[] = [
  ...['SEC-02', 'SEC-07', 'SEC-08', 'SEC-09', 'SEC-13', 'SEC-15', 'SEC-24', 'SEC-25', 'SEC-26'],
  ...['SEC-28', 'SEC-29', 'SEC-31', 'SEC-32', 'SEC-33', 'SEC-34', 'SEC-37', 'SEC-41', 'SEC-42'],
  ...['SEC-43', 'SEC-47', 'SEC-48', 'SEC-49', 'SEC-50', 'SEC-52', 'SEC-53', 'SEC-54', 'SEC-55'],
  ...['SEC-12', 'SEC-57', 'SEC-58'],
];

const declaredAhead =
  'What is free is listed by itself, before the action or in one of its seconds.';

testWholeFights(secondsGame, {
  rules:
    'SEC-02 SEC-07 SEC-12 SEC-13 SEC-14 SEC-18 SEC-19 SEC-24 SEC-25 SEC-26 SEC-27 SEC-28 SEC-29 SEC-32 SEC-44 SEC-46 SEC-51 SEC-53 SEC-56',
  seed: 20_261_124,
  fights: 300,
  roundLimit: 8,
  tryEvery: 20,
  retellEvery: 3,
  endedPart: 0.5,
  mustHappen,
  mustRefuse,
  unlisted: {
    ...alongPath('DeclareAction'),
    'DeclareAction.freeActions': declaredAhead,
    'ContinueAction.freeActions': declaredAhead,
  },
});
