import { platform } from '#platform';

/** SHA-256 of its JSON, in hex. */
export const digestOf = (value: unknown): string => platform.sha256(JSON.stringify(value));

/** The beginning of it in base64url: 6 bits a character. */
export const shortDigestOf = (value: unknown, length: number): string =>
  platform.sha256(JSON.stringify(value), 'base64url').slice(0, length);
