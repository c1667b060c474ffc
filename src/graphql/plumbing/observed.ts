/** Tells a server that wants to know what became of each mutation. */
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { isProblem } from './errors/errors.ts';

/** The same schema, whose mutations tell the `onMutation` of their context, where it has one. */
export function observable(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { name: mutation, resolve = defaultFieldResolver } = field;
    field.resolve = async (source, args, context: Context, info) => {
      const { onMutation } = context;
      if (!onMutation) return await resolve(source, args, context, info);
      const begun = performance.now();
      let outcome = 'ERROR';
      try {
        const result = (await resolve(source, args, context, info)) as object;
        outcome = isProblem(result) ? result.kind : 'DONE';
        return result;
      } finally {
        onMutation({ mutation, outcome, seconds: (performance.now() - begun) / 1000 });
      }
    };
  }
  return schema;
}
