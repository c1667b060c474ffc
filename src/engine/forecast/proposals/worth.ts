/** How likely a candidate is what was wished for. */
import type { Belief, Normal } from './model.ts';
import { type Candidate, type Offer, type Range, sizeOf, type Wish } from './offer.ts';
import type { CandidateRecord } from './records.ts';

/** A chance that is wished for is met within so many points, if the wish itself is no wider. */
const [NEAR, WITHIN] = [0.08, 0.1];

export interface Appraisal {
  readonly candidate: Candidate;
  readonly record: CandidateRecord | null;
  readonly belief: Normal;
  /** That its chance is as wished within 8 points, and within 10. */
  readonly near: number;
  readonly within: number;
  /** What is to be played next, and what is told: the likelier the better, with preferences. */
  readonly worth: number;
}

/** The wish, as wide as it is met. */
export function metWithin({ chance: { from, to } }: Wish, tolerance: number = WITHIN): Range {
  const middle = (from + to) / 2;
  const half = Math.max((to - from) / 2, NEAR) + tolerance - NEAR;
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** In log-odds; what reaches to 0 or 1 has no end there. */
export function logitRange({ from, to }: Range): Range {
  const logit = (chance: number) => Math.log(chance / (1 - chance));
  return { from: from <= 0.01 ? -Infinity : logit(from), to: to >= 0.99 ? Infinity : logit(to) };
}

export function chanceIn({ mean, sd }: Normal, range: Range): number {
  const { from, to } = logitRange(range);
  return normalBelow((to - mean) / sd) - normalBelow((from - mean) / sd);
}

export function appraised(
  offer: Offer,
  { logit }: Belief,
  candidate: Candidate,
  record: CandidateRecord | null,
): Appraisal {
  const belief = logit(candidate);
  const near = chanceIn(belief, metWithin(offer.wish, NEAR));
  const within = chanceIn(belief, metWithin(offer.wish));
  const worth = near * preference(offer, candidate, record);
  return { candidate, record, belief, near, within, worth };
}

/** Fewer foes, as their sheets say, all there from the beginning, on the ground as asked. */
function preference(
  { grounds, wish }: Offer,
  candidate: Candidate,
  record: CandidateRecord | null,
): number {
  const { health, arrival, ground } = candidate;
  return (
    0.99 ** sizeOf(candidate) *
    (health === 1 ? 1 : 0.8) *
    (arrival === 0 ? 1 : 0.85) *
    (grounds[ground]?.varied ? 0.95 : 1) *
    meets(wish.rounds, record && record.rounds / record.fights, 2) *
    meets(wish.falls, record && record.falls / record.fights, 1)
  );
}

/** 1 within the range, less beyond it: a preference, not a condition. */
function meets(range: Range | null, mean: number | null, scale: number): number {
  if (!range || mean === null) return 1;
  const off = Math.max(0, range.from - mean, mean - range.to);
  return 0.3 + 0.7 * Math.exp(-((off / scale) ** 2) / 2);
}

/** The normal distribution, to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
export function normalBelow(x: number): number {
  if (x === Infinity) return 1;
  if (x === -Infinity) return 0;
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-z * z)) / 2;
  return x > 0 ? 1 - tail : tail;
}
