import { expect, it } from 'vitest';
import { endOf } from '../../src/web/home/standing.ts';

it('says on which day a fight is erased, wherever its reader is', () => {
  expect(endOf('2026-12-04T00:00:00.000Z')).toBe(
    'will be erased on Dec 4, 2026 unless it is opened',
  );
  expect(endOf(null)).toBeNull();
});
