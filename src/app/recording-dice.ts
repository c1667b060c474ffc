import type { Dice, SeededDice } from '@sixbeat/engine';

/** Dice thrown together, and where in the stream of bytes they came from. */
export interface Roll {
  /** The first byte that was taken. */
  readonly position: number;
  /** How many were taken; bytes that were skipped to be fair count. */
  readonly bytes: number;
  readonly sides: number;
  readonly faces: readonly number[];
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
