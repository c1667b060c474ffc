/**
 * What a new command is held to beyond its form. The schemas know nothing of it, since they also read what
 * was written before: a journal, a state, a document.
 */
import { lineFault } from '../values/line.ts';

interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly text: string;
}

/** What frontends keep for themselves. */
const UNREAD: ReadonlySet<string> = new Set(['metadata']);

/** Every text of a value that is no line as it should be. */
export function textFaults(value: unknown, path: Fault['path'] = []): readonly Fault[] {
  if (typeof value === 'string') {
    const message = lineFault(value) ?? (path.at(-1) === 'image' ? addressFault(value) : null);
    return message === null ? [] : [{ path, message, text: value }];
  }
  if (Array.isArray(value)) return value.flatMap((one, i) => textFaults(one, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) =>
    UNREAD.has(field) ? [] : textFaults(one, [...path, field]),
  );
}

/** Every browser at the table asks this address: who may have it must not need a secret. */
const addressFault = (address: string): string | null =>
  hasCredentials(address) ? 'The address of a picture has no user name and no password.' : null;

function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
