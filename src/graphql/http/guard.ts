/** What stands between the network and the resolvers, in the terms of both ways in: Yoga's, and `plain.ts`. */
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Answer } from './ways/answer.ts';
import type { RequestMetadata } from './sender/request-metadata.ts';

/** What a guard, a context and a resolver may ask of a request. A `Request` is one. */
export interface Asked {
  readonly method: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  /** Aborted when the client has gone, from a client that may ask for a stream. */
  readonly signal: AbortSignal;
}

interface Arrival {
  readonly request: Asked;
  readonly serverContext: RequestMetadata;
  /** Answers so, and lets nothing behind it see the request. */
  readonly endResponse: (response: Response) => void;
}

interface Departure {
  readonly request: Asked;
  readonly serverContext: RequestMetadata;
  readonly response: Pick<Answer, 'headers'>;
}

/** Looks at what an execution has come to, and may put something else in its place. */
export interface AfterExecution {
  onExecuteDone(done: {
    readonly result: ExecutionResult;
    readonly setResult: (result: ExecutionResult) => void;
  }): void;
}

type HookOf<Name extends 'onParams' | 'onExecutionResult'> = Parameters<
  NonNullable<Plugin[Name]>
>[0];

/**
 * A plugin of Yoga whose hooks take no more than both ways in give. The plain way runs these itself, inside of
 * what is instrumented of a request. Of the others `onParse` and `onValidate` see each document once,
 * `onSubscribe` what is never plain, and `onRequestParse` no plain request: of it nothing is left to parse.
 */
export interface Guard extends Pick<
  Plugin<object, RequestMetadata>,
  'instrumentation' | 'onSchemaChange' | 'onRequestParse' | 'onParse' | 'onValidate' | 'onSubscribe'
> {
  readonly onRequest?: (arrival: Arrival) => void | Promise<void>;
  readonly onParams?: (
    hook: Pick<HookOf<'onParams'>, 'params'> & { readonly request: Asked },
  ) => void | Promise<void>;
  readonly onExecute?: (hook: { readonly args: ExecutionArgs }) => AfterExecution | undefined;
  readonly onExecutionResult?: (hook: Pick<HookOf<'onExecutionResult'>, 'result'>) => void;
  readonly onResponse?: (departure: Departure) => void | Promise<void>;
}
