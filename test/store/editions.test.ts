/** Fights of every edition of the rules, as they were stored and exported once: everything can be done with them. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileSource } from '../../scripts/restore-table/tables.ts';
import { restoreEncounter } from '../../scripts/restore-table/restore.ts';
import { RULES_EDITION } from '../../src/engine/index.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { appOn } from '../kit/app/app-fight.ts';
import { startTestDatabase, temporaryFolder, type TestDatabase } from '../kit/store/database.ts';
import { doesEverything, imported, verified } from '../kit/store/everything.ts';
import { keptDocuments, keptNames, unpacked } from '../kit/store/kept-fights.ts';
import { memoryStore } from '../kit/store/memory.ts';
import { everyNth } from '../kit/size.ts';

const WHAT_TO_DO =
  'A fight of the newest edition does not play again as it was recorded: the outcome of a command has ' +
  'changed. If no release has had this edition, keep its fights anew: npm run keep-format -- --again. ' +
  'If one has, raise RULES_EDITION in src/engine/core/ruleset/edition.ts and keep fights of the new ' +
  'one: npm run keep-format. What was kept of a released edition must stay as it is.';

const documents = keptDocuments();

describe('what is kept of the editions of the rules', () => {
  it('is there of every one, as journals and as documents', () => {
    const editions = Array.from({ length: RULES_EDITION }, (_, i) => i + 1);
    expect(new Set(documents.map(([, edition]) => edition))).toEqual(new Set(editions));
    const files = editions.map((edition) => `edition-${edition}.sqlite.gz`);
    expect(keptNames('.sqlite.gz')).toEqual(expect.arrayContaining(files));
  });

  it.each(documents.filter(([, edition]) => edition === RULES_EDITION))(
    'is judged again with the same outcome: %s',
    async (_, edition, pages) => {
      const outcome = await imported(appOn(memoryStore()), pages).catch((error: unknown) => error);
      expect(outcome, WHAT_TO_DO).not.toBeInstanceOf(Error);
      const app = appOn(memoryStore());
      const editions = await verified(app, await imported(app, pages));
      expect(editions.map((one) => one.edition)).toEqual([edition]);
    },
  );
});

describe('a document of an edition', () => {
  // Five kinds of each ruleset: every fourth is of another kind than the one before.
  it.each(everyNth(4, documents))('does everything: %s', async (_, edition, pages) => {
    const app = appOn(memoryStore());
    const record = await imported(app, pages);
    const editions = await verified(app, record);
    const check = edition === RULES_EDITION ? 'JUDGED_AGAIN' : 'FOLDED';
    expect(editions[0]).toMatchObject({ edition, check });
    await doesEverything(app, record.id);
  });
});

describe('a journal of an edition', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    [database, folder] = await Promise.all([startTestDatabase(), temporaryFolder()]);
  });
  afterAll(async () => {
    await database.stop();
    rmSync(folder, { recursive: true });
  });

  /** Of each ruleset and each kind some; all would take minutes. */
  const some = <T>(ids: readonly T[]): readonly T[] =>
    everyNth(
      4,
      ids.filter((_, i) => i % Math.ceil(ids.length / 7) === 0),
    );

  const fileOf = (name: string, use: string): string => {
    const file = path.join(folder, `${use}-${name.replace('.gz', '')}`);
    writeFileSync(file, unpacked(name));
    return file;
  };

  it.each(keptNames('.sqlite.gz'))('does everything in the SQLite file: %s', async (name) => {
    const source = fileSource(fileOf(name, 'sqlite'));
    const app = appOn(source.store);
    const ids = some(await source.ids());
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) await doesEverything(app, id);
    source.close();
  });

  it.each(keptNames('.sqlite.gz'))('does everything in DynamoDB, restored: %s', async (name) => {
    const { client, tableName } = database;
    const source = fileSource(fileOf(name, 'dynamodb'));
    const app = appOn(dynamoDbStore(client, tableName));
    const wish = { overwrite: true, trust: false, dryRun: false };
    for (const id of some(await source.ids())) {
      const restored = await restoreEncounter(source, { client, name: tableName }, id, wish);
      expect(restored).toEqual({ ...restored, kind: 'RESTORED' });
      await doesEverything(app, id);
    }
    source.close();
  });
});
