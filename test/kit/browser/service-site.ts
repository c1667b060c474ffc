/** A site that has the service as it is built, and pages that open it. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildService } from '../../../scripts/build-service.ts';
import { temporaryFolder } from '../store/database.ts';
import { Site, type Tab, workerProgram } from './site.ts';

export const STORE_WORKER = '/store.js';

export interface ServiceSite {
  readonly site: Site;
  readonly built: ReturnType<typeof buildService>;
  /** Where it was built. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

export async function openServiceSite(): Promise<ServiceSite> {
  const folder = await temporaryFolder();
  const built = buildService(folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const site = await Site.open({
    '/visitor.js': workerProgram('test/kit/browser/inside/visitor.ts'),
    [STORE_WORKER]: workerProgram('test/kit/browser/inside/store-worker.ts'),
    ...Object.fromEntries(
      files.map((file) => [`/service/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
    ),
  });
  const close = async (): Promise<void> => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site, built, folder, close };
}

/** Calls a function of `inside/visitor.ts`. */
export const inPage = <Answer>(
  on: Tab,
  name: string,
  ...args: readonly unknown[]
): Promise<Answer> =>
  on.page.evaluate<Answer>(
    `import('/visitor.js').then((it) => it[${JSON.stringify(name)}](...${JSON.stringify(args)}))`,
  );

/** What `inside/visitor.ts` tells of an answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}
