/** A receiver of webhooks, as anyone would run one: an HTTP server. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Message {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly encounterId: string; readonly version: number };
}

export class Receiver {
  readonly received: Received[] = [];
  /** Connections that were opened to it. */
  connections = 0;
  /** What it answers next, and until told otherwise. */
  answer: (nth: number) => number | 'NEVER' = () => 204;
  private readonly server;

  private constructor(tls: { readonly key: string; readonly cert: string } | null) {
    const listener: RequestListener = (request, response) => {
      void text(request).then((body) => {
        const { url: path = '', headers } = request;
        const status = this.answer(this.received.push({ path, headers, body }));
        if (status === 'NEVER') return;
        response.writeHead(status, { location: '/elsewhere' });
        response.flushHeaders();
        // It never ends: only the status counts.
        if (status !== 204) response.write('x'.repeat(100));
      });
    };
    this.server = tls ? createTlsServer(tls, listener) : createServer(listener);
    this.server.on('connection', () => this.connections++);
  }

  static async start(
    host = '127.0.0.1',
    tls: { readonly key: string; readonly cert: string } | null = null,
  ): Promise<Receiver> {
    const receiver = new Receiver(tls);
    receiver.server.listen(0, host);
    await once(receiver.server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  get messages(): readonly Message[] {
    return this.received.map(({ body }) => JSON.parse(body) as Message);
  }

  /** Such as `encounter.changed 2`. */
  get told(): readonly string[] {
    return this.messages.map(({ type, data }) => `${type} ${data.version}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
