import type { RuleId } from '../values/ids.ts';
import type { Reason } from './reason.ts';

/** What a command is worth to who gives it. */
export interface Appraisal {
  readonly value: number;
  /** By how many hexes it comes nearer to where it could attack, at no cost; 0 of what goes nowhere. */
  readonly nearer: number;
  /** Put into words for who asks. */
  readonly why: () => readonly Reason[];
}

/** Words that only who asks for the reasons has to put together may come as a function. */
export const because = (
  value: number,
  text: string | (() => string),
  rule: RuleId | null,
  nearer = 0,
): Appraisal => ({
  value,
  nearer,
  why: () => [{ text: typeof text === 'string' ? text : text(), rule, value }],
});

/** Several at once, which lead nowhere else. */
export const together = (parts: readonly Appraisal[]): Appraisal => ({
  value: parts.reduce((sum, { value }) => sum + value, 0),
  nearer: 0,
  why: () => parts.flatMap((part) => part.why()),
});
