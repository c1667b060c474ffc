/** Callers who occupy places: with streams that they keep, and with requests that never arrive. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_STREAMS_OF_A_SEAT } from '../../src/app/follow/updates.ts';
import { type Running, start } from '../../src/local/start.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { subscribeRaw } from '../kit/graphql/stream.ts';
import { firstToken, TOKEN_KEY } from '../kit/app/seats.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const BODY_MS = 600;

let folder: string;
let server: Running;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await start({ port: 0, dataDir: folder, tokenKeys: [TOKEN_KEY], bodyMs: BODY_MS });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** What the server sends, until it hangs up, to a client that sends this much and no more. */
async function cutOff(sent: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(sent);
  await once(socket, 'close');
  return answer;
}

describe('a request that does not arrive is cut off', () => {
  it.each([
    ['in its head', 'POST /graphql HTTP/1.1\r\nhost: localhost\r\n'],
    [
      'in its body',
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"query',
    ],
  ])('%s', async (_, sent) => {
    const began = performance.now();
    expect(await cutOff(sent)).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(performance.now() - began).toBeLessThan(5 * BODY_MS);
  });
});

it('a seat has only so many streams, whose places are free again when they end', async () => {
  const client = new ApiClient(`${server.url}graphql`);
  const { id } = await client.create();
  const authorization = { authorization: `Bearer ${await firstToken(id)}` };
  const query = `subscription { encounterUpdated(encounterId: "${id}", afterVersion: 0) { __typename } }`;
  const open: ReadableStreamDefaultReader<Uint8Array>[] = [];
  const first = async (): Promise<string> => {
    const response = await subscribeRaw(client, query, authorization);
    const reader = response.body!.getReader();
    open.push(reader);
    let text = '';
    while (!text.includes('data: {')) text += String(Buffer.from((await reader.read()).value!));
    return text;
  };
  for (let n = 0; n < MAX_STREAMS_OF_A_SEAT; n++)
    expect(await first()).toContain('EncounterUpdate');
  expect(await first()).toContain('TOO_MANY_STREAMS');
  await open[0]!.cancel();
  await expect.poll(first).toContain('EncounterUpdate');
  for (const reader of open) await reader.cancel();
});
