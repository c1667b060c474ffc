import * as z from 'zod';
import type { Immutable } from './describe.ts';

/** Who learns of an event: everyone, who plays the combatant that it names, or the GM alone. */
export type Audience = 'TABLE' | 'OWNER' | 'GM';

/** What an event tells, and whom. The type in the API has the name of the event. */
export interface EventDeclaration<Fields extends z.ZodObject = z.ZodObject> {
  readonly audience: Audience;
  readonly fields: Fields;
}

/** The events of a ruleset, by type. */
export type EventDeclarations = Readonly<Record<string, EventDeclaration>>;

/** Declares an event. A field that only its owner sees (`seenBy`) is nullable: it is null for others. */
export const event = <const Shape extends z.core.$ZodLooseShape>(
  audience: Audience,
  description: string,
  shape: Shape,
) => ({ audience, fields: z.strictObject(shape).meta({ description }) });

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
