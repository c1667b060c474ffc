import type { PlainDice, SeededDice } from '@sixbeat/engine';
import type { RecordedRoll } from '../ports.ts';

/** Dice thrown together, and where in the stream of bytes they came from. */
export interface Roll extends RecordedRoll {
  /** The first byte that was taken. */
  readonly position: number;
  /** How many were taken; bytes that were skipped to be fair count. */
  readonly bytes: number;
}

/** Dice that remember what they have rolled. A pool of no dice leaves nothing to remember. */
export interface RecordingDice extends PlainDice {
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

/** Dice that give the recorded faces again; they throw when other dice are asked for. */
export interface ReplayedDice extends PlainDice {
  /** Whether all of the record was rolled, and nothing else was asked for. */
  readonly sound: boolean;
}

export function replayedDice(recorded: readonly RecordedRoll[]): ReplayedDice {
  let made = 0;
  let differed = false;
  return {
    get sound() {
      return !differed && made === recorded.length;
    },
    roll(count, sides) {
      if (count <= 0) return [];
      const roll = recorded[made++];
      differed ||= roll?.sides !== sides || roll.faces.length !== count;
      if (!roll || differed) throw new RangeError(`The record has no ${count}d${sides} here.`);
      return [...roll.faces];
    },
  };
}
