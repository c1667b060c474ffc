import { createHash } from 'node:crypto';

/** SHA-256 of its JSON, in hex. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
