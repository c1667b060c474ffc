/** What a command costs in DynamoDB: 2 write units a kilobyte and item, in a transaction. */
import { describe, expect, it } from 'vitest';
import type { Crowd } from '../kit/store/crowd.ts';
import { costsOf } from '../kit/store/write-units.ts';
import { sum, unitsOf } from '../kit/store/written.ts';

const COMMANDS = 150;

const crowds: readonly Crowd[] = [
  { combatants: 8, actions: 0 },
  { combatants: 8, actions: 20 },
  { combatants: 8, actions: 41 },
  { combatants: 60, actions: 41 },
];

describe('a command', () => {
  it.each(crowds)(
    'among $combatants with $actions actions takes 4 write units, and 5 in the mean with its bases',
    async (crowd) => {
      const costs = await costsOf(crowd, { round: 1, commands: COMMANDS, keys: false });
      const units = costs.map(unitsOf).toSorted((a, b) => a - b);
      // One kilobyte of HEAD and one of the journal: less no transaction of two items takes.
      expect(units[Math.floor(COMMANDS * 0.9)]).toBe(4);
      expect(sum(units) / COMMANDS).toBeLessThan(5);
    },
  );

  it('takes 2 more where a webhook is to be told of it', async () => {
    const crowd = { combatants: 8, actions: 20 } as const;
    const plan = { round: 1, commands: 30, keys: false, webhook: true };
    const units = (await costsOf(crowd, plan)).map(unitsOf).toSorted((a, b) => a - b);
    expect(units[15]).toBe(6);
  });

  it('takes 2 more with a key', async () => {
    const crowd = { combatants: 8, actions: 20 } as const;
    const costs = await costsOf(crowd, { round: 1, commands: 30, keys: true });
    const units = costs.map(unitsOf).toSorted((a, b) => a - b);
    expect(units[15]).toBe(6);
  });
});
