import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { alone, maxWorkers, projects } from './vitest.config.ts';

/** Of the tests that open pages, those that `npm test` has. */
const withAPage = [
  'test/web/table/edits.test.ts',
  'test/web/table/home.test.ts',
  'test/web/table/on-the-map.test.ts',
  'test/web/table/quick.test.ts',
];

/** `npm run test:browsers`: the others. */
export const browsers = globSync(
  [
    'test/browsers/**/*.test.ts',
    'test/web/table/*.test.ts',
    'test/web/embed/shown.test.ts',
    'test/web/playground/{graphiql,playing}.test.ts',
    'test/web/reference/page.test.ts',
  ],
  { cwd: import.meta.dirname },
).filter((file) => !withAPage.includes(file) && !alone.includes(file));

/** `npm run test:long`: many clients, waiting for what does not answer, fights in other processes. */
export const crowds = [
  'test/local/keep-alive.test.ts',
  'test/scripts/contract.test.ts',
  'test/store/faults.test.ts',
  'test/store/linearizability.test.ts',
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
