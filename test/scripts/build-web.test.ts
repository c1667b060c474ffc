import { mkdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildWeb, webDirectory } from '../../scripts/build-web.ts';
import { ROOT } from '../kit/root.ts';

it('the pages are not built anew when something is packed beside what they are made from', async () => {
  await buildWeb();
  const { ino } = await stat(webDirectory);
  // As packing the client does, which gives the folder a new date.
  const beside = path.join(ROOT, 'src/client/packed');
  await mkdir(beside);
  await rmdir(beside);
  await buildWeb();
  expect((await stat(webDirectory)).ino).toBe(ino);
});
