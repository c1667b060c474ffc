/** Encounters of every format, as they were stored once, are loaded and played on. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Encounters } from '../../src/app/encounters.ts';
import { SNAPSHOT_SCHEMA } from '../../src/app/journal/snapshot.ts';
import type { RulesetTypes } from '../../src/engine/core/ruleset/ruleset.ts';
import { rulesets } from '../../src/engine/all.ts';
import type { RulesetId } from '../../src/engine/index.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { encounterIdOf, HEAD_SORT_KEY } from '../../src/store/dynamodb/table-layout.ts';
import { appOn, done, recordOf } from '../kit/app/app-fight.ts';
import { gmOf } from '../kit/app/seats.ts';
import { type TestDatabase, startTestDatabase } from '../kit/store/database.ts';
import { type Game, randomCommand } from '../kit/engine/fights.ts';
import { games } from '../kit/engine/games.ts';
import { maker, player, RECEIVER } from '../kit/store/every-kind.ts';
import {
  FIRST_OF_KINDS,
  FIXTURES,
  fixtureName,
  itemsOf,
  KINDS,
  storedBy,
} from '../kit/store/formats.ts';
import { Random } from '../kit/engine/random.ts';
import { shapeOf } from '../kit/store/shape.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const items = readdirSync(FIXTURES).filter((name) => name.endsWith('.json'));
const ids = Object.keys(rulesets) as RulesetId[];

const WHAT_TO_DO =
  'What a snapshot holds has changed. Raise SNAPSHOT_SCHEMA in src/app/journal/snapshot.ts, add the ' +
  'upgrade from the format before, and keep encounters of the new one: npm run keep-format.';

function keptShape(ruleset: RulesetId): ReadonlySet<string> {
  const file = `${fixtureName(SNAPSHOT_SCHEMA, ruleset)}.shape.txt`;
  return new Set(readFileSync(path.join(FIXTURES, file), 'utf8').trimEnd().split('\n'));
}

/** What was not kept. */
function strange(shape: ReadonlySet<string>, ruleset: RulesetId): readonly string[] {
  const kept = keptShape(ruleset);
  return [...shape].filter((line) => !kept.has(line)).toSorted();
}

describe('what a snapshot holds', () => {
  it('is kept for every format: one of each ruleset of the newest', () => {
    const formats = Array.from({ length: SNAPSHOT_SCHEMA }, (_, i) => i + 1);
    const missing = formats.filter((n) => !items.some((name) => name.startsWith(`format-${n}-`)));
    expect(missing, 'Formats without a fixture: npm run keep-format').toEqual([]);
    const newest = ids.map((ruleset) => `${fixtureName(SNAPSHOT_SCHEMA, ruleset)}.json`);
    expect(items).toEqual(expect.arrayContaining(newest));
  });

  it.each(ids)('has the shape that was kept of the newest format: %s', (ruleset) => {
    expect(strange(storedBy(ruleset, 4).shape, ruleset), WHAT_TO_DO).toEqual([]);
  });
});

/** Newcomers know what the encounters of today define. */
const withoutNewcomers = (game: Game<RulesetTypes>): Game<RulesetTypes> => ({
  ...game,
  weight: (state, decision, option) =>
    option.command.type === 'AddCombatants' ? 0 : game.weight(state, decision, option),
});

describe('an encounter as it was stored', () => {
  it.each(items)('is loaded and played on: %s', async (name) => {
    const TableName = database.tableName;
    const kept = itemsOf(readFileSync(path.join(FIXTURES, name), 'utf8'));
    for (const Item of kept) await database.client.send(new PutItemCommand({ TableName, Item }));
    const id = encounterIdOf(kept[0]!.pk!.S!);
    const first = (await dynamoDbStore(database.client, TableName).load(id))!;
    expect(name).toContain(`format-${first.snapshot.schema}-`);
    const app = appOn(dynamoDbStore(database.client, TableName));
    const random = new Random(1);
    let record = (await recordOf(app, id))!;
    const ruleset = record.ruleset as RulesetId;
    const game = withoutNewcomers(games[ruleset]);
    for (let n = 0; n < 30 && !game.hasEnded(record.snapshot.state); n++) {
      expect(record.snapshot.schema).toBe(SNAPSHOT_SCHEMA);
      expect(strange(shapeOf(record.snapshot), ruleset)).toEqual([]);
      const command = randomCommand(game, record.snapshot.state, random)!;
      const asked = { encounterId: id, command, caller: gmOf(id), expectedVersion: null };
      ({ record } = done(await app.submit(asked)));
    }
    expect(record.version).toBeGreaterThan(first.version + 5);
    const again = appOn(dynamoDbStore(database.client, database.tableName));
    expect(await recordOf(again, id)).toEqual(record);
  });
});

describe('what was stored beside a journal', () => {
  const kinds = readdirSync(KINDS);

  it('is kept for every format that has it', () => {
    const formats = Array.from({ length: SNAPSHOT_SCHEMA }, (_, i) => i + 1);
    const wanted = formats.filter((n) => n >= FIRST_OF_KINDS).map((n) => `format-${n}.json`);
    expect(kinds.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(kinds)(
    'is there: links, pictures, webhooks, and the party that a fight was of: %s',
    async (name) => {
      const TableName = database.tableName;
      const kept = itemsOf(readFileSync(path.join(KINDS, name), 'utf8'));
      for (const Item of kept) await database.client.send(new PutItemCommand({ TableName, Item }));
      const heads = kept.filter(({ sk }) => sk!.S === HEAD_SORT_KEY);
      const [fight, party] = heads.map(({ pk }) => encounterIdOf(pk!.S!)) as [string, string];
      const store = dynamoDbStore(database.client, TableName);
      const { updatedAt, ...record } = (await store.load(fight))!;
      expect(record.fromParties).toMatchObject([{ partyId: party }]);
      expect(record.invites).toMatchObject([{ used: 1, uses: null }]);
      expect(record.seats.map(({ inviteId }) => inviteId)).toEqual([
        undefined,
        record.invites![0]!.id,
      ]);
      expect((await store.pictureList(fight)).pictures).toMatchObject([
        { name: 'Map', mediaType: 'image/png', width: 2, height: 3 },
      ]);
      const [webhook] = await store.webhooks.ofEncounter(fight);
      expect(webhook).toMatchObject({ url: RECEIVER, owner: maker.account });
      expect(record.webhooks).toMatchObject([{ id: webhook!.id }]);
      // Seats end some day.
      const clock = () => new Date(updatedAt);
      const app = new Encounters({ store, randomBytes, creation: 'OPEN', clock });
      const page = { after: null, before: null, from: 'START', count: 5 } as const;
      const { found } = await app.parties.ofAccount(maker.account, page);
      expect(found.map((one) => one.record.id)).toEqual([party]);
      expect(await app.countOfAccount(player.account)).toBe(1);
      for (const id of [fight, party])
        expect((await app.replay((await store.load(id))!)).difference).toBeNull();
      // What the fight has made of the party is taken back, and made again.
      const asked = { encounterId: party, caller: maker, expectedVersion: null };
      done(await app.parties.undo(asked, 3));
      const back = { encounterId: fight, caller: gmOf(fight), memberIds: null };
      expect(done(await app.parties.writeBack(asked, back)).record.version).toBe(5);
      expect(await app.delete({ ...back, name: 'A fight' })).toMatchObject({ complete: true });
    },
  );
});
