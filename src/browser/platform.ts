/** Web standards, and two libraries for what they do not have at once. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { deflateSync } from 'fflate';
import type { Platform } from '../platform/platform.ts';

const encodings = {
  hex: bytesToHex,
  base64url: (bytes: Uint8Array): string =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', ''),
};

const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

export const platform: Platform = {
  sha256: (data, encoding = 'hex') =>
    encodings[encoding](sha256(typeof data === 'string' ? utf8ToBytes(data) : data)),
  byteLength: (text) => utf8ToBytes(text).length,
  deflatedLength: (text) => deflateSync(utf8ToBytes(text), { level: 1 }).length,
  workedMs: () => performance.now(),
  // A timer would wait for four milliseconds once several are nested.
  afterTurn: (callback) => {
    waiting.push(callback);
    turns.port2.postMessage(null);
  },
  carrier: () => ({ run: (_, call) => call(), getStore: () => undefined }),
};
