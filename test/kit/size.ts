/**
 * How much is played at random: all of it by `npm run test:long`, a thirty-second part by `npm test`. What
 * is checked of each fight is the same; what happens only in many is asked of all of them.
 */
export const isLong = process.env.SIXBEAT_TESTS === 'LONG';

/** Of so many fights, or of what must happen in them, as many as this run has. */
export const sized = (count: number): number => (isLong ? count : Math.ceil(count / 32));

/** Of cases that are alike, as many as this run has: each `nth` of them in `npm test`. */
export const everyNth = <T>(nth: number, cases: readonly T[]): readonly T[] =>
  isLong ? cases : cases.filter((_, i) => i % nth === 0);
