import type { TypeParam } from '@pothos/core';
import { builder, type SchemaTypes } from './builder.ts';
import { ActionKind } from '../schema/enums.ts';
import { HexType } from '../schema/encounter/hex.ts';
import type { EventModel } from './model.ts';
import { Score } from '../schema/dice/score.ts';

/** A field of an event type; `path` says where its value stands in the engine's event. */
interface Field {
  readonly type: TypeParam<SchemaTypes>;
  readonly description: string;
  readonly path: string | null;
  readonly nullable: boolean;
}

export const field =
  (type: Field['type'], nullable = false) =>
  (description: string, path: string | null = null): Field => ({
    type,
    description,
    path,
    nullable,
  });

export const id = field('ID');
export const ids = field(['ID']);
export const int = field('Int');
export const text = field('String');
export const hexes = field([HexType]);
export const score = field(Score);
export const kind = field(ActionKind);

export const EventInterface = builder.interfaceRef<EventModel>('Event').implement({
  description: 'Something that happened, with the faces that were rolled for it.',
  fields: (t) => ({
    type: t.exposeString('type', { description: 'The name of its type.' }),
    text: t.exposeString('text', { description: "One line for the table's log." }),
  }),
  resolveType: ({ type }) => type,
});

/**
 * `a.b` is the field b of a, null without an a; `a.*.b` that of each entry that has it; `a.*` the
 * entries of a, those of lists in it one after the other.
 */
function valueAt(from: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return from;
  if (step === '*')
    return (from as unknown[])
      .flatMap((entry) => valueAt(entry, rest))
      .filter((value) => value !== undefined);
  return valueAt((from as Readonly<Record<string, unknown>> | null)?.[step], rest);
}

/** Declares one event type from its fields. */
export function event(name: string, description: string, fields: Readonly<Record<string, Field>>) {
  return builder.objectRef<EventModel>(name).implement({
    description,
    interfaces: [EventInterface],
    fields: (t) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, { path, ...options }]) => {
          const steps = (path ?? key).split('.');
          // The engine's events have these shapes; a test reads every field of every event.
          const resolve = (model: EventModel) => valueAt(model, steps) as never;
          return [key, t.field({ ...options, resolve })];
        }),
      ),
  });
}
