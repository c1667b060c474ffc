import { createStore, type StoreApi } from 'zustand';
import type { AwaitingFragment, TableViewFragment } from '../../client/index.ts';
import { claimsOf } from '../api/seats.ts';

/** As much of an encounter as the answers have shown so far: which fields, the operations say. */
export type SeenEncounter = { readonly id: string; readonly version: number } & Partial<
  TableViewFragment & AwaitingFragment
>;

export interface Remembered {
  /** Proves the seat; empty without one. */
  readonly token: string;
  /** Which encounter the token is for. */
  readonly encounterId?: string | undefined;
  readonly encounter?: SeenEncounter;
  /** The last seat that was issued to another person. */
  readonly issuedSeatId?: string;
  /** The last document of `exportEncounter`. */
  readonly exported?: unknown;
}

/** What the answers have shown, for the operations that follow. */
export type Memory = StoreApi<Remembered>;

const KEY = 'sixbeat:seat-token';

/** `storage` keeps the token over a reload; a browser tab that has had none begins with `initial`. */
export function memoryIn(storage: Pick<Storage, 'getItem' | 'setItem'>, initial = ''): Memory {
  const memory = createStore(() => seatOf(storage.getItem(KEY) ?? initial));
  memory.subscribe(({ token }) => {
    storage.setItem(KEY, token);
  });
  return memory;
}

/** A seat of which nothing has been seen yet; none when the token is empty. */
export const seatOf = (token: string): Remembered => ({
  token,
  encounterId: claimsOf(token)?.encounterId,
});

export function remember(memory: Memory, { data }: { readonly data?: unknown }): void {
  for (const field of Object.values(data ?? {}).filter(isRecord)) {
    if (typeof field.token === 'string') rememberToken(memory, field.token);
    if (field.document !== undefined) memory.setState({ exported: field.document });
    const seen = field.encounter ?? field;
    if (isEncounter(seen)) rememberEncounter(memory, seen);
  }
}

/** The token of another seat at the same encounter was issued to another person. */
function rememberToken(memory: Memory, token: string): void {
  const own = claimsOf(memory.getState().token);
  const issued = claimsOf(token);
  if (issued?.encounterId !== own?.encounterId) memory.setState(seatOf(token), true);
  else if (issued?.seatId === own?.seatId) memory.setState({ token });
  else if (issued) memory.setState({ issuedSeatId: issued.seatId });
}

function rememberEncounter(memory: Memory, seen: SeenEncounter): void {
  const { encounterId, encounter } = memory.getState();
  // An earlier version, asked for by its number, is not how the fight stands.
  if (seen.id !== encounterId || seen.version < (encounter?.version ?? 0)) return;
  // Another answer may ask for a part of the combatants, or of the decisions.
  const whole = seen.combatants && seen.awaiting ? seen : {};
  memory.setState({ encounter: { ...encounter, id: seen.id, version: seen.version, ...whole } });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEncounter = (value: unknown): value is SeenEncounter =>
  isRecord(value) && typeof value.id === 'string' && typeof value.version === 'number';
