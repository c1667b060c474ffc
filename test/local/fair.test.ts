/** Who waits for whom: nobody for all that another connection has sent. Counted, not timed. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Running, start } from '../../src/local/start.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { firstToken, TOKEN_KEY } from '../kit/app/seats.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const PIPELINED = 200;

let folder: string;
let server: Running;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await start({ port: 0, dataDir: folder, tokenKeys: [TOKEN_KEY] });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** A connection, and how many answers have come through it. */
class Connection {
  answers = 0;
  readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (bytes) => {
      this.answers += bytes.toString('latin1').split('HTTP/1.1 200').length - 1;
    });
  }

  static async open(): Promise<Connection> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }

  send(query: string, token: string | null, times = 1): void {
    const body = JSON.stringify({ query });
    const head = [
      'POST /graphql HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${body.length}`,
      ...(token === null ? [] : [`authorization: Bearer ${token}`]),
    ].join('\r\n');
    this.socket.write(`${head}\r\n\r\n${body}`.repeat(times));
  }

  async until(answers: number): Promise<void> {
    while (this.answers < answers) await once(this.socket, 'data');
  }
}

it.each([
  ['one connection', 1, false],
  ['two connections of the same seat', 2, false],
  ['one connection of the same seat as the other', 1, true],
])('200 listings on %s hold up no other connection', async (_what, connections, isSame) => {
  const client = new ApiClient(`${server.url}graphql`);
  const { id } = await client.create();
  const token = await firstToken(id);
  const listing = `{ encounter(id: "${id}") { ... on Encounter { name awaiting { id options { id label choices { field } } } } } }`;
  const busy = await Promise.all(Array.from({ length: connections }, () => Connection.open()));
  const other = await Connection.open();
  for (const one of busy) one.send(listing, token, PIPELINED / connections);
  // Once the server has read all of it and begun, the other one asks.
  await Promise.race(busy.map((one) => one.until(1)));
  other.send('{ __typename }', isSame ? token : null);
  const before = () => busy.reduce((sum, { answers }) => sum + answers, 0);
  await other.until(1);
  expect(before()).toBeLessThan(PIPELINED / 4);
  await Promise.all(busy.map((one) => one.until(PIPELINED / connections)));
  expect(before()).toBe(PIPELINED);
  for (const { socket } of [...busy, other]) socket.destroy();
});
