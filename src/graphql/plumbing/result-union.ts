import type { ObjectRef } from '@pothos/core';
import { builder, type SchemaTypes } from './builder.ts';
import { errorTypes, isProblem, type Problem } from './errors/errors.ts';

/** The names of what a mutation answers begin with it: `declareAction` answers `DeclareActionResult`. */
export const typeNamed = (mutation: string, suffix: 'Payload' | 'Result'): string =>
  `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}${suffix}`;

/** The answer of a mutation: its payload, or one of the typed errors. */
export function resultUnion<Payload extends object>(
  mutation: string,
  payload: ObjectRef<SchemaTypes, Payload>,
) {
  return builder.unionType(typeNamed(mutation, 'Result'), {
    description: `What \`${mutation}\` answers: that it was done, or why not.`,
    types: [payload, ...errorTypes],
    resolveType: (result: Payload | Problem) => (isProblem(result) ? result.kind : payload),
  });
}
