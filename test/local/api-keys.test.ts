/** Keys that the operator makes on the server itself: `npm start -- key create`. */
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CreateEncounterDocument } from '../../src/client/index.ts';
import { keyCommand } from '../../src/local/api-keys.ts';
import { StartupError } from '../../src/local/startup-error.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { ServerProcess } from '../kit/local/process.ts';
import { startTestDatabase, temporaryFolder } from '../kit/store/database.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryFolder();
});
afterEach(() => rm(dataDir, { recursive: true }));

/** `npm start -- key`, with these words behind it. */
const key = (args: string, env: Readonly<Record<string, string>> = {}) =>
  new ServerProcess({ SIXBEAT_DATA_DIR: dataDir, ...env }, null, [
    'key',
    ...args.split(' '),
  ]).ending();

async function made(scopes: string, env = {}) {
  const { stdout } = await key(`create --name Bot --scope ${scopes}`, env);
  const [, id, token] = /^(key_\w+) [^]*\n(sbk_[0-9a-f]{40})\n$/.exec(stdout) ?? [];
  if (id === undefined || token === undefined) throw new Error(stdout);
  return { id, token };
}

const ALL = 'encounters:create,encounters:play --scope seats:issue';
const query = '{ me { name } }';

describe('a key of the operator', () => {
  it('opens encounters where accounts alone may, without their issuer, and leaves no trace in logs', async () => {
    const server = new ServerProcess({
      PORT: '0',
      SIXBEAT_DATA_DIR: dataDir,
      SIXBEAT_LOG_REQUESTS: 'true',
      // No one listens there.
      SIXBEAT_OIDC_ISSUER: 'http://127.0.0.1:9',
      SIXBEAT_OIDC_AUDIENCE: 'sixbeat',
    });
    try {
      const endpoint = `${await server.url()}graphql`;
      const { id, token } = await made(ALL);
      const bot = new ApiClient(endpoint, { token });
      const input = { name: 'By a bot', ruleset: 'SEGMENTS' } as const;
      const { createEncounter } = await bot.send(CreateEncounterDocument, { input });
      expect(createEncounter.__typename).toBe('CreateEncounterPayload');
      expect(await bot.ask(query)).toEqual({ me: { name: 'Bot' } });

      // Where it does not belong it is quoted by no one either.
      const asked = `query ($first: Int) { rules(ruleset: SEGMENTS) { id } me { encounters(first: $first) { totalCount } } }`;
      const wrong = [
        await bot.post({ query: asked, variables: { first: token } }),
        await bot.post({ query: `{ ${token} }` }),
        await bot.post({ query, operationName: token }),
      ];
      for (const { text } of wrong) {
        expect(text).toContain('"errors"');
        expect(text).not.toContain(token);
      }

      expect((await key('list')).stdout).toMatch(
        new RegExp(
          `^${id} "Bot": encounters:create, encounters:play, seats:issue; until [\\d-]+; last used on [\\d-]+\\n$`,
        ),
      );
      expect((await key(`revoke ${id}`)).stdout).toContain('is revoked');
      expect((await key('list')).stdout).toBe('There is no key.\n');
      const until = Date.now() + 2000;
      let status = 200;
      while (status === 200 && Date.now() < until) ({ status } = await bot.post({ query }));
      expect(status).toBe(401);
    } finally {
      await server.stop('SIGTERM');
    }
    expect(server.output).toContain('"status":401');
    expect(server.output).not.toContain('sbk_');
  });

  it('is made in a table as well', async () => {
    const database = await startTestDatabase();
    try {
      const { endpoint, region, credentials } = database.config;
      const env = {
        DYNAMODB_ENDPOINT: endpoint,
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      };
      const table = `--table ${database.tableName}`;
      const { id } = await made(`encounters:play ${table}`, env);
      expect((await key(`list ${table}`, env)).stdout).toContain(id);
      expect((await key(`revoke ${id} ${table}`, env)).code).toBe(0);
      expect((await key(`list ${table}`, env)).stdout).toBe('There is no key.\n');
    } finally {
      await database.stop();
    }
  });

  it.each([
    ['create', /usage: /],
    ['create --name Bot --scope everything', /usage: /],
    ['create --name Bot', /Name what the key may do\./],
    ['create --name Bot --scope seats:issue --days 367', /1 to 366 days/],
    ['create --name Bot --scope seats:issue --replaces key_0', /no key 'key_0'/],
    ['create more --name Bot --scope seats:issue', /usage: /],
    ['list all', /usage: /],
    ['revoke', /usage: /],
    ['revoke key_0', /no key key_0/],
    ['rotate', /usage: /],
    ['list --quiet', /usage: /],
  ])('is refused with a reason: %s', async (args, reason) => {
    const refused = keyCommand(args.split(' '), { dataDir });
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow(reason);
  });

  it('is refused in a few lines', async () => {
    const { code, stdout, stderr } = await key('revoke key_0');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('Sixbeat cannot change keys: there is no key key_0: see `key list`.\n');
  });
});
