import SchemaBuilder from '@pothos/core';
import type { Context } from './context.ts';

/** Non-null by default; defines no types of its own. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
  };
}>({
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
});

export type SchemaTypes =
  typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

builder.queryType({ description: 'The queries.' });
builder.mutationType({ description: 'What can be done. Every mutation is one step or nothing.' });
builder.subscriptionType({
  description:
    'What can be followed, as server-sent events: GraphQL over SSE in its distinct connections mode, `accept: text/event-stream`.',
});
