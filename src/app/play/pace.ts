import type { FlowPart } from '@sixbeat/engine';
import { lifecycleEventsOf, type PaceSet } from '../journal/lifecycle-entries.ts';
import { type Issuer, nextVersion } from '../journal/next-version.ts';
import { type Accepted, invalid, type Refused, type Unchanged } from '../outcome.ts';
import type { EncounterRecord } from '../ports.ts';

/** The parts that a table asks for: all of them unless it names some. */
export function refuseParts(parts: readonly FlowPart[]): Refused | null {
  return new Set(parts).size < parts.length ? invalid(['flowParts'], 'Name each part once.') : null;
}

/** Sets what goes on by itself. The fight stays as it is: the next command is the first to flow. */
export function paceSet(
  record: EncounterRecord,
  flow: readonly FlowPart[],
  by: Issuer,
): Refused | Accepted | Unchanged {
  const refused = refuseParts(flow);
  if (refused) return refused;
  const isSame =
    flow.length === record.flow.length && flow.every((one) => record.flow.includes(one));
  if (isSame) return { kind: 'UNCHANGED', record, seat: by.seat };
  const command: PaceSet = { type: 'SetPace', flow };
  const { state, dice } = record.snapshot;
  const step = nextVersion(record, by, {
    command,
    events: lifecycleEventsOf(command),
    state,
    dice,
  });
  return { ...step, record: { ...step.record, flow } };
}
