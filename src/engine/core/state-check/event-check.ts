/**
 * The check of events that come from outside and that no command has made: in an imported document of an
 * older edition of the rules.
 */
import type * as z from 'zod';
import type { EventDeclarations } from '../schema/event.ts';
import { own } from '../values/record.ts';
import type { Fault, Path } from './fault.ts';
import { referenceFaults } from './references.ts';

type Event = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What is wrong with the form of an event; null when nothing is. A field that came later may be missing if it can be null. */
export function eventFault(declared: EventDeclarations, { type, ...fields }: Event): Fault | null {
  const declaration = own(declared, type);
  if (!declaration) return { path: ['type'], message: 'The ruleset has no such event.' };
  const parsed = declaration.fields.safeParse({ ...nullsOf(declaration.fields), ...fields });
  return parsed.success ? largeNumber(fields) : (parsed.error.issues[0] ?? null);
}

/** Whom an event names who is not there; null when there is no one. */
export function strangerIn(
  declared: EventDeclarations,
  event: Event,
  isKnown: (combatantId: string) => boolean,
): Path | null {
  const fields = own(declared, event.type)?.fields;
  const known = (kind: string, name: string): boolean => kind !== 'COMBATANT' || isKnown(name);
  return (fields && referenceFaults(fields, event, known)[0]?.path) ?? null;
}

const nullable = new WeakMap<z.ZodObject, Readonly<Record<string, null>>>();

/** The fields that can be null, worked out once for a declaration. */
function nullsOf(fields: z.ZodObject): Readonly<Record<string, null>> {
  const before = nullable.get(fields);
  if (before) return before;
  const shape = fields.shape as Readonly<Record<string, z.ZodType>>;
  const names = Object.keys(shape).filter((name) => shape[name]?.safeParse(null).success);
  const found = Object.fromEntries(names.map((name) => [name, null]));
  nullable.set(fields, found);
  return found;
}

/** The API answers whole numbers of 32 bits. */
const LARGEST = 2 ** 31 - 1;

function largeNumber(value: unknown, path: Path = []): Fault | null {
  if (typeof value === 'number')
    return Math.abs(value) <= LARGEST ? null : { path, message: `It is at most ${LARGEST}.` };
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, below] of Object.entries(value)) {
    // What frontends keep is theirs.
    const fault = key === 'metadata' ? null : largeNumber(below, [...path, key]);
    if (fault) return fault;
  }
  return null;
}
