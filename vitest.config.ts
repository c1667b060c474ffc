import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';

/** One more than there are cores: tests wait for browsers, other processes and the next poll. */
export const maxWorkers = availableParallelism() + 1;

/** What all tests have in common. */
export const settings = {
  // As Node resolves it: two copies of graphql do not recognise each other's schemas and errors.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers,
    // Several times what the slowest take: only what hangs is cut off, also on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['test/kit/same-properties.ts'],
    // What a page or a process comes to see takes longer beside other tests than a second.
    expect: { poll: { timeout: 30_000 } },
    // What one part of the tests has translated the others need not, nor the next run.
    experimental: { fsModuleCache: true },
    // To compile all of a server takes half of its start; what has changed is compiled again.
    env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/node') },
  },
};

const engine = ['test/engine/*/**/*.test.ts'];
const service = ['test/{app,graphql,store}/**/*.test.ts'];
/** What changes which rulesets there are, or asks which have been loaded. */
export const alone = [
  'test/editions/changed-rule.test.ts',
  'test/duel/api.test.ts',
  'test/engine/registry.test.ts',
  'test/web/table/fourth-ruleset.test.ts',
];
/** What files need that open pages. */
export const withPages = {
  // A browser beside others on a busy machine is late now and then. What fails twice is a fault; what passed at its
  // second try is marked (retry x1) in the output, and its cause is to be looked for.
  retry: 1,
  // Once, before all of them: two that build the pages at once would take them from each other.
  globalSetup: ['test/kit/web/build-pages.ts', 'test/kit/local/bundle-server.ts'],
};
/** The files of a worker share what it has loaded: the engine takes a second of that, and the API three. */
export const sharing = {
  isolate: false,
  setupFiles: [...settings.test.setupFiles, 'test/kit/restore-mocks.ts'],
};

type TestSettings = NonNullable<UserWorkspaceConfig['test']>;

/**
 * The tests without these files, in parts. Neither engine nor API keeps anything between calls, so
 * their files share what is loaded. Only those that are `alone` have a process each.
 */
export const projects = (
  without: readonly string[] = [],
  forAll: TestSettings = {},
): UserWorkspaceConfig[] => {
  const exclude = [
    '**/node_modules/**',
    // What only Amazon's own database can answer: `npm run test:dynamodb-local`.
    ...(process.env.SIXBEAT_DATABASE === 'dynamodb-local' ? [] : ['test/dynamodb-local/**']),
    // What needs the server of Redis: `npm run test:redis`.
    ...(process.env.SIXBEAT_REDIS === undefined ? ['test/redis/**'] : []),
    // What runs in containers: `npm run test:image`.
    ...(process.env.SIXBEAT_EMULATOR === undefined ? ['test/image/**'] : []),
    ...without,
  ];
  const part = (name: string, own: TestSettings) => ({
    ...settings,
    test: { ...settings.test, exclude, name, ...own, ...forAll },
  });
  return [
    part('engine', { include: engine, ...sharing }),
    part('processes', {
      include: ['test/**/*.test.ts'],
      exclude: [...exclude, ...engine, ...service, ...alone],
      ...sharing,
      ...withPages,
    }),
    part('alone', { include: alone, ...withPages }),
    part('service', { include: service, ...sharing }),
  ];
};

/** Every test, for `npx vitest run <file>`; `npm test` is `vitest.short.config.ts`. */
export default defineConfig({ test: { maxWorkers, projects: projects() } });
