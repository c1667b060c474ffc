import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Guard } from '../guard.ts';

/**
 * Ends questions that take longer. A mutation that has begun is never cut, so its answer says what
 * became of it; those behind it in the same document are not begun.
 *
 * @param limit milliseconds
 */
export const timeLimit = (limit: number): Guard => ({
  onSchemaChange({ schema }) {
    refuseLateMutations(schema as GraphQLSchema);
  },
  onExecute({ args }) {
    const deadline = new AbortController();
    const timer = setTimeout(() => {
      deadline.abort(tooLate(limit));
    }, limit);
    timer.unref();
    const { document, operationName } = args as ExecutionArgs;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation === OperationTypeNode.MUTATION)
      deadlines.set(args.contextValue, deadline.signal);
    else Object.assign(args, { signal: deadline.signal });
    return {
      onExecuteDone() {
        clearTimeout(timer);
      },
    };
  },
});

const tooLate = (limit: number): GraphQLError =>
  new GraphQLError(`The request has taken longer than ${limit} milliseconds.`, {
    extensions: { code: 'REQUEST_TIMEOUT', limit, http: { spec: true, status: 503 } },
  });

/** By the context of the request. */
const deadlines = new WeakMap<object, AbortSignal>();
const guarded = new WeakSet<GraphQLSchema>();

function refuseLateMutations(schema: GraphQLSchema): void {
  if (guarded.has(schema)) return;
  guarded.add(schema);
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    field.resolve = (source, args, context: object, info) => {
      deadlines.get(context)?.throwIfAborted();
      return resolve?.(source, args, context, info);
    };
  }
}
