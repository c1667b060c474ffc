/** Maps in PNG, on a thread of their own, so that no other request waits for one. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { Thread } from './thread.ts';

/** A picture, and the processor that it took. */
export interface Painted {
  readonly bytes: Uint8Array;
  /** Milliseconds; 0 where it was there already. */
  readonly ms: number;
}

/** How many pictures may wait: with more of them, who asks last would wait for seconds. */
const MAX_WAITING = 10;
/** Bytes of pictures that are kept: a chat asks for the same one several times. */
const KEPT = 20_000_000;

/** Beside this module, as source or bundled. */
const WORKER = new URL(`./png-worker${path.extname(import.meta.filename)}`, import.meta.url);

export class PngThread {
  readonly #thread = new Thread<string>(WORKER);
  readonly #kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT,
    sizeCalculation: ({ length }) => length,
  });

  readonly #payers = new Set<string>();

  /** Null when too many wait, or one of the same payer: the largest map takes two seconds, and others want theirs. */
  async paint(svg: string, payer: string): Promise<Painted | null> {
    const key = createHash('sha256').update(svg).digest('base64');
    const kept = this.#kept.get(key);
    if (kept) return { bytes: kept, ms: 0 };
    if (this.#thread.waiting >= MAX_WAITING || this.#payers.has(payer)) return null;
    this.#payers.add(payer);
    try {
      const painted = await this.#thread.ask<Painted>(svg);
      this.#kept.set(key, painted.bytes);
      return painted;
    } finally {
      this.#payers.delete(payer);
    }
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}
