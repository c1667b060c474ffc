/** What commands cost, as Amazon's own database counts it. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../../src/app/ports.ts';
import type { SegmentsTypes } from '../../src/engine/rulesets/segments/index.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { appOn, done } from '../kit/app/app-fight.ts';
import { gmOf } from '../kit/app/seats.ts';
import { type Crowd, gameOf, recordInRound } from '../kit/store/crowd.ts';
import { type TestDatabase, startTestDatabase } from '../kit/store/database.ts';
import { randomCommand } from '../kit/engine/fights.ts';
import { meteredClient } from '../kit/store/metered.ts';
import { Random } from '../kit/engine/random.ts';
import { entryBytes, headBytes, sum, unitsOfItems } from '../kit/store/write-units.ts';

let database: TestDatabase;
let metered: ReturnType<typeof meteredClient>;
beforeAll(async () => {
  database = await startTestDatabase();
  metered = meteredClient(database.config);
});
afterAll(async () => {
  metered.client.destroy();
  await database.stop();
});

const store = () => dynamoDbStore(metered.client, database.tableName);

const COMMANDS = 25;

interface Cost {
  readonly head: number;
  readonly entry: number;
  /** The write units of each item, as Amazon's documentation has it. */
  readonly items: readonly number[];
  /** What the database says of all. */
  readonly reported: number;
}

/** So many commands with a key each, by chance, from the beginning of that round. */
async function costs(crowd: Crowd, round: number): Promise<readonly Cost[]> {
  const game = gameOf(crowd);
  const random = new Random(round);
  const app = appOn(spied());
  const written: [EncounterRecord, JournalEntry][] = [];
  function spied(): EncounterStore {
    const real = store();
    const commit: EncounterStore['commit'] = (record, entry, key) => {
      written.push([record, entry]);
      return real.commit(record, entry, key);
    };
    return { ...real, commit };
  }
  let record = recordInRound(game, {
    id: `enc_${randomBytes(10).toString('hex')}`,
    round,
    seed: 1,
  });
  const { updatedAt: at } = record;
  const { actor, id: seatId } = record.seats[0]!;
  const first = { version: 1, at, actor, seatId, command: null, events: [], dicePosition: 0 };
  await store().create(record, first);
  const found: Cost[] = [];
  for (let n = 0; found.length < COMMANDS; n++) {
    const state = record.snapshot.state as SegmentsTypes['state'];
    const command = randomCommand(game, state, random)!;
    const before = record;
    metered.calls.length = 0;
    const { id: encounterId } = record;
    const request = { encounterId, command, caller: gmOf(encounterId), expectedVersion: null };
    const idempotency = { key: `command ${n}`, request: command };
    ({ record } = done(await app.submit({ ...request, idempotency })));
    // What changes nothing is not written.
    if (record.version === before.version) continue;
    // One read and one write from cold, one write from then on.
    expect(metered.calls.map(({ operation }) => operation)).toEqual([
      ...(n === 0 ? ['GetItemCommand'] : []),
      'TransactWriteItemsCommand',
    ]);
    const entry = written.at(-1)![1];
    // An update costs what the larger of before and after would.
    const larger = headBytes(before) > headBytes(record) ? before : record;
    const items = unitsOfItems(larger, entry);
    const sizes = { head: headBytes(record), entry: entryBytes(record.id, entry) };
    found.push({ ...sizes, items, reported: metered.calls.at(-1)!.units });
  }
  return found;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
const spread = (numbers: readonly number[]): string =>
  `${median(numbers)} to ${Math.max(...numbers)}`;

describe('a command with a key', () => {
  it.each<Crowd & { readonly most: number }>([
    { combatants: 8, talents: 'BASIC', most: 8 },
    { combatants: 8, talents: 'MANY', most: 16 },
    { combatants: 60, talents: 'BASIC', most: 30 },
    { combatants: 60, talents: 'MANY', most: 30 },
  ])(
    'among $combatants with $talents talents takes at most $most write units, in round 1 and 100',
    async ({ most, ...crowd }) => {
      for (const round of [1, 100]) {
        const all = await costs(crowd, round);
        const units = all.map(({ items }) => sum(items));
        console.info(
          `${crowd.combatants} ${crowd.talents}, round ${round}: HEAD ${spread(all.map(({ head }) => head))} bytes, ` +
            `entry ${spread(all.map(({ entry }) => entry))} bytes, ${spread(units)} write units`,
        );
        // DynamoDB Local counts once what several items of a transaction have in common.
        expect(all.map(({ reported }) => reported)).toEqual(
          all.map(({ items }) => sum([...new Set(items)])),
        );
        expect(Math.max(...units)).toBeLessThanOrEqual(most);
      }
    },
  );
});
