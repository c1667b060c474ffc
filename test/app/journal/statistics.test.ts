/** The statistics of a fight are kept beside its state, and found again wherever its journal is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Encounters, rulesetOf } from '../../../src/app/encounters.ts';
import { CHECKPOINT_EVERY } from '../../../src/app/journal/snapshot.ts';
import type { EncounterRecord, JournalEntry } from '../../../src/app/ports.ts';
import type { EncounterDocument } from '../../../src/app/transfer/document.ts';
import { askedAgain, branchedStatistics, type Statistics } from '../../../src/engine/index.ts';
import { AppFight, appOn, done, recordOf, someone } from '../../kit/app/app-fight.ts';
import { prolonged, written } from '../../kit/app/long-journal.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

const roll = { type: 'RollInitiative' } as const;

const kept = ({ snapshot }: EncounterRecord): Statistics => {
  if (!snapshot.statistics) throw new Error('There are no statistics.');
  return snapshot.statistics;
};

/** As it was written before there were statistics. */
const bare = <T extends { readonly statistics?: unknown }>({ statistics: _, ...rest }: T) => rest;
const bareRecord = (record: EncounterRecord): EncounterRecord => ({
  ...record,
  snapshot: bare(record.snapshot),
});
const bareEntry = ({ checkpoint, ...entry }: JournalEntry): JournalEntry =>
  checkpoint ? { ...entry, checkpoint: bare(checkpoint) } : entry;

let fight: AppFight;
/** By version, as each command was answered. */
const answered = new Map<number, Statistics>();
beforeAll(async () => {
  fight = await AppFight.gather(4);
  await fight.play(roll);
  for (let moves = 0; moves < 80; moves++) {
    await fight.wander(1);
    answered.set(fight.record.version, kept(fight.record));
  }
});

const statisticsAt = async ({ app, id }: AppFight, version: number): Promise<Statistics> =>
  app.statistics((await recordOf(app, id, version))!);

describe('statistics', () => {
  it('count something', () => {
    const { combatants, swing, since } = kept(fight.record);
    expect(since).toBe(1);
    const rolls = Object.values(combatants).flatMap(({ used }) => Object.values(used));
    expect(rolls.reduce((sum, [attacks]) => sum + attacks, 0)).toBeGreaterThan(3);
    expect(swing).toMatchObject({ harm: expect.any(Number) as unknown });
  });

  it('of each version are found in its journal as they were answered', async () => {
    const { record, app } = fight;
    expect(await app.statistics(bareRecord(record))).toEqual(kept(record));
    for (const [version, statistics] of answered)
      expect(await statisticsAt(fight, version)).toEqual(statistics);
  });

  it('are taken back by a rewind, and counted anew from there', async () => {
    const other = await fight.branch(null);
    await other.wander(2);
    const { version } = other.record;
    const before = kept(other.record);
    await other.wander(10);
    expect(kept(other.record)).not.toEqual(before);
    await other.rewind(version, 'KEEP');
    expect(kept(other.record)).toEqual(askedAgain(before));
    expect(await other.app.statistics(bareRecord(other.record))).toEqual(askedAgain(before));
    await other.wander(5);
    expect(await statisticsAt(other, other.record.version)).toEqual(kept(other.record));
  });

  it('begin a branch, and its copies', async () => {
    const [version] = [...answered.keys()].slice(40);
    const then = answered.get(version!)!;
    const branch = await fight.branch(version!);
    expect(kept(branch.record)).toEqual(branchedStatistics(then));
    expect(kept(branch.record).swing).toMatchObject({ version: null });
    expect(await statisticsAt(branch, 1)).toEqual(branchedStatistics(then));
  });
});

const documentOf = async (
  { app, id }: AppFight,
  range = { after: 0, first: 150 },
): Promise<EncounterDocument> => {
  const exported = await app.export(id, gmOf(id), range);
  if (exported.kind !== 'EXPORTED') throw new Error(JSON.stringify(exported));
  return JSON.parse(JSON.stringify(exported.document)) as EncounterDocument;
};

describe('the copy of a document', () => {
  it('has the statistics of the fight', async () => {
    const to = appOn(memoryStore());
    const { record } = done(await to.import(await documentOf(fight), nobody));
    expect(kept(record)).toEqual(askedAgain(kept(fight.record)));
    expect(await to.statistics(bareRecord(record))).toEqual(kept(record));
  });

  it('has them when it comes in pages, with a rewind to before the page', async () => {
    const own = await AppFight.gather(5);
    await own.play(roll);
    await own.wander(20);
    await own.rewind(8, 'KEEP');
    await own.wander(10);
    const first = 10;
    const to = appOn(memoryStore());
    const opened = done(await to.import(await documentOf(own, { after: 0, first }), nobody)).record;
    let { record } = { record: opened };
    while (record.version < own.record.version) {
      const page = await documentOf(own, { after: record.version, first });
      ({ record } = done(await to.importPage(opened.id, page, gmOf(opened.id))));
    }
    expect(kept(record)).toEqual(askedAgain(kept(own.record)));
  });
});

describe('an encounter from before there were statistics', () => {
  const stored = async (record: EncounterRecord, entries: readonly JournalEntry[]) => {
    const store = memoryStore();
    await written(store, bareRecord(record), entries.map(bareEntry));
    const app = appOn(store);
    return { app, submit: async () => done(await app.submit(ruling(record))).record };
  };
  const ruling = ({ id }: EncounterRecord) => ({
    ...{ encounterId: id, caller: gmOf(id), expectedVersion: null },
    command: { type: 'UpdateEncounter', name: 'Later' },
  });

  it('has those of its journal, and goes on from there', async () => {
    const { app, submit } = await stored(fight.record, await fight.journal());
    const read = (await recordOf(app, fight.id))!;
    expect(await app.statistics(read)).toEqual(kept(fight.record));
    const { combatants, since } = kept(await submit());
    expect({ combatants, since }).toEqual({
      ...{ combatants: kept(fight.record).combatants, since: 1 },
    });
  });

  it('says from which version on it counts, where the journal does not tell all', async () => {
    const entries = await fight.journal();
    const damaged = entries.map((entry) =>
      entry.version === 2 ? { ...entry, events: [{ type: 'Nothing' }] } : entry,
    );
    const { submit } = await stored(fight.record, damaged);
    expect(kept(await submit())).toMatchObject({ since: fight.record.version + 1, combatants: {} });
  });
});

describe('a long fight', () => {
  it('has statistics of any version, no larger than those of a short one', async () => {
    const long = await AppFight.gather(3);
    if (long.record.version % 2 === 1) await long.rewind(long.record.version, 'REDRAW');
    const end = 2 * CHECKPOINT_EVERY + 20;
    const record = await prolonged(long, end, ({ snapshot, version }) => {
      const { combatants } = snapshot.state as { readonly combatants: Record<string, object> };
      const [combatantId] = Object.keys(combatants);
      return { type: 'YieldFight', combatantId, yields: version % 2 === 0 };
    });
    const again = long.at(record);
    expect(await statisticsAt(again, end)).toEqual(kept(record));
    await again.rewind(CHECKPOINT_EVERY + 10, 'KEEP');
    expect(kept(again.record)).toEqual(
      askedAgain(await statisticsAt(again, CHECKPOINT_EVERY + 10)),
    );
    const size = (statistics: Statistics) => JSON.stringify(statistics).length;
    expect(size(kept(record))).toBeLessThan(size(await statisticsAt(again, 10)) + 100);
  });
});

const SEED = 3;

describe('the time to decide', () => {
  /** Ana and Bor, and a clock that stands still. */
  const duel = async () => {
    let now = Date.parse('2026-01-01T00:00:00.000Z');
    const app = new Encounters({
      ...{ store: memoryStore(), clock: () => new Date(now), creation: 'OPEN' },
      // With them no one is surprised.
      randomBytes: (count) => new Uint8Array(count).fill(SEED),
    });
    const { record } = done(await app.create('SEGMENTS', { name: 'A duel' }, nobody));
    const asked = { encounterId: record.id, caller: gmOf(record.id), expectedVersion: null };
    const table = {
      record,
      wait: (seconds: number) => (now += 1000 * seconds),
      play: async (command: { readonly type: string } & Record<string, unknown>) => {
        table.record = done(await app.submit({ ...asked, command })).record;
      },
      rewind: async (toVersion: number) => {
        const request = { ...asked, toVersion, dice: 'KEEP', reason: 'A test' } as const;
        table.record = done(await app.rewind(request)).record;
      },
      /** Decisions and seconds. */
      of: (id: string) => {
        const [, , , decisions, milliseconds] = kept(table.record).combatants[id]?.counts ?? [];
        return [decisions ?? 0, (milliseconds ?? 0) / 1000];
      },
    };
    await table.play({
      type: 'AddCombatants',
      combatants: [someone('Ana', 0), someone('Bor', 1)],
    });
    await table.play(roll);
    return table;
  };

  /** Whose turn it is. */
  const firstIn = (record: EncounterRecord): string => {
    const [due] = rulesetOf(record).queries.requiredDecisions(record.snapshot.state);
    if (!due?.combatantId) throw new Error('It is no one’s turn.');
    return due.combatantId;
  };

  it('counts from the version that asks to the one that answers', async () => {
    const table = await duel();
    const first = firstIn(table.record);
    table.wait(7);
    // The GM does something else in between.
    await table.play({ type: 'UpdateEncounter', name: 'Another name' });
    table.wait(5);
    await table.play({ type: 'SetStandingOrders', combatantId: first, defense: 'REACTION' });
    table.wait(3);
    await table.play({ type: 'EndTurn', combatantId: first });
    expect(table.of(first)).toEqual([1, 15]);
  });

  it('is not counted twice where a decision is taken back', async () => {
    const table = await duel();
    const first = firstIn(table.record);
    const { version } = table.record;
    table.wait(30);
    await table.play({ type: 'EndTurn', combatantId: first });
    table.wait(100);
    await table.rewind(version);
    expect(table.of(first)).toEqual([0, 0]);
    table.wait(4);
    await table.play({ type: 'EndTurn', combatantId: first });
    expect(table.of(first)).toEqual([1, 4]);
  });

  it('is not counted of the computer', async () => {
    const table = await duel();
    const first = firstIn(table.record);
    table.wait(9);
    const playing = { playedBy: 'COMPUTER', level: 'RANDOM' };
    await table.play({ type: 'SetStandingOrders', combatantId: first, ...playing });
    expect(table.of(first)).toEqual([0, 0]);
    expect(Object.keys(kept(table.record).asked)).not.toContain(first);
  });
});
