/** How fast the computer plays on by itself. */
interface PaceOf {
  readonly label: string;
  /** Commands that are asked for at once. */
  readonly max: number;
  /** Milliseconds between them. */
  readonly pause: number;
}

export const PACES = {
  CALM: { label: 'calmly', max: 1, pause: 1800 },
  BRISK: { label: 'briskly', max: 1, pause: 600 },
  FAST: { label: 'as fast as it goes', max: 50, pause: 100 },
} as const satisfies Readonly<Record<string, PaceOf>>;
export type Pace = keyof typeof PACES;

/** Where reduced motion is preferred, nothing goes faster than calmly. */
export const pauseOf = (pace: Pace): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
    ? Math.max(PACES[pace].pause, PACES.CALM.pause)
    : PACES[pace].pause;
