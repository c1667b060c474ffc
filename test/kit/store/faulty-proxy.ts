/** A network between a DynamoDB client and its database that fails in a chosen way. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Fault =
  | 'NONE'
  /** Nothing arrives, and nothing is answered. */
  | 'HANGS'
  /** What is asked is done, and never answered. */
  | 'LOSES_ANSWERS'
  /** The connection is cut before anything is done. */
  | 'CUTS'
  /** The database says that it is asked too much. */
  | 'THROTTLES';

export interface FaultyProxy {
  readonly url: string;
  fault: Fault;
  /** How many calls arrived. */
  calls: number;
  readonly stop: () => Promise<void>;
}

export async function startFaultyProxy(endpoint: string): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      proxy.calls++;
      const { fault } = proxy;
      if (fault === 'HANGS') return;
      if (fault === 'CUTS') return void response.destroy();
      if (fault === 'THROTTLES') {
        const type = 'com.amazonaws.dynamodb.v20120810#ThrottlingException';
        response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
        return void response.end(JSON.stringify({ __type: type, message: 'Slow down.' }));
      }
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(request.headers)
          .filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
          .map(([name, value]): [string, string] => [name, String(value)]),
        body,
      });
      const answered = Buffer.from(await answer.arrayBuffer());
      if (fault === 'LOSES_ANSWERS') return;
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(answered);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'NONE',
    calls: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
