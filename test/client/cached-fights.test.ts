/** Whole fights through the caches of real clients, every read of which is what the server says. */
import type { TypedDocumentNode } from '@urql/core';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TakeOptionDocument as BriefTakeOptionDocument } from '../../src/client/brief.ts';
import {
  EncounterDocument,
  type EncounterQuery,
  EncounterUpdatedDocument,
  HexesDocument,
  OptionDetailsDocument,
  RefusalsDocument,
  ScreenDocument,
  ScreenUpdatedDocument,
  TakeOptionDocument,
} from '../../src/client/index.ts';
import { firstToken } from '../kit/app/seats.ts';
import { Random } from '../kit/engine/random.ts';
import { type Api, startApiProcess } from '../kit/graphql/api.ts';
import { Bot, schemaOf } from '../kit/graphql/awaiting-bot.ts';
import { begun } from '../kit/graphql/awaiting-fight.ts';
import { cachedClients, type CachedClient } from '../kit/graphql/cached-clients.ts';
import { granted } from '../kit/graphql/granted.ts';
import { sized } from '../kit/size.ts';

let api: Api;
let schema: GraphQLSchema;
beforeAll(async () => {
  api = await startApiProcess();
  schema = await schemaOf(api);
});
afterAll(() => api.stop());

const rulesets = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;
/** As many as a player may look at before the choice. */
const LOOKED_AT = 2;
/** For what comes about in a moment, on a machine that is busy. */
const SOON = { timeout: 30_000, interval: 2 };

/** What a screen asks for, and the stream that keeps it. */
const screens = [
  ['Encounter', EncounterDocument, EncounterUpdatedDocument],
  ['Screen', ScreenDocument, ScreenUpdatedDocument],
] as const;

type Document = TypedDocumentNode<unknown, never>;
type Tally = Record<'reads' | 'decisions' | 'fromCache', number>;

/** The same without what a client adds for itself. */
const bare = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  );

/** Plays one fight to its end, or so many decisions of it, and compares each read of the cache. */
async function play(
  client: CachedClient,
  { id, screen, stream }: { id: string; screen: Document; stream: Document },
  { most, tally, random }: { most: number; tally: Tally; random: Random },
): Promise<void> {
  const bot = new Bot(api, id, random, schema);
  let followed = 0;
  const compared = async (document: Document, variables: object): Promise<unknown> => {
    const kept = await client.read(document, variables as never).catch(() => null);
    const read = bare(await client.cacheFirst(document, variables as never));
    expect(read).toEqual(bare(await api.ask(document, variables)));
    tally.reads++;
    if (kept) tally.fromCache++;
    return read;
  };
  /** What the server said of each version: no read may mix two of them. */
  const said = new Map<number, unknown>();
  const whole = async (): Promise<void> => {
    const read = (await compared(screen, { id })) as EncounterQuery;
    said.set(granted(read).encounter!.version, read);
  };
  const leave = client.follow(stream, { encounterId: id, afterVersion: null }, (data) => {
    const { encounterUpdated: update } = data as { encounterUpdated: { version?: number } };
    followed = update.version ?? followed;
  });
  await whole();
  for (let n = 0; n < most; n++) {
    const { version, phase, awaiting } = await bot.look();
    if (phase !== 'COMBAT') break;
    await compared(HexesDocument, { id });
    await compared(RefusalsDocument, { id });
    const due = awaiting.filter(({ required }) => required).flatMap(({ options }) => options);
    const optionIds = random.sample(due, Math.min(LOOKED_AT, due.length)).map((one) => one.id);
    await compared(OptionDetailsDocument, { id, optionIds });
    const input = bot.inputOf(bot.choose(awaiting), version);
    const take: Document = random.chance(0.5) ? BriefTakeOptionDocument : TakeOptionDocument;
    const done = await client.fetch(take, { input });
    expect(done).toMatchObject({ takeOption: { __typename: 'TakeOptionPayload' } });
    if (take === BriefTakeOptionDocument) await expectUnmixed(client, { id, screen }, said);
    const now = (await api.store.load(id))!.version;
    await vi.waitFor(() => {
      expect(followed).toBeGreaterThanOrEqual(now === version ? followed : now);
    }, SOON);
    await whole();
    tally.decisions++;
  }
  leave();
}

/** Before the stream has come, and after: what the cache has is of one version. */
async function expectUnmixed(
  client: CachedClient,
  { id, screen }: { id: string; screen: Document },
  said: ReadonlyMap<number, unknown>,
): Promise<void> {
  const kept = (await client.read(screen, { id })) as EncounterQuery | null;
  const of = kept && said.get(granted(kept).encounter!.version);
  if (of) expect(bare(kept)).toEqual(of);
}

describe.each(cachedClients)('the cache of %s', (_, connected) => {
  describe.each(rulesets)('in whole fights of %s', (ruleset) => {
    it.each(screens)(
      'has what the server says, followed by %s',
      async (_name, screen, stream) => {
        const complaints = vi.spyOn(console, 'warn');
        const errors = vi.spyOn(console, 'error');
        onTestFinished(() => {
          vi.restoreAllMocks();
        });
        const decisions = sized(500);
        const tally: Tally = { reads: 0, decisions: 0, fromCache: 0 };
        const random = new Random(17);
        while (tally.decisions < decisions) {
          const id = await begun(api, ruleset);
          const client = connected(api.endpoint, {
            authorization: `Bearer ${await firstToken(id)}`,
          });
          const most = decisions - tally.decisions;
          await play(client, { id, screen: screen, stream: stream }, { most, tally, random });
        }
        expect(tally.fromCache).toBeGreaterThan(tally.decisions / 2);
        expect([...complaints.mock.calls, ...errors.mock.calls]).toEqual([]);
      },
      900_000,
    );
  });
});
