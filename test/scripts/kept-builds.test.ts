/** The files with a hash in their names stay for three builds: pages that are open load them. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { earlierFiles, KEPT_BUILDS, keepBuilds } from '../../scripts/kept-builds.ts';
import { temporaryFolder } from '../kit/store/database.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true }));

const assetsOf = async (pages: string): Promise<readonly string[]> =>
  (await readdir(path.join(pages, 'assets'))).sort();

async function built(name: string, ...files: readonly string[]): Promise<string> {
  const pages = path.join(folder, name);
  await mkdir(path.join(pages, 'assets'), { recursive: true });
  for (const file of files) await writeFile(path.join(pages, 'assets', file), file);
  return pages;
}

it('and no longer', async () => {
  // One from before there was a list.
  let pages = await built('0', 'page-0.js', 'same.css');
  for (let n = 1; n < 5; n++) {
    const next = await built(String(n), `page-${n}.js`, 'same.css');
    await keepBuilds(next, pages);
    pages = next;
  }
  expect(KEPT_BUILDS).toBe(3);
  expect(await assetsOf(pages)).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'same.css']);
  expect([...(await earlierFiles(pages))].sort()).toEqual(['page-2.js', 'page-3.js']);
});

it('of which one that came out the same is none', async () => {
  const first = await built('a', 'a.js');
  const second = await built('b', 'b.js');
  await keepBuilds(second, first);
  let pages = second;
  for (const again of ['c', 'd', 'e']) {
    const next = await built(again, 'b.js');
    await keepBuilds(next, pages);
    pages = next;
  }
  expect(await assetsOf(pages)).toEqual(['a.js', 'b.js']);
});
