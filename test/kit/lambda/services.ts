/** As much of AWS as the functions call. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Service {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Values of a secret by their stages. */
export interface Stages {
  readonly AWSCURRENT: string;
  readonly AWSPREVIOUS?: string;
}

/** Secrets Manager with these secrets, by their names. */
export function startSecrets(secrets: Readonly<Record<string, Stages>>): Promise<Service> {
  return serve(async (request, response) => {
    const asked = JSON.parse(String(await buffer(request))) as {
      readonly SecretId: string;
      readonly VersionStage: keyof Stages;
    };
    const known =
      request.headers['x-amz-target'] === 'secretsmanager.GetSecretValue'
        ? secrets[asked.SecretId]?.[asked.VersionStage]
        : undefined;
    response.writeHead(known === undefined ? 400 : 200, {
      'content-type': 'application/x-amz-json-1.1',
    });
    response.end(
      JSON.stringify(
        known === undefined
          ? { __type: 'ResourceNotFoundException' }
          : { ARN: asked.SecretId, SecretString: known },
      ),
    );
  });
}

export interface WatchedDatabase extends Service {
  /** The permissions that the calls so far would have needed in AWS. */
  readonly needed: ReadonlySet<string>;
  /** From now on every call fails with this message; null ends that. */
  readonly fail: (message: string | null) => void;
}

/** A DynamoDB-compatible database, and what is asked of it. */
export async function watchDatabase(endpoint: string): Promise<WatchedDatabase> {
  const needed = new Set<string>();
  let failure: string | null = null;
  const service = await serve(async (request, response) => {
    const body = await buffer(request);
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    for (const action of actionsOf(operation, String(body))) needed.add(`dynamodb:${action}`);
    if (failure !== null) {
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ __type: 'AccessDeniedException', message: failure }));
      return;
    }
    const headers = Object.entries(request.headers).filter(
      ([name]) => !['host', 'connection', 'content-length'].includes(name),
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      body,
    });
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return {
    ...service,
    needed,
    fail(message) {
      failure = message;
    },
  };
}

/** A transaction needs the permission for each of its items, and none of its own. */
function actionsOf(operation: string, body: string): readonly string[] {
  if (operation !== 'TransactWriteItems') return [operation];
  const { TransactItems: items } = JSON.parse(body) as { TransactItems: readonly object[] };
  return items.flatMap((item) => Object.keys(item).map((kind) => `${kind}Item`));
}

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Service> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
