/**
 * How much is played at random: all of it by `npm run test:long`, a sixteenth by `npm test`. What is
 * checked of each fight is the same; what comes about only in many is asked of all of them.
 */
export const isLong = process.env.SIXBEAT_TESTS === 'LONG';

/** Of so many fights, or of what must come about in them, as many as this run has. */
export const sized = (count: number): number => (isLong ? count : Math.ceil(count / 16));
