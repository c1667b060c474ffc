/** The way between a browser and a server, which can go dead without a word. */
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Road {
  /** Where the server is found through it, with a slash at the end. */
  readonly url: string;
  /** From now on nothing comes through the connections that there are; new ones are as good as ever. */
  readonly goDead: () => void;
  readonly close: () => Promise<void>;
}

/** @param url of the server */
export async function roadTo(url: string): Promise<Road> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(url).port), 'localhost');
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
      });
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    goDead: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close: async () => {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
