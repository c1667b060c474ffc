import { usePointed } from '../attention/pointed.ts';
import type { Encounter } from '../state/seen.ts';

/** Whose tokens are lit: who is pointed at in a list, and whom what is pointed at is about. */
export function useLit({ timeline }: Encounter): ReadonlySet<string> {
  const combatantId = usePointed('COMBATANT');
  const entryId = usePointed('ENTRY');
  const entry = timeline.find((one) => one.entryId === entryId);
  return new Set([
    ...(combatantId === null ? [] : [combatantId]),
    ...(entry ? [entry.ownerId, ...entry.targetIds] : []),
  ]);
}
