/** An earlier version of the fight as it is: what was rewound is no part of it. */
import type { EncounterRecord, EncounterStore } from '../ports.ts';
import { versionStates } from './history.ts';
import { lifecycleCommand } from './lifecycle-entries.ts';
import { CHECKPOINT_EVERY } from './snapshot.ts';

/**
 * The last version up to this one that has such a state, along the line that led to it; null where none has.
 * Read from the end, a checkpoint's worth at a time.
 */
export async function ancestorWith(
  store: EncounterStore,
  record: EncounterRecord,
  { version, isSuch }: { readonly version: number; readonly isSuch: (state: unknown) => boolean },
): Promise<number | null> {
  for (let at = version; at > 0;) {
    const first = Math.max(1, Math.floor(at / CHECKPOINT_EVERY) * CHECKPOINT_EVERY);
    const states = await versionStates(store, record, { first, last: at });
    for (let found = states[at - first]; found; found = states[at - first]) {
      if (isSuch(found.state)) return at;
      const command = lifecycleCommand(found.entry);
      at = command?.type === 'RewindEncounter' ? command.toVersion : at - 1;
    }
  }
  return null;
}
