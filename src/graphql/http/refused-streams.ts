import type { ExecutionArgs } from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import type { Asked, Guard } from './guard.ts';

/** Ends a stream whose client takes no events: it is answered 406, and Yoga would leave the stream open behind that. */
export function refusedStreams(): Guard {
  const open = new WeakMap<Asked, AsyncIterator<unknown>>();
  return {
    onSubscribe: ({ args }) => ({
      onSubscribeResult({ result }) {
        const { request } = (args as ExecutionArgs).contextValue as { readonly request: Asked };
        if (isAsyncIterable(result)) open.set(request, result[Symbol.asyncIterator]());
      },
    }),
    async onResponse({ request, response }) {
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) return;
      await open.get(request)?.return?.();
    },
  };
}
