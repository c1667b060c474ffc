import type { Dice, SeededDice } from '@sixbeat/engine';
import type { RecordedRoll } from '../ports.ts';

/** Dice thrown together, and where in the stream of bytes they came from. */
export interface Roll extends RecordedRoll {
  /** The first byte that was taken. */
  readonly position: number;
  /** How many were taken; bytes that were skipped to be fair count. */
  readonly bytes: number;
}

/** Dice that remember what they have rolled. A pool of no dice leaves nothing to remember. */
export interface RecordingDice extends Dice {
  readonly rolls: readonly Roll[];
}

export function recordingDice(dice: SeededDice): RecordingDice {
  const rolls: Roll[] = [];
  return {
    rolls,
    roll(count, sides) {
      const { position } = dice;
      const faces = dice.roll(count, sides);
      const bytes = dice.position - position;
      if (faces.length > 0) rolls.push({ position, bytes, sides, faces: [...faces] });
      return faces;
    },
  };
}

/** Dice that fall as they are recorded to have fallen; they throw when others are asked for. */
export interface FallenDice extends Dice {
  /** Whether all of the record was rolled, and nothing else was asked for. */
  readonly sound: boolean;
}

export function replayedDice(falls: readonly RecordedRoll[]): FallenDice {
  let made = 0;
  let strayed = false;
  return {
    get sound() {
      return !strayed && made === falls.length;
    },
    roll(count, sides) {
      if (count <= 0) return [];
      const fall = falls[made++];
      strayed ||= fall?.sides !== sides || fall.faces.length !== count;
      if (!fall || strayed) throw new RangeError(`The record has no ${count}d${sides} here.`);
      return [...fall.faces];
    },
  };
}
