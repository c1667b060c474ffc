/** Connections over HTTP: each is a session of the protocol, which acts for one seat. */
import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { ServerSettings } from '../client/connect/server.ts';
import {
  MAX_CONNECTIONS,
  MAX_CONNECTIONS_IN_ALL,
  MAX_CONNECTIONS_OF_ADDRESS,
  MAX_IDLE_MS,
  MAX_MESSAGE,
} from './limits.ts';
import { Seat } from './seat.ts';
import { mcpServer, type Served } from './server.ts';

/** Whom a request comes from, as the API has judged it. */
export interface From {
  /** Whose connections are counted together: a seat's, an account's, or those of an address without either. */
  readonly holder: string;
  readonly address: string;
  /** Good, or null. */
  readonly token: string | null;
}

export interface ConnectionSettings
  extends Served, Required<Pick<ServerSettings, 'url' | 'fetch'>> {
  /** Milliseconds; `MAX_IDLE_MS` if left out. */
  readonly idleMs?: number;
}

interface Connection extends From {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly close: () => Promise<void>;
  /** Resolves when it ends. */
  readonly ended: Promise<undefined>;
  /** Requests that are not answered. */
  open: number;
  idle: NodeJS.Timeout | undefined;
}

/** How JSON-RPC numbers what is refused: what the protocol reserves, and what a server defines itself. */
const REFUSED = -32_000;
const NOT_FOUND = -32_001;

export class Connections {
  private readonly settings: ConnectionSettings;
  private readonly all = new Set<Connection>();
  private isStopped = false;

  constructor(settings: ConnectionSettings) {
    this.settings = settings;
  }

  get count(): number {
    return this.all.size;
  }

  /** Answers a request of the transport that the protocol calls Streamable HTTP. */
  async answer(request: Request, from: From): Promise<Response> {
    const id = request.headers.get('mcp-session-id');
    // Nothing is sent that was not asked for.
    if (request.method === 'GET')
      return refusal(405, { code: REFUSED, message: 'Messages are sent by POST.' }, ALLOWED);
    const connection = id === null ? await this.opened(from) : this.found(id, from);
    if (connection instanceof Response) return connection;
    clearTimeout(connection.idle);
    connection.open++;
    try {
      const answer = connection.transport.handleRequest(request);
      if (request.method === 'DELETE') return await answer;
      return await Promise.race([answer, connection.ended.then(endedAnswer)]);
    } finally {
      connection.open--;
      if (connection.transport.sessionId === undefined) await connection.close();
      else if (connection.open === 0 && this.all.has(connection)) this.watch(connection);
    }
  }

  /** Ends all of them, with what they wait for; no more are opened. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all([...this.all].map(({ close }) => close()));
  }

  private found(id: string, { holder }: From): Connection | Response {
    // That of another seat is as little there as one that has ended.
    const found = [...this.all].find(
      (one) => one.transport.sessionId === id && one.holder === holder,
    );
    return found ?? endedAnswer();
  }

  private async opened(from: From): Promise<Connection | Response> {
    const refused = this.refusalFor(from);
    if (refused) return refused;
    const { url, fetch, ...served } = this.settings;
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      enableJsonResponse: true,
      maxRequestBodySize: MAX_MESSAGE,
    });
    // What is refused now is for the assistant to ask again.
    const seat = new Seat({ url, fetch, token: from.token, patienceMs: 0 });
    const server = mcpServer(seat, served);
    const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
    const connection: Connection = {
      ...{ ...from, transport, open: 0, idle: undefined, ended },
      close: () => server.close(),
    };
    // Counted before anything is awaited.
    this.all.add(connection);
    server.server.onclose = () => {
      clearTimeout(connection.idle);
      this.all.delete(connection);
      end(undefined);
    };
    await server.connect(transport);
    return connection;
  }

  private refusalFor({ holder, address }: From): Response | null {
    if (this.isStopped) return refusal(503, { code: REFUSED, message: 'The server is stopping.' });
    const bounds = [
      { of: 'SEAT', limit: MAX_CONNECTIONS, has: (one: From) => one.holder === holder },
      {
        of: 'ADDRESS',
        limit: MAX_CONNECTIONS_OF_ADDRESS,
        has: (one: From) => one.address === address,
      },
      { of: 'SERVER', limit: MAX_CONNECTIONS_IN_ALL, has: () => true },
    ];
    const all = [...this.all];
    const spent = bounds.find(({ limit, has }) => all.filter(has).length >= limit);
    if (!spent) return null;
    const { of, limit } = spent;
    const message = `There are ${limit} connections of this ${of.toLowerCase()}: close one. One that is idle ends after 15 minutes.`;
    const data = { code: 'TOO_MANY_CONNECTIONS', of, limit };
    return refusal(429, { code: REFUSED, message, data });
  }

  private watch(connection: Connection): void {
    const { idleMs = MAX_IDLE_MS } = this.settings;
    connection.idle = setTimeout(() => void connection.close(), idleMs).unref();
  }
}

const endedAnswer = (): Response =>
  refusal(404, { code: NOT_FOUND, message: 'This connection has ended: open another one.' });

const ALLOWED = { allow: 'POST, DELETE' };

interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: object;
}

const refusal = (
  status: number,
  error: RpcError,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ jsonrpc: '2.0', error, id: null }, { status, headers });
