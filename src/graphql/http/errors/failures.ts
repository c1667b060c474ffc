/** Errors of GraphQL and of HTTP, each with a code of the table. */
import { GraphQLError } from 'graphql';
import { type CodeOfErrors, codes, type ErrorCode } from '../codes/index.ts';

/** What an error says beside its code. */
interface Extensions extends Readonly<Record<string, unknown>> {
  readonly code?: never;
  /** What is special about this answer: another status, or headers. */
  readonly http?: object;
}

/** The whole request fails, with the status of the code. */
export const requestError = (
  code: CodeOfErrors,
  message: string,
  { http, ...more }: Extensions = {},
): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code, ...more, http: { ...codes[code].http, ...http } },
  });

/** One field fails, or a subscription does not begin: the rest is answered. */
export const fieldError = (code: ErrorCode, message: string, more: Extensions = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** The answer to a request that is not even looked at. */
export const errorResponse = (
  code: CodeOfErrors,
  message: string,
  { more, headers }: { readonly more?: Extensions; readonly headers?: Headers } = {},
): Response =>
  Response.json(
    { errors: [{ message, extensions: { code, ...more } }] },
    { status: codes[code].http.status, ...(headers && { headers }) },
  );
