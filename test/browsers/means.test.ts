/** Whole fights of each system by each means: by mouse alone, by keyboard alone, by touch alone. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Tables } from '../kit/web/tables.ts';
import { WHOLE_FIGHT_MS, wholeFight } from '../kit/web/whole-fight.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)('a fight of %s', (ruleset) => {
  it.each(['MOUSE', 'KEYBOARD', 'TOUCH'] as const)(
    'comes to its end by %s alone',
    async (means) => {
      const { end, refusals, decisions, presses } = await wholeFight(tables, ruleset, means, 5);
      console.log(`${ruleset} by ${means}: ${decisions} decisions, ${presses} presses`);
      expect({ end, refusals }).toEqual({ end: 'over', refusals: 0 });
    },
    WHOLE_FIGHT_MS,
  );
});
