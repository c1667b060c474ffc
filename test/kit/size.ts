/**
 * How much is played at random. What is checked of each fight is the same; what happens only in many is
 * asked of all of them.
 */
const size = process.env.SIXBEAT_TESTS;
/** `npm run test:all` */
export const isAll = size === 'ALL';
/** `npm run test:long` or `npm run test:all` */
export const isLong = size === 'LONG' || isAll;

/** Of so many fights, or of what must happen in them, as many as this run has: all, a quarter, or few. */
export const sized = (all: number, few: number = Math.ceil(all / 32)): number => {
  if (isAll) return all;
  return isLong ? Math.max(few, Math.ceil(all / 4)) : few;
};

/** Of cases that are alike, as many as this run has: each `nth` of them in `npm test`. */
export const everyNth = <T>(nth: number, cases: readonly T[]): readonly T[] => {
  const step = isLong ? Math.ceil(nth / 4) : nth;
  return isAll ? cases : cases.filter((_, i) => i % step === 0);
};
