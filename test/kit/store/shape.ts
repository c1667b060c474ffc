/** The shape of what is stored: which fields there are and what kind of value each holds. */

/**
 * A line for each kind of object (its place, its `kind` or `type`, its fields) and for each kind of
 * value at a place. Entries of lists and of records by id or key stand together.
 */
export function shapeOf(value: unknown, place = ''): ReadonlySet<string> {
  const lines = new Set<string>();
  describe(value, place, lines);
  return lines;
}

function describe(value: unknown, place: string, lines: Set<string>): void {
  if (Array.isArray(value)) {
    for (const entry of value) describe(entry, `${place}[]`, lines);
  } else if (typeof value !== 'object' || value === null) {
    lines.add(`${place}: ${value === null ? 'null' : typeof value}`);
  } else {
    const fields = Object.entries(value).filter(([key]) => !RECOUNTED.has(`${place}.${key}`));
    const byKey =
      fields.length > 0 &&
      (COUNTED.some((field) => place.endsWith(field)) ||
        fields.every(([key, entry]) => isNamed(entry, key)));
    if (!byKey && fields.length > 0 && !PARTIAL.some((field) => place.endsWith(field)))
      lines.add(`${place}${tagOf(value)} { ${fieldsOf(fields)} }`);
    for (const [key, entry] of fields) describe(entry, `${place}.${byKey ? '*' : key}`, lines);
  }
}

/** What counts something of each combatant. */
const COUNTED = ['.costless'];

/** What holds any part of its fields: the figures of a combatant that were seen. */
const PARTIAL = ['.seen'];

/** What is counted again from the journal where it is not there. */
const RECOUNTED: ReadonlySet<string> = new Set(['.statistics']);

function isNamed(entry: unknown, key: string): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  if ('combatant' in entry) return isNamed(entry.combatant, key);
  return ('id' in entry && entry.id === key) || ('key' in entry && entry.key === key);
}

function tagOf(value: object): string {
  const { kind, type } = value as { readonly kind?: unknown; readonly type?: unknown };
  const tag = kind ?? type;
  return typeof tag === 'string' ? ` ${tag}` : '';
}

const fieldsOf = (fields: readonly (readonly [string, unknown])[]): string =>
  fields
    .map(([key]) => key)
    .toSorted()
    .join(', ');
