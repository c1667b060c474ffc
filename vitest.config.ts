import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node resolves it: two copies of graphql do not recognise each other's schemas and errors.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
