/** What a tally says, in shares with what they leave open. */
import { own } from '../core/values/record.ts';
import type { CombatantId } from '../core/values/ids.ts';
import { confidenceInterval } from './interval.ts';
import type { Chance, ForecastHarm, ForecastScenario } from './schema.ts';
import { type Counts, medianFight, quantile, type Tally } from './tally.ts';

export interface Summary extends Pick<
  ForecastScenario,
  'fightsPlayed' | 'wins' | 'drawn' | 'brokenOff' | 'rounds' | 'roundCounts' | 'falls'
> {
  /** The most harmful first. */
  readonly harm: readonly HarmShare[];
  readonly medianFight: number | null;
}

export interface HarmShare extends Pick<ForecastHarm, 'combatantId' | 'times' | 'amount'> {
  /** The key of the action, or of the condition. */
  readonly by: string;
}

/**
 * @param sides all that there are, in order
 * @param combatantIds likewise
 */
export function summaryOf(
  tally: Tally,
  sides: readonly string[],
  combatantIds: readonly CombatantId[],
): Summary {
  const { fights, rounds } = tally;
  const chance = (times: number): Chance => chanceOf(times, fights);
  return {
    fightsPlayed: fights,
    wins: sides.map((side) => ({ side, chance: chance(own(tally.won, side) ?? 0) })),
    drawn: chance(tally.drawn),
    brokenOff: chance(tally.limited),
    rounds: spreadOf(rounds),
    roundCounts: Object.entries(rounds)
      .map(([count, fights]) => ({ rounds: Number(count), fights }))
      .sort((a, b) => a.rounds - b.rounds),
    falls: combatantIds.map((combatantId) => {
      const fell = own(tally.fell, combatantId) ?? {};
      const times = Object.values(fell).reduce((sum, count) => sum + count, 0);
      return { combatantId, chance: chance(times), round: quantile(fell, 1 / 2) };
    }),
    harm: harmOf(tally),
    medianFight: medianFight(tally),
  };
}

export function chanceOf(times: number, fights: number): Chance {
  const { from: low, to: high } = confidenceInterval(times, fights);
  return { fights: times, share: fights === 0 ? 0 : times / fights, low, high };
}

export function spreadOf(counts: Counts): Summary['rounds'] {
  const [low, median, high] = [0.1, 0.5, 0.9].map((part) => quantile(counts, part));
  return low == null || median == null || high == null
    ? null
    : { median, tenthPercentile: low, ninetiethPercentile: high };
}

const harmOf = ({ harm, fights }: Tally): readonly HarmShare[] =>
  Object.entries(harm)
    .flatMap(([attackerId, actions]) =>
      Object.entries(actions).map(([by, { times, amount }]) => ({
        combatantId: attackerId === '' ? null : attackerId,
        by,
        times: times / fights,
        amount: amount / fights,
      })),
    )
    .sort((a, b) => b.amount - a.amount);
