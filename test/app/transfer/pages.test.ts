/** A journal that is too long for one document is carried in several. */
import { beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/app/journal/digest.ts';
import { idsIn, renameCombatants } from '../../../src/app/journal/rename-combatants.ts';
import type { EncounterRecord } from '../../../src/app/ports.ts';
import type { EncounterDocument } from '../../../src/app/transfer/document.ts';
import { MAX_DOCUMENT_VERSIONS } from '../../../src/app/transfer/format.ts';
import { unmeasured } from '../../../src/app/work.ts';
import { AppFight, appOn, done, recordOf } from '../../kit/app/app-fight.ts';
import { prolonged } from '../../kit/app/long-journal.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { sized } from '../../kit/size.ts';
import { memoryStore } from '../../kit/store/memory.ts';

/** Full pages. */
const PAGES = sized(20, 5);
const VERSIONS = PAGES * MAX_DOCUMENT_VERSIONS;
/** Yielding and fighting on again: versions that cost little. */
const yielding = ({ snapshot, version }: EncounterRecord) => {
  const { combatants } = snapshot.state as { readonly combatants: Record<string, object> };
  const [combatantId] = Object.keys(combatants);
  return { type: 'YieldFight', combatantId, yields: version % 2 === 0 };
};

const store = memoryStore();
const app = appOn(store);
let long: EncounterRecord;
beforeAll(async () => {
  const fight = await AppFight.gather(3, store);
  if (fight.record.version % 2 === 1) await fight.rewind(fight.record.version, 'REDRAW');
  long = await prolonged(fight, VERSIONS, yielding);
}, 60_000);

async function pageAt(
  { id }: Pick<EncounterRecord, 'id'>,
  after: number,
  first = MAX_DOCUMENT_VERSIONS,
  from = app,
) {
  const exported = await from.export(id, gmOf(id), { after, first });
  if (exported.kind !== 'EXPORTED') throw new Error(JSON.stringify(exported));
  return exported;
}

/** As they come over the wire. */
async function pagesOf(record: EncounterRecord, first = MAX_DOCUMENT_VERSIONS, from = app) {
  const pages: EncounterDocument[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { document, next } = await pageAt(record, after, first, from);
    pages.push(JSON.parse(JSON.stringify(document)) as EncounterDocument);
    after = next;
  }
  return pages;
}

const elsewhere = () => appOn(memoryStore());
type App = ReturnType<typeof elsewhere>;
const opened = async (to: App, [first]: readonly EncounterDocument[]) =>
  done(await to.import(first, nobody)).record;
const send = (to: App, { id }: EncounterRecord, page: unknown) => to.importPage(id, page, gmOf(id));

/** On a slow machine a page is written in parts. */
async function sendWhole(to: App, started: EncounterRecord, page: EncounterDocument) {
  for (;;) {
    const { record } = done(await send(to, started, page));
    if (record.version >= page.journal.at(-1)!.version && record.version !== page.page?.after)
      return record;
  }
}

/** With the digest that the changed document has. */
const forged = ({ digest: _, ...page }: EncounterDocument, change: (open: object) => object) => {
  const open = change(page);
  return { ...open, digest: digestOf(open) };
};

describe(`a journal of ${VERSIONS} versions`, () => {
  it('is exported in pages and imported to the same state and the same verified dice', async () => {
    const pages = await pagesOf(long);
    const ends = Array.from({ length: PAGES - 1 }, (_, i) => (i + 1) * MAX_DOCUMENT_VERSIONS);
    expect(pages.map(({ page }) => page?.next)).toEqual([...ends, null]);
    const to = elsewhere();
    const started = await opened(to, pages);
    expect(started).toMatchObject({ version: 150, importing: { seed: 'SECRET' } });
    let record = await sendWhole(to, started, pages[1]!);
    expect(record).toMatchObject({ version: 300, importing: { seed: 'SECRET' } });
    for (const page of pages.slice(2)) record = await sendWhole(to, started, page);
    // The fight is on: it goes on with dice of its own.
    expect(record.version).toBe(VERSIONS + 1);
    expect(record.importing).toBeUndefined();
    const own = idsIn(record.id);
    expect(record.snapshot.state).toEqual(renameCombatants(long.snapshot.state, own));
    for (let after = 0; after < record.version; after += 1000) {
      const range = { after, first: 1000, rolls: Infinity };
      const replay = await to.replay(record, { ...range, meter: unmeasured });
      expect(replay).toMatchObject({ difference: null, commitmentMatches: true });
    }
    // Again in pages, with the ids of the copy.
    const journals = (all: readonly EncounterDocument[]) =>
      all.map(({ page, journal }) => [page, journal]);
    expect(journals(await pagesOf(record, MAX_DOCUMENT_VERSIONS, to))).toEqual(
      renameCombatants(journals(pages), own),
    );
    const command = yielding({ ...record, version: VERSIONS });
    const played = { encounterId: record.id, caller: gmOf(record.id), expectedVersion: null };
    expect(done(await to.submit({ ...played, command })).record.version).toBe(VERSIONS + 2);
  }, 120_000);
});

describe('pages', () => {
  /** A fight that has rolled, ended, been taken up again and rewound, in pages of a few versions. */
  let fight: AppFight;
  let pages: readonly EncounterDocument[];
  beforeAll(async () => {
    fight = await AppFight.gather(4);
    await fight.play({ type: 'RollInitiative' });
    await fight.wander(12);
    await fight.play({ type: 'EndEncounter' });
    await fight.rewind(3, 'REDRAW');
    await fight.play({ type: 'RollInitiative' });
    await fight.wander(9);
    await fight.rewind(fight.record.version - 6, 'KEEP');
    await fight.wander(4);
    await fight.play({ type: 'EndEncounter' });
    pages = await pagesOf(fight.record, 4, fight.app);
    expect(pages.length).toBeGreaterThan(5);
  });

  it('give the same encounter, dice and seeds and all, of one that has ended', async () => {
    const to = elsewhere();
    let record = await opened(to, pages);
    for (const page of pages.slice(1)) ({ record } = done(await send(to, record, page)));
    expect(record).toMatchObject({
      version: fight.record.version,
      snapshot: renameCombatants(fight.record.snapshot, idsIn(record.id)),
      createdAt: fight.record.createdAt,
    });
    expect(record.importing).toBeUndefined();
    const replay = await to.replay(record);
    expect(replay).toMatchObject({ difference: null, commitmentMatches: true, onTrust: 0 });
    expect(await to.dice(record)).toEqual(await fight.app.dice(fight.record));
    // Sent again, also the last one, they change nothing.
    for (const page of pages.slice(1))
      expect(done(await send(to, record, page)).record.version).toBe(record.version);
  });

  it('are refused in another order, with one missing, and as a beginning', async () => {
    const to = elsewhere();
    const record = await opened(to, pages);
    expect(await send(to, record, pages[2])).toMatchObject({
      kind: 'INVALID',
      issues: [{ path: ['page', 'after'] }],
    });
    expect(await send(to, record, pages[0])).toMatchObject({ kind: 'INVALID' });
    expect(await to.import(pages[1], nobody)).toMatchObject({
      kind: 'INVALID',
      issues: [{ path: ['page', 'after'] }],
    });
    expect((await recordOf(to, record.id, record.version))?.version).toBe(4);
    const { version } = done(await send(to, record, pages[1])).record;
    expect(done(await send(to, record, pages[1])).record.version).toBe(version);
  });

  it('are refused when they are forged, of another encounter, or follow another state', async () => {
    const to = elsewhere();
    const record = await opened(to, pages);
    const second = pages[1]!;
    const [entry, ...rest] = second.journal;
    const other = { page: { ...second.page, document: 'ab'.repeat(32) } };
    const elsewhen = { page: { ...second.page, state: 'ab'.repeat(32) } };
    const forgeries: readonly (readonly [unknown, string])[] = [
      [{ ...second, seed: 'ab'.repeat(32) }, ''],
      [forged(second, (open) => ({ ...open, ...other })), 'page.document'],
      [forged(second, (open) => ({ ...open, ...elsewhen })), 'page.state'],
      [forged(second, (open) => ({ ...open, journal: [{ ...entry, events: [] }, ...rest] })), ''],
      [forged(second, (open) => ({ ...open, journal: rest })), ''],
      [forged(second, (open) => ({ ...open, seed: 'ab'.repeat(32) })), ''],
      [forged(second, (open) => ({ ...open, page: { ...second.page, next: 5 } })), 'page.next'],
      [{}, ''],
    ];
    for (const [page, path] of forgeries) {
      const outcome = await send(to, record, page);
      expect(outcome).toMatchObject({ kind: 'INVALID' });
      if (outcome.kind === 'INVALID' && path !== '')
        expect(outcome.issues[0]?.path.join('.')).toBe(path);
      expect((await recordOf(to, record.id, 4))?.snapshot.state).toEqual(record.snapshot.state);
      expect(await to.read(record.id, gmOf(record.id))).toMatchObject({ record: { version: 4 } });
    }
  });

  it('refuse every change while some are missing, but the deletion, and all but the GM', async () => {
    const to = elsewhere();
    const record = await opened(to, pages);
    const caller = gmOf(record.id);
    const asked = { encounterId: record.id, caller, expectedVersion: null };
    const incomplete = { kind: 'INCOMPLETE', after: 4 };
    const command = { type: 'EndEncounter' };
    expect(await to.submit({ ...asked, command })).toEqual(incomplete);
    expect(await to.setPace(asked, ['TURNS'])).toEqual(incomplete);
    const rewinding = { ...asked, toVersion: 2, dice: 'REDRAW', reason: 'x' } as const;
    expect(await to.rewind(rewinding)).toEqual(incomplete);
    expect(await to.branch({ ...asked, atVersion: null, name: null })).toEqual(incomplete);
    expect(await to.importPage(record.id, pages[1], nobody)).toMatchObject({ kind: 'FORBIDDEN' });
    const { name } = record.snapshot.state as { readonly name: string };
    const deleted = await to.delete({ encounterId: record.id, caller, name: name || record.id });
    expect(deleted).toMatchObject({ kind: 'DELETED' });
    expect(await send(to, record, pages[1])).toEqual({ kind: 'NOT_FOUND' });
  });

  it('are 1 to 150 versions after one that there is', async () => {
    const { app: at, id, record } = fight;
    for (const range of [
      { after: -1, first: 5 },
      { after: record.version, first: 5 },
      { after: 0, first: 0 },
      { after: 0, first: 151 },
    ])
      expect(await at.export(id, gmOf(id), range)).toMatchObject({ kind: 'INVALID' });
  });
});
