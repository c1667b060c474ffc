import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { maxWorkers, projects } from './vitest.config.ts';

/** `npm run test:browsers`: what takes a browser long. */
export const browsers = [
  'test/browsers/**/*.test.ts',
  'test/web/playground/playing.test.ts',
  'test/web/table/{accessible,behind,computers,gm,hand-dice,keeping-place,log,losing,mishaps,replay,saved-sheets,seats,sheet,sheet-trial,slow-network,three-seats}.test.ts',
];

/** `npm run test:long`: many clients, waiting for what does not answer, fights in other processes. */
export const crowds = [
  'test/local/keep-alive.test.ts',
  'test/scripts/contract.test.ts',
  'test/store/{faults,linearizability}.test.ts',
];

/** The same command runs these in full, of which `npm test` has a part: `test/kit/size.ts`. */
export const sized = globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  /from '.*\/kit\/(size|engine\/whole-fights)\.ts'/.test(
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  ),
);

/** `npm test`. */
export default defineConfig({
  test: { maxWorkers, projects: projects([...browsers, ...crowds]) },
});
