import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharing } from '../../src/web/kit/sharing.ts';

it('keeps the objects in which nothing has changed, and no other', () => {
  const before = { order: ['a', 'b'], clock: { round: 1 }, all: [{ id: 'a' }, { id: 'b', hp: 3 }] };
  const after = { order: ['a', 'b'], clock: { round: 2 }, all: [{ id: 'a' }, { id: 'b', hp: 2 }] };
  const shared = sharing(before, after);
  expect(shared).toEqual(after);
  expect(shared.order).toBe(before.order);
  expect(shared.all[0]).toBe(before.all[0]);
  expect(shared.all[1]).not.toBe(before.all[1]);
  expect(sharing(before, structuredClone(before))).toBe(before);
});

it('is always what came after, whatever there was before', () => {
  const json = fc.jsonValue();
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(sharing(before, after)).toEqual(after);
      expect(sharing(after, structuredClone(after))).toEqual(after);
    }),
  );
});
