/** What another site may ask a frame to show: everything else is no message. */
import { expect, it } from 'vitest';
import { shownIn } from '../../../src/web/embed/host.ts';

const shown = {
  ...{ view: 'play', part: null, theme: 'auto', readonly: false },
  ...{ encounter: 'enc_1', token: 'a.b.c', document: null },
};

it('is what has every field, and nothing more is read of it', () => {
  expect(shownIn({ ...shown, more: 1 })).toEqual(shown);
  expect(shownIn({ ...shown, part: 'map', view: 'overlay' })).not.toBeNull();
});

it.each([
  null,
  'play',
  [],
  {},
  { ...shown, view: 'gm' },
  { ...shown, part: 'gm' },
  { ...shown, theme: 'red; x' },
  { ...shown, readonly: 'true' },
  { ...shown, token: { toString: () => 'a.b.c' } },
  { ...shown, encounter: 1 },
  { ...shown, document: 'x'.repeat(4097) },
])('is none: %j', (data) => {
  expect(shownIn(data)).toBeNull();
});
