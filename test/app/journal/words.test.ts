/** Entries of before, in the words of today. */
import { expect, test } from 'vitest';
import { inWordsOfToday } from '../../../src/app/journal/edition.ts';
import type { JournalEntry } from '../../../src/app/ports.ts';
import { entry } from '../../kit/store/samples.ts';

const withEvents = (edition: number, ...events: object[]): JournalEntry => ({
  ...entry(2),
  edition,
  events: events as unknown as JournalEntry['events'],
});

test.each([3, 4])('orders that an event of edition %i told apart are together', (edition) => {
  const other = { type: 'TurnPassed', combatantId: 'ann' };
  const apart = { type: 'StandingOrdersSet', combatantId: 'ann', defense: 'NONE', until: 'TURN' };
  const { events } = inWordsOfToday(withEvents(edition, other, apart));
  expect(events).toEqual([
    other,
    { type: 'StandingOrdersSet', combatantId: 'ann', orders: { defense: 'NONE', until: 'TURN' } },
  ]);
});

test('an entry of today is the same one', () => {
  const orders = { defense: 'NONE' };
  const written = withEvents(4, { type: 'StandingOrdersSet', combatantId: 'ann', orders });
  expect(inWordsOfToday(written)).toBe(written);
});
