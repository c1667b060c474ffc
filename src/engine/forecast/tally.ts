/** What many fights came to: partial tallies of the same fights add up, in any order. */
import type { Harm } from '../core/statistics/entries.ts';
import type { CombatantId } from '../core/values/ids.ts';

/** How a simulated fight ended: by its rules, or at a limit of the forecast. */
export type FightEnd =
  | { readonly kind: 'WON'; readonly side: string }
  /** No side was left, or more than one. */
  | { readonly kind: 'DRAWN' }
  | { readonly kind: 'LIMIT' };

/** What one fight came to. */
export interface FightReport {
  /** Which of them it was, from 0: its dice follow from that. */
  readonly index: number;
  readonly end: FightEnd;
  /** Rounds that were begun from where the forecast began. */
  readonly rounds: number;
  /** From -1, all of one's own side are lost and none of the others, to 1; what is left of both between. */
  readonly margin: number;
  /** Who was out of the fight first in which of those rounds, counted from 1. */
  readonly fell: Readonly<Record<CombatantId, number>>;
  readonly harms: readonly Harm[];
  /** Commands that were applied. */
  readonly steps: number;
}

export interface Tally {
  readonly fights: number;
  readonly steps: number;
  /** By side. */
  readonly won: Readonly<Record<string, number>>;
  readonly drawn: number;
  readonly limited: number;
  /** How many fights took so many rounds. */
  readonly rounds: Counts;
  /** By combatant: in how many fights it fell in which round. */
  readonly fell: Readonly<Record<CombatantId, Counts>>;
  /** By who did it (`''` for conditions), then by what. */
  readonly harm: Readonly<Record<CombatantId, Readonly<Record<string, HarmSum>>>>;
  /** Of each fight. */
  readonly margins: readonly { readonly index: number; readonly margin: number }[];
}

/** How often each number came up. */
export type Counts = Readonly<Record<number, number>>;

/** How often something did harm, and how much in all. */
export interface HarmSum {
  readonly times: number;
  readonly amount: number;
}

export const emptyTally: Tally = {
  fights: 0,
  steps: 0,
  won: {},
  drawn: 0,
  limited: 0,
  rounds: {},
  fell: {},
  harm: {},
  margins: [],
};

export const tallyOf = (report: FightReport): Tally => ({
  fights: 1,
  steps: report.steps,
  won: report.end.kind === 'WON' ? { [report.end.side]: 1 } : {},
  drawn: report.end.kind === 'DRAWN' ? 1 : 0,
  limited: report.end.kind === 'LIMIT' ? 1 : 0,
  rounds: { [report.rounds]: 1 },
  fell: mapped(report.fell, (round) => ({ [round]: 1 })),
  harm: report.harms
    .map(({ attackerId, by, amount }) => ({ [attackerId ?? '']: { [by]: { times: 1, amount } } }))
    .reduce<Tally['harm']>((sum, one) => joined(sum, one, joinedHarm), {}),
  margins: [{ index: report.index, margin: report.margin }],
});

export const merged = (a: Tally, b: Tally): Tally => ({
  fights: a.fights + b.fights,
  steps: a.steps + b.steps,
  won: joined(a.won, b.won, plus),
  drawn: a.drawn + b.drawn,
  limited: a.limited + b.limited,
  rounds: joined(a.rounds, b.rounds, plus),
  fell: joined(a.fell, b.fell, (one, other) => joined(one, other, plus)),
  harm: joined(a.harm, b.harm, joinedHarm),
  margins: [...a.margins, ...b.margins].sort((one, other) => one.index - other.index),
});

/**
 * The fight in the middle of all, from the worst to the best for the side that is asked about: which
 * one it was; null of no fights.
 */
export function medianFight({ margins }: Tally): number | null {
  const ordered = margins.toSorted((a, b) => a.margin - b.margin || a.index - b.index);
  return ordered[Math.floor((ordered.length - 1) / 2)]?.index ?? null;
}

/** The least number that this part of all does not exceed; null of nothing. */
export function quantile(counts: Counts, part: number): number | null {
  const entries = Object.entries(counts).map(([value, count]) => ({ value: Number(value), count }));
  const ordered = entries.sort((a, b) => a.value - b.value);
  const all = ordered.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { value, count } of ordered) {
    seen += count;
    if (seen >= part * all) return value;
  }
  return null;
}

const plus = (a: number, b: number): number => a + b;

const joinedHarm = (
  a: Readonly<Record<string, HarmSum>>,
  b: Readonly<Record<string, HarmSum>>,
): Readonly<Record<string, HarmSum>> =>
  joined(a, b, (one, other) => ({
    times: one.times + other.times,
    amount: one.amount + other.amount,
  }));

/** Both records, and where both have something, what the two come to. */
function joined<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  together: (one: T, other: T) => T,
): Readonly<Record<string, T>> {
  // Keys are names that people choose, `__proto__` among them.
  const sum = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const before = sum.get(key);
    sum.set(key, before === undefined ? value : together(before, value));
  }
  return Object.fromEntries(sum);
}

const mapped = <A, B>(
  record: Readonly<Record<string, A>>,
  change: (value: A) => B,
): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
