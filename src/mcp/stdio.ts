/** One connection over the standard input and output of this process. */
import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { MAX_MESSAGE } from './limits.ts';
import { Seat } from './seat.ts';
import { mcpServer } from './server.ts';

export interface StdioSettings {
  /** Of the API. */
  readonly url: string;
  /** Of a seat, or of an account; null for neither. */
  readonly token: string | null;
  readonly version: string;
}

/** Milliseconds for which a server that is away is asked again; assistants wait for a minute. */
const PATIENCE_MS = 10_000;

/** Returns when who has started this process has gone. */
export async function serveStdio({ url, token, version }: StdioSettings): Promise<void> {
  const seat = new Seat({ url, token, patienceMs: PATIENCE_MS });
  // Nothing but messages is written to the standard output.
  const server = mcpServer(seat, { version, report: console.error });
  const ended = once(process.stdin, 'close');
  await server.connect(
    new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MAX_MESSAGE }),
  );
  await ended;
  await server.close();
}
