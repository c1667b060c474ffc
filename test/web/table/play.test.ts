/** One whole fight of each system at the Table; by every means: `npm run test:browsers`. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Tables } from '../../kit/web/tables.ts';
import { WHOLE_FIGHT_MS, wholeFight } from '../../kit/web/whole-fight.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** For its number, who or where, and the button; 16 when the focus stays behind. */
const MAX_KEYS = 8;

describe('the Table', () => {
  it.each([
    ['SEGMENTS', 'KEYBOARD'],
    ['VIGILANCE', 'TOUCH'],
    ['SECONDS', 'MOUSE'],
  ] as const)(
    'plays a fight of %s to its end by %s alone, in a few keys for each decision',
    async (ruleset, means) => {
      const { end, refusals, presses, decisions } = await wholeFight(tables, ruleset, means, 8);
      expect({ end, refusals }).toEqual({ end: 'over', refusals: 0 });
      if (means === 'KEYBOARD') expect(presses / decisions).toBeLessThan(MAX_KEYS);
    },
    WHOLE_FIGHT_MS,
  );
});
