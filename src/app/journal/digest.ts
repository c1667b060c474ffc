import { hash } from 'node:crypto';

/** SHA-256 of its JSON, in hex. */
export const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'hex');
