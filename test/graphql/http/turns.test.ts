import { expect, it } from 'vitest';
import { Turns } from '../../../src/graphql/http/turns/turns.ts';

/** The names in the order of their turns, all of which wait while somebody else has one. */
async function orderOf(waiting: readonly (readonly [string, readonly unknown[]])[]) {
  const turns = new Turns();
  const order: string[] = [];
  void turns.take(['elsewhere']);
  await Promise.all(
    waiting.map(async ([name, place]) => {
      await turns.take(place);
      order.push(name);
    }),
  );
  return order;
}

it('one of each address has its turn, then the next of each', async () => {
  const order = await orderOf([
    ['a1', ['a', 'x', 1]],
    ['a2', ['a', 'x', 1]],
    ['a3', ['a', 'x', 1]],
    ['b1', ['b', 'y', 2]],
    ['b2', ['b', 'y', 2]],
  ]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('callers of one address take turns, however many connections one of them has', async () => {
  const order = await orderOf([
    ['x1', ['a', 'x', 1]],
    ['x2', ['a', 'x', 2]],
    ['x3', ['a', 'x', 3]],
    ['y1', ['a', 'y', 4]],
    ['y2', ['a', 'y', 4]],
  ]);
  expect(order).toEqual(['x1', 'y1', 'x2', 'y2', 'x3']);
});

it('connections of one caller take turns', async () => {
  const order = await orderOf([
    ['1a', ['a', 'x', 1]],
    ['1b', ['a', 'x', 1]],
    ['1c', ['a', 'x', 1]],
    ['2a', ['a', 'x', 2]],
  ]);
  expect(order).toEqual(['1a', '2a', '1b', '1c']);
});

it('who comes while another works waits for no more than that one', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const takes = async (name: string, address: string): Promise<void> => {
    await turns.take([address]);
    order.push(name);
    if (name === 'a1') late.push(takes('b1', 'b'));
  };
  const late: Promise<void>[] = [];
  await Promise.all(['a1', 'a2', 'a3', 'a4'].map((name) => takes(name, 'a')));
  await Promise.all(late);
  expect(order.indexOf('b1')).toBe(2);
});

it('is at once where nobody waits, and one begins in each turn of the event loop', async () => {
  const turns = new Turns();
  let begun = 0;
  const begins = async (): Promise<void> => {
    await turns.take(['a']);
    begun++;
  };
  const all = [begins(), begins(), begins()];
  await Promise.resolve();
  expect(begun).toBe(1);
  await new Promise(setImmediate);
  expect(begun).toBe(2);
  await Promise.all(all);
});
