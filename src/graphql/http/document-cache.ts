import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

const KEPT = 200;
/** Characters, twice over all that the console and the published operations send. */
const KEPT_LENGTH = 500_000;
const KEPT_LENGTH_EACH = 20_000;

/**
 * Parsed documents that are asked again and again. Bounded by their text, not by their number
 * alone: anyone can send documents, and a large one takes megabytes. What cannot be parsed is not
 * kept at all.
 */
export const documentCache = () => ({
  documentCache: new LRUCache<string, DocumentNode>({
    max: KEPT,
    maxSize: KEPT_LENGTH,
    maxEntrySize: KEPT_LENGTH_EACH,
    sizeCalculation: (_, text) => text.length || 1,
  }),
  errorCache: { get: () => undefined, set: () => undefined },
});
