/** What `npm run synth` writes, in a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildWeb } from '../../../scripts/build-web.ts';
import { temporaryFolder } from '../store/database.ts';
import { nodeEnv } from '../node-env.ts';
import { ROOT } from '../root.ts';

const APP = path.join(ROOT, 'infra/app.ts');

export interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, unknown>>;
}

export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs: Readonly<Record<string, unknown>>;
}

export interface Assembly {
  readonly directory: string;
  readonly storage: Template;
  readonly service: Template;
  /** Null unless the distribution is named. */
  readonly edge: Template | null;
  readonly remove: () => Promise<void>;
}

/** @throws Error with what the app printed, when it fails: findings of cdk-nag make it fail too */
export async function synthesize(
  context: Readonly<Record<string, string>> = {},
): Promise<Assembly> {
  await buildWeb();
  // Far from the repository, so that nothing in an asset finds our node_modules.
  const directory = await temporaryFolder();
  const app = spawn(process.execPath, [APP], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...nodeEnv,
      CDK_OUTDIR: directory,
      CDK_CONTEXT_JSON: JSON.stringify(context),
    },
  });
  const errors = text(app.stderr);
  const [code] = (await once(app, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The app failed (${code}): ${await errors}`);
  const stage = context.stage ?? 'dev';
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(directory, name), 'utf8'));
  return {
    directory,
    storage: (await read(`Sixbeat-${stage}-Storage.template.json`)) as Template,
    service: (await read(`Sixbeat-${stage}-Service.template.json`)) as Template,
    edge:
      context.distributionId === undefined
        ? null
        : ((await read(`Sixbeat-${stage}-Edge.template.json`)) as Template),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
