import { describe, expect, it } from 'vitest';
import { merged } from '../../../src/app/follow/merge.ts';

async function* upTo(name: string, count: number): AsyncGenerator<string, void> {
  for (let n = 1; n <= count; n++) yield await Promise.resolve(`${name}${n}`);
}

/** It has nothing, until it is left. */
function silent() {
  let leave: (end: IteratorResult<string>) => void = () => undefined;
  const end = { done: true, value: undefined } as const;
  const source = {
    left: false,
    [Symbol.asyncIterator]: () => source,
    next: () =>
      source.left
        ? Promise.resolve(end)
        : new Promise<IteratorResult<string>>((resolve) => (leave = resolve)),
    return: () => {
      source.left = true;
      leave(end);
      return Promise.resolve(end);
    },
  };
  return source;
}

describe('several sequences as one', () => {
  it('have the first items, then all of each, each in its order, and end with the last', async () => {
    const items = await Array.fromAsync(merged(['0'], [upTo('a', 3), upTo('b', 0), upTo('c', 5)]));
    expect(items.filter((item) => item.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(items.filter((item) => item.startsWith('c'))).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
    expect(items).toHaveLength(9);
    expect(items[0]).toBe('0');
    expect(await Array.fromAsync(merged([], []))).toEqual([]);
  });

  it('take turns: one that always has something keeps no other waiting', async () => {
    const items = await Array.fromAsync(merged([], [upTo('a', 100), upTo('b', 5)]));
    expect(items.indexOf('b5')).toBeLessThan(12);
  });

  it('are read no further than one item ahead of who takes them', async () => {
    let read = 0;
    async function* counted() {
      for (;;) yield await Promise.resolve(++read);
    }
    const items = merged([], [counted(), counted()]);
    await items.next();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(read).toBe(2);
    await items.return?.();
  });

  it('are all left when one who waits for them leaves', async () => {
    const sources = [silent(), silent()];
    const items = merged([], sources);
    const waiting = items.next();
    await items.return?.();
    expect(await waiting).toMatchObject({ done: true });
    expect(sources.map(({ left }) => left)).toEqual([true, true]);
  });

  it('fail when one fails, and the others are left', async () => {
    async function* failing(): AsyncGenerator<string, void> {
      yield await Promise.resolve('a');
      throw new Error('It failed.');
    }
    const other = silent();
    const items = merged([], [failing(), other]);
    await items.next();
    await expect(items.next()).rejects.toThrow('It failed.');
    expect(other.left).toBe(true);
  });
});
