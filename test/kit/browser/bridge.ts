/** An address for the service in a page: what speaks to a server over HTTP speaks to it as well, streams included. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Relayed } from './messages.ts';
import { inPage } from './service-site.ts';
import type { Tab } from './site.ts';

/** @returns the address of its API, and how to close it */
export async function bridgeTo(tab: Tab) {
  const waiting = new Map<number, ServerResponse>();
  await tab.page.exposeFunction('said', ({ id, said }: Relayed) => {
    const response = waiting.get(id);
    if (said === null) response?.end();
    else if (typeof said === 'string') response?.write(said);
    else response?.writeHead(said.status, { ...said.headers });
  });
  let last = 0;
  const relay = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = last++;
    waiting.set(id, response);
    response.once('close', () => {
      waiting.delete(id);
      if (!response.writableEnded) void inPage(tab, 'stopRelaying', id);
    });
    const { method = 'GET', url = '/' } = request;
    const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    await inPage(tab, 'relay', id, url, { method, headers, ...(body && { body }) });
  };
  const server = createServer((request, response) => {
    relay(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
