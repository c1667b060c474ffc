import { defineConfig } from 'vitest/config';
import { maxWorkers, projects } from './vitest.config.ts';

/**
 * `npm run test:fast`: the tests to run while working on a change. A test file is left out when it
 * takes more than about two seconds by itself; it is listed here under what makes it slow. A new
 * file is included unless it is listed.
 */
const slow: Readonly<Record<string, readonly string[]>> = {
  'starts a browser, another process or a build': [
    'test/{client,docs,dynamodb-local,infra,lambda,local,mcp,scripts,web}/**',
  ],
  'plays hundreds of whole fights, or searches a tree of moves': [
    'test/engine/recorded/fights.test.ts',
    'test/engine/rulesets/*/{fights,perft,state-check}.test.ts',
    'test/engine/**/{foe-numbers,hidden,line-fields,statistics}.test.ts',
    'test/engine/core/policy/*.test.ts',
    'test/engine/forecast/forecast.test.ts',
    'test/engine/forecast/proposals/propose.test.ts',
    'test/engine/forecast/proposals/search.test.ts',
    'test/graphql/schema/forecast/proposals.test.ts',
    'test/engine/rulesets/segments/content/*.test.ts',
    'test/graphql/schema/encounter/{awaiting,computers,decision,still-standing,versions}.test.ts',
    'test/duel/fights.test.ts',
    'test/graphql/schema/seat/*.test.ts',
    'test/graphql/schema/dice/{dice,secrecy}.test.ts',
    'test/graphql/schema/sheet/odds-between.test.ts',
    'test/graphql/schema/{events,*/fight}.test.ts',
    'test/store/{editions,formats,write-units}.test.ts',
    'test/editions/changed-rule.test.ts',
    'test/app/play/{computers,pace}.test.ts',
    'test/{app/journal,graphql/schema/encounter}/statistics.test.ts',
  ],
  'compares with a slow calculation of the same': [
    'test/engine/**/odds.test.ts',
    'test/engine/grid/{sight,walls-oracle}.test.ts',
  ],
  'waits, or sends random input': [
    'test/graphql/http/{bounds,extremes,fuzz}.test.ts',
    'test/graphql/plumbing/bad-input.test.ts',
    'test/graphql/schema/journal/encounter-updated.test.ts',
    'test/store/{dynamodb,faults,linearizability}.test.ts',
  ],
};

export default defineConfig({
  test: { maxWorkers, projects: projects(Object.values(slow).flat()) },
});
