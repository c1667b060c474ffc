/** The canary as it is deployed, at a real server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundle } from '../../infra/functions/bundle.ts';
import { STREAM_PATH } from '../../src/graphql/http/paths.ts';
import { CANARY_ENV, METRICS, SERVICE } from '../../src/lambda/environment.ts';
import { backUp } from '../../src/local/database/backup.ts';
import { type Running, start } from '../../src/local/start.ts';
import { TOKEN_KEY } from '../kit/app/seats.ts';
import { type Answer, LambdaFunction } from '../kit/lambda/function.ts';
import { startSecrets } from '../kit/lambda/services.ts';
import { ROOT } from '../kit/root.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { AccountServer } from '../kit/web/account-server.ts';

const SECRET_ARN = 'arn:aws:secretsmanager:eu-west-1:000000000000:secret:Canary-000000';

let folder: string;
let accounts: AccountServer;
let open: Running;
let withAccounts: Running;
beforeAll(async () => {
  folder = await temporaryFolder();
  bundle(path.join(ROOT, 'src/lambda/canary.ts'), path.join(folder, 'code'));
  accounts = await AccountServer.start();
  open = await startIn('open');
  withAccounts = await startIn('with-accounts', { oidc: accounts.oidc });
}, 60_000);
afterAll(async () => {
  await open.stop();
  await withAccounts.stop();
  await accounts.stop();
  await rm(folder, { recursive: true });
});

const startIn = (name: string, settings: Partial<Parameters<typeof start>[0]> = {}) =>
  start({ port: 0, dataDir: path.join(folder, name), tokenKeys: [TOKEN_KEY], ...settings });

/** How a run ends, and what it has counted. */
async function run(
  address: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly answer: Answer; readonly counted: readonly unknown[] }> {
  const canary = new LambdaFunction({
    directory: path.join(folder, 'code'),
    handler: 'index.handler',
    timeoutSeconds: 60,
    environment: { [CANARY_ENV.address]: address, [CANARY_ENV.stage]: 'test', ...env },
  });
  try {
    const answer = await canary.invoke({});
    const lines = () => canary.log.split('\n').filter((line) => line.includes(METRICS.canary));
    // The log comes by standard output, and may arrive after the answer.
    if (answer.kind === 'RESULT')
      await vi.waitFor(() => {
        expect(lines()).toHaveLength(1);
      }, 5000);
    return { answer, counted: lines().map((line): unknown => JSON.parse(line)) };
  } finally {
    await canary.stop();
  }
}

const encountersIn = async (name: string): Promise<number> =>
  backUp(path.join(folder, name), path.join(await mkdtemp(path.join(folder, 'copy-')), 'file.db'));

it('counts how long the update of a move took, and leaves nothing there', async () => {
  expect(await run(open.url)).toMatchObject({
    answer: { kind: 'RESULT' },
    counted: [
      {
        [METRICS.canary]: expect.any(Number) as unknown,
        service: SERVICE,
        _aws: { CloudWatchMetrics: [{ Namespace: 'Sixbeat/test' }] },
      },
    ],
  });
  expect(await encountersIn('open')).toBe(0);
});

it('counts nothing and leaves nothing there when no stream can be opened', async () => {
  const proxy = await proxyWithoutStreams(open.url);
  const { port } = proxy.address() as AddressInfo;
  const { answer, counted } = await run(`http://127.0.0.1:${port}/`);
  expect(answer).toMatchObject({
    kind: 'ERROR',
    error: { errorMessage: 'The stream ended with 503 and no update: ' },
  });
  expect(counted).toEqual([]);
  expect(await encountersIn('open')).toBe(0);
  proxy.closeAllConnections();
  proxy.close();
});

it('counts nothing when no one is there', async () => {
  const { answer, counted } = await run('http://127.0.0.1:1/');
  expect([answer.kind, counted]).toEqual(['ERROR', []]);
});

it('plays with an account where only accounts may open encounters', async () => {
  const { url } = withAccounts;
  expect(await run(url)).toMatchObject({ answer: { kind: 'ERROR' }, counted: [] });
  const client = { clientId: 'canary', clientSecret: 'known to the issuer' };
  const secrets = await startSecrets({ [SECRET_ARN]: { AWSCURRENT: JSON.stringify(client) } });
  const { answer } = await run(url, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    [CANARY_ENV.secretArn]: SECRET_ARN,
    [CANARY_ENV.oidcIssuer]: accounts.oidc.issuer,
    [CANARY_ENV.oidcAudience]: accounts.oidc.audience,
  });
  expect(answer).toMatchObject({ kind: 'RESULT' });
  expect(accounts.grants).toEqual(['client_credentials']);
  expect(await encountersIn('with-accounts')).toBe(0);
  await secrets.stop();
});

/** All else is passed on. */
async function proxyWithoutStreams(url: string): Promise<Server> {
  const proxy = createServer((request, response) => {
    if (request.url === STREAM_PATH) {
      response.writeHead(503).end();
      return;
    }
    const { method, headers } = request;
    const passed = forward(new URL(request.url ?? '/', url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return proxy;
}
