/** What an operation costs, in its answer: for callers who ask for it by a header. */
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Asked, Guard } from '../guard.ts';
import { costOf } from './argument-limit.ts';

/** Sent with any value, each answer has `extensions.cost`. */
export const COST_HEADER = 'x-sixbeat-cost';

/** @param limit that of the complexity of an operation */
export function costReport(limit: number): Guard {
  /** Adds it to an answer; nothing unless it was asked for. */
  const reportOf = (args: ExecutionArgs) => {
    const context = args.contextValue as { readonly request: Asked };
    const complexity = context.request.headers.has(COST_HEADER) ? costOf(context) : null;
    if (complexity === null) return null;
    return (result: ExecutionResult): ExecutionResult => ({
      ...result,
      extensions: { ...result.extensions, cost: { complexity, limit } },
    });
  };
  return {
    onExecute({ args }) {
      const report = reportOf(args);
      return report
        ? {
            onExecuteDone: ({ result, setResult }) => {
              setResult(report(result));
            },
          }
        : undefined;
    },
    // Each update is an answer of its own.
    onSubscribe({ args }) {
      const report = reportOf(args);
      return report
        ? {
            onSubscribeResult: () => ({
              onNext: ({ result, setResult }) => {
                setResult(report(result));
              },
            }),
          }
        : undefined;
    },
  };
}
