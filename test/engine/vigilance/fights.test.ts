import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/engine/rulesets/vigilance/events.ts';
import { playFights, type Tally } from '../../kit/fights.ts';
import { vigilanceGame } from '../../kit/vigilance-fights.ts';

/** Another seed plays other fights; with a number only that one, as a failure prints it. */
const seed = Number(process.env.SIXBEAT_SEED ?? 20_260_812);
const only = process.env.SIXBEAT_FIGHT;
const FIGHTS = 300;
const ROUNDS = 8;
const TIME_LIMIT = 300_000;

describe('whole fights of random legal commands', () => {
  let tally: Tally | undefined;

  it(
    'VIG-12 VIG-17 VIG-22 VIG-26 VIG-30 VIG-33 VIG-45 VIG-46 VIG-47 VIG-51 VIG-52 VIG-59 VIG-68 after ' +
      'every command of 300 fights: what is listed is accepted, all else is refused by a rule, and ' +
      'the events fold to the snapshot',
    () => {
      tally = playFights(vigilanceGame, {
        seed,
        fights: FIGHTS,
        roundLimit: ROUNDS,
        tryEvery: 25,
        retellEvery: 5,
        only: only === undefined ? undefined : Number(only),
      });
      const { fights, ended, commands, options, refusals, listedRefusals, rules } = tally;
      console.info(
        `${fights} fights (${ended} to their end), ${commands} commands; on the side ${options} ` +
          `options accepted, ${refusals} commands refused by ${rules.size} rules, ` +
          `${listedRefusals} listed refusals confirmed.`,
      );
      expect(fights).toBe(only === undefined ? FIGHTS : 1);
      if (only === undefined) expect(ended / fights).toBeGreaterThan(0.4);
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
