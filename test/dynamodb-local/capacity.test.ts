/** What commands cost, as Amazon's own database counts it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import type { Crowd } from '../kit/store/crowd.ts';
import { type TestDatabase, startTestDatabase } from '../kit/store/database.ts';
import { meteredClient } from '../kit/store/metered.ts';
import { play } from '../kit/store/write-units.ts';
import { sum, unitsOf, watchWrites, type WrittenItem } from '../kit/store/written.ts';

let database: TestDatabase;
let metered: ReturnType<typeof meteredClient>;
let writes: readonly (readonly WrittenItem[])[];
beforeAll(async () => {
  database = await startTestDatabase();
  metered = meteredClient(database.config);
  writes = watchWrites(metered.client);
});
afterAll(async () => {
  metered.client.destroy();
  await database.stop();
});

const COMMANDS = 100;

interface Cost {
  /** As Amazon's documentation has it. */
  readonly items: readonly WrittenItem[];
  /** What the database says of all. */
  readonly reported: number;
}

/** So many commands with a key each, by chance, from the beginning of that round. */
async function costs(crowd: Crowd, round: number): Promise<readonly Cost[]> {
  const store = dynamoDbStore(metered.client, database.tableName);
  const found: Cost[] = [];
  await play(
    store,
    crowd,
    { round, commands: COMMANDS, keys: true },
    {
      before: () => {
        metered.calls.length = 0;
      },
      written: () => {
        // One read and one write from cold, one write from then on.
        expect(metered.calls.map(({ operation }) => operation)).toEqual([
          ...(found.length === 0 ? ['QueryCommand'] : []),
          'TransactWriteItemsCommand',
        ]);
        found.push({ items: writes.at(-1)!, reported: metered.calls.at(-1)!.units });
      },
    },
  );
  return found;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
const spread = (numbers: readonly number[]): string =>
  `${median(numbers)} to ${Math.max(...numbers)}`;

const bytesOf = (all: readonly Cost[], sort: string): readonly number[] =>
  all.flatMap(({ items }) =>
    items.filter((item) => item.sort.startsWith(sort)).map(({ bytes }) => bytes),
  );

describe('a command with a key', () => {
  it.each<Crowd>([
    { combatants: 8, actions: 0 },
    { combatants: 8, actions: 20 },
    { combatants: 8, actions: 41 },
    { combatants: 60, actions: 0 },
    { combatants: 60, actions: 41 },
  ])(
    'among $combatants with $actions actions takes 6 write units, in round 1 and 100',
    async (crowd) => {
      for (const round of [1, 100]) {
        const all = await costs(crowd, round);
        const units = all.map(({ items }) => unitsOf(items));
        const mean = sum(units) / units.length;
        console.info(
          `${crowd.combatants}, ${crowd.actions} actions, round ${round}: HEAD ${spread(bytesOf(all, 'HEAD'))} bytes, ` +
            `entry ${spread(bytesOf(all, 'J#'))} bytes, ${bytesOf(all, 'BASE').length} bases of ` +
            `${spread(bytesOf(all, 'BASE'))} bytes, ${spread(units)} write units, ${mean.toFixed(1)} in the mean`,
        );
        // DynamoDB Local counts once what several items of a transaction have in common.
        expect(all.map(({ reported }) => reported)).toEqual(
          all.map(({ items }) => sum([...new Set(items.map((item) => item.units))])),
        );
        expect(median(units)).toBe(6);
        expect(mean).toBeLessThan(7.5);
      }
    },
  );
});
