import { buffer } from 'node:stream/consumers';
import {
  brotliCompressSync,
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  gunzipSync,
} from 'node:zlib';
import { getIntrospectionQuery, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EncounterDetailsDocument,
  EncounterUpdatedDocument,
  RulesDocument,
  SetBattlefieldDocument,
} from '../../../src/client/index.ts';
import { compressed, encodingFor } from '../../../src/graphql/http/ways/compression.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { postRaw } from '../../kit/graphql/raw.ts';
import { firstToken } from '../../kit/app/seats.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (body: unknown, headers: Readonly<Record<string, string>>) =>
  postRaw(api.endpoint, body, headers);

const rules = { query: print(RulesDocument), variables: { ruleset: 'SEGMENTS' } };

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('whole answers', () => {
  it.each(['br', 'gzip'] as const)('are the same in %s, and a fraction as large', async (name) => {
    const plain = await buffer(await post(rules, {}));
    const response = await post(rules, { 'accept-encoding': name });
    const packed = await buffer(response);
    expect(response.headers).toMatchObject({
      'content-encoding': name,
      'content-length': String(packed.length),
      vary: expect.stringMatching(/accept-encoding/) as unknown,
    });
    expect(decoders[name](packed).equals(plain)).toBe(true);
    expect(packed.length).toBeLessThan(plain.length / 3);
  });

  it('that tell of the schema are packed as well as can be, once it was asked for', async () => {
    const asked = { query: getIntrospectionQuery({ descriptions: false }) };
    const bytes = async () => buffer(await post(asked, { 'accept-encoding': 'br' }));
    const plain = await buffer(await post(asked, {}));
    const first = await bytes();
    expect(brotliDecompressSync(first).equals(plain)).toBe(true);
    const best = brotliCompressSync(plain).length;
    expect(first.length).toBeGreaterThan(best);
    await expect
      .poll(async () => (await bytes()).length, { timeout: 60_000 })
      .toBeLessThan(best * 1.01);
    expect(brotliDecompressSync(await bytes()).equals(plain)).toBe(true);
  });

  it('stay as they are where they are small or nobody asked, and say what they depend on', async () => {
    const small = await post({ query: '{ __typename }' }, { 'accept-encoding': 'br' });
    const plain = await post(rules, {});
    for (const { headers } of [small, plain]) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toMatch(/accept-encoding/);
    }
    expect(JSON.parse(String(await buffer(small)))).toEqual({ data: { __typename: 'Query' } });
    expect((await buffer(plain)).length).toBeGreaterThan(10_000);
  });

  it('are left alone where they are packed already, or must not be changed', async () => {
    const asked = new Request('http://localhost/', { headers: { 'accept-encoding': 'br' } });
    const text = 'x'.repeat(5000);
    for (const headers of [
      { 'content-type': 'text/plain', 'cache-control': 'private, no-transform' },
      { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
      { 'content-type': 'font/woff2' },
    ]) {
      const answer = await compressed(asked, new Response(text, { headers }));
      expect(Buffer.from(await answer.bytes()).toString()).toBe(text);
      expect(answer.headers.get('vary')).toBeNull();
    }
  });
});

describe('a stream', () => {
  const unpackers = { br: createBrotliDecompress, gzip: createGunzip } as const;

  it.each(['br', 'gzip'] as const)('in %s brings each event when it happens', async (name) => {
    const { id } = await api.create();
    const asked = {
      query: print(EncounterUpdatedDocument),
      variables: { encounterId: id, afterVersion: 0 },
    };
    const response = await post(asked, {
      accept: 'text/event-stream',
      'accept-encoding': name,
      authorization: `Bearer ${await firstToken(id)}`,
    });
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream/) as unknown,
      'content-encoding': name,
      // nginx passes each event on at once then, whatever it is set to.
      'x-accel-buffering': 'no',
    });
    let text = '';
    response.pipe(unpackers[name]()).on('data', (bytes: Buffer) => (text += String(bytes)));
    const versions = (): number => text.match(/^event: next$/gm)?.length ?? 0;
    await expect.poll(versions).toBe(1);
    await api.play(SetBattlefieldDocument, { encounterId: id, obstacles: [], concealing: [] });
    await expect.poll(versions).toBe(2);
    response.destroy();
  });

  it('is cancelled with its reader', async () => {
    const { promise: cancelled, resolve } = Promise.withResolvers<undefined>();
    const events = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(Buffer.from('event: next\n\n'));
      },
      cancel: () => {
        resolve(undefined);
      },
    });
    const headers = { 'content-type': 'text/event-stream' };
    const asked = new Request('http://localhost/', { headers: { 'accept-encoding': 'br' } });
    const answer = await compressed(asked, new Response(events, { headers }));
    const reader = answer.body!.getReader();
    await reader.read();
    await reader.cancel();
    await cancelled;
  });

  it('of nothing is nothing, and whole', async () => {
    const headers = { 'content-type': 'text/event-stream' };
    const asked = new Request('http://localhost/', { headers: { 'accept-encoding': 'gzip' } });
    const empty = new Blob([]).stream();
    const answer = await compressed(asked, new Response(empty, { headers }));
    expect(String(gunzipSync(await answer.bytes()))).toBe('');
  });
});

describe('what the client takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['br;q=nonsense', null],
    ['gzip;q=0, br;q=0.0', null],
    ['', null],
  ])('%j is answered with %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

it('shows an encounter in far fewer bytes', async () => {
  const { id } = await api.create();
  const asked = { query: print(EncounterDetailsDocument), variables: { id } };
  const authorization = `Bearer ${await firstToken(id)}`;
  const plain = await buffer(await post(asked, { authorization }));
  const packed = await buffer(await post(asked, { authorization, 'accept-encoding': 'br' }));
  expect(packed.length).toBeLessThan(plain.length / 2);
});
