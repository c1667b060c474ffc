/** What a tally says, in shares with what they leave open. */
import { own } from '../core/values/record.ts';
import type { CombatantId } from '../core/values/ids.ts';
import { confidenceInterval, type Interval } from './interval.ts';
import { type Counts, medianFight, quantile, type Tally } from './tally.ts';

/** How often something was so, and the 95 % confidence interval of its chance. */
export interface Chance {
  readonly times: number;
  readonly share: number;
  readonly interval: Interval;
}

export interface Summary {
  readonly fights: number;
  readonly wins: readonly (Chance & { readonly side: string })[];
  /** Fights that left no side, or more than one. */
  readonly drawn: Chance;
  /** Fights that were broken off at a limit. */
  readonly limited: Chance;
  /** Of the fights' rounds: as many as half of them took at most, and the middle 80 of 100. */
  readonly rounds: { readonly median: number; readonly from: number; readonly to: number } | null;
  readonly roundCounts: readonly { readonly rounds: number; readonly fights: number }[];
  readonly falls: readonly (Chance & {
    readonly combatantId: CombatantId;
    /** In which round, where it falls, by the median; null where it never does. */
    readonly round: number | null;
  })[];
  /** The most harmful first. */
  readonly harm: readonly HarmShare[];
  readonly medianFight: number | null;
}

/** What an action, or a condition, does in a fight. */
export interface HarmShare {
  /** Who uses it; null for conditions. */
  readonly combatantId: CombatantId | null;
  readonly by: string;
  /** In a fight, on average: how often it does harm, and how much in all. */
  readonly times: number;
  readonly amount: number;
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
    fights,
    wins: sides.map((side) => ({ side, ...chance(own(tally.won, side) ?? 0) })),
    drawn: chance(tally.drawn),
    limited: chance(tally.limited),
    rounds: spreadOf(rounds),
    roundCounts: Object.entries(rounds)
      .map(([count, fights]) => ({ rounds: Number(count), fights }))
      .sort((a, b) => a.rounds - b.rounds),
    falls: combatantIds.map((combatantId) => {
      const fell = own(tally.fell, combatantId) ?? {};
      const times = Object.values(fell).reduce((sum, count) => sum + count, 0);
      return { combatantId, round: quantile(fell, 1 / 2), ...chance(times) };
    }),
    harm: harmOf(tally),
    medianFight: medianFight(tally),
  };
}

export const chanceOf = (times: number, fights: number): Chance => ({
  times,
  share: fights === 0 ? 0 : times / fights,
  interval: confidenceInterval(times, fights),
});

function spreadOf(counts: Counts): Summary['rounds'] {
  const [from, median, to] = [0.1, 0.5, 0.9].map((part) => quantile(counts, part));
  return from == null || median == null || to == null ? null : { from, median, to };
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
