/**
 * Pages that are open load parts of the build that they came from. So the files with a hash in their
 * names, of which none ever changes, stay for some builds more.
 */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { HASHED } from '../src/web/headers.ts';

/** How many builds there are the files of, the newest included. */
export const KEPT_BUILDS = 3;
/** In the built pages: the names in each build's folder of assets, the newest build first. */
const LIST = 'builds.json';

type Build = readonly string[];

/** Puts the files of the builds before into a fresh one. @param before the pages that it replaces */
export async function keepBuilds(fresh: string, before: string): Promise<void> {
  const newest = await namesIn(fresh);
  const earlier = (await buildsIn(before))
    .filter((build) => build.join() !== newest.join())
    .slice(0, KEPT_BUILDS - 1);
  await mkdir(join(fresh, HASHED), { recursive: true });
  await Promise.all(
    [...new Set(earlier.flat())]
      .filter((name) => !newest.includes(name))
      .map((name) => copy(name, before, fresh)),
  );
  await writeFile(join(fresh, LIST), JSON.stringify([newest, ...earlier]));
}

/** The names of the files of builds before the newest, which no other place needs. */
export async function earlierFiles(pages: string): Promise<ReadonlySet<string>> {
  const [newest = [], ...earlier] = await buildsIn(pages);
  return new Set(earlier.flat().filter((name) => !newest.includes(name)));
}

/** What lies there without a list is one build. */
async function buildsIn(pages: string): Promise<readonly Build[]> {
  try {
    return JSON.parse(await readFile(join(pages, LIST), 'utf8')) as readonly Build[];
  } catch {
    const names = await namesIn(pages);
    return names.length > 0 ? [names] : [];
  }
}

const namesIn = async (pages: string): Promise<Build> =>
  (await readdir(join(pages, HASHED)).catch(() => [])).sort();

/** One that somebody has removed meanwhile is not there any more. */
const copy = (name: string, from: string, to: string): Promise<void> =>
  copyFile(join(from, HASHED, name), join(to, HASHED, name), constants.COPYFILE_FICLONE).catch(
    () => undefined,
  );
