/**
 * What every file of the playground is sent with, from whichever server.
 * No imports, so that infra/ can send the same.
 */

/**
 * No host but our own, for anything but pictures: a game master gives combatants some from anywhere, by
 * https. The editor writes its styles into the page and carries its fonts and icons as data: URLs; it needs
 * neither inline scripts nor eval.
 *
 * The policy goes with every file: a worker obeys the header of its own script, not the page's.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const referrerPolicy = 'no-referrer';

/** Vite puts a hash of the content into the name of everything in assets/. */
export const HASHED = '/assets/';
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** What the name of a file ends in besides that holds the same, compressed with brotli when it was built. */
export const PRECOMPRESSED = '.br';
