import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createServerAdapter } from '@whatwg-node/server';
import { Encounters } from '../app/encounters.ts';
import type { Ports } from '../app/ports.ts';
import { createServer } from '../graphql/server.ts';
import { dynamoDbStore } from '../store/dynamodb.ts';
import { ensureTable } from '../store/table.ts';
import { startDatabase } from './database.ts';
import type { Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { staticFiles } from './static.ts';

const TABLE = 'sixbeat';
/** Where `npm start` builds the playground. */
const PLAYGROUND = path.resolve(import.meta.dirname, '../../dist/console');

export interface Running {
  /** With a slash at the end. */
  readonly url: string;
  readonly keptIn: string;
  readonly stop: () => Promise<void>;
}

/** @throws StartupError when the database or the port cannot be had */
export async function start(
  settings: Settings,
  entropy: Ports['randomBytes'] = randomBytes,
): Promise<Running> {
  const database = await startDatabase(settings);
  try {
    const client = new DynamoDBClient(database.config);
    await ensureTable(client, TABLE);
    const encounters = new Encounters({
      store: dynamoDbStore(client, TABLE),
      clock: () => new Date(),
      randomBytes: entropy,
    });
    const api = createServer(encounters);
    const files = staticFiles(PLAYGROUND);
    const http = createHttpServer(
      createServerAdapter(async (request: Request) => {
        const { pathname } = new URL(request.url);
        return (pathname === '/graphql' ? null : await files(request)) ?? api.fetch(request);
      }),
    );
    await listen(http, settings.port);
    return {
      url: `http://localhost:${(http.address() as AddressInfo).port}/`,
      keptIn: settings.endpoint ?? settings.dataDir,
      stop: async () => {
        http.closeAllConnections();
        http.close();
        client.destroy();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartupError(reasonFor(error, port)));
    });
    server.listen(port, resolve);
  });
}

function reasonFor({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another one.`;
  if (code === 'EACCES') return `port ${port} is not allowed; set PORT to one above 1023.`;
  return `port ${port} cannot be had: ${message}`;
}
