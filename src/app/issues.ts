/** What is wrong with a value from outside, in words for the one who wrote it: where, and what would be right. */
import type * as z from 'zod';
import { isReadable, lineFault, textFaults } from '@sixbeat/engine';
import type { FieldIssue, ReadInput } from './outcome.ts';

/** As many as anybody mends at once. */
export const MAX_ISSUES = 5;

interface Failure {
  readonly issues: readonly z.core.$ZodIssue[];
}

/** For `safeParse`: what {@link issuesOf} is to be given has its messages by this. */
export const inWords = { error: messageOf } as const;

export const issuesOf = (
  { issues }: Failure,
  writtenAt: ReadInput['writtenAt'] = (path) => path,
): readonly FieldIssue[] =>
  issues
    .flatMap((issue) => pathsOf(issue).map((path) => ({ path, message: issue.message })))
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: writtenAt(path), message }));

/**
 * The texts of something new that hide, turn or break what stands around them. What the encounter has already
 * can be named as it is.
 */
export function textIssues(
  value: unknown,
  state: unknown,
  writtenAt: ReadInput['writtenAt'] = (path) => path,
): readonly FieldIssue[] {
  const faults = textFaults(value);
  if (faults.length === 0) return [];
  const known = textsIn(state);
  return faults
    .filter(({ text }) => !known.has(text))
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: writtenAt(path), message }));
}

/** What is wrong with a text of one line that has something to be seen, 1 to so many characters; null if nothing is. */
export function refuseLine(text: string, most: number, what: string): string | null {
  if (!isReadable(text) || text.length > most)
    return `${what} has 1 to ${most} characters that can be seen; this one has ${text.length}.`;
  return lineFault(text);
}

function textsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) textsIn(one, found.add(key));
  return found;
}

/** A field that does not belong there is named itself, rather than what it stands in. */
function pathsOf(issue: z.core.$ZodIssue): readonly FieldIssue['path'][] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
}

/** One sentence that says what would be right; a schema's own message comes before it. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `It is missing: give ${kinds[String(issue.expected)] ?? 'it'}.`
        : `It is ${kinds[String(issue.expected)] ?? String(issue.expected)}.`;
    case 'too_small':
      return bound(issue.origin, 'at least', issue.inclusive === false, issue.minimum);
    case 'too_big':
      return bound(issue.origin, 'at most', issue.inclusive === false, issue.maximum);
    case 'invalid_value':
      return `It is ${oneOf(issue.values)}.`;
    case 'unrecognized_keys':
      return `There is no such field here: ${known(issue)}.`;
    case 'invalid_union':
      return 'It is none of the kinds that it could be: see its type in the schema.';
    case 'invalid_format':
      return 'It does not have the form that its description says.';
    // Those that the schemas say themselves, or do not have.
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return undefined;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const counted: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function bound(origin: unknown, which: Which, isBeyond: boolean, limit: unknown): string {
  const [one, many] = counted[String(origin)] ?? [];
  const how = isBeyond ? (which === 'at least' ? 'more than' : 'less than') : which;
  if (one === undefined) return `It is ${how} ${String(limit)}.`;
  return `It has ${how} ${String(limit)} ${Number(limit) === 1 ? one : (many ?? one)}.`;
}

type Which = 'at least' | 'at most';

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

/** The fields of the object that has one too many. */
function known({ inst }: z.core.$ZodRawIssue): string {
  const { shape = {} } = (inst as z.core.$ZodType)._zod.def as Partial<z.core.$ZodObjectDef>;
  const fields = Object.entries(shape)
    .filter(([, field]) => field._zod.def.type !== 'literal')
    .map(([name]) => `\`${name}\``);
  return fields.length === 0 ? 'leave it out' : `it takes ${fields.join(', ')}`;
}
