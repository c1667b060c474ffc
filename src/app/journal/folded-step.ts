/**
 * An entry of an older edition of the rules: its events are folded as they are recorded, and the dice
 * that they show are drawn again. Its command is not judged.
 */
import {
  type PlainDice,
  drawsTheSame,
  fold,
  ReplayedTableDice,
  type Ruleset,
  type RulesetTypes,
  seededDice,
  type ShownDice,
  shownDice,
} from '@sixbeat/engine';
import type { JournalEntry, RecordedRoll } from '../ports.ts';
import type { ReplayState } from './history.ts';
import { type Roll, recordingDice } from './recording-dice.ts';
import type { Setting, Step } from './step.ts';

export function foldedStep(
  entry: JournalEntry,
  before: ReplayState,
  { ruleset, stream, faults }: Setting,
): Step {
  const { version, events } = entry;
  const fault = faults?.ofEvents(events) ?? null;
  if (fault !== null) return { kind: 'EVENTS', path: fault };
  if (!areInOrder(entry)) return { kind: 'COMMAND', path: '' };
  const dice = diceOf(entry, before, stream.seed);
  const differs = differentFace(ruleset, entry, dice);
  if (differs !== null) return { kind: 'EVENTS', path: differs };
  if (!dice.isUsedUp()) return { kind: 'ROLLS', path: '' };
  const position = dice.position();
  if (entry.dicePosition !== position) return { kind: 'POSITION', path: '' };
  const folded = foldedState(ruleset, before.state, entry);
  if (!folded) return { kind: 'EVENTS', path: '' };
  const wrong = faults?.ofState(folded.state) ?? null;
  if (wrong !== null) return { kind: 'STATE', path: wrong };
  const stranger = faults?.ofNames(events, before.state, folded.state) ?? null;
  if (stranger !== null) return { kind: 'EVENTS', path: stranger };
  const used = Math.max(before.used, position);
  const reached = { version, state: folded.state, position, used };
  return { kind: 'SOUND', reached, rolls: dice.rolls };
}

/** Whether what followed by itself has its events one after the other. */
const areInOrder = ({ events, followUps = [] }: JournalEntry): boolean =>
  followUps.every(
    ({ firstEvent }, i) =>
      firstEvent >= (followUps[i - 1]?.firstEvent ?? 0) && firstEvent <= events.length,
  );

/** Null where the events do not fit the state before them, as none that happened do. */
function foldedState(ruleset: Ruleset, before: unknown, { events }: JournalEntry) {
  try {
    return { state: fold(ruleset, before, events as readonly RulesetTypes['event'][]) };
  } catch {
    return null;
  }
}

/** Where in the events a face stands that the dice do not give; null when they give all of them. */
function differentFace({ schemas }: Ruleset, { events }: JournalEntry, dice: Redrawn) {
  for (const [i, event] of events.entries())
    for (const shown of shownDice(schemas.events, event))
      if (!dice.giveAgain(shown)) return [i, ...shown.path].join('.');
  return null;
}

/** The dice of an entry, drawn once more. */
interface Redrawn {
  giveAgain(shown: ShownDice): boolean;
  readonly rolls: readonly Roll[];
  readonly position: () => number;
  /** Whether no recorded face is left over. */
  readonly isUsedUp: () => boolean;
}

function diceOf(
  { rolls: recorded = [], declared }: JournalEntry,
  { position }: ReplayState,
  seed: string | null,
): Redrawn {
  if (seed === null) {
    const stream = dieByDie(recorded);
    const dice = new ReplayedTableDice(stream, declared);
    return {
      giveAgain: (shown) => drawsTheSame(shown, dice),
      ...{ rolls: [], position: () => position },
      isUsedUp: () => stream.isUsedUp() && dice.isUsedUp,
    };
  }
  const stream = seededDice(seed, position);
  const rolls: Roll[] = [];
  let recording = recordingDice(stream);
  const dice = new ReplayedTableDice({ roll: (...asked) => recording.roll(...asked) }, declared);
  return {
    giveAgain(shown) {
      recording = recordingDice(stream);
      const same = drawsTheSame(shown, dice);
      rolls.push(...thrownTogether(recording.rolls));
      return same;
    },
    ...{ rolls, position: () => stream.position, isUsedUp: () => dice.isUsedUp },
  };
}

/** Recorded faces, one after the other: how many were thrown at once the rules of then have known. */
function dieByDie(
  recorded: readonly RecordedRoll[],
): PlainDice & { readonly isUsedUp: () => boolean } {
  const left = recorded.flatMap(({ sides, faces }) => faces.map((face) => ({ sides, face })));
  let next = 0;
  return {
    isUsedUp: () => next === left.length,
    roll: (count, sides) =>
      left.slice(next, (next += count)).flatMap((die) => (die.sides === sides ? [die.face] : [])),
  };
}

/** Dice of the same kind that were drawn one by one, as one roll. */
function thrownTogether(rolls: readonly Roll[]): readonly Roll[] {
  const together: Thrown[] = [];
  for (const { faces, ...roll } of rolls) {
    const last = together.at(-1);
    if (last?.sides !== roll.sides) together.push({ ...roll, faces: [...faces] });
    else {
      last.faces.push(...faces);
      last.bytes += roll.bytes;
    }
  }
  return together;
}

interface Thrown extends Roll {
  bytes: number;
  readonly faces: number[];
}
