/** What a proposal may be made of, and what is wished for: plain numbers, apart from any ruleset. */

/** From the least to the greatest, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Wish {
  /** That the party wins. A draw, and a fight without end, are no win. */
  readonly chance: Range;
  /** Preferences: of those that meet the chance, the ones that meet these too are taken. */
  readonly rounds: Range | null;
  /** How many of the party fall in a fight, on average. */
  readonly falls: Range | null;
}

/** A kind of creature that may take part. */
export interface Kind {
  /** How many average creatures equal one; null where no one has measured it. */
  readonly strength: number | null;
  readonly atLeast: number;
  readonly atMost: number;
}

/** What may be varied besides who takes part. */
export const variables = {
  HEALTH: 'How much the foes can bear, from 60 % to 150 % of their sheets.',
  REINFORCEMENTS: 'Whether the last of the foes comes in the second or third round.',
  DISTANCE: 'How far apart the parties begin: two hexes nearer, or two farther.',
} as const;
export type Variable = keyof typeof variables;

export interface Offer {
  /** How many the party is. */
  readonly party: number;
  readonly kinds: readonly Kind[];
  /** How many foes there may be at most. */
  readonly most: number;
  /** The grounds to choose from, and how far apart the parties begin there; the first of each ground is as asked. */
  readonly grounds: readonly { readonly varied: boolean }[];
  readonly vary: readonly Variable[];
  readonly wish: Wish;
  /** How much of the fights hangs on strength: about 7 to 10. */
  readonly steepness: number;
}

/** One fight that might be proposed. */
export interface Candidate {
  /** Of each kind. */
  readonly counts: readonly number[];
  /** 1 for as their sheets say. */
  readonly health: number;
  /** The round in which the last one comes; 0 where all are there from the beginning. */
  readonly arrival: number;
  /** Which of the grounds. */
  readonly ground: number;
}

/** Who takes part, whatever else is varied. */
export const rosterKey = ({ counts }: Pick<Candidate, 'counts'>): string => counts.join('-');

/** The same fight but for the health of the foes. */
export const variantKey = (one: Candidate): string =>
  `${rosterKey(one)}/${one.arrival}/${one.ground}`;

/** The same composition and changes have the same key. */
export const keyOf = (one: Candidate): string =>
  `${variantKey(one)}/${Math.round(100 * one.health)}`;

export const sizeOf = ({ counts }: Pick<Candidate, 'counts'>): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** By how many creatures two differ. */
export const difference = (one: Candidate, other: Candidate): number =>
  one.counts.reduce((sum, count, i) => sum + Math.abs(count - (other.counts[i] ?? 0)), 0);

/** The kind of the one who comes late: the last that there is. */
export const lateKind = ({ counts }: Pick<Candidate, 'counts'>): number =>
  counts.findLastIndex((count) => count > 0);
