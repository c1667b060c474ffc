import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/engine/rulesets/seconds/events.ts';
import { playFights, type Tally } from '../../kit/fights.ts';
import { secondsGame } from '../../kit/seconds-fights.ts';

/** Another seed plays other fights; with a number only that one, as a failure prints it. */
const seed = Number(process.env.SIXBEAT_SEED ?? 20_261_122);
const only = process.env.SIXBEAT_FIGHT;
const FIGHTS = 300;
const ROUNDS = 8;
const TIME_LIMIT = 300_000;

describe('whole fights of random legal commands', () => {
  let tally: Tally | undefined;

  it(
    'SEC-02 SEC-07 SEC-12 SEC-13 SEC-14 SEC-18 SEC-19 SEC-24 SEC-25 SEC-26 SEC-27 SEC-28 SEC-29 SEC-32 ' +
      'SEC-44 SEC-46 SEC-51 SEC-53 after every command of 300 fights: what is listed is accepted, all ' +
      'else is refused by a rule, and the events fold to the snapshot',
    () => {
      tally = playFights(secondsGame, {
        seed,
        fights: FIGHTS,
        roundLimit: ROUNDS,
        tryEvery: 20,
        retellEvery: 3,
        only: only === undefined ? undefined : Number(only),
      });
      const { fights, ended, commands, options, refusals, listedRefusals, rules } = tally;
      console.info(
        `${fights} fights (${ended} to their end), ${commands} commands; on the side ${options} ` +
          `options accepted, ${refusals} commands refused by ${rules.size} rules, ` +
          `${listedRefusals} listed refusals confirmed.`,
      );
      expect(fights).toBe(only === undefined ? FIGHTS : 1);
      if (only === undefined) expect(ended / fights).toBeGreaterThan(0.5);
    },
    TIME_LIMIT,
  );

  it.skipIf(only !== undefined)(
    'come to all that can happen, and to most reasons to refuse',
    () => {
      const happened = tally?.events ?? new Map<string, number>();
      expect(mustHappen.filter((type) => !happened.has(type))).toEqual([]);
      const refused = tally?.rules ?? new Map<string, number>();
      expect(mustRefuse.filter((rule) => !refused.has(rule))).toEqual([]);
    },
  );
});

const mustHappen: readonly Event['type'][] = [
  'CombatantsAdded',
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
  'DelayedTurnTaken',
  'DelayedTurnLost',
  'PriorityPassed',
  'ActionBegun',
  'ActionContinued',
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
  'EncounterEnded',
];

const mustRefuse: readonly string[] = [
  ...['SEC-02', 'SEC-07', 'SEC-08', 'SEC-09', 'SEC-13', 'SEC-15', 'SEC-24', 'SEC-25', 'SEC-26'],
  ...['SEC-28', 'SEC-29', 'SEC-31', 'SEC-32', 'SEC-33', 'SEC-34', 'SEC-37', 'SEC-41', 'SEC-42'],
  ...['SEC-43', 'SEC-47', 'SEC-48', 'SEC-49', 'SEC-50', 'SEC-52', 'SEC-53', 'SEC-54', 'SEC-55'],
];
