import { defineConfig, mergeConfig } from 'vitest/config';
import all from './vitest.config.ts';

// What takes a browser long: `npm run test:browsers`.
export default mergeConfig(
  { ...all, test: { ...all.test, include: [], exclude: [] } },
  defineConfig({ test: { include: ['test/browsers/**/*.test.ts'] } }),
);
