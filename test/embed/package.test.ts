/** The package as third parties get it: packed, and used by a page with types. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { embedScript } from '../../src/embed/build.ts';
import { ROOT } from '../kit/root.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const run = promisify(execFile);
/** Bytes of brotli that a page loads for the elements. */
const MAX_BYTES = 1_500;

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let folder: string;
let packed: Packed;
beforeAll(async () => {
  folder = await temporaryFolder();
  const packing = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', packing, { cwd: path.join(ROOT, 'src/embed') });
  [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [Packed];
  await run('tar', ['-xzf', packed.filename], { cwd: folder });
});

const unpacked = (file: string): Promise<string> =>
  readFile(path.join(folder, 'package', file), 'utf8');

describe('@sixbeat/embed, packed', () => {
  it('has the script, its types, and nothing else', () => {
    expect(packed.files.map((file) => file.path).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/messages.d.ts',
      'dist/sixbeat-fight.d.ts',
      'dist/sixbeat-fight.js',
      'package.json',
    ]);
  });

  it('has the version of the release, and needs no other package', async () => {
    const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    const manifest = JSON.parse(await unpacked('package.json')) as object;
    expect(manifest).toMatchObject({ name: '@sixbeat/embed', version });
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it('has the script that servers and sites send, of a few kB', async () => {
    const script = await unpacked('dist/sixbeat-fight.js');
    expect(script).toBe(embedScript());
    expect(brotliCompressSync(script).length).toBeLessThan(MAX_BYTES);
  });

  it('knows its elements and their events by name, and a token that can be set alone', async () => {
    const use = path.join(folder, 'use.ts');
    await writeFile(
      use,
      `import './package/dist/sixbeat-fight.js';
const fight = document.createElement('sixbeat-fight');
fight.token = 'a.b.c';
const token: undefined | string | null = fight.token;
fight.addEventListener('decision-due', ({ detail }) => detail.decisions[0]?.combatantId);
document.createElement('sixbeat-hand').addEventListener('ended', ({ detail }) => detail.version);
// @ts-expect-error: there is no such event.
fight.addEventListener('decision-due', ({ detail }) => detail.token);
`,
    );
    const checks = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2024'];
    const more = ['--module', 'nodenext', '--ignoreConfig', '--lib', 'es2024,dom'];
    const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
    const { stdout } = await run(tsc, [...checks, ...more, use]).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout).toBe('');
  });
});
