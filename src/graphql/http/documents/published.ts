/** The documents that `@sixbeat/client` has, which every server of the same version knows by their hashes. */
import { fragments, operations } from './generated/texts.ts';

const texts = new Map<string, string>();
const parts: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(operations));

/** @param hash SHA-256 of the text that is wanted, in hexadecimal; null where it is none of these */
export function publishedText(hash: string): string | null {
  const found = texts.get(hash);
  if (found !== undefined) return found;
  const [operation, ...names] = parts.get(hash) ?? [];
  if (operation === undefined) return null;
  // As `print` of graphql-js puts definitions one after the other.
  const text = [operation, ...names.map((name) => fragments[name])].join('\n\n');
  texts.set(hash, text);
  return text;
}
