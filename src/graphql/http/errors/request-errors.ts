/** What is wrong with a request before anything of it is executed: said so that clients can go by it. */
import { type GraphQLError, Kind } from 'graphql';
import { codes, type ErrorCode } from '../codes/index.ts';
import { requestError } from './failures.ts';
import type { Guard } from '../guard.ts';

/** Refuses names of operations that are none, as the other parameters are refused. */
export const operationNames = (): Guard => ({
  onParams({ params }) {
    const { operationName } = params as { readonly operationName?: unknown };
    if (typeof (operationName ?? '') === 'string') return;
    throw requestError('BAD_REQUEST', 'The parameter `operationName` is a string, or left out.');
  },
});

/** Gives a code to the errors of GraphQL itself, which has none for variables and arguments, and takes tokens out of them. */
export const errorCodes = (): Guard => ({
  onExecutionResult({ result }) {
    if (!result || Array.isArray(result) || !('errors' in result)) return;
    for (const error of result.errors ?? []) addCode(error);
  },
});

/** GraphQL quotes what it cannot take, which may be the token of a seat or a key. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/\beyJ[\w-]*\.[\w-]+(\.[\w-]*)?|sbk_\w+/g, '[redacted]');

function addCode(error: GraphQLError): void {
  error.message = withoutTokens(error.message);
  const { path, extensions } = error;
  const isOfRequest = path === undefined;
  extensions.code ??=
    isOfRequest || isOfArgument(error)
      ? ('BAD_USER_INPUT' satisfies ErrorCode)
      : ('INTERNAL_SERVER_ERROR' satisfies ErrorCode);
  const plain = isOfRequest && withoutStatus.find((code) => code === extensions.code);
  if (plain) extensions.http = codes[plain].http;
}

/** GraphQL's own, which say no status. */
const withoutStatus = ['BAD_USER_INPUT', 'OPERATION_RESOLUTION_FAILURE'] as const;

/** Of the value of an argument, rather than of what a field has come to. */
const isOfArgument = ({ nodes }: GraphQLError): boolean =>
  nodes?.some(({ kind }) => kind !== Kind.FIELD) ?? false;
