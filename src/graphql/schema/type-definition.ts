import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { bounded } from '../http/limits/bounds.ts';
import { builder } from '../plumbing/builder.ts';
import { definitionOf } from '../plumbing/sdl.ts';

const MAX_TYPE_NAME = 100;

/** A type stays as it is: each is written once. */
const written = new WeakMap<GraphQLNamedType, string>();

builder.queryField('typeDefinition', (t) =>
  t.string({
    nullable: true,
    description:
      'A type as schema/schema.graphql has it, with the directives of its parts, e.g. `@bound`, which introspection leaves out; null when there is no such type.',
    args: {
      name: t.arg.string({
        description: 'E.g. `SheetInput`.',
        ...bounded({ characters: MAX_TYPE_NAME }),
      }),
    },
    resolve: (_, { name }, __, { schema }) => {
      const type = schema.getType(name);
      return type ? definition(schema, type) : null;
    },
  }),
);

function definition(schema: GraphQLSchema, type: GraphQLNamedType): string {
  const text = written.get(type) ?? definitionOf(schema, type);
  written.set(type, text);
  return text;
}
