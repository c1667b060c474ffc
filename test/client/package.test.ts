/** The package as third parties get it: packed, installed elsewhere, used by the example. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { ROOT } from '../kit/root.ts';

const run = promisify(execFile);
const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
/** Installing from a registry may be slow. */
const PATIENCE_MS = 300_000;

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
  const client = `graphql-request@${devDependencies['graphql-request'] ?? ''}`;
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--prefer-offline', `./${packed.filename}`, client], {
    cwd: folder,
  });
  await copyFile(path.join(ROOT, 'examples/fight.ts'), path.join(folder, 'fight.ts'));
}, PATIENCE_MS);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api.stop();
});

describe('@sixbeat/client, packed', () => {
  it('has the documents and their types, and nothing else', () => {
    expect(packed.files.map((file) => file.path).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/generated/operations.d.ts',
      'dist/generated/operations.js',
      'dist/index.d.ts',
      'dist/index.js',
      'package.json',
    ]);
    expect(packed.size).toBeLessThan(60_000);
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

describe('the example frontend', () => {
  it('is short', async () => {
    const lines = (await readFile(path.join(folder, 'fight.ts'), 'utf8')).split('\n');
    expect(lines.length).toBeLessThan(101);
  });

  it('fits the packed types', async () => {
    const types = path.join(ROOT, 'node_modules/@types');
    const checks = ['--strict', '--noEmit', '--target', 'es2024', '--module', 'nodenext'];
    const more = ['--ignoreConfig', '--typeRoots', types, '--types', 'node'];
    const { stdout } = await run(bin('tsc'), [...checks, ...more, 'fight.ts'], {
      cwd: folder,
    }).catch((error: unknown) => error as { stdout: string });
    expect(stdout).toBe('');
  });

  it('plays a fight to its end', async () => {
    const { stdout } = await run(process.execPath, ['fight.ts', api.endpoint], { cwd: folder });
    expect(stdout).toMatch(/^The encounter ends; /m);
    expect(stdout).toMatch(/\nThe fight is over\. Still standing: (?!undefined).*\.\n$/);
  });
});
