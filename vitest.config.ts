import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node resolves it: two copies of graphql do not recognise each other's schemas and errors.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['test/**/*.test.ts'],
    // What only Amazon's own database can answer: `npm run test:dynamodb-local`.
    exclude: [
      '**/node_modules/**',
      // `npm run test:browsers`.
      'test/browsers/**',
      ...(process.env.SIXBEAT_DATABASE === 'dynamodb-local' ? [] : ['test/dynamodb-local/**']),
    ],
    // One worker for each core; by itself Vitest leaves one core to its own process.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
