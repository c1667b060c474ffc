import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Guard } from '../guard.ts';

const KEPT = 200;
/** Characters, twice over all that the console and the published operations send. */
const KEPT_LENGTH = 500_000;
const KEPT_LENGTH_EACH = 20_000;

/**
 * Parsed documents that are asked again and again. Bounded by their text, not by their number
 * alone: anyone can send documents, and a large one takes megabytes. What cannot be parsed is not
 * kept at all.
 */
export function knownDocuments() {
  const documentCache = new LRUCache<string, DocumentNode>({
    max: KEPT,
    maxSize: KEPT_LENGTH,
    maxEntrySize: KEPT_LENGTH_EACH,
    sizeCalculation: (_, text) => text.length || 1,
  });
  const accepted = new WeakSet<DocumentNode>();
  return {
    /** For Yoga, so that it parses and validates each once. */
    cache: { documentCache, errorCache: { get: () => undefined, set: () => undefined } },
    /** Notes those that all guards have accepted. */
    guard: {
      onValidate:
        ({ params }) =>
        ({ valid }) => {
          if (valid) accepted.add(params.documentAST as DocumentNode);
        },
    } satisfies Guard,
    /** One that has been accepted before. */
    find(text: string): DocumentNode | null {
      const document = documentCache.get(text);
      return document && accepted.has(document) ? document : null;
    },
  };
}

export type KnownDocuments = ReturnType<typeof knownDocuments>;
