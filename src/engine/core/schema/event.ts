import * as z from 'zod';
import type { RuleId } from '../values/ids.ts';
import { type Immutable, rulesOf, stated, type Statement } from './describe.ts';

/** Who learns of an event: everyone, who plays the combatant that it names, or the GM alone. */
export type Audience = 'TABLE' | 'OWNER' | 'GM';

/** What an event tells, and whom. The type in the API has the name of the event. */
export interface EventDeclaration<Fields extends z.ZodObject = z.ZodObject> {
  readonly audience: Audience;
  readonly fields: Fields;
  /** The rule that it comes from; null for what the table does of its own accord. */
  readonly rule: RuleId | null;
  /** Whether it is the course of things, or said by the lines beside it: a log for readers may leave it out. */
  readonly routine?: (event: never) => boolean;
}

/** The events of a ruleset, by type. */
export type EventDeclarations = Readonly<Record<string, EventDeclaration>>;

/** Declares an event; its rule is the first that its statement cites. A field that only its owner sees (`seenBy`) is nullable: it is null for others. */
export const event = <const Shape extends z.core.$ZodLooseShape>(
  audience: Audience,
  statement: Statement,
  shape: Shape,
) => ({
  audience,
  fields: z.strictObject(shape).meta(stated(statement)),
  rule: rulesOf(statement)[0] ?? null,
});

/** The same event, as the course of things: always, or where it has such fields. */
export const routine = <Fields extends z.ZodObject>(
  declared: EventDeclaration<Fields>,
  isRoutine: (event: z.output<Fields>) => boolean = () => true,
) => ({ ...declared, routine: isRoutine });

/** Whether a log for readers may leave this event out. */
export const isRoutineEvent = (declared: EventDeclaration | undefined, event: object): boolean =>
  declared?.routine?.(event as never) ?? false;

/** The same events, some with the rule that they come from in this ruleset: those that rulesets share cite none. */
export function withRules<Declared extends EventDeclarations>(
  events: Declared,
  rules: { readonly [T in keyof Declared]?: RuleId },
): Declared {
  const ruled = Object.entries(events).map(([type, declared]) => [
    type,
    { ...declared, rule: rules[type] ?? declared.rule },
  ]);
  return Object.fromEntries(ruled) as Declared;
}

/** The union of the events that were declared. */
export type EventOf<Declared extends EventDeclarations> = {
  readonly [T in keyof Declared & string]: Flat<
    { readonly type: T } & FieldsOf<Declared[T]['fields']>
  >;
}[keyof Declared & string];

/** An object without fields is of a type that has every field: `never`. */
type FieldsOf<Fields extends z.ZodObject> = keyof Fields['shape'] extends never
  ? unknown
  : Immutable<z.output<Fields>>;

type Flat<T> = { readonly [K in keyof T]: T[K] };
