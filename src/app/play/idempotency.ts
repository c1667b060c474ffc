/** Requests that are sent twice and applied once. */
import { platform } from '#platform';
import type { Idempotency } from '../outcome.ts';
import type { Caller, RequestKey } from '../ports.ts';

/** Characters of a key. */
export const MAX_KEY_LENGTH = 100;
/** Who makes an encounter is given the seat of its GM: the key must not be guessed. */
export const MIN_CREATION_KEY_LENGTH = 16;

/**
 * A key belongs to the seat or account that chose it, and to one encounter (null: to the making of one). Who
 * makes one has no seat yet: without an account, any caller who knows the key counts as the same.
 */
export function requestKey(
  idempotency: Idempotency | undefined,
  encounterId: string | null,
  caller: Caller,
): RequestKey | undefined {
  if (!idempotency) return undefined;
  const { key, request } = idempotency;
  return {
    encounterId,
    hash: digest([holderOf(encounterId, caller), key]),
    fingerprint: digest([request]),
  };
}

function holderOf(encounterId: string | null, caller: Caller): string {
  if (caller.kind === 'ACCOUNT') return `account ${caller.account}`;
  return encounterId !== null && caller.kind === 'SEAT' ? caller.seatId : '';
}

/** SHA-256 in hex, whatever the order of the fields. */
const digest = (value: object): string =>
  platform.sha256(JSON.stringify(value, (_, field: unknown) => inOrder(field)));

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
