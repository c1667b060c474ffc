/** Requests that are sent twice and carried out once. */
import { createHash } from 'node:crypto';
import type { Actor } from '@sixbeat/engine';
import type { Idempotency } from './outcome.ts';
import type { RequestKey } from './ports.ts';

/** The longest key that is taken, in characters. */
export const MAX_KEY_LENGTH = 100;

/** A key belongs to the seat that chose it, and to one encounter (null: to the making of one). */
export function requestKey(
  idempotency: Idempotency | undefined,
  encounterId: string | null,
  actor: Actor,
): RequestKey | undefined {
  if (!idempotency) return undefined;
  const { key, request } = idempotency;
  return { encounterId, hash: digest([actor, key]), fingerprint: digest([request]) };
}

/** SHA-256 in hex, whatever the order of the fields. */
const digest = (value: object): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (_, field: unknown) => inOrder(field)))
    .digest('hex');

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
