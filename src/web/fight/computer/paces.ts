/** How fast the computer plays on by itself, as a viewer likes it. */
import { create } from 'zustand';

interface PaceOf {
  readonly label: string;
  /** Commands at once. */
  readonly most: number;
  /** Milliseconds between them. */
  readonly pause: number;
}

export const PACES = {
  CALM: { label: 'calmly', most: 1, pause: 1800 },
  BRISK: { label: 'briskly', most: 1, pause: 600 },
  FAST: { label: 'as fast as it goes', most: 50, pause: 100 },
} as const satisfies Readonly<Record<string, PaceOf>>;
export type Pace = keyof typeof PACES;

interface PlayingOn {
  /** Whether it goes on by itself. */
  readonly isOn: boolean;
  readonly pace: Pace;
  readonly turn: (isOn: boolean) => void;
  readonly setPace: (pace: Pace) => void;
}

/** A page that is opened again does not begin to play. */
export const usePlayingOn = create<PlayingOn>((set) => ({
  isOn: false,
  pace: 'CALM',
  turn: (isOn) => {
    set({ isOn });
  },
  setPace: (pace) => {
    set({ pace });
  },
}));

/** Where motion is too much nothing goes faster than calmly. */
export const pauseOf = (pace: Pace): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
    ? Math.max(PACES[pace].pause, PACES.CALM.pause)
    : PACES[pace].pause;
