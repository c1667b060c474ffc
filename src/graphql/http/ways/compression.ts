/** Answers compressed on the wire, where the client takes it. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { type Answer, type AnswerHeaders, WholeAnswer } from './answer.ts';
import type { Asked } from '../guard.ts';

/** What we write, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Bytes; less fits into one packet either way. */
const MIN_BYTES = 1000;

/** Bytes; what is smaller is compressed in less time than another thread takes to begin. */
const MAX_AT_ONCE = 60_000;

/** Types that are text; fonts and pictures are compressed as they are. */
const COMPRESSIBLE = /^(text\/|application\/(graphql-response\+)?json\b|image\/svg\+xml)/;
const EVENTS = /^text\/event-stream\b/;

/** The time of gzip's default, and smaller. Its higher qualities take many times as long. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/**
 * Half of that time, for a twelfth more bytes. The window, 64 kB, holds all that is compressed so but streams, each of
 * which keeps it as long as it is open: with it one takes a third of the memory.
 */
const QUICK_BROTLI = {
  params: {
    ...BROTLI.params,
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
};

/** The same answer as the client takes it: large ones in other threads, events one by one. */
export async function compressed<Given extends Answer>(
  request: Asked,
  answer: Given,
): Promise<Given | WholeAnswer | Response> {
  const { headers, status } = answer;
  if (request.method === 'HEAD' || !mayBeCompressed(headers)) return answer;
  headers.append('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '');
  if (encoding === null) return answer;
  if (EVENTS.test(typeOf(headers))) {
    const { body } = answer;
    if (!body) return answer;
    return new Response(flushing(body, encoding), {
      status,
      headers: encodedAs(encoding, headers),
    });
  }
  if (answer instanceof WholeAnswer && Number(headers.get('content-length')) < MIN_BYTES)
    return answer;
  const whole = await answer.bytes();
  if (whole.length < MIN_BYTES) return new WholeAnswer(whole, { status, headers });
  const best = encoding === 'br' ? compressedSchema(whole) : null;
  const packed = best ?? (await compressors[encoding](whole));
  return new WholeAnswer(packed, { status, headers: encodedAs(encoding, headers) });
}

const typeOf = (headers: AnswerHeaders): string => headers.get('content-type') ?? '';

function mayBeCompressed(headers: AnswerHeaders): boolean {
  // Yoga says of its streams that they have `none`, to those who would hold back events.
  const encoded = (headers.get('content-encoding') ?? 'none') !== 'none';
  if (encoded || !COMPRESSIBLE.test(typeOf(headers))) return false;
  return !/\bno-transform\b/i.test(headers.get('cache-control') ?? '');
}

/**
 * What the client likes best of {@link ENCODINGS}; null for none of them.
 *
 * @param accepted the header `accept-encoding`, such as `gzip, br;q=0.5`
 */
export function encodingFor(accepted: string): Encoding | null {
  const weights = new Map(accepted.split(',').map(weighted));
  const weightOf = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = ENCODINGS.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  return weightOf(best) > 0 ? best : null;
}

function weighted(item: string): readonly [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name, Number(weight) || 0];
}

function encodedAs(encoding: Encoding, headers: AnswerHeaders): [string, string][] {
  const others = [...headers].filter(([name]) => !/^content-(length|encoding)$/.test(name));
  return [...others, ['content-encoding', encoding]];
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const compressors = {
  br: (bytes: Uint8Array) =>
    bytes.length <= MAX_AT_ONCE ? brotliCompressSync(bytes, QUICK_BROTLI) : brotliOf(bytes, BROTLI),
  gzip: (bytes: Uint8Array) => (bytes.length <= MAX_AT_ONCE ? gzipSync(bytes) : gzipOf(bytes)),
} as const satisfies Readonly<
  Record<Encoding, (bytes: Uint8Array) => Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>>
>;

/** How an answer begins that tells of the schema. */
const OF_SCHEMA = new TextEncoder().encode('{"data":{"__schema":{');
/** GraphiQL, code generators and others ask for it in a few ways. What callers make up beyond that costs nothing more. */
const MAX_SCHEMAS = 4;

/** Answers that tell of the schema, by their hashes; null while they are compressed. */
const schemas = new Map<string, Buffer<ArrayBuffer> | null>();

/**
 * What tools ask of the schema has 1.5 MB, and is the same until the next version. With brotli at its best it is a sixth
 * smaller, which takes seconds of another thread: it is done once, while those who ask get the usual.
 *
 * @returns null where it is another answer, or not there yet
 */
function compressedSchema(bytes: Uint8Array): Buffer<ArrayBuffer> | null {
  if (bytes.length <= MAX_AT_ONCE) return null;
  if (OF_SCHEMA.some((byte, i) => bytes[i] !== byte)) return null;
  const hash = createHash('sha256').update(bytes).digest('base64');
  const known = schemas.get(hash);
  if (known === undefined && schemas.size < MAX_SCHEMAS) void keepSchema(hash, bytes);
  return known ?? null;
}

async function keepSchema(hash: string, bytes: Uint8Array): Promise<void> {
  schemas.set(hash, null);
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  try {
    schemas.set(hash, await brotliOf(bytes, { params }));
  } catch {
    // Without the memory for it: who asks next gets the usual, and it is tried again.
    schemas.delete(hash);
  }
}

const streams = {
  br: () => createBrotliCompress(QUICK_BROTLI),
  gzip: () => createGzip(),
} as const satisfies Readonly<Record<Encoding, () => BrotliCompress | Gzip>>;

/** Each piece as it comes: a client that waits for an event is not kept waiting for the next. */
function flushing(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const encoder = streams[encoding]();
  const made: Buffer[] = [];
  encoder.on('data', (bytes: Buffer) => made.push(bytes));
  const taken = (): Uint8Array => Buffer.concat(made.splice(0));
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) {
        await ended(encoder);
        controller.enqueue(taken());
        controller.close();
        return;
      }
      encoder.write(value);
      await flushed(encoder);
      controller.enqueue(taken());
    },
    async cancel(reason) {
      encoder.destroy();
      await reader.cancel(reason);
    },
  });
}

const flushed = (encoder: BrotliCompress | Gzip): Promise<void> =>
  new Promise((resolve) => {
    encoder.flush(resolve);
  });

function ended(encoder: BrotliCompress | Gzip): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  encoder.once('end', resolve).end();
  return promise;
}
