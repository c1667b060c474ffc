/** `npm run test:contract` against the local server, and against one that is broken on purpose. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { firstToken } from '../kit/app/seats.ts';
import { ROOT } from '../kit/root.ts';

const SCRIPT = path.join(ROOT, 'scripts/contract.ts');
const PATIENCE_MS = 240_000;

let api: Api;
const proxies: Server[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const proxy of proxies) proxy.close();
  await api.stop();
});

async function contract(...args: readonly string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args]);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, said };
}

/** A server that answers as ours does, but for what `change` makes of it. */
async function proxy(
  change: (answer: string) => string,
  seen: (header?: string) => void = () => undefined,
) {
  const server = createServer((request, response) => {
    void (async () => {
      seen(request.headers.authorization);
      const sent = ['authorization', 'content-type', 'accept', 'x-sixbeat-cost'].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value] as const] : [];
      });
      const closed = new AbortController();
      response.once('close', () => {
        closed.abort();
      });
      const answer = await fetch(new URL(request.url ?? '/', api.endpoint), {
        method: 'POST',
        headers: Object.fromEntries(sent),
        body: (await request.toArray()).join(''),
        signal: closed.signal,
      });
      const type = answer.headers.get('content-type') ?? '';
      response.setHeader('content-type', type);
      if (!type.includes('event-stream')) response.end(change(await answer.text()));
      else for await (const part of answer.body!) response.write(part);
    })().catch(() => {
      response.destroy();
    });
  }).listen(0, '127.0.0.1');
  proxies.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

describe('the contract', () => {
  it(
    'is what the local server keeps',
    async () => {
      const { status, said } = await contract('--url', api.endpoint);
      expect(said).not.toContain('✗');
      for (const what of ['schema/schema.graphql', 'DeclareAction', 'Journal'])
        expect(said).toContain(`✓ ${what === 'schema/schema.graphql' ? `it is ${what}` : what}`);
      for (const ruleset of ['SEGMENTS', 'VIGILANCE', 'SECONDS'])
        expect(said).toMatch(new RegExp(`✓ ${ruleset}, \\d\\d+ steps`));
      expect(said).toMatch(/\n\d+ agree, 0 differ\.\n$/);
      expect(status).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    'names a step of a fight that comes out differently, and goes on with the token of the seat that it gets',
    async () => {
      const headers = new Set<string | undefined>();
      const url = await proxy(
        (answer) => answer.replaceAll('"rule":{"id":"SEC-25"', '"rule":{"id":"SEC-26"'),
        (header) => headers.add(header),
      );
      const token = await firstToken((await api.create()).id);
      const { status, said } = await contract('--url', url, '--token', token);
      expect(said).toContain('✗ SECONDS');
      expect(said).toContain('SEC-25: Dag waits: "SEC-26" instead of "SEC-25"');
      expect(said).toMatch(/ agree, 1 differ\.\n$/);
      expect(status).toBe(1);
      // The one that it was given opens the encounters: one for each fight, one for the queries and one
      // for the behavior, where none and a wrong one are tried, too.
      expect([...headers]).toContain(`Bearer ${token}`);
      expect(headers.size).toBe(8);
    },
    PATIENCE_MS,
  );

  it(
    'names an error of another code, and a list without its count',
    async () => {
      const url = await proxy((answer) =>
        answer
          .replaceAll('"code":"UNAUTHENTICATED"', '"code":"NO"')
          .replaceAll('totalCount', 'total'),
      );
      const { status, said } = await contract('--url', url);
      expect(said).toContain('✗ no token is answered UNAUTHENTICATED');
      expect(said).toContain('answered "NO", not "UNAUTHENTICATED"');
      expect(said).toContain('✗ a list is paged from both ends, and counted');
      expect(said).toContain('✓ a stream resumes after a version');
      expect(status).toBe(1);
    },
    PATIENCE_MS,
  );

  it(
    'names a field that the schema lacks, and the operations that ask for it',
    async () => {
      const url = await proxy(withoutField('Encounter', 'timeline'));
      const { status, said } = await contract('--url', url);
      expect(said).toContain("BREAKING: Field 'timeline' was removed from object type 'Encounter'");
      expect(said).toMatch(/✗ DeclareAction\n.*"timeline"/);
      expect(said).toMatch(/✓ Rules\n/);
      expect(status).toBe(1);
    },
    PATIENCE_MS,
  );

  it('says when there is nobody to ask', async () => {
    const { status, said } = await contract('--url', 'http://127.0.0.1:9/graphql');
    expect(said).toContain('cannot be asked for its schema');
    expect(status).toBe(2);
  });
});

interface Introspected {
  readonly data?: {
    readonly __schema?: {
      readonly types: { name: string; fields: { name: string }[] | null }[];
    };
  };
}

function withoutField(type: string, field: string): (answer: string) => string {
  return (answer) => {
    const body = JSON.parse(answer) as Introspected;
    const found = body.data?.__schema?.types.find(({ name }) => name === type);
    if (!found?.fields) return answer;
    found.fields = found.fields.filter(({ name }) => name !== field);
    return JSON.stringify(body);
  };
}
