import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pipeResponse } from '../../src/lambda/pipe-response.ts';

const bytes = (value: string) => new TextEncoder().encode(value);
const never = new AbortController().signal;

/** Says `hello`, then waits for what never comes, as a subscription may; notes that it was left. */
function waiting() {
  const left = { times: 0 };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes('hello'));
    },
    cancel() {
      left.times++;
    },
  });
  return { body, left };
}

test('everything flows, and the end of it', async () => {
  const out = new PassThrough();
  const poured = pipeResponse(new Response('a whole answer').body, out, never);
  expect(await text(out)).toBe('a whole answer');
  await poured;
});

test('without a body something is written all the same, for what goes with the first byte', async () => {
  const writes: string[] = [];
  const out = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      writes.push(chunk);
      done();
    },
  });
  await pipeResponse(null, out, never);
  expect(writes).toEqual(['']);
  expect(out.writableEnded).toBe(true);
});

test('a signal ends the answer in an orderly way, though nothing comes', async () => {
  const { body, left } = waiting();
  const out = new PassThrough();
  const end = new AbortController();
  const poured = pipeResponse(body, out, end.signal);
  setImmediate(() => {
    end.abort();
  });
  expect(await text(out)).toBe('hello');
  await poured;
  expect(left.times).toBe(1);
});

test('a signal ends it while the client is not reading', async () => {
  const out = new PassThrough({ highWaterMark: 1 });
  const end = new AbortController();
  const { body, left } = waiting();
  const poured = pipeResponse(body, out, end.signal);
  setImmediate(() => {
    end.abort();
  });
  await poured;
  expect([left.times, out.writableEnded]).toEqual([1, true]);
});

test('a signal from before lets nothing through', async () => {
  const { body, left } = waiting();
  const out = new PassThrough();
  await pipeResponse(body, out, AbortSignal.abort());
  expect(left.times).toBe(1);
  expect(await text(out)).toBe('');
});

test('an answer that breaks off is an error, and the stream is closed', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull() {
      throw new Error('The source is dry.');
    },
  });
  const out = new PassThrough();
  await expect(pipeResponse(body, out, never)).rejects.toThrow('The source is dry.');
  expect(out.writableEnded).toBe(true);
});
