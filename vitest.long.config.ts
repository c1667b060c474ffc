import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { settings } from './vitest.config.ts';
import { crowds, sized } from './vitest.short.config.ts';

/** They take minutes each: the other files run beside them. */
const longest = [
  'test/client/cached-fights.test.ts',
  'test/engine/rulesets/segments/fights.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const takesMinutes = ({ moduleId }: TestSpecification): boolean =>
      longest.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(takesMinutes), ...sorted.filter((file) => !takesMinutes(file))];
  }
}

// What takes long without a browser: `npm run test:long`.
export default mergeConfig(
  settings,
  defineConfig({
    test: {
      include: [...crowds, ...sized],
      env: { SIXBEAT_TESTS: 'LONG' },
      testTimeout: 600_000,
      sequence: { sequencer: LongestFirst },
    },
  }),
);
