/** Edits that were written on an earlier version: they stand where no value that they set has changed since. */
import { type FlowPart, metaOf } from '@sixbeat/engine';
import { differsAt } from '../journal/difference.ts';
import { entriesOf, versionStates } from '../journal/history.ts';
import { lifecycleCommand } from '../journal/lifecycle-entries.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { type CommandRequest, conflict, type Envelope, invalid, type Refused } from '../outcome.ts';
import type { EncounterRecord, EncounterStore, JournalEntry, Seat } from '../ports.ts';
import { checkedCommand } from './judge.ts';

/** How many versions an edit may be behind. */
export const MAX_VERSIONS_BEHIND = 1000;

type Edit = Pick<Envelope, 'seenVersion'> & CommandRequest;

/** Why a command is refused that sets what has changed since its sender saw it. */
export async function refuseEdit(
  store: EncounterStore,
  record: EncounterRecord,
  seat: Seat,
  edit: Edit,
): Promise<Refused | null> {
  const { seenVersion: version } = edit;
  if (typeof version !== 'number') return null;
  const refused = refuseSeen(record, version);
  const valuesIn = refused || version === record.version ? null : valuesOf(record, seat, edit);
  if (!valuesIn) return refused;
  const [then] = await versionStates(store, record, { first: version, last: version });
  const [was, is] = [valuesIn(then?.state), valuesIn(record.snapshot.state)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (field) => differsAt(was.get(field), is.get(field)) !== null,
  );
  if (changed.length === 0) return null;
  const fields = changed.map((field) => field.split('.'));
  return conflict(record, version, fields);
}

/** A version to which no edit can be compared: none, too long ago, or of another history. */
function refuseSeen(record: EncounterRecord, version: number): Refused | null {
  if (version < 1) return invalid(['seenVersion'], 'The first version is 1.');
  const isKnown = version <= record.version && version >= record.version - MAX_VERSIONS_BEHIND;
  return isKnown ? null : conflict(record, version);
}

type Values = ReadonlyMap<string, unknown>;

/** What a command sets, as a state has it, by the fields as its sender wrote them; null where it is refused anyway. */
function valuesOf(
  record: EncounterRecord,
  { actor }: Seat,
  { command, read }: CommandRequest,
): ((state: unknown) => Values) | null {
  const { rules } = rulesetOf(record);
  const schema = rules.commands[command.type];
  const edits = schema && metaOf(schema, 'edits');
  if (!edits || rules.authorize(actor, command)) return null;
  const checked = checkedCommand(record, command, read);
  if (checked.kind !== 'CHECKED') return null;
  const written = (field: string) => checked.writtenAt(field.split('.')).join('.');
  return (state) =>
    new Map(
      Object.entries(edits(state as never, checked.command as never)).map(([field, value]) => [
        written(field),
        value,
      ]),
    );
}

/** The same of the pace, which stands beside the state: the journal has what it was. */
export async function refusePace(
  store: EncounterStore,
  record: EncounterRecord,
  { seenVersion: version }: Pick<Envelope, 'seenVersion'>,
): Promise<Refused | null> {
  if (typeof version !== 'number') return null;
  const refused = refuseSeen(record, version);
  if (refused) return refused;
  const since = await Array.fromAsync(
    entriesOf(store, record.id, { first: version + 1, last: record.version }),
  );
  if (!since.some(setsPace)) return null;
  const then = await flowAt(store, record, version);
  const isSame =
    then?.length === record.flow.length && then.every((part) => record.flow.includes(part));
  return isSame ? null : conflict(record, version, [['pace']]);
}

const setsPace = (entry: JournalEntry): boolean => flowSetBy(entry) !== null;

/** Null for an entry that leaves the pace as it is. */
function flowSetBy(entry: JournalEntry): readonly FlowPart[] | null {
  const command = lifecycleCommand(entry);
  return command && 'flow' in command ? command.flow : null;
}

const PAGE = 100;

/** The entry that set it last says what it was: one that begins an encounter sets it too. */
async function flowAt(
  store: EncounterStore,
  { id }: EncounterRecord,
  version: number,
): Promise<readonly FlowPart[] | null> {
  for (let last = version; last > 0; last -= PAGE) {
    const after = Math.max(0, last - PAGE);
    const entries = await store.journal(id, after, last - after);
    const flow = entries.map(flowSetBy).findLast((set) => set !== null);
    if (flow) return flow;
  }
  return null;
}
