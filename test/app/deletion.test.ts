import { describe, expect, it } from 'vitest';
import type { Deletion } from '../../src/app/deletion.ts';
import type { UpdateOrEnd } from '../../src/app/follow/updates.ts';
import { type EncounterStore, StoreError } from '../../src/app/ports.ts';
import { AppFight, appOn, recordOf } from '../kit/app/app-fight.ts';
import { gmOf } from '../kit/app/seats.ts';
import { memoryStore } from '../kit/store/memory.ts';

const nameOf = (fight: AppFight) => (fight.record.snapshot.state as { name: string }).name;

const asked = (fight: AppFight) => ({
  encounterId: fight.id,
  caller: gmOf(fight.id),
  name: nameOf(fight) || fight.id,
});

const STREAM = { address: '192.0.2.1', maxMs: 60_000, charge: () => 0 };

const player = {
  kind: 'PLAYER',
  combatantIds: [],
  name: 'A player',
  days: 1,
} as const;

/** A store that fails to erase while it is told to. */
function failing(store: EncounterStore) {
  const fault = { on: true };
  const erase: EncounterStore['erase'] = (id) =>
    fault.on ? Promise.reject(new StoreError('BUSY', 'Cut off.')) : store.erase(id);
  return { store: { ...store, erase }, fault };
}

describe('deleting an encounter', () => {
  it('erases all of it, says so, and then nobody finds it', async () => {
    const fight = await AppFight.gather();
    const { version } = fight.record;
    expect(await fight.app.delete(asked(fight))).toEqual({
      kind: 'DELETED',
      encounterId: fight.id,
      name: asked(fight).name,
      versions: version,
      complete: true,
    } satisfies Deletion);
    expect(await recordOf(fight.app, fight.id)).toBeNull();
    expect(await fight.journal()).toEqual([]);
    expect(await fight.app.delete(asked(fight))).toEqual({ kind: 'NOT_FOUND' });
    const command = { type: 'RollInitiative' };
    const envelope = { encounterId: fight.id, caller: gmOf(fight.id), expectedVersion: null };
    expect(await fight.app.submit({ ...envelope, command })).toEqual({ kind: 'NOT_FOUND' });
    const elsewhere = appOn(fight.store);
    expect(await elsewhere.submit({ ...envelope, command })).toEqual({ kind: 'NOT_FOUND' });
  });

  it('takes its name as the confirmation, and changes nothing with another one', async () => {
    const fight = await AppFight.gather();
    for (const name of ['', 'Another table', asked(fight).name + ' '])
      expect(await fight.app.delete({ ...asked(fight), name })).toMatchObject({
        kind: 'INVALID',
        issues: [{ path: ['name'] }],
      });
    expect(await recordOf(fight.app, fight.id)).toEqual(fight.record);
  });

  it('is for a GM alone, before and while it is erased', async () => {
    const { store, fault } = failing(memoryStore());
    const fight = await AppFight.gather(1, store);
    const envelope = { encounterId: fight.id, caller: gmOf(fight.id), expectedVersion: null };
    const outcome = await fight.app.issueSeat(envelope, player);
    if (outcome.kind !== 'DONE' || !outcome.issued) throw new Error('No seat.');
    const caller = { kind: 'SEAT', encounterId: fight.id, seatId: outcome.issued.id } as const;
    expect(await fight.app.delete({ ...asked(fight), caller })).toMatchObject({
      kind: 'FORBIDDEN',
      code: 'FORBIDDEN',
    });
    await fight.app.delete(asked(fight));
    fault.on = false;
    expect(await fight.app.delete({ ...asked(fight), caller })).toEqual({ kind: 'NOT_FOUND' });
    expect(await fight.journal()).not.toEqual([]);
  });

  it('is refused at another version than its sender saw, but goes on at any once it has begun', async () => {
    const { store, fault } = failing(memoryStore());
    const fight = await AppFight.gather(1, store);
    const { version } = fight.record;
    const late = { ...asked(fight), expectedVersion: version - 1 };
    expect(await fight.app.delete(late)).toEqual({
      ...{ kind: 'CONFLICT', currentVersion: version, since: version - 1, fields: [] },
    });
    expect(await recordOf(fight.app, fight.id)).toEqual(fight.record);
    const begun = await fight.app.delete({ ...asked(fight), expectedVersion: version });
    expect(begun).toMatchObject({ kind: 'DELETED', complete: false });
    fault.on = false;
    expect(await fight.app.delete(late)).toMatchObject({ kind: 'DELETED', complete: true });
  });

  it('that was cut off is deleted all the same, and taken up by the next call', async () => {
    const { store, fault } = failing(memoryStore());
    const fight = await AppFight.gather(1, store);
    expect(await fight.app.delete(asked(fight))).toMatchObject({
      kind: 'DELETED',
      complete: false,
    });
    const elsewhere = appOn(store);
    expect(await recordOf(elsewhere, fight.id)).toBeNull();
    expect(await fight.journal()).not.toEqual([]);
    fault.on = false;
    expect(await elsewhere.delete(asked(fight))).toMatchObject({
      versions: fight.record.version,
      complete: true,
    });
    expect(await fight.journal()).toEqual([]);
    expect(await elsewhere.delete(asked(fight))).toEqual({ kind: 'NOT_FOUND' });
  });

  it('judges again when somebody has played on in between', async () => {
    const inner = memoryStore();
    let first = true;
    const fight = await AppFight.gather(1, inner);
    const store: EncounterStore = {
      ...inner,
      async markDeleted(id, version) {
        if (first) await fight.play({ type: 'RollInitiative' });
        first = false;
        return inner.markDeleted(id, version);
      },
    };
    const before = fight.record.version;
    const deletion = await appOn(store).delete(asked(fight));
    expect(deletion).toMatchObject({ kind: 'DELETED', versions: before + 1, complete: true });
  });

  it('ends its streams, here at once and elsewhere at their next look', async () => {
    const fight = await AppFight.gather();
    const ended = async (app: typeof fight.app): Promise<UpdateOrEnd | undefined> => {
      const watched = await app.watch(
        { encounterId: fight.id, after: null, pings: false },
        gmOf(fight.id),
        STREAM,
      );
      if (watched.kind !== 'WATCHED') throw new Error(watched.kind);
      return (await Array.fromAsync(watched.updates)).at(-1);
    };
    const streams = Promise.all([ended(fight.app), ended(appOn(fight.store))]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await fight.app.delete(asked(fight));
    const { id: encounterId, version: afterVersion } = fight.record;
    const end = { kind: 'ENDED', encounterId, reason: 'DELETED', afterVersion, retryAfter: null };
    expect(await streams).toEqual([end, end]);
    expect(fight.app.watched).toBe(0);
  });

  it('ends a stream that is still reading what came before', async () => {
    const fight = await AppFight.gather();
    const app = appOn(fight.store);
    const watched = await app.watch(
      { encounterId: fight.id, after: 0, pings: false },
      gmOf(fight.id),
      STREAM,
    );
    if (watched.kind !== 'WATCHED') throw new Error(watched.kind);
    await fight.app.delete(asked(fight));
    const sent = await Array.fromAsync(watched.updates);
    expect(sent.at(-1)).toMatchObject({ kind: 'ENDED', reason: 'DELETED' });
  });
});
