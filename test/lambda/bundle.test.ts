/** The assets of the deployment, run in bare processes: what is tested is what is deployed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CreateEncounterDocument,
  DeleteEncounterDocument,
  EncounterDocument,
  ExportEncounterDocument,
  ImportEncounterDocument,
  RulesDocument,
  SetBattlefieldDocument,
} from '../../src/client/index.ts';
import { METRICS, ORIGIN_HEADERS, SERVICE } from '../../src/lambda/environment.ts';
import { TABLE_ACTIONS } from '../../src/store/dynamodb/table-layout.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { itKeepsToGraphqlOverHttp } from '../kit/graphql/audits.ts';
import { postRaw } from '../kit/graphql/raw.ts';
import { pictureRequest, putPicture } from '../kit/graphql/pictures.ts';
import { FORMER_ORIGIN_SECRET } from '../kit/lambda/gateway.ts';
import { type Deployment, startDeployment } from '../kit/lambda/deployment.ts';
import { pngOf } from '../kit/app/picture-files.ts';
import { firstToken, TOKEN_KEY } from '../kit/app/seats.ts';
import { ROOT } from '../kit/root.ts';

/** A whole fight and the first call of every process; on a busy machine that has taken a minute. */
const A_FIGHT = 180_000;
/** All of them with Amazon's own database alone. */
const PLAYED =
  process.env.SIXBEAT_DATABASE === 'dynamodb-local'
    ? ['segments', 'vigilance', 'seconds']
    : ['vigilance'];
const DEMO = path.join(ROOT, 'scripts/demo.ts');
const JSON_TYPE = { 'content-type': 'application/json' };
const query = (document: string) => JSON.stringify({ query: document });
/** A function's log comes by its standard output, and may arrive after its answer. */
const logged = (check: () => void) => vi.waitFor(check, 5000);

let deployment: Deployment;
let api: string;
let stream: string;
beforeAll(async () => {
  deployment = await startDeployment();
  api = `${deployment.http.url}/graphql`;
  stream = `${deployment.stream.url}/graphql/stream`;
}, 120_000);
afterAll(() => deployment.stop());

const post = (
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: HeadersInit = JSON_TYPE,
) => fetch(url, { method: 'POST', headers, body });

describe('the HTTP function', () => {
  itKeepsToGraphqlOverHttp(() => api);

  it.each(PLAYED)(
    'plays a whole fight of %s',
    async (ruleset) => {
      const demo = spawn(process.execPath, [DEMO, '--ruleset', ruleset, '--url', api], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [output, errors, ending] = await Promise.all([
        text(demo.stdout),
        text(demo.stderr),
        once(demo, 'exit'),
      ]);
      expect(errors).toBe('');
      expect(output).toMatch(/\n\d+ checks passed, 0 failed\n$/);
      expect(ending).toEqual([0, null]);
    },
    A_FIGHT,
  );

  it('answers a POST without a body, with an empty one and with rubbish as client errors', async () => {
    for (const body of ['', '{', 'null', query('{ nothing }')]) {
      const response = await post(api, body, {
        ...JSON_TYPE,
        accept: 'application/graphql-response+json',
      });
      expect([response.status, await response.json()]).toEqual([
        400,
        { errors: expect.any(Array) as unknown },
      ]);
    }
  });

  it('reads a body that comes as Base64', async () => {
    const type = { 'content-type': 'application/graphql+json' };
    const response = await post(api, query('{ __typename } # Grüße'), type);
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('refuses a body that is too large, and answers pages of other sites so too', async () => {
    const body = `{"query":"{ __typename }","x":"${'x'.repeat(5_000_000)}"}`;
    const response = await post(api, body, { ...JSON_TYPE, origin: 'https://table.example' });
    expect([response.status, await response.text()]).toEqual([
      413,
      expect.stringContaining('REQUEST_ENTITY_TOO_LARGE') as unknown,
    ]);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://table.example');
  });

  it('refuses bytes that are no text', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const asJson = await post(api, bytes, { ...JSON_TYPE, 'content-encoding': 'identity' });
    const asBytes = await post(api, bytes, { 'content-type': 'application/octet-stream' });
    expect([asJson.status, asBytes.status]).toEqual([400, 415]);
  });

  it('takes a question in the address, and a body with GET does not disturb it', async () => {
    const address = `${api}?query=${encodeURIComponent('{ __typename }')}`;
    expect(await (await fetch(address)).json()).toEqual({ data: { __typename: 'Query' } });
    const request = httpRequest(address, { method: 'GET', headers: { 'content-length': 2 } });
    request.end('{}');
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
    expect(await text(response)).toContain('"Query"');
  });

  it('finds nothing elsewhere, and answers that without a body', async () => {
    const response = await post(`${deployment.http.url}/elsewhere`, query('{ __typename }'));
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('answers the preflight of a browser, and takes cookies for what they are', async () => {
    const origin = { origin: 'https://table.example' };
    const preflight = await fetch(api, {
      method: 'OPTIONS',
      headers: { ...origin, 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, await preflight.text()]).toEqual([204, '']);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    const cookies = { ...JSON_TYPE, ...origin, cookie: 'a=1; b=2' };
    expect((await post(api, query('{ __typename }'), cookies)).status).toBe(200);
  });

  it('does not hold back a stream, but says where there is one', async () => {
    const response = await post(api, query('{ __typename }'), {
      ...JSON_TYPE,
      accept: 'text/event-stream',
    });
    expect(response.status).toBe(406);
    expect(await response.text()).toContain('/graphql/stream');
  });

  it('masks what goes wrong, and logs it with the ids of the request', async () => {
    const secret = 'User arn:aws:sts::123456789012:assumed-role/x is not authorized';
    deployment.database.fail(secret);
    const { text: answer } = await new ApiClient(api).post(
      query('{ encounter(id: "enc_00000000000000000000") { ... on Encounter { id } } }'),
    );
    deployment.database.fail(null);
    expect(answer).toContain('INTERNAL_SERVER_ERROR');
    expect(answer).not.toContain('arn:');
    const lines = () =>
      deployment.http.lambda.log.split('\n').filter((line) => line.includes(secret));
    await logged(() => {
      expect(lines()).toHaveLength(1);
    });
    expect(JSON.parse(lines()[0]!)).toMatchObject({
      level: 'ERROR',
      service: 'sixbeat',
      function_request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      stack: expect.stringMatching(
        /StoreError[^]*src\/store\/dynamodb\/[\w-]+\.ts:\d+:\d+/,
      ) as unknown,
    });
  });

  it('masks an event that is none of HTTP', async () => {
    const answer = await deployment.http.lambda.invoke({ Records: [] });
    expect(answer).toEqual({
      kind: 'RESULT',
      result: {
        statusCode: 500,
        headers: { 'content-type': 'application/json' },
        cookies: [],
        body: '{"errors":[{"message":"Unexpected error."}]}',
        isBase64Encoded: false,
      },
    });
  });

  it('counts a command that someone else was faster than', async () => {
    const here = new ApiClient(api);
    const elsewhere = new ApiClient(stream);
    // The first process that is idle answers, and is idle only some time after its answer came: the
    // one that remembers the encounter must be before each command.
    const idle = () => expect.poll(() => deployment.http.lambda.idle, { timeout: 5000 }).toBe(true);
    await idle();
    const { id } = await here.create();
    await idle();
    const input = { encounterId: id, obstacles: [{ q: 1, r: 0 }], concealing: [] };
    // A process remembers what it has played, and judges the next command on that.
    await here.play(SetBattlefieldDocument, { ...input, obstacles: [] });
    await elsewhere.play(SetBattlefieldDocument, input);
    await idle();
    const { encounter } = await here.play(SetBattlefieldDocument, input);
    expect(encounter.version).toBe(4);
    const counted: unknown = expect.objectContaining({
      service: SERVICE,
      [METRICS.versionConflicts]: 1,
    });
    const metrics = () =>
      deployment.http.lambda.log
        .split('\n')
        .filter((line) => line.includes('_aws') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as unknown);
    await logged(() => {
      expect(metrics()).toContainEqual(counted);
    });
  });

  it('logs neither documents nor keys', async () => {
    const read = () => deployment.http.lambda.log + deployment.stream.lambda.log;
    await logged(() => {
      expect(read()).toContain('"answered"');
    });
    const log = read();
    expect(log).not.toContain('__typename');
    expect(log).not.toContain(TOKEN_KEY);
  });
});

describe('both functions', () => {
  it('reserve no places where one tries things: a new account has ten of them', () => {
    const functions = Object.entries(deployment.assembly.service.Resources).filter(
      ([id, { Type }]) => Type === 'AWS::Lambda::Function' && /^Api(Http|Stream)/.test(id),
    );
    expect(functions).toHaveLength(2);
    for (const [, { Properties }] of functions)
      expect(Properties.ReservedConcurrentExecutions).toBeUndefined();
  });

  it('refuse what does not come through CloudFront', async () => {
    for (const url of [api, stream]) {
      const past = { [ORIGIN_HEADERS.secret]: 'guessed' };
      const response = await post(url, query('{ __typename }'), { ...JSON_TYPE, ...past });
      expect([response.status, await response.text()]).toEqual([
        403,
        expect.not.stringContaining('Query') as unknown,
      ]);
    }
  });

  it('take the secret that CloudFront sends until a deployment has replaced it there', async () => {
    for (const url of [api, stream]) {
      const former = { [ORIGIN_HEADERS.secret]: FORMER_ORIGIN_SECRET };
      expect((await post(url, query('{ __typename }'), { ...JSON_TYPE, ...former })).status).toBe(
        200,
      );
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('answer in %s where it is taken', async (encoding, decoded) => {
    const asked = { query: print(RulesDocument), variables: { ruleset: 'SEGMENTS' } };
    for (const url of [api, stream]) {
      const plain = await buffer(await postRaw(url, asked));
      const response = await postRaw(url, asked, { 'accept-encoding': encoding });
      expect(response.headers['content-encoding']).toBe(encoding);
      const packed = await buffer(response);
      expect(decoded(packed).equals(plain)).toBe(true);
      expect(packed.length).toBeLessThan(plain.length / 3);
    }
  });

  it('stream events in br, each when it happens', async () => {
    const { id } = await new ApiClient(api).create();
    const response = await postRaw(
      stream,
      { query: SUBSCRIPTION, variables: { id, after: 0 } },
      {
        accept: 'text/event-stream',
        'accept-encoding': 'br',
        authorization: `Bearer ${await firstToken(id)}`,
      },
    );
    expect(response.headers['content-encoding']).toBe('br');
    let text = '';
    response.pipe(createBrotliDecompress()).on('data', (bytes: Buffer) => (text += String(bytes)));
    await expect.poll(() => text, { timeout: 5000 }).toContain('"version":1');
    response.destroy();
  });
});

const SUBSCRIPTION = `subscription ($id: ID!, $after: Int) {
  encounterUpdated(encounterId: $id, afterVersion: $after) {
    ... on EncounterUpdate { version }
    ... on StreamEnded { reason afterVersion }
  }
}`;

describe('the streaming function', () => {
  it('answers as the other does', async () => {
    const [one, other] = await Promise.all(
      [api, stream].map((url) => new ApiClient(url).send(RulesDocument, { ruleset: 'SEGMENTS' })),
    );
    expect(one).toEqual(other);
  });

  it('streams events', async () => {
    const response = await post(stream, query('{ __typename }'), {
      ...JSON_TYPE,
      accept: 'text/event-stream',
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect((await response.text()).split('\n\n')).toEqual([
      ':',
      'event: next\ndata: {"data":{"__typename":"Query"}}',
      'event: complete\ndata:',
      '',
    ]);
  });

  it('sends status and headers of an answer without a body', async () => {
    const missing = await post(`${deployment.stream.url}/elsewhere`, '');
    expect([missing.status, await missing.text()]).toEqual([404, '']);
    const preflight = await fetch(stream, { method: 'OPTIONS' });
    expect([preflight.status, await preflight.text()]).toEqual([204, '']);
  });

  /** The events of an encounter, as the GM. */
  const follow = async (id: string, after: number, signal?: AbortSignal) =>
    fetch(stream, {
      method: 'POST',
      headers: {
        ...JSON_TYPE,
        accept: 'text/event-stream',
        authorization: `Bearer ${await firstToken(id)}`,
      },
      body: JSON.stringify({ query: SUBSCRIPTION, variables: { id, after } }),
      ...(signal && { signal }),
    });

  it('sends what another function writes, and ends before it is cut, with where to go on', async () => {
    const client = new ApiClient(api);
    const { id } = await client.create();
    const response = await follow(id, 0);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await client.play(SetBattlefieldDocument, { encounterId: id, obstacles: [], concealing: [] });
    const sent = (await response.text())
      .split('\n')
      .filter((line) => line.startsWith('data: {'))
      .map((line) => JSON.parse(line.slice('data: '.length)) as unknown);
    expect(sent).toEqual([
      { data: { encounterUpdated: { version: 1 } } },
      { data: { encounterUpdated: { version: 2 } } },
      { data: { encounterUpdated: { reason: 'TIME', afterVersion: 2 } } },
    ]);
  });

  it('stops when the client goes away in mid-stream, and is free for the next one', async () => {
    const { lambda } = deployment.stream;
    const before = lambda.started;
    const { id } = await new ApiClient(api).create();
    const leaver = new AbortController();
    const response = await follow(id, 0, leaver.signal);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (!seen.includes('"version":1')) seen += (await reader.read()).value ?? '';
    expect(lambda.idle).toBe(false);
    leaver.abort();
    await expect.poll(() => lambda.idle, { timeout: 10_000 }).toBe(true);
    const next = await post(stream, query('{ __typename }'));
    expect(await next.json()).toEqual({ data: { __typename: 'Query' } });
    expect(lambda.started).toBe(before);
  });
});

it('keeps pictures of 2 MB in the bucket, and forgets them with the encounter', async () => {
  const client = new ApiClient(api);
  const { id } = await client.create();
  const bytes = pngOf(2_000_000);
  const kept = await putPicture(api, id, bytes, { headers: { 'content-type': 'image/png' } });
  const path = kept.body.path as string;
  expect(kept).toMatchObject({ status: 201, body: { bytes: 2_000_000, mediaType: 'image/png' } });
  const found = await pictureRequest(api, path);
  expect(found.status).toBe(200);
  expect(found.bytes.equals(bytes)).toBe(true);
  expect(found.headers.get('content-type')).toBe('image/png');
  expect(await putPicture(api, id, pngOf(2_000_001))).toMatchObject({
    status: 413,
    body: { code: 'PICTURE_TOO_LARGE' },
  });
  expect((await pictureRequest(api, path, { method: 'DELETE' })).status).toBe(204);
  expect((await pictureRequest(api, path)).status).toBe(404);
  await putPicture(api, id, bytes);
  await client.send(DeleteEncounterDocument, { input: { encounterId: id, name: 'A test' } });
  expect((await pictureRequest(api, path)).status).toBe(404);
});

it('does with the table what its role allows, and nothing else', async () => {
  const client = new ApiClient(api);
  const { id } = await client.create();
  await client.play(CreateEncounterDocument, {
    name: 'Twice',
    ruleset: 'SEGMENTS',
    idempotencyKey: 'a key that is nobody else’s',
  });
  await client.play(SetBattlefieldDocument, { encounterId: id, obstacles: [], concealing: [] });
  expect((await putPicture(api, id, pngOf(2_000_000))).status).toBe(201);
  const { exportEncounter } = await client.send(ExportEncounterDocument, { encounterId: id });
  if (exportEncounter.__typename !== 'EncounterExport') throw new Error('Nothing was exported.');
  await client.play(ImportEncounterDocument, { document: exportEncounter.document });
  const input = { encounterId: id, name: 'A test' };
  const { deleteEncounter } = await client.send(DeleteEncounterDocument, { input });
  expect(deleteEncounter).toMatchObject({ name: 'A test', versions: 2, complete: true });
  expect(await client.send(EncounterDocument, { id })).toEqual({ encounter: null });
  expect([...deployment.database.needed].sort()).toEqual([...TABLE_ACTIONS].sort());
});
