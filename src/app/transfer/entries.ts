/** The entries of a document: whether their form is sound, and how a journal has them. */
import type { Ruleset } from '@sixbeat/engine';
import { commandFault, formFault, setupFault } from '../journal/command-check.ts';
import { digestOf } from '../journal/digest.ts';
import { isJudgedAgain, unnamedEdition } from '../journal/edition.ts';
import { stateOf } from '../journal/snapshot.ts';
import type { FieldIssue } from '../outcome.ts';
import type { JournalEntry } from '../ports.ts';
import type { DocumentEntry, EncounterDocument } from './document.ts';

/**
 * The first command, setup or state that its ruleset does not accept.
 *
 * @param first the entry of version 1, where the document does not begin with it
 */
export function firstFault(
  ruleset: Ruleset,
  { journal }: EncounterDocument,
  first?: JournalEntry,
): FieldIssue | null {
  const [begins] = journal;
  const unnamed = first ?? (begins && storedEntry(begins));
  for (const [i, entry] of journal.entries()) {
    const edition = entry.edition ?? (unnamed ? unnamedEdition(unnamed) : 1);
    const fault =
      (isJudgedAgain(edition) ? faultOfCommands(ruleset, entry) : faultOfSetup(ruleset, entry)) ??
      faultOfState(ruleset, entry);
    if (fault) return { ...fault, path: ['journal', i, ...fault.path] };
  }
  return null;
}

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
  const fault = formFault(ruleset.play.stateSchema(), stateOf(state));
  return fault && { ...fault, path: [...path, 'state', ...fault.path] };
}

/** The entry as a journal has it. */
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
  return state ? { ...entry, checkpoint: { ...state, used: 0 } } : entry;
}
