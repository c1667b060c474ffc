/** The contract kit as one package, `dist/sixbeat-contract-<version>.tgz`: it checks a server without a clone. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle } from '../infra/functions/bundle.ts';
import { licensesOf, OLDEST_NODE } from './packing.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const OUTPUT = path.join(ROOT, 'dist');

/** Packs it and answers where it is. */
export async function packContract(): Promise<string> {
  const { version, license } = JSON.parse(
    await readFile(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Readonly<Record<'version' | 'license', string>>;
  const folder = path.join(OUTPUT, `contract-${process.pid}`);
  try {
    // As in the repository: the kit looks for the schema from where it lies itself.
    const { inputs } = bundle(
      path.join(ROOT, 'scripts/contract.ts'),
      path.join(folder, 'scripts/contract'),
    );
    await mkdir(path.join(folder, 'schema'));
    await cp(path.join(ROOT, 'schema/schema.graphql'), path.join(folder, 'schema/schema.graphql'));
    await cp(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
    await writeFile(
      path.join(folder, 'THIRD-PARTY-LICENSES.txt'),
      await licensesOf(Object.keys(inputs)),
    );
    const command = "#!/usr/bin/env node\nawait import('./scripts/contract/index.mjs');\n";
    await writeFile(path.join(folder, 'contract.mjs'), command, { mode: 0o755 });
    const manifest = {
      name: '@sixbeat/contract',
      ...{ version, license, type: 'module', bin: 'contract.mjs' },
      description: 'Checks a Sixbeat server against the published schema, operations and fights',
      engines: { node: `>=${OLDEST_NODE}` },
    };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', OUTPUT], { cwd: folder });
    return path.join(OUTPUT, `sixbeat-contract-${version}.tgz`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
