/** What a decision leaves behind: weak references would keep it all until the whole heap is searched. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../../kit/root.ts';

/** Bytes: paths are kept as long as the fight. Where a decision kept its state, it would be twice as many. */
const MOST = 12_000;

it('a decision is gone with the next ones', { timeout: 60_000 }, async () => {
  const script = path.join(ROOT, 'test/kit/engine/garbage.ts');
  const how = ['--expose-gc', '--single-threaded-gc', script];
  const { stdout } = await promisify(execFile)(process.execPath, how);
  const bytes = JSON.parse(stdout) as Readonly<Record<string, number>>;
  expect(Object.keys(bytes)).toEqual(['SEGMENTS', 'VIGILANCE', 'SECONDS']);
  for (const left of Object.values(bytes)) expect(left).toBeLessThan(MOST);
});
