/** Several sequences as one. */

/**
 * The first items, then what comes of each sequence, as it comes. None is asked for its next before its last was taken, and each in its
 * turn, so that one that always has something keeps none of the others waiting. It ends when all have
 * ended, and fails when one fails.
 */
export function merged<T>(
  first: readonly T[],
  sources: readonly AsyncIterableIterator<T>[],
): AsyncIterableIterator<T> {
  const items = inTurn(first, sources);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => items.next(),
    // A generator that waits does not return before it has what it waits for.
    return: async () => {
      await leave(sources);
      return items.return(undefined);
    },
  };
}

async function* inTurn<T>(
  first: readonly T[],
  sources: readonly AsyncIterableIterator<T>[],
): AsyncGenerator<T, void> {
  type Source = (typeof sources)[number];
  /** The one that was asked last stands last. */
  const asked = new Map<Source, Promise<{ source: Source; item: IteratorResult<T> }>>();
  const ask = (source: Source): void => {
    asked.set(
      source,
      source.next().then((item: IteratorResult<T>) => ({ source, item })),
    );
  };
  try {
    yield* first;
    sources.forEach(ask);
    while (asked.size > 0) {
      const { source, item } = await Promise.race(asked.values());
      asked.delete(source);
      if (item.done) continue;
      yield item.value;
      ask(source);
    }
  } finally {
    await leave(sources);
  }
}

/** Ends each of them, whatever comes of it. */
export const leave = (sources: readonly AsyncIterableIterator<unknown>[]) =>
  Promise.allSettled(
    sources.map(async (source) => {
      await source.return?.();
    }),
  );
