import { defineConfig } from 'vitest/config';
import { maxWorkers, projects } from './vitest.config.ts';

/** `npm run test:browsers`: what takes a browser long. */
export const browsers = [
  'test/browsers/**/*.test.ts',
  'test/web/playground/playing.test.ts',
  'test/web/table/{accessible,computers,gm,keeping-place,log,losing,replay,saved-sheets,seats,sheet,sheet-trial,slow-network,three-seats}.test.ts',
];

/** `npm run test:long`: many clients, waiting for what does not answer, fights in other processes. */
export const crowds = [
  'test/local/keep-alive.test.ts',
  'test/scripts/contract.test.ts',
  'test/store/{faults,linearizability}.test.ts',
];

/** The same command plays all the fights of these and sends all requests, of which `npm test` has a part: `test/kit/size.ts`. */
export const fights = [
  'test/client/cached-fights.test.ts',
  'test/duel/fights.test.ts',
  'test/engine/core/{foe-numbers,hidden}.test.ts',
  'test/engine/core/policy/{play-out,policy}.test.ts',
  'test/engine/recorded/fights.test.ts',
  'test/engine/rulesets/segments/content/content.test.ts',
  'test/engine/rulesets/*/{fights,state-check}.test.ts',
  'test/engine/rulesets/segments/odds.test.ts',
  'test/graphql/http/{extremes,fuzz}.test.ts',
  'test/graphql/schema/encounter/{awaiting,still-standing}.test.ts',
  'test/graphql/schema/events.test.ts',
  'test/graphql/schema/seat/secrecy.test.ts',
];

/** `npm test`. */
export default defineConfig({
  test: { maxWorkers, projects: projects([...browsers, ...crowds]) },
});
