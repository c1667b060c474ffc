/** Webhooks of a real server, over its API: made, listed, and delivered to also after it was killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CreateEncounterDocument,
  CreateWebhookDocument,
  DeleteWebhookDocument,
  ExportEncounterDocument,
  IssueSeatDocument,
  ReplaceWebhookSecretDocument,
  UpdateEncounterDocument,
  UpdateWebhookDocument,
  WebhooksDocument,
} from '../../src/client/index.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { ServerProcess, unlimited } from '../kit/local/process.ts';
import { nodeEnv } from '../kit/node-env.ts';
import { ROOT } from '../kit/root.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { Receiver } from '../kit/webhooks/receiver.ts';

let folder: string;
let receiver: Receiver;
let server: ServerProcess;
beforeAll(async () => {
  [folder, receiver] = await Promise.all([temporaryFolder(), Receiver.start()]);
  server = started();
});
afterAll(async () => {
  await server.stop('SIGTERM');
  await receiver.stop();
  await rm(folder, { recursive: true });
});

const started = (): ServerProcess =>
  new ServerProcess({
    ...unlimited,
    PORT: '0',
    SIXBEAT_DATA_DIR: path.join(folder, 'data'),
    SIXBEAT_METRICS: '0',
    SIXBEAT_WEBHOOK_NETWORKS: '127.0.0.0/8',
  });

const api = async (): Promise<ApiClient> =>
  new ApiClient(`${await server.url()}graphql`, 'NOWHERE');

async function opened() {
  const nowhere = await api();
  const input = { name: 'Hooks', ruleset: 'SECONDS' } as const;
  const { createEncounter } = await nowhere.send(CreateEncounterDocument, { input });
  if (createEncounter.__typename !== 'CreateEncounterPayload')
    throw new Error(createEncounter.message);
  const { token, encounter } = createEncounter;
  const encounterId = encounter.id;
  const gm = async () => (await api()).seated({ token });
  const hook = async (url = receiver.url, more: { readonly idempotencyKey?: string } = {}) => {
    const asked = { encounterId, url, events: ['ENCOUNTER_CHANGED'] as const, ...more };
    const { createWebhook } = await (
      await gm()
    ).send(CreateWebhookDocument, { input: { ...asked, events: [...asked.events] } });
    if (createWebhook.__typename !== 'CreateWebhookPayload') throw new Error(createWebhook.message);
    return createWebhook;
  };
  const rename = async (name: string) =>
    (await gm()).send(UpdateEncounterDocument, { input: { encounterId, name } });
  const listed = async (as?: ApiClient) => {
    const asks = as ?? (await gm());
    const { encounter: found } = await asks.send(WebhooksDocument, { encounterId });
    return found!.webhooks;
  };
  return { encounterId, gm, hook, rename, listed };
}

it('a secret is shown once, and to no other seat is anything shown', async () => {
  const { encounterId, gm, hook, listed } = await opened();
  const idempotencyKey = 'made once, by chance';
  const made = await hook(receiver.url, { idempotencyKey });
  expect(made.secret).toMatch(/^whsec_/);
  expect(made.webhook).toMatchObject({ url: receiver.url, enabled: true, lastDeliveryAt: null });
  const again = await hook(receiver.url, { idempotencyKey });
  expect(again).toMatchObject({ secret: null, webhook: { id: made.webhook!.id } });
  expect(await listed()).toHaveLength(1);
  const { issueSeat } = await (
    await gm()
  ).send(IssueSeatDocument, { input: { encounterId, kind: 'SPECTATOR', name: 'Kim' } });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  const spectator = (await api()).seated({ token: issueSeat.token });
  expect(await listed(spectator)).toBeNull();
  const webhookId = made.webhook!.id;
  const named = { input: { encounterId, webhookId } };
  const refused = [
    (await spectator.send(ReplaceWebhookSecretDocument, named)).replaceWebhookSecret,
    (await spectator.send(UpdateWebhookDocument, named)).updateWebhook,
    (await spectator.send(DeleteWebhookDocument, named)).deleteWebhook,
  ];
  for (const answer of refused) expect(answer.__typename).toBe('Forbidden');
  const { replaceWebhookSecret: replaced } = await (
    await gm()
  ).send(ReplaceWebhookSecretDocument, named);
  expect(replaced).toMatchObject({ __typename: 'ReplaceWebhookSecretPayload' });
  const asked = await (await gm()).post({ query: EVERYTHING, variables: { encounterId } });
  expect(asked.text).toContain('WebhookCreated');
  const document = await (await gm()).send(ExportEncounterDocument, { encounterId });
  for (const secret of ['whsec_', receiver.url, made.secret!.slice(6)])
    for (const text of [asked.text, JSON.stringify(document), server.output])
      expect(text).not.toContain(secret);
});

const EVERYTHING = `query ($encounterId: ID!) { encounter(id: $encounterId) { ... on Encounter {
  journal(first: 50) { nodes { events { __typename text } } } } } }`;

it(
  'what a server has written that is killed is delivered by the next',
  { timeout: 120_000 },
  async () => {
    const { hook, rename, listed } = await opened();
    receiver.received.length = 0;
    await hook();
    receiver.answer = () => 'NEVER';
    for (const name of ['One', 'Two', 'Three']) await rename(name);
    await expect.poll(() => receiver.received.length).toBe(1);
    await server.stop('SIGKILL');
    receiver.answer = () => 200;
    receiver.received.length = 0;
    server = started();
    await server.url();
    const told = ['encounter.changed 3', 'encounter.changed 4', 'encounter.changed 5'];
    await expect.poll(() => receiver.told, { timeout: 60_000 }).toEqual(told);
    await expect.poll(listed).toMatchObject([{ deliveredVersion: 5, retryAt: null }]);
    const metrics = await fetch(await server.says(/Metrics are at (\S+)\.\n/));
    expect(await metrics.text()).toMatch(/sixbeat_webhook_messages_total\{outcome="DELIVERED"\} 3/);
  },
);

it('a setting that makes no sense is said at the start', async () => {
  const wrong = new ServerProcess({
    PORT: '0',
    SIXBEAT_DATA_DIR: path.join(folder, 'wrong'),
    SIXBEAT_WEBHOOK_NETWORKS: '10.0.0.0/99',
  });
  const { code, stderr } = await wrong.ending();
  expect(code).toBe(1);
  expect(stderr).toContain("'10.0.0.0/99' is no network.");
});

it('the receiver of docs/webhooks.md takes what is signed, once, and refuses all else', async () => {
  const { hook, rename, gm, encounterId } = await opened();
  const page = readFileSync(path.join(ROOT, 'docs/webhooks.md'), 'utf8');
  const [, code] = /```ts\n([\s\S]*?)```/.exec(page)!;
  // Where it finds the library.
  const file = path.join(ROOT, 'test/webhooks', `receiver-of-the-docs-${process.pid}.ts`);
  await writeFile(file, code!);
  const taken = await Receiver.start();
  const { port } = taken;
  await taken.stop();
  const url = `http://127.0.0.1:${port}/`;
  const { secret, webhook } = await hook(url);
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { ...nodeEnv, WEBHOOK_SECRET: secret!, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (said += text));
  try {
    await expect
      .poll(() =>
        fetch(url, { method: 'POST', body: '{}' }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(401);
    await rename('Told');
    await expect.poll(() => said).toContain('"type":"encounter.changed"');
    // The second signature is as good, and the first one ends at last.
    const input = { encounterId, webhookId: webhook!.id };
    await (await gm()).send(ReplaceWebhookSecretDocument, { input });
    await rename('Told again');
    await expect.poll(() => said.trim().split('\n').length).toBe(2);
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(file);
  }
});
