import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { maxWorkers, projects, settings } from './vitest.config.ts';
import { crowds, sized } from './vitest.short.config.ts';

/** They take minutes each: the other files run beside them. */
const longest = [
  'test/client/cached-fights.test.ts',
  'test/engine/rulesets/segments/fights.test.ts',
  'test/graphql/schema/encounter/awaiting.test.ts',
  'test/graphql/schema/seat/secrecy.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const takesMinutes = ({ moduleId }: TestSpecification): boolean =>
      longest.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(takesMinutes), ...sorted.filter((file) => !takesMinutes(file))];
  }
}

const others = globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => !crowds.includes(file) && !sized.includes(file),
);

// What takes long without a browser: `npm run test:long`, and with more of it `npm run test:all`.
export default defineConfig({
  test: {
    maxWorkers,
    projects: projects(others, {
      env: { ...settings.test.env, SIXBEAT_TESTS: process.env.SIXBEAT_TESTS ?? 'LONG' },
      testTimeout: 600_000,
      // They open no pages.
      globalSetup: [],
      retry: 0,
    }),
    sequence: { sequencer: LongestFirst },
  },
});
