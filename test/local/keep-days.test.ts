/** A server that erases what no one opens, as its operator and its clients see it. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EncounterDocument, GlanceDocument } from '../../src/client/index.ts';
import { settingsFrom } from '../../src/local/settings.ts';
import { type Running, start } from '../../src/local/start.ts';
import { TOKEN_KEY } from '../kit/app/seats.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

let folder: string;
let server: Running | null = null;

async function started(): Promise<ApiClient> {
  const { keepDays, metrics } = settingsFrom({
    SIXBEAT_KEEP_DAYS: String(KEEP_DAYS),
    SIXBEAT_METRICS: '0',
  });
  const settings = { port: 0, dataDir: folder, tokenKeys: [TOKEN_KEY] as const };
  server = await start({ ...settings, keepDays, metrics });
  return new ApiClient(`${server.url}graphql`);
}

async function stopped(): Promise<void> {
  await server?.stop();
  server = null;
}

/** As if so many days had passed since all of it was opened. */
function pass(days: number): void {
  const day = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const database = new DatabaseSync(path.join(folder, 'encounters.db'));
  database.prepare('UPDATE opened SET day = :day').run({ day });
  database.prepare('UPDATE keeping SET since = :day').run({ day });
  database.close();
}

const erased = async (): Promise<number> => {
  const text = await (await fetch(server!.metrics!)).text();
  return Number(/^sixbeat_erased_encounters_total (\d+)$/m.exec(text)?.[1]);
};

describe(`SIXBEAT_KEEP_DAYS=${KEEP_DAYS}`, () => {
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    await stopped();
    await rm(folder, { recursive: true });
  });

  it('says for a week what goes, and erases it', async () => {
    const client = await started();
    const { id } = await client.create();
    const glance = async (api: ApiClient) => (await api.send(GlanceDocument, { id })).encounter;
    expect(await glance(client)).toMatchObject({ erasedOn: null });
    await stopped();
    pass(KEEP_DAYS - 3);
    const later = await started();
    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    expect(await glance(later)).toMatchObject({ erasedOn: `${day}T00:00:00.000Z` });
    expect(await erased()).toBe(0);
    await stopped();
    pass(KEEP_DAYS);
    const last = await started();
    await expect.poll(erased).toBe(1);
    const { encounter } = await last.send(EncounterDocument, { id });
    expect(encounter).toBeNull();
  });
});

describe('SIXBEAT_KEEP_DAYS', () => {
  it.each(['7', '0', '-3', 'a year', '1.5'])('is refused as %s, with a sentence', (days) => {
    expect(() => settingsFrom({ SIXBEAT_KEEP_DAYS: days })).toThrow(/^SIXBEAT_KEEP_DAYS must be/);
  });

  it('is for ever if it is not set', () => {
    expect(settingsFrom({}).keepDays).toBeUndefined();
  });
});
