/**
 * Executes a document that was accepted before as Yoga does, without asking Yoga to parse and validate it
 * once more: the guards of an execution, the execution, and what is done with its errors.
 */
import { normalizedExecutor } from '@graphql-tools/executor';
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import type { Asked, Guard } from '../guard.ts';
import type { KnownDocuments } from './known-documents.ts';

/** What an execution needs, the same for every request. */
export interface Executing {
  readonly schema: GraphQLSchema;
  readonly guards: readonly Guard[];
  readonly maskError: (error: unknown) => GraphQLError;
  readonly documents: KnownDocuments;
}

interface Arrived {
  readonly request: Asked;
  /** Makes its context. */
  readonly contextOf: () => Promise<object>;
}

/** Null where Yoga is to be asked; nothing has been done then. */
export type DirectExecution = (
  arrived: Arrived,
  params: GraphQLParams,
) => Promise<ExecutionResult> | null;

export function directExecution(executing: Executing): DirectExecution {
  const { schema, guards, maskError, documents } = executing;
  const checks = guards.flatMap(({ onParams }) => onParams ?? []);
  const befores = guards.flatMap(({ onExecute }) => onExecute ?? []);
  const looks = guards.flatMap(({ onExecutionResult }) => onExecutionResult ?? []);

  const executed = async (arrived: Arrived, document: DocumentNode, params: Params) => {
    const { request, contextOf } = arrived;
    for (const check of checks) await check({ params, request });
    const contextValue = await contextOf();
    const { variables, operationName = null } = params;
    const variableValues = variables ?? {};
    const args = { schema, document, contextValue, variableValues, operationName };
    const afters = befores.flatMap((before) => before({ args }) ?? []);
    let result = (await normalizedExecutor(args)) as ExecutionResult;
    const setResult = (other: ExecutionResult): void => {
      result = other;
    };
    for (const after of afters) after.onExecuteDone({ result, setResult });
    const { errors } = result;
    return errors ? { ...result, errors: errors.map(maskError) } : result;
  };

  const looked = async (arrived: Arrived, document: DocumentNode, params: Params) => {
    const result = await executed(arrived, document, params).catch((error: unknown) => ({
      errors: [maskError(error)],
    }));
    for (const look of looks) look({ result });
    return result;
  };

  return (arrived, params) => {
    if (!areGood(params)) return null;
    const document = documents.find(params.query);
    return document && hasOperation(document, params) ? looked(arrived, document, params) : null;
  };
}

/** Parameters in which Yoga finds nothing wrong. */
type Params = GraphQLParams & { readonly query: string };

const NAMES: ReadonlySet<string> = new Set(['query', 'variables', 'operationName', 'extensions']);

function areGood(params: GraphQLParams): params is Params {
  const { query, variables, operationName, extensions } = params;
  return (
    typeof query === 'string' &&
    isObject(variables ?? {}) &&
    isObject(extensions ?? {}) &&
    typeof (operationName ?? '') === 'string' &&
    Object.keys(params).every((name) => NAMES.has(name))
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value);

/** Whether it is there, and answers once. */
function hasOperation(document: DocumentNode, { operationName }: Params): boolean {
  const kind = getOperationAST(document, operationName)?.operation;
  return kind === OperationTypeNode.QUERY || kind === OperationTypeNode.MUTATION;
}
