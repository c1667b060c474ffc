import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_SEEDS } from '../../../src/app/journal/rewind.ts';
import { CHECKPOINT_EVERY, checkpointOf } from '../../../src/app/journal/snapshot.ts';
import type { JournalEntry } from '../../../src/app/ports.ts';
import { commitment } from '../../../src/engine/index.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { AppFight, appOn, recordOf } from '../../kit/app/app-fight.ts';
import { gmOf } from '../../kit/app/seats.ts';

let fight: AppFight;
beforeEach(async () => {
  fight = await AppFight.gather(3);
});

const sound = async (played: AppFight) => {
  const { entries, difference, commitmentMatches } = await played.app.replay(played.record);
  expect({ entries, difference, commitmentMatches }).toEqual({
    entries: played.record.version,
    difference: null,
    commitmentMatches: true,
  });
};

const roll = { type: 'RollInitiative' } as const;

describe('a rewind', () => {
  it('brings back every bit of the state, of any version, as a new version', async () => {
    await fight.play(roll);
    const states = new Map([[fight.record.version, fight.record.snapshot.state]]);
    for (let n = 0; n < 25 && !fight.ended; n++) {
      await fight.wander(1);
      states.set(fight.record.version, fight.record.snapshot.state);
    }
    expect(states.size).toBeGreaterThan(10);
    for (const [version, state] of states) {
      const before = await fight.journal();
      await fight.rewind(version, 'REDRAW');
      expect(JSON.stringify(fight.record.snapshot.state)).toBe(JSON.stringify(state));
      expect(fight.record.version).toBe(before.length + 1);
      expect((await fight.journal()).slice(0, -1)).toEqual(before);
      expect(await recordOf(fight.app, fight.id, version)).toMatchObject({ version });
    }
    await sound(fight);
  });

  it('that keeps the dice lets the same command fall as before', async () => {
    const { version } = fight.record;
    const first = await fight.play(roll);
    await fight.rewind(version, 'KEEP');
    const again = await fight.play(roll);
    expect(again.events).toEqual(first.events);
    expect(await fight.faces(version + 3)).toEqual(await fight.faces(version + 1));
    await sound(fight);
  });

  it('that draws anew goes on where nobody has looked, even after dice were kept', async () => {
    const { version } = fight.record;
    await fight.play(roll);
    const { used } = fight.record.snapshot.dice;
    await fight.rewind(version, 'KEEP');
    expect(fight.record.snapshot.dice).toMatchObject({ position: 0, used });
    await fight.rewind(version, 'REDRAW');
    expect(fight.record.snapshot.dice).toMatchObject({ position: used, used });
    await fight.play(roll);
    const { rolls } = await fight.app.replay(fight.record);
    const anew = rolls.filter((made) => made.version === fight.record.version);
    expect(anew.length).toBeGreaterThan(0);
    expect(anew.every(({ position }) => position >= used)).toBe(true);
    await sound(fight);
  });

  it('can be rewound', async () => {
    await fight.play(roll);
    const { version, snapshot } = fight.record;
    await fight.rewind(2, 'KEEP');
    await fight.rewind(version, 'KEEP');
    const { state, dice } = snapshot;
    expect(fight.record.snapshot).toMatchObject({ state, dice });
    await sound(fight);
  });

  it('from the end goes on with a seed of its own, and the old one is never rolled again', async () => {
    await fight.play(roll);
    const { version } = fight.record;
    const seed = fight.record.snapshot.dice.seed;
    await fight.play({ type: 'EndEncounter' });
    const asked = {
      encounterId: fight.id,
      caller: gmOf(fight.id),
      expectedVersion: null,
      reason: 'x',
    };
    const keeping = { ...asked, toVersion: version, dice: 'KEEP' } as const;
    expect(await fight.app.rewind(keeping)).toMatchObject({ kind: 'INVALID' });
    await fight.rewind(version, 'REDRAW');
    const { dice } = fight.record.snapshot;
    expect(dice.seed).not.toBe(seed);
    expect(dice).toMatchObject({ position: 0, used: 0, since: version + 2 });
    // Nor is the position kept of a version that the old seed made.
    expect(await fight.app.rewind(keeping)).toMatchObject({
      kind: 'INVALID',
      issues: [{ path: ['dice'] }],
    });
    await fight.wander(6);
    await sound(fight);
    const facts = await fight.app.dice(fight.record);
    expect(facts.seed).toBeNull();
    expect(facts.streams).toEqual([
      { since: 1, seed, commitment: commitment(seed) },
      { since: version + 2, seed: null, commitment: commitment(dice.seed) },
    ]);
    expect(JSON.stringify(await fight.journal())).not.toContain(dice.seed);
  });

  it('to an end reveals the seed of now, and only that', async () => {
    await fight.play(roll);
    const over = await fight.play({ type: 'EndEncounter' });
    const past = await recordOf(fight.app, fight.id, over.record.version);
    await fight.rewind(2, 'REDRAW');
    const { seed } = fight.record.snapshot.dice;
    const ended = (await recordOf(fight.app, fight.id, over.record.version))!;
    expect(await fight.app.dice(ended)).toEqual(await fight.app.dice(past!));
    expect(JSON.stringify(await fight.app.dice(ended))).not.toContain(seed);
    await fight.rewind(over.record.version, 'REDRAW');
    expect((await fight.app.dice(fight.record)).seed).toBe(seed);
    await fight.rewind(2, 'REDRAW');
    expect(fight.record.snapshot.dice.seed).not.toBe(seed);
    await sound(fight);
  });

  it.each([0, -1, 1.5, 99])('to version %d, which there is not, is refused', async (toVersion) => {
    const asked = {
      encounterId: fight.id,
      caller: gmOf(fight.id),
      expectedVersion: null,
      reason: 'x',
    };
    const outcome = await fight.app.rewind({ ...asked, toVersion, dice: 'REDRAW' });
    expect(outcome).toMatchObject({ kind: 'INVALID', issues: [{ path: ['toVersion'] }] });
    expect(await recordOf(fight.app, fight.id)).toEqual(fight.record);
  });

  it.each(['', '   ', 'x'.repeat(501)])('for the reason %j is refused', async (reason) => {
    const asked = { encounterId: fight.id, caller: gmOf(fight.id), expectedVersion: null, reason };
    const outcome = await fight.app.rewind({ ...asked, toVersion: 1, dice: 'REDRAW' });
    expect(outcome).toMatchObject({ kind: 'INVALID', issues: [{ path: ['reason'] }] });
  });
});

describe('a rewind that was tampered with', () => {
  const tampered = async (change: (entry: JournalEntry) => JournalEntry) => {
    await fight.play(roll);
    await fight.rewind(2, 'KEEP');
    await fight.play({ type: 'EndEncounter' });
    const entries = (await fight.journal()).map((entry) =>
      entry.version === fight.record.version - 1 ? change(entry) : entry,
    );
    const store = {
      ...fight.store,
      journal: (_: string, after: number, limit: number) =>
        Promise.resolve(entries.slice(after, after + limit)),
    };
    const { difference } = await appOn(store).replay(fight.record);
    expect(difference === null || difference.version === fight.record.version - 1).toBe(true);
    return difference?.kind ?? null;
  };
  const command = (entry: JournalEntry) => entry.command as object;

  it.each<readonly [string, (entry: JournalEntry) => JournalEntry, string | null]>([
    ['as it was', (entry) => entry, null],
    [
      'another version',
      (entry) => ({ ...entry, command: { ...command(entry), toVersion: 1 } }),
      'EVENTS',
    ],
    [
      'no such version',
      (entry) => ({ ...entry, command: { ...command(entry), toVersion: 77 } }),
      'COMMAND',
    ],
    ['other dice', (entry) => ({ ...entry, dicePosition: 1 }), 'POSITION'],
    [
      'another state',
      (entry) => ({ ...entry, checkpoint: checkpointOf({ state: { name: 'Another' }, used: 0 }) }),
      'SNAPSHOT',
    ],
    [
      'a new seed in the middle',
      (entry) => ({
        ...entry,
        command: {
          ...command(entry),
          stream: { commitment: '0'.repeat(64), before: { seed: '0'.repeat(64), since: 1 } },
        },
      }),
      'COMMAND',
    ],
  ])('%s is noticed', async (_, change, kind) => {
    expect(await tampered(change)).toBe(kind);
  });
});

describe('a branch', () => {
  it('begins as the other was at any version, and goes its own way with dice of its own', async () => {
    await fight.play(roll);
    await fight.wander(5);
    const before = fight.record;
    const branch = await fight.branch(4, 'What if');
    const then = (await recordOf(fight.app, fight.id, 4))!;
    expect(branch.id).not.toBe(fight.id);
    expect(branch.record.version).toBe(1);
    expect(branch.record.snapshot.state).toEqual({
      ...(then.snapshot.state as object),
      name: 'What if',
    });
    expect(branch.record.snapshot.dice.seed).not.toBe(before.snapshot.dice.seed);
    await branch.wander(10);
    await sound(branch);
    expect(await recordOf(fight.app, fight.id)).toEqual(before);
    const [entry] = await branch.journal();
    expect(entry!.events).toEqual([
      { type: 'EncounterBranched', fromId: fight.id, fromVersion: 4 },
    ]);
  });

  it('can be branched and rewound in turn', async () => {
    await fight.play(roll);
    const branch = await fight.branch(null);
    expect(branch.record.snapshot.state).toEqual(fight.record.snapshot.state);
    await branch.wander(4);
    await branch.rewind(1, 'KEEP');
    const twig = await branch.branch(2);
    await twig.wander(3);
    await sound(branch);
    await sound(twig);
  });

  it('whose first state was exchanged is noticed', async () => {
    const branch = await fight.branch(null);
    const [entry] = await branch.journal();
    const state = { ...(branch.record.snapshot.state as object), name: 'Another' };
    const store = {
      ...fight.store,
      journal: () => Promise.resolve([{ ...entry!, checkpoint: checkpointOf({ state, used: 0 }) }]),
    };
    const { difference } = await appOn(store).replay(branch.record);
    expect(difference).toEqual({ version: 1, kind: 'CREATION', path: '' });
  });

  it.each([
    [0, null, 'atVersion'],
    [99, null, 'atVersion'],
    [1, '', 'name'],
    [1, 'x'.repeat(121), 'name'],
  ])('at version %d with the name %j is refused', async (atVersion, name, field) => {
    const asked = { encounterId: fight.id, caller: gmOf(fight.id), atVersion, name };
    const outcome = await fight.app.branch(asked);
    expect(outcome).toMatchObject({ kind: 'INVALID', issues: [{ path: [field] }] });
  });
});

describe('the state at a version', () => {
  it('is found from the nearest entry that keeps one, however long the journal', async () => {
    const store = memoryStore();
    const long = await AppFight.gather(5, store);
    for (let n = 0; long.record.version < 2 * CHECKPOINT_EVERY + 60; n++)
      await long.play({ type: 'SetBattlefield', obstacles: [{ q: n % 50, r: 20 }] });
    const kept = (await long.journal()).filter(({ checkpoint }) => checkpoint);
    expect(kept.map(({ version }) => version)).toEqual([CHECKPOINT_EVERY, 2 * CHECKPOINT_EVERY]);
    const read: number[] = [];
    const counting = appOn({
      ...store,
      async journal(id, after, limit) {
        const page = await store.journal(id, after, limit);
        read.push(page.length);
        return page;
      },
    });
    for (const version of [1, 3, 249, 250, 251, 499, 500, 501, 555]) {
      read.length = 0;
      const record = (await recordOf(counting, long.id, version))!;
      const { state } = (await long.app.versionStates(long.record, { first: 1, last: version })).at(
        -1,
      )!;
      expect(JSON.stringify(record.snapshot.state)).toBe(JSON.stringify(state));
      expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(CHECKPOINT_EVERY);
    }
    // Where an entry keeps none, an earlier one does.
    const without = appOn({
      ...store,
      journal: async (id, after, limit) =>
        (await store.journal(id, after, limit)).map(({ checkpoint: _, ...entry }) => entry),
    });
    expect(await recordOf(without, long.id, 555)).toEqual(await recordOf(long.app, long.id, 555));
    await sound(long);
  });

  it.each([0, -1, 0.5, 99])('%d, which there is not, is null', async (version) => {
    expect(await recordOf(fight.app, fight.id, version)).toBeNull();
    expect(await recordOf(fight.app, 'enc_00000000000000000000', 1)).toBeNull();
  });
});

describe('seeds', () => {
  it('are drawn by rewinds from the end up to a number, and a branch goes on', async () => {
    const { version } = fight.record;
    for (let seeds = 1; seeds < MAX_SEEDS; seeds++) {
      await fight.play({ type: 'EndEncounter' });
      await fight.rewind(version, 'REDRAW');
    }
    // None is drawn while it is on.
    await fight.rewind(version, 'REDRAW');
    await fight.play({ type: 'EndEncounter' });
    const { version: end } = fight.record;
    const asked = { encounterId: fight.id, caller: gmOf(fight.id), expectedVersion: null };
    const rewinding = { ...asked, toVersion: version, dice: 'REDRAW', reason: 'x' } as const;
    const refused = await fight.app.rewind(rewinding);
    expect(refused).toMatchObject({ kind: 'INVALID', issues: [{ path: ['toVersion'] }] });
    expect(JSON.stringify(refused)).toContain(`${MAX_SEEDS} seeds`);
    expect(await recordOf(fight.app, fight.id, end)).toMatchObject({ version: end });
    await sound(fight);
    expect((await fight.branch(version)).record.version).toBe(1);
  });
});
