import { expect, it } from 'vitest';
import { questionOf, subjectOf } from '../../src/web/fight/due-now/kinds.ts';
import type { Decision, Encounter } from '../../src/web/fight/state/seen.ts';

const encounter = {
  timeline: [
    { entryId: '3', label: 'Knife at Bor' },
    { entryId: '13', label: 'Fireball' },
  ],
} as unknown as Encounter;

it.each([
  ['3', 'Knife at Bor'],
  ['13', 'Fireball'],
  ['7', null],
  [null, null],
])('what a decision about %s is about stands in the sequence as %s', (subjectId, words) => {
  expect(subjectOf(encounter, { subjectId })).toBe(words);
});

it('a decision that the page has no words for, of a server that is newer, is named by its kind', () => {
  expect(questionOf({ kind: 'DEFENSE' })).toBe('chooses a defense');
  const kind = 'SECOND_THOUGHT' as Decision['kind'];
  expect(questionOf({ kind })).toBe('decides: second thought');
});
