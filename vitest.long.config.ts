import { defineConfig, mergeConfig } from 'vitest/config';
import { settings } from './vitest.config.ts';
import { crowds, sized } from './vitest.short.config.ts';

// What takes long without a browser: `npm run test:long`.
export default mergeConfig(
  settings,
  defineConfig({ test: { include: [...crowds, ...sized], env: { SIXBEAT_TESTS: 'LONG' } } }),
);
