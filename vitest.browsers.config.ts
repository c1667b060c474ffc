import { defineConfig, mergeConfig } from 'vitest/config';
import { settings, sharing, withPages } from './vitest.config.ts';
import { browsers } from './vitest.short.config.ts';

// What takes a browser long: `npm run test:browsers`.
export default mergeConfig(
  settings,
  defineConfig({ test: { include: browsers, ...sharing, ...withPages } }),
);
