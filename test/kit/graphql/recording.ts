/** Requests that once showed a fault, as they are recorded in `test/regression/requests`. */

export interface Recording {
  /** What was wrong, in one sentence; the rule's ID first where a rule was broken. */
  readonly fault: string;
  /** Of the dice of the first encounter that the steps create: 64 hex digits. */
  readonly seed?: string;
  readonly steps: readonly Step[];
}

interface Step {
  /** The kept value that is the token; without one the request is anonymous. */
  readonly as?: string;
  readonly query: string;
  /**
   * With `{ "$value": "name" }` for a kept value and, for what is long,
   * `{ "$list": [count, item] }` or `{ "$text": [count, "a"] }`.
   */
  readonly variables?: unknown;
  /** Of HTTP; 200 if left out. */
  readonly status?: number;
  /** What the body must hold, among others; it takes the same marks as the variables. */
  readonly expect: unknown;
  /** Parts of the answer for later steps, by their names: `"token": "data.createEncounter.token"`. */
  readonly keep?: Readonly<Record<string, string>>;
}

export type Values = Map<string, unknown>;

/** The marks in a part of a step, replaced by what they stand for. */
export function filled(part: unknown, values: Values): unknown {
  if (Array.isArray(part)) return part.map((one) => filled(one, values));
  if (typeof part !== 'object' || part === null) return part;
  const { $value: name, $list: list, $text: text } = part as Marks;
  if (name !== undefined) return kept(values, name);
  if (list) return Array.from({ length: list[0] }, () => list[1]);
  if (text) return text[1].repeat(text[0]);
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, filled(one, values)]));
}

interface Marks {
  readonly $value?: string;
  readonly $list?: readonly [count: number, item: unknown];
  readonly $text?: readonly [count: number, part: string];
}

function kept(values: Values, name: string): unknown {
  if (!values.has(name)) throw new Error(`No step has kept '${name}'.`);
  return values.get(name);
}

/** The part of an answer at `data.awaiting.0.id`. */
export const read = (answer: unknown, where: string): unknown =>
  where
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Readonly<Record<string, unknown>> | null)?.[key],
      answer,
    );
