/** A network between a DynamoDB client and its database that fails in a chosen way. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export type Fault =
  | 'NONE'
  /** Nothing arrives, and nothing is answered. */
  | 'HANGS'
  /** What is asked is done, and never answered. */
  | 'LOSES_ANSWERS'
  /** The connection is cut before anything is done. */
  | 'CUTS'
  /** What is asked is done, and the connection is cut instead of an answer. */
  | 'CUTS_ANSWERS'
  /** What is asked arrives late. */
  | 'DELAYS'
  /** What is asked arrives twice. */
  | 'DOUBLES'
  /** The database says that it is asked too much. */
  | 'THROTTLES';

/** Milliseconds that a delayed call takes at most. */
const LATEST = 800;

export interface FaultyProxy {
  readonly url: string;
  fault: Fault;
  /** Which part of the calls suffers it, from 0 to 1. */
  share: number;
  /** Whether only transactions suffer it, which are what writes a version or a list. */
  writesAlone: boolean;
  /** How many calls arrived. */
  calls: number;
  readonly stop: () => Promise<void>;
}

export async function startFaultyProxy(endpoint: string): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      proxy.calls++;
      const isSpared = proxy.writesAlone && !isTransaction(request);
      const fault = !isSpared && Math.random() < proxy.share ? proxy.fault : 'NONE';
      if (fault === 'HANGS') return;
      if (fault === 'CUTS') return void response.destroy();
      if (fault === 'THROTTLES') {
        const type = 'com.amazonaws.dynamodb.v20120810#ThrottlingException';
        response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
        return void response.end(JSON.stringify({ __type: type, message: 'Slow down.' }));
      }
      if (fault === 'DELAYS') await sleep(Math.random() * LATEST);
      const { status, answered } = await pass(endpoint, request, body);
      if (fault === 'DOUBLES') await pass(endpoint, request, body);
      if (fault === 'CUTS_ANSWERS') return void response.destroy();
      if (fault === 'LOSES_ANSWERS') return;
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(answered);
      // Whoever asked was killed in the middle of it, or the database was stopped.
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'NONE',
    share: 1,
    writesAlone: false,
    calls: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

const isTransaction = ({ headers }: IncomingMessage): boolean =>
  String(headers['x-amz-target']).endsWith('.TransactWriteItems');

async function pass(
  endpoint: string,
  { headers, method = 'POST', url = '/' }: IncomingMessage,
  body: Buffer,
) {
  const answer = await fetch(new URL(url, endpoint), {
    method,
    headers: Object.entries(headers)
      .filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
      .map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return { status: answer.status, answered: Buffer.from(await answer.arrayBuffer()) };
}
