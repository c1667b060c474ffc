import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import everything from './vitest.config.ts';

/**
 * `npm run test:fast`: the tests to run while working on a change. A test file is left out when it
 * takes more than about two seconds by itself; it is listed here under what makes it slow. A new
 * file is included unless it is listed.
 */
const slow: Readonly<Record<string, readonly string[]>> = {
  'starts a browser, another process or a build': [
    'test/{client,docs,dynamodb-local,infra,lambda,local,scripts,web}/**',
  ],
  'plays hundreds of whole fights, or searches a tree of moves': [
    'test/engine/rulesets/*/{fights,perft,state-check}.test.ts',
    'test/engine/**/{foe-numbers,hidden}.test.ts',
    'test/engine/rulesets/segments/content/*.test.ts',
    'test/graphql/schema/encounter/{awaiting,decision,versions}.test.ts',
    'test/duel/fights.test.ts',
    'test/graphql/schema/seat/*.test.ts',
    'test/graphql/schema/dice/{dice,secrecy}.test.ts',
    'test/graphql/schema/{events,*/fight}.test.ts',
    'test/store/{formats,write-units}.test.ts',
    'test/app/play/pace.test.ts',
  ],
  'compares with a slow calculation of the same': [
    'test/engine/**/odds.test.ts',
    'test/engine/grid/sight.test.ts',
  ],
  'waits, or sends random input': [
    'test/graphql/http/{extremes,fuzz}.test.ts',
    'test/graphql/plumbing/bad-input.test.ts',
    'test/graphql/schema/journal/encounter-updated.test.ts',
    'test/store/{dynamodb,faults,linearizability}.test.ts',
  ],
};

const { test, ...settings } = everything;
const exclude = [...(test?.exclude ?? []), ...Object.values(slow).flat()];

/** A part of the tests, with the settings of all tests. */
const project = (name: string, part: NonNullable<UserWorkspaceConfig['test']>) => ({
  ...settings,
  // Threads start sooner than processes.
  test: { ...test, exclude, name, pool: 'threads' as const, ...part },
});

export default defineConfig({
  test: {
    projects: [
      // The rooms of the engine keep nothing between calls, so their tests can share the loaded modules;
      // which rulesets are loaded, at its top, is kept.
      project('engine', { include: ['test/engine/*/**/*.test.ts'], isolate: false }),
      project('service', { exclude: [...exclude, 'test/engine/*/**'] }),
    ],
  },
});
