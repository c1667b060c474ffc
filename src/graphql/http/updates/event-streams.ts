import type { ExecutionArgs } from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import type { Asked, Guard } from '../guard.ts';

/** Streams of events: those that are answered so, and those whose clients take no events. */
export function eventStreams(): Guard {
  const open = new WeakMap<Asked, AsyncIterator<unknown>>();
  return {
    onSubscribe: ({ args }) => ({
      onSubscribeResult({ result }) {
        const { request } = (args as ExecutionArgs).contextValue as { readonly request: Asked };
        if (isAsyncIterable(result)) open.set(request, result[Symbol.asyncIterator]());
      },
    }),
    async onResponse({ request, response: { headers } }) {
      // nginx and those like it would keep events until they have some kilobytes of them.
      if (headers.get('content-type')?.startsWith('text/event-stream'))
        headers.set('x-accel-buffering', 'no');
      // It is answered 406, and Yoga would leave the stream open behind that.
      else await open.get(request)?.return?.();
    },
  };
}
