import { getOperationAST, type GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { requestError } from '../errors/failures.ts';
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
    const { document, operationName, contextValue } = args;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation === OperationTypeNode.MUTATION) {
      deadlines.set(contextValue as object, { at: performance.now() + limit, limit });
      return undefined;
    }
    const deadline = new AbortController();
    const timer = setTimeout(() => {
      deadline.abort(tooLate(limit));
    }, limit);
    Object.assign(args, { signal: deadline.signal });
    return {
      onExecuteDone() {
        clearTimeout(timer);
      },
    };
  },
});

const tooLate = (limit: number): GraphQLError =>
  requestError('REQUEST_TIMEOUT', `The request has taken longer than ${limit} milliseconds.`, {
    limit,
  });

interface Deadline {
  /** Milliseconds, of the clock of the process. */
  readonly at: number;
  readonly limit: number;
}

/** Of mutations, by the context of the request. */
const deadlines = new WeakMap<object, Deadline>();
const guarded = new WeakSet<GraphQLSchema>();

function refuseLateMutations(schema: GraphQLSchema): void {
  if (guarded.has(schema)) return;
  guarded.add(schema);
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    field.resolve = (source, args, context: object, info) => {
      const deadline = deadlines.get(context);
      if (deadline && performance.now() > deadline.at) throw tooLate(deadline.limit);
      return resolve?.(source, args, context, info);
    };
  }
}
