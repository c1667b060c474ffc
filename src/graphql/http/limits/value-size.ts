/** How large a value from outside is, at the price of reading it up to a limit. */

export interface Size {
  /** The value, and every entry and field within it. */
  readonly elements: number;
  /** Of the JSON that it is written in. */
  readonly characters: number;
}

/** Of large objects: to list their keys takes half as long as to parse them. */
const listed = new WeakMap<object, readonly string[]>();
const LARGE = 1_000;

/** Those of a large object are listed once. */
export function keysOf(value: object): readonly string[] {
  const known = listed.get(value);
  if (known) return known;
  const keys = Object.keys(value);
  if (keys.length > LARGE) listed.set(value, keys);
  return keys;
}

/** Something that is read entry by entry. */
interface Open {
  readonly whole: object;
  /** Of an object; null for a list. */
  readonly keys: readonly string[] | null;
  next: number;
}

/**
 * Without recursion, since a value may be nested as deep as its text is long. Counting stops at the
 * first excess.
 */
export function sizeOf(value: unknown, most: Size): Size {
  const size = { elements: 1, characters: 0 };
  const open: Open[] = [];
  const meet = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) {
      size.characters += lengthOf(one, most.characters - size.characters);
      return;
    }
    size.characters += 2;
    open.push({ whole: one, keys: Array.isArray(one) ? null : keysOf(one), next: 0 });
  };
  meet(value);
  for (let within = open.at(-1); within; within = open.at(-1)) {
    if (size.elements > most.elements || size.characters > most.characters) return size;
    const { whole, keys, next } = within;
    if (next >= (keys ?? (whole as readonly unknown[])).length) {
      open.pop();
      continue;
    }
    within.next++;
    size.elements++;
    // The comma, the key and the colon.
    if (next > 0) size.characters++;
    const key = keys ? (keys[next] ?? '') : next;
    if (keys) size.characters += lengthOf(key, most.characters - size.characters) + 1;
    meet((whole as Readonly<Record<string | number, unknown>>)[key]);
  }
  return size;
}

/** A text that is too long as it is need not be written out. */
function lengthOf(leaf: unknown, left: number): number {
  if (typeof leaf !== 'string') return String(leaf).length;
  return leaf.length > left ? leaf.length : JSON.stringify(leaf).length;
}
