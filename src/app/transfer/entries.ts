/** The entries of a document: whether their form is sound, and how a journal has them. */
import type { Ruleset } from '@sixbeat/engine';
import { commandFault, formFault, setupFault } from '../journal/command-check.ts';
import { digestOf } from '../journal/digest.ts';
import { inWordsOfToday, isJudgedAgain, unnamedEdition } from '../journal/edition.ts';
import { stateOf } from '../journal/snapshot.ts';
import type { FieldIssue } from '../outcome.ts';
import type { JournalEntry } from '../ports.ts';
import type { WorkMeter } from '../work.ts';
import type { DocumentEntry, EncounterDocument } from './document.ts';

/** Where the entries of a document come from, and what measures the work with them. */
interface Checking {
  /** The entry of version 1, where the document does not begin with it. */
  readonly first: JournalEntry | undefined;
  readonly meter: WorkMeter;
}

/** The first command, setup or state that its ruleset does not accept. */
export async function firstFault(
  ruleset: Ruleset,
  { journal }: EncounterDocument,
  { first, meter }: Checking,
): Promise<FieldIssue | null> {
  const [begins] = journal;
  const begun = first ?? (begins && storedEntry(begins));
  const unnamed = begun ? unnamedEdition(begun) : 1;
  for (const [i, entry] of journal.entries()) {
    await meter.pause();
    const fault = meter.measure(() => entryFault(ruleset, entry, entry.edition ?? unnamed));
    if (fault) return { ...fault, path: ['journal', i, ...fault.path] };
  }
  return null;
}

const entryFault = (ruleset: Ruleset, entry: DocumentEntry, edition: number): FieldIssue | null =>
  (isJudgedAgain(edition) ? faultOfCommands(ruleset, entry) : faultOfSetup(ruleset, entry)) ??
  faultOfState(ruleset, entry);

function faultOfCommands(
  ruleset: Ruleset,
  { command, followUps = [] }: DocumentEntry,
): FieldIssue | null {
  for (const [i, given] of [command, ...followUps.map((next) => next.command)].entries()) {
    const fault = commandFault(ruleset, given);
    const at = i === 0 ? ['command'] : ['followUps', i - 1, 'command'];
    if (fault) return { ...fault, path: [...at, ...fault.path] };
  }
  return null;
}

/** Of an older edition only what a fight begins with is looked at: its commands are not judged again. */
function faultOfSetup(ruleset: Ruleset, { command }: DocumentEntry): FieldIssue | null {
  const fault = setupFault(ruleset, command);
  return fault && { ...fault, path: ['command', ...fault.path] };
}

function faultOfState(
  ruleset: Ruleset,
  { version, command, state }: DocumentEntry,
): FieldIssue | null {
  if (!state) return null;
  const path = ['state'];
  if (version > 1 || digestOf(state.state) !== command.digest)
    return { path, message: 'It is not what this branch begins with.' };
  const fault = formFault(ruleset.rules.stateSchema(), stateOf(state));
  return fault && { ...fault, path: [...path, 'state', ...fault.path] };
}

/** The entry as a journal has it, by the names of today. */
export function storedEntry({
  dice,
  state,
  followUps,
  edition,
  ...fields
}: DocumentEntry): JournalEntry {
  const made = edition === undefined ? fields : { ...fields, edition };
  const rest = followUps ? { ...made, followUps } : made;
  const entry =
    'position' in dice
      ? { ...rest, seatId: null, dicePosition: dice.position }
      : { ...rest, seatId: null, dicePosition: 0, rolls: dice.rolls };
  return inWordsOfToday(state ? { ...entry, checkpoint: { ...state, used: 0 } } : entry);
}
