/** How long ago a fight has moved, in a list. */
import { expect, it } from 'vitest';
import { ago } from '../../src/web/kit/ago.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

it.each([
  ['2026-11-28T12:00:05Z', 'just now'],
  ['2026-11-28T11:59:01Z', 'just now'],
  ['2026-11-28T11:58:59Z', '1 minute ago'],
  ['2026-11-28T09:00:00Z', '3 hours ago'],
  ['2026-11-27T11:00:00Z', 'yesterday'],
  ['2026-11-20T12:00:00Z', '8 days ago'],
  ['2026-09-01T12:00:00Z', 'Sep 1, 2026'],
])('%s is said as %s', (date, words) => {
  expect(ago(date, NOW)).toBe(words);
});
