import { expect, it } from 'vitest';
import { boxAround } from '../../src/scene/geometry.ts';
import { fitted, isAllShown, MIN_MARGIN, MARGIN } from '../../src/web/fight/map/viewport.ts';

const size = { width: 390, height: 294 };
const origin = { q: 0, r: 0 };
const first = fitted(boxAround([origin, { q: 6, r: 0 }], MARGIN), size);

it.each([
  [5, true],
  [6, true],
  [7, true],
  [8, false],
])('the map of who stood at 6 shows all of them who stand at %d: %s', (q, isShown) => {
  const box = boxAround([origin, { q, r: 0 }], MIN_MARGIN);
  expect(isAllShown(first, size, box)).toBe(isShown);
});
