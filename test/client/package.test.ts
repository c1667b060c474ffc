/** The package as third parties get it: packed, installed elsewhere, used by the example. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  AddCombatantsDocument,
  DeleteEncounterDocument,
  EndEncounterDocument,
  FollowersDocument,
  IssueSeatDocument,
  RevokeSeatDocument,
  RollInitiativeDocument,
  type TakeOptionMutation,
} from '../../src/client/index.ts';
import { firstToken } from '../kit/app/seats.ts';
import { GraphQLClient } from 'graphql-request';
import type * as Example from '../../examples/chat-bot.ts';
import { Random } from '../kit/engine/random.ts';
import { begun } from '../kit/graphql/awaiting-fight.ts';
import { foe, someone } from '../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { ROOT } from '../kit/root.ts';

const run = promisify(execFile);
const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
/** Installing from a registry may be slow. */
const PATIENCE_MS = 300_000;
/** For what comes about in a moment, on a machine that is busy. */
const SOON = { timeout: 30_000 };

/** What the examples are installed with. */
const CLIENTS = [
  'graphql-request',
  'graphql-sse',
  '@apollo/client',
  'rxjs',
  '@urql/core',
  '@urql/exchange-graphcache',
];
const TRACKERS = ['apollo-tracker.ts', 'urql-tracker.ts'];
const EXAMPLES = ['quickstart.ts', 'fight.ts', 'chat-bot.ts', ...TRACKERS];

/** From what npm has already, and nothing but the packages. */
const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

let api: Api;
let folder: string;
let packed: Packed;

beforeAll(async () => {
  api = await startApi();
  folder = await temporaryFolder();
  const packing = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', packing, { cwd: path.join(ROOT, 'src/client') });
  [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [Packed];
  const { devDependencies } = JSON.parse(
    await readFile(path.join(ROOT, 'package.json'), 'utf8'),
  ) as { readonly devDependencies: Readonly<Record<string, string>> };
  const clients = CLIENTS.map((name) => `${name}@${devDependencies[name] ?? ''}`);
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await run('npm', [...INSTALL, `./${packed.filename}`, ...clients], { cwd: folder });
  for (const example of EXAMPLES)
    await copyFile(path.join(ROOT, 'examples', example), path.join(folder, example));
}, PATIENCE_MS);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api.stop();
});

describe('@sixbeat/client, packed', () => {
  it('goes with the majors of graphql that are in use', async () => {
    const manifest = path.join(folder, 'node_modules/@sixbeat/client/package.json');
    const { peerDependencies } = JSON.parse(await readFile(manifest, 'utf8')) as {
      readonly peerDependencies: Readonly<Record<string, string>>;
    };
    expect(peerDependencies).toEqual({ graphql: '^16.0.0 || ^17.0.0' });
  });

  it.each(['^16.0.0', '^17.0.0'])(
    'installs with graphql %s and nothing else, and is read by it',
    async (graphql) => {
      const clean = await mkdtemp(path.join(folder, 'clean-'));
      await writeFile(path.join(clean, 'package.json'), '{ "type": "module" }');
      const packages = [path.join(folder, packed.filename), `graphql@${graphql}`];
      await run('npm', [...INSTALL, ...packages], { cwd: clean });
      const printed = [
        "import { print } from 'graphql';",
        "import { EncounterDocument } from '@sixbeat/client';",
        "import { TakeOptionDocument } from '@sixbeat/client/brief';",
        "import { connect } from '@sixbeat/client/connect';",
        "import { inputs } from '@sixbeat/client/inputs';",
        "import { typePolicies } from '@sixbeat/client/apollo';",
        "import { keys } from '@sixbeat/client/graphcache';",
        "import { FightQueries } from '@sixbeat/client/tanstack';",
        "import { readUvtt, writeUvtt } from '@sixbeat/client/uvtt';",
        'console.log(print(EncounterDocument), print(TakeOptionDocument));',
        'console.log(Object.keys({ ...typePolicies, ...keys }).length, inputs.length);',
        "console.log(`A fight: ${connect({ url: 'http://localhost' }).fight('enc_1').id}`);",
        'console.log(FightQueries.name);',
        'console.log(`A map: ${readUvtt(writeUvtt({ walls: [] })).ok}`);',
      ].join('\n');
      await writeFile(path.join(clean, 'main.js'), printed);
      const { stdout } = await run(process.execPath, ['main.js'], { cwd: clean });
      expect(stdout).toContain('mutation TakeOption($input: TakeOptionInput!)');
      expect(stdout).toContain('A fight: enc_1');
      expect(stdout).toContain('A map: true');
    },
    PATIENCE_MS,
  );

  it('has the documents with their types, the methods, what caches need, and nothing else', () => {
    expect(packed.files.map((file) => file.path).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/apollo.d.ts',
      'dist/apollo.js',
      'dist/brief.d.ts',
      'dist/brief.js',
      'dist/connect.d.ts',
      'dist/connect.js',
      'dist/connect/answer.d.ts',
      'dist/connect/answer.js',
      'dist/connect/fight.d.ts',
      'dist/connect/fight.js',
      'dist/connect/follow.d.ts',
      'dist/connect/follow.js',
      'dist/connect/pauses.d.ts',
      'dist/connect/pauses.js',
      'dist/connect/request-error.d.ts',
      'dist/connect/request-error.js',
      'dist/connect/server.d.ts',
      'dist/connect/server.js',
      'dist/document-id.d.ts',
      'dist/document-id.js',
      'dist/generated/brief.d.ts',
      'dist/generated/brief.js',
      'dist/generated/cached-types.d.ts',
      'dist/generated/cached-types.js',
      'dist/generated/codes.d.ts',
      'dist/generated/codes.js',
      'dist/generated/inputs.d.ts',
      'dist/generated/inputs.js',
      'dist/generated/introspection.d.ts',
      'dist/generated/introspection.js',
      'dist/generated/operations.d.ts',
      'dist/generated/operations.js',
      'dist/generated/texts.d.ts',
      'dist/generated/texts.js',
      'dist/graphcache.d.ts',
      'dist/graphcache.js',
      'dist/index.d.ts',
      'dist/index.js',
      'dist/inputs.d.ts',
      'dist/inputs.js',
      'dist/tanstack.d.ts',
      'dist/tanstack.js',
      'dist/uvtt.d.ts',
      'dist/uvtt.js',
      'dist/uvtt/battlefield.d.ts',
      'dist/uvtt/battlefield.js',
      'dist/uvtt/chain.d.ts',
      'dist/uvtt/chain.js',
      'dist/uvtt/file.d.ts',
      'dist/uvtt/file.js',
      'dist/uvtt/lattice.d.ts',
      'dist/uvtt/lattice.js',
      'dist/uvtt/lines.d.ts',
      'dist/uvtt/lines.js',
      'dist/uvtt/picture.d.ts',
      'dist/uvtt/picture.js',
      'dist/uvtt/pins.d.ts',
      'dist/uvtt/pins.js',
      'dist/uvtt/read.d.ts',
      'dist/uvtt/read.js',
      'dist/uvtt/reading.d.ts',
      'dist/uvtt/reading.js',
      'dist/uvtt/snap.d.ts',
      'dist/uvtt/snap.js',
      'dist/uvtt/write.d.ts',
      'dist/uvtt/write.js',
      'package.json',
    ]);
    expect(packed.size).toBeLessThan(175_000);
  });

  it('has a version', async () => {
    const manifest = path.join(folder, 'node_modules/@sixbeat/client/package.json');
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    expect(packed.filename).toBe(`sixbeat-client-${version}.tgz`);
  });

  it('leaves a bundle with only what it uses', async () => {
    await mkdir(path.join(folder, 'site'));
    const entry = path.join(folder, 'site/main.js');
    await writeFile(
      entry,
      "import { EncounterDocument } from '@sixbeat/client'; console.log(EncounterDocument);",
    );
    const built = (await build({
      root: path.join(folder, 'site'),
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: entry } },
    })) as Rolldown.RolldownOutput;
    const [{ code }] = built.output;
    expect(code).toContain('TableView');
    expect(code).not.toContain('SettleTie');
    expect(code).not.toContain('LogLine');
  });
});

describe.each(EXAMPLES)('the example %s', (example) => {
  it('is short', async () => {
    const lines = (await readFile(path.join(folder, example), 'utf8')).split('\n');
    expect(lines.length).toBeLessThan(164);
  });
});

describe('@sixbeat/client/connect, bundled for a page', () => {
  it('has at most 7 kB with its documents and all that it needs, and nothing of graphql', async () => {
    const { outputFiles, metafile } = await bundle({
      stdin: { contents: "export { connect } from '@sixbeat/client/connect';", resolveDir: folder },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      metafile: true,
    });
    expect(brotliCompressSync(outputFiles[0]!.contents).length).toBeLessThan(7_000);
    expect(Object.keys(metafile.inputs).join()).not.toContain('node_modules/graphql/');
  });
});

it('the examples fit the packed types', async () => {
  const types = path.join(ROOT, 'node_modules/@types');
  const checks = ['--strict', '--noEmit', '--target', 'es2024', '--module', 'nodenext'];
  const more = ['--ignoreConfig', '--typeRoots', types, '--types', 'node'];
  const { stdout } = await run(bin('tsc'), [...checks, ...more, ...EXAMPLES], {
    cwd: folder,
  }).catch((error: unknown) => error as { stdout: string });
  // What others have packed is theirs.
  const ours = stdout.split('\n').filter((line) => !/^node_modules\/(?!@sixbeat)/.test(line));
  expect(ours.join('')).toBe('');
});

describe('the quickstart', () => {
  const told = /^See it in a browser: http\S+#\/join\/\S+\n(.*\n)*The fight ends: \w+ won\n$/;

  it('is at most 40 lines', async () => {
    const text = await readFile(path.join(folder, 'quickstart.ts'), 'utf8');
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(40);
  });

  it('tells a fight in TypeScript', async () => {
    const { stdout } = await run(process.execPath, ['quickstart.ts', api.endpoint], {
      cwd: folder,
    });
    expect(stdout).toMatch(told);
  });

  it('tells a fight in Python, with its standard library alone', async () => {
    const script = path.join(ROOT, 'examples/quickstart.py');
    const { stdout } = await run('python3', ['-I', script, api.endpoint], { cwd: folder });
    expect(stdout).toMatch(told);
  });
});

describe('the example frontend', () => {
  it('plays a fight to its end', async () => {
    const { stdout } = await run(process.execPath, ['fight.ts', api.endpoint], { cwd: folder });
    expect(stdout).toMatch(/^The fight ends: /m);
    expect(stdout).toMatch(/\nThe fight is over\. Still standing: (?!undefined).*\.\n$/);
  });
});

describe('the chat bot', () => {
  it('plays a fight from its menus alone', async () => {
    const { ChatBot } = (await import(path.join(folder, 'chat-bot.ts'))) as typeof Example;
    const id = await begun(api, 'SEGMENTS');
    const headers = { authorization: `Bearer ${await firstToken(id)}` };
    const answers: string[] = [];
    const responseMiddleware = (response: object) => {
      const { takeOption } = (
        'data' in response ? response.data : {}
      ) as Partial<TakeOptionMutation>;
      if (takeOption) answers.push(takeOption.__typename);
    };
    const client = new GraphQLClient(api.endpoint, { headers, responseMiddleware });
    const bot = new ChatBot(client, id);
    const random = new Random(5);
    let message = await bot.begin();
    const { version } = (await api.store.load(id))!;
    const labels = new Set<string>();
    for (let n = 0; n < 120 && message.menu.length > 0; n++) {
      expect(message.menu.length).toBeLessThanOrEqual(25);
      for (const { value, label } of message.menu) {
        expect(value.length).toBeLessThanOrEqual(40);
        labels.add(label);
      }
      message = await bot.choose(random.pick(message.menu).value);
    }
    // Its menus ask for all that an option needs: no pick is missing, nor one too many.
    expect(answers).toContain('TakeOptionPayload');
    expect(answers).not.toContain('InvalidInput');
    expect(labels).toContain('More');
    expect((await api.store.load(id))!.version).toBeGreaterThan(version + 10);
  }, 60_000);

  it('does nothing by the buttons of old messages, nor by one that is pressed twice', async () => {
    const { ChatBot } = (await import(path.join(folder, 'chat-bot.ts'))) as typeof Example;
    const id = await begun(api, 'SEGMENTS');
    const headers = { authorization: `Bearer ${await firstToken(id)}` };
    const bot = new ChatBot(new GraphQLClient(api.endpoint, { headers }), id);
    const versionNow = async () => (await api.store.load(id))!.version;
    const ends = (entry: { readonly label: string }) => entry.label.startsWith('End');
    let { menu } = await bot.begin();
    while (!menu.some(ends)) ({ menu } = await bot.choose('more'));
    const version = await versionNow();
    const { value: end } = menu.find(ends)!;
    const both = await Promise.all([bot.choose(end), bot.choose(end)]);
    expect(both.map(({ text }) => text).join()).toContain('That is out of date.');
    expect(await versionNow()).toBe(version + 1);
    const old = menu.filter(({ value }) => value !== 'more');
    for (const { value } of old)
      expect((await bot.choose(value)).text).toContain('That is out of date.');
    expect(await versionNow()).toBe(version + 1);
  });
});

describe.each(TRACKERS)('the tracker %s', (tracker) => {
  it('shows every version of a fight that others play, as its cache has it', async () => {
    const { id } = await api.create();
    const token = await firstToken(id);
    const combatants = [someone('Ana', 0), foe('Bor', 1)];
    await api.play(AddCombatantsDocument, { encounterId: id, combatants });
    const following = execFile(process.execPath, [tracker, api.endpoint, id, token], {
      cwd: folder,
    });
    let shown = '';
    following.stdout?.on('data', (text: string) => (shown += text));
    following.stderr?.on('data', (text: string) => (shown += text));
    const ended = once(following, 'exit');
    await vi.waitFor(() => {
      expect(shown).toMatch(/^2: SETUP, round 0: Ana STANDING, Bor/m);
    }, SOON);
    await api.play(RollInitiativeDocument, { encounterId: id });
    await vi.waitFor(() => {
      expect(shown).toMatch(/^3: COMBAT, round 1: /m);
    }, SOON);
    await api.play(EndEncounterDocument, { encounterId: id });
    expect(await ended).toEqual([0, null]);
    expect(shown).toMatch(/^ {2}The fight ends/m);
    expect(shown).toMatch(/\n4: ENDED, round 1: Ana STANDING, Bor STANDING\n$/);
  });

  const ends = {
    SEAT_REVOKED: (encounterId: string, seatId: string) =>
      api.play(RevokeSeatDocument, { encounterId, seatId }),
    DELETED: (encounterId: string) =>
      api.send(DeleteEncounterDocument, { input: { encounterId, name: 'A test' } }),
  } as const;

  it.each(['SEAT_REVOKED', 'DELETED'] as const)('ends with the stream: %s', async (reason) => {
    const { id } = await api.create();
    const { issueSeat } = await api.send(IssueSeatDocument, {
      input: { encounterId: id, kind: 'SPECTATOR', name: 'S' },
    });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const { token, seat } = issueSeat;
    const following = execFile(process.execPath, [tracker, api.endpoint, id, token], {
      cwd: folder,
    });
    let shown = '';
    following.stdout?.on('data', (text: string) => (shown += text));
    following.stderr?.on('data', (text: string) => (shown += text));
    const ended = once(following, 'exit');
    await vi.waitFor(() => {
      expect(shown).toMatch(/^2: SETUP/m);
    }, SOON);
    await vi.waitFor(async () => {
      const { encounter } = await api.send(FollowersDocument, { id });
      expect(encounter?.seats?.find((one) => one.id === seat.id)?.following).toBe(true);
    }, SOON);
    await ends[reason](id, seat.id);
    expect(await ended).toEqual([1, null]);
    expect(shown).toContain(`The stream has ended: ${reason}`);
  });

  it('does not try again without a seat', async () => {
    const { id } = await api.create();
    const other = await api.create();
    const token = await firstToken(other.id);
    const { stderr } = await run(process.execPath, [tracker, api.endpoint, id, token], {
      cwd: folder,
    }).catch((error: unknown) => error as { stderr: string });
    expect(stderr).toContain('The token is that of a seat at another encounter.');
  });
});
