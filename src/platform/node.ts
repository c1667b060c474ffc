import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Platform } from './platform.ts';

export const platform: Platform = {
  sha256: (data, encoding = 'hex') => hash('sha256', data, encoding),
  byteLength: (text) => Buffer.byteLength(text),
  deflatedLength: (text) => deflateRawSync(text, { level: 1 }).length,
  workedMs: () => {
    // Of this thread alone: a request does not pay for a machine that does other things as well.
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  afterTurn: (callback) => {
    setImmediate(callback);
  },
  carrier: () => new AsyncLocalStorage(),
};
