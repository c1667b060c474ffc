/** One line of the report: a figure of ours next to the same figure of something else. */
export interface Finding {
  readonly what: string;
  readonly ours: number;
  /** What `ours` is compared with, in words, and its figure. */
  readonly than: string;
  readonly peer: number;
  readonly unit: string;
  /** Ours over the peer's: the median over the rounds, and the least and greatest of them. */
  readonly ratio: number;
  readonly spread: readonly [number, number];
  /** The ratio by the clock, where the one that is judged is of processor time. */
  readonly wall?: number;
  /** Null for a figure that is reported without a budget. */
  readonly budget: Budget | null;
}

export type Budget = { readonly atLeast: number } | { readonly atMost: number };

/** One file of `rows/`: what it measures, and how. */
export interface Row {
  readonly name: string;
  measure(): readonly Finding[] | Promise<readonly Finding[]>;
}

export function isMet({ ratio, budget }: Finding): boolean {
  if (!budget) return true;
  return 'atLeast' in budget ? ratio >= budget.atLeast : ratio <= budget.atMost;
}
