/**
 * Stats beside what is left of them, whatever they are called: the schema says `maxX` and `xLimit` of
 * what an `x` can come to, and `xLeft` of what is left of an `x`.
 */
type Fields = Readonly<Record<string, unknown>>;

/** Reads as the bars do: `7/24`. */
export class OutOf {
  private readonly now: number;
  private readonly full: number;

  constructor(now: number, full: number) {
    this.now = now;
    this.full = full;
  }

  toString(): string {
    return `${this.now}/${this.full}`;
  }
}

/** The same fields, with one in the place of two that belong together; also of one that is in a group. */
export function paired(of: Fields): Fields {
  const taken = new Set<string>();
  const together = (now: unknown, full: unknown, other: string): OutOf | Fields | null => {
    const pair = merged(now, full);
    if (pair) taken.add(other);
    return pair;
  };
  const shown = (key: string, value: unknown): unknown => {
    const [full, left] = [fullNameOf(key, of), `${key}Left`];
    const pair = full === null ? together(of[left], value, left) : together(value, of[full], full);
    return pair ?? (isGroup(value) ? mapped(value, shown) : value);
  };
  const whole = mapped(of, shown);
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !taken.has(key)));
}

/** Of two figures, or of two groups of the same ones; null of anything else. */
function merged(now: unknown, full: unknown): OutOf | Fields | null {
  if (typeof now === 'number' && typeof full === 'number') return new OutOf(now, full);
  if (!isGroup(now) || !isGroup(full)) return null;
  return mapped(full, (key, most) => merged(now[key], most) ?? most);
}

const mapped = (fields: Fields, as: (key: string, value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, as(key, value)]));

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What says how much there can be of a figure, `maxX` or `xLimit`, if these fields do. */
function fullNameOf(key: string, fields: Fields): string | null {
  const names = [`max${key.charAt(0).toUpperCase()}${key.slice(1)}`, `${key}Limit`];
  return names.find((name) => typeof fields[name] === 'number') ?? null;
}
