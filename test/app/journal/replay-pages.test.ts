import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay, ReplayRange } from '../../../src/app/journal/replay.ts';
import { CHECKPOINT_EVERY } from '../../../src/app/journal/snapshot.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../../../src/app/ports.ts';
import { unmeasured } from '../../../src/app/work.ts';
import { AppFight, appOn } from '../../kit/app/app-fight.ts';
import { prolonged } from '../../kit/app/long-journal.ts';

/** A meter that is spent after so many pieces of work. */
function meterOf(pieces: number): ReplayRange['meter'] {
  let done = 0;
  return {
    isSpent: () => done >= pieces,
    measure: (work) => {
      done++;
      return work();
    },
    pause: unmeasured.pause,
  };
}

/** Every page, each from where the one before has ended. */
async function pagesOf(
  store: EncounterStore,
  record: EncounterRecord,
  more: (page: number) => Partial<ReplayRange>,
): Promise<readonly Replay[]> {
  const pages: Replay[] = [];
  for (let after: number | null = 0; after !== null; after = pages.at(-1)!.next) {
    const range = { after, first: 500, rolls: Infinity, meter: unmeasured, ...more(pages.length) };
    pages.push(await appOn(store).replay(record, range));
    expect(pages.length).toBeLessThan(1000);
  }
  return pages;
}

const verified = ({ difference, commitmentMatches }: Replay): boolean =>
  difference === null && commitmentMatches;

/** A store whose journal has other entries. */
const tampered = (
  store: EncounterStore,
  change: (entry: JournalEntry) => JournalEntry,
): EncounterStore => ({
  ...store,
  journal: async (...asked) => (await store.journal(...asked)).map(change),
});

describe('a journal that was rewound, ended and taken up again', () => {
  let fight: AppFight;
  let whole: Replay;
  beforeAll(async () => {
    fight = await AppFight.gather(3);
    await fight.play({ type: 'RollInitiative' });
    await fight.wander(20);
    await fight.rewind(5, 'KEEP');
    await fight.wander(4);
    await fight.rewind(9, 'REDRAW');
    await fight.wander(4);
    await fight.play({ type: 'EndEncounter' });
    await fight.rewind(7, 'REDRAW');
    await fight.wander(4);
    await fight.rewind(fight.record.version - 2, 'KEEP');
    await fight.rewind(6, 'REDRAW');
    await fight.wander(4);
    whole = await fight.app.replay(fight.record);
    expect(verified(whole)).toBe(true);
  });

  it.each([1, 2, 3, 7, 500])('is the same in pages of %i versions', async (first) => {
    const pages = await pagesOf(fight.store, fight.record, () => ({ first }));
    expect(pages.every(verified)).toBe(true);
    expect(pages.flatMap(({ rolls }) => rolls)).toEqual(whole.rolls);
    expect(pages.reduce((sum, { entries }) => sum + entries, 0)).toBe(fight.record.version);
    expect(pages.every(({ entries }) => entries <= first)).toBe(true);
    for (const [i, { after, entries, next }] of pages.slice(0, -1).entries())
      expect([next, pages[i + 1]!.after]).toEqual([after + entries, after + entries]);
  });

  it('ends a page when the work of the request is spent, one version on at least', async () => {
    const pages = await pagesOf(fight.store, fight.record, (page) => ({
      meter: meterOf(1 + page),
    }));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.every(({ entries }) => entries > 0)).toBe(true);
    expect(pages.flatMap(({ rolls }) => rolls)).toEqual(whole.rolls);
  });

  it('verifies nothing when the request has no work left, and says where to go on', async () => {
    const range = { after: 3, first: 500, rolls: Infinity, meter: meterOf(0) };
    const page = await fight.app.replay(fight.record, range);
    expect(page).toMatchObject({ after: 3, entries: 0, next: 3, difference: null });
  });

  it('ends a page after as many rolls as it may list', async () => {
    const pages = await pagesOf(fight.store, fight.record, () => ({ rolls: 2 }));
    expect(pages.length).toBeGreaterThan(1);
    for (const { rolls } of pages.slice(0, -1)) {
      const { version } = rolls.at(-1)!;
      expect(rolls.length).toBeGreaterThanOrEqual(2);
      expect(rolls.filter((roll) => roll.version !== version).length).toBeLessThan(2);
    }
    expect(pages.flatMap(({ rolls }) => rolls)).toEqual(whole.rolls);
  });

  it('is compared with the stored state in the last page', async () => {
    const { record } = fight;
    const state = { ...(record.snapshot.state as object), name: 'Another' };
    const other = { ...record, snapshot: { ...record.snapshot, state } };
    const pages = await pagesOf(fight.store, other, () => ({ first: 10 }));
    expect(pages.map(verified)).toEqual(pages.map((_, i) => i < pages.length - 1));
    expect(pages.at(-1)!.difference).toMatchObject({ version: record.version, kind: 'SNAPSHOT' });
  });

  it('whose second seed was exchanged is noticed in the page where it begins', async () => {
    const began = fight.record.snapshot.dice.since;
    const store = tampered(fight.store, (entry) =>
      entry.version === began
        ? (JSON.parse(
            JSON.stringify(entry).replace(/"commitment":"\w+"/, `"commitment":"${'0'.repeat(64)}"`),
          ) as JournalEntry)
        : entry,
    );
    const asked = { first: 1, rolls: Infinity, meter: unmeasured };
    const page = await appOn(store).replay(fight.record, { ...asked, after: began - 1 });
    expect(page.commitmentMatches).toBe(false);
  });

  it('cannot be verified from behind a gap, nor from behind events that fit no state', async () => {
    const asked = { first: 5, rolls: Infinity, meter: unmeasured, after: 12 };
    const without = {
      ...fight.store,
      journal: async (...given: Parameters<EncounterStore['journal']>) =>
        (await fight.store.journal(...given)).filter(({ version }) => version !== 8),
    };
    const odd = tampered(fight.store, (entry) =>
      entry.version === 12 ? { ...entry, events: [{ type: 'CheckRolled' }] } : entry,
    );
    for (const store of [without, odd]) {
      const pages = await pagesOf(store, fight.record, () => ({ first: 4 }));
      expect(pages.at(-1)!.difference).not.toBeNull();
    }
    const { difference } = await appOn(without).replay(fight.record, { ...asked, after: 12 });
    expect(difference).toEqual({ version: 12, kind: 'BEGINNING', path: '' });
  });
});

describe('a journal with checkpoints', () => {
  let fight: AppFight;
  let record: EncounterRecord;
  beforeAll(async () => {
    fight = await AppFight.gather(5);
    const check = { type: 'RollSkillCheck', target: 2, skill: 'Stealth', granted: [] };
    const [combatantId] = Object.keys(
      (fight.record.snapshot.state as { combatants: object }).combatants,
    );
    record = await prolonged(fight, 2 * CHECKPOINT_EVERY + 60, () => ({ ...check, combatantId }));
  });

  it('is read from the nearest one, wherever a page begins', async () => {
    const read: number[] = [];
    const store = {
      ...fight.store,
      async journal(...asked: Parameters<EncounterStore['journal']>) {
        const page = await fight.store.journal(...asked);
        read.push(...page.map(({ version }) => version));
        return page;
      },
    };
    const asked = { first: 5, rolls: Infinity, meter: unmeasured, after: 509 };
    expect(verified(await appOn(store).replay(record, asked))).toBe(true);
    expect(Math.min(...read)).toBe(500);
    expect(read.length).toBe(15);
  });

  it.each([
    ['another state', { state: { name: 'Another' } }, 'SNAPSHOT'],
    ['dice that have come further', { used: 9999 }, 'POSITION'],
  ])('that keeps %s is noticed in the page that it lies in', async (_, change, kind) => {
    const store = tampered(fight.store, (entry) =>
      entry.version === 250 ? { ...entry, checkpoint: { ...entry.checkpoint!, ...change } } : entry,
    );
    const pages = await pagesOf(store, record, () => ({ first: 100 }));
    expect(pages.map(verified)).toEqual([true, true, false]);
    expect(pages.at(-1)!.difference).toMatchObject({ version: 250, kind });
  });

  it('ends a page before it has looked for the states of too many rewinds', async () => {
    const back = fight.at(record);
    for (let n = 0; n < 45; n++) await back.rewind(2 + n, 'REDRAW');
    const pages = await pagesOf(fight.store, back.record, () => ({ first: 300 }));
    expect(pages.every(verified)).toBe(true);
    expect(pages.map(({ entries }) => entries)).toEqual([300, 280, 20, 5]);
  });
});

describe('a journal of more than 10,000 versions', () => {
  it('is verified, every one of them', { timeout: 120_000 }, async () => {
    const fight = await AppFight.gather(1);
    const record = await prolonged(fight, 10_043, ({ version }) => ({
      ...{ type: 'RollSkillCheck', target: 2, skill: 'Stealth', granted: [] },
      combatantId: Object.keys((fight.record.snapshot.state as { combatants: object }).combatants)[
        version % 2
      ],
    }));
    const pages = await pagesOf(fight.store, record, () => ({}));
    expect(pages.every(verified)).toBe(true);
    expect(pages.length).toBe(21);
    expect(pages.reduce((sum, { entries }) => sum + entries, 0)).toBe(10_043);
  });
});
