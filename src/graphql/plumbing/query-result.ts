/** What a query answers: what it was asked for, or one of the typed errors. */
import type { ObjectRef } from '@pothos/core';
import { builder, type SchemaTypes } from './builder.ts';
import { type ErrorTypes, isProblem } from './errors/errors.ts';

/**
 * `lineOfSight` answers `LineOfSightResult`: one of the types of its answer, or one of these errors.
 *
 * @param nameOf the name of the type of an answer, where there are several
 */
export function queryResult<Answer extends object>(
  query: string,
  answers: readonly ObjectRef<SchemaTypes, Answer>[],
  errors: ErrorTypes,
  nameOf: (answer: Answer) => string = () => answers[0]?.name ?? '',
) {
  const name = query.charAt(0).toUpperCase() + query.slice(1);
  return builder.unionType(`${name}Result`, {
    description: `What \`${query}\` answers: what was asked for, or why there is no answer.`,
    types: [...answers, ...errors],
    resolveType: (result: object) => (isProblem(result) ? result.kind : nameOf(result as Answer)),
  });
}
