import { beforeEach, describe, expect, it } from 'vitest';
import type { Encounters } from '../../../src/app/encounters.ts';
import { SNAPSHOT_SCHEMA } from '../../../src/app/journal/snapshot.ts';
import type { EncounterRecord, EncounterStore } from '../../../src/app/ports.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { appOn, done, someone, recordOf } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';

/** The same store with a count of what is asked of it. */
function counted(store: EncounterStore) {
  const calls: string[] = [];
  const counting = Object.fromEntries(
    Object.entries(store).map(([name, call]: [string, (...args: never[]) => unknown]) => [
      name,
      (...args: never[]) => {
        calls.push(name);
        return call(...args);
      },
    ]),
  ) as unknown as EncounterStore;
  return { calls, app: appOn(counting) };
}

const store = memoryStore();
let id: string;
let warm: ReturnType<typeof counted>;
let other: Encounters;
beforeEach(async () => {
  warm = counted(store);
  other = appOn(store);
  id = done(await warm.app.create('SEGMENTS', { name: 'x' }, nobody)).record.id;
  await add(warm.app, 'Ana', 0);
  warm.calls.length = 0;
});

const asked = (command: { readonly type: string }, more: object = {}) => ({
  encounterId: id,
  command,
  caller: gmOf(id),
  expectedVersion: null,
  ...more,
});
const add = (app: Encounters, name: string, q: number, more: object = {}) =>
  app.submit(asked({ type: 'AddCombatants', ...{ combatants: [someone(name, q)] } }, more));
/** Refused while the encounter has nobody of that id. */
const orders = (combatantId: string, defense = 'NONE', more: object = {}) =>
  asked({ type: 'SetStandingOrders', ...{ combatantId, defense } }, more);
const keyed = (key: string, request: unknown = 1) => ({ idempotency: { key, request } });

describe('a process that has seen the encounter', () => {
  it('writes without reading', async () => {
    done(await add(warm.app, 'Bor', 1));
    done(await add(warm.app, 'Cid', 2, keyed('k')));
    expect(warm.calls).toEqual(['commit', 'commit']);
  });

  it('that has not reads once and writes once', async () => {
    const cold = counted(store);
    done(await add(cold.app, 'Bor', 1));
    expect(cold.calls).toEqual(['load', 'commit']);
  });

  it('writes nothing where nothing changes, and says so of what is newest', async () => {
    const { record } = done(await add(warm.app, 'Bor', 1));
    expect(done(await warm.app.submit(orders('bor'))).record.version).toBe(record.version + 1);
    warm.calls.length = 0;
    const same = done(await warm.app.submit(orders('bor')));
    expect([same.record.version, same.events]).toEqual([record.version + 1, []]);
    expect(warm.calls).toEqual(['load']);
    done(await other.submit(orders('bor', 'REACTION')));
    // What this process has seen is old: the order is none that stands.
    expect(done(await warm.app.submit(orders('bor'))).record.version).toBe(record.version + 3);
  });

  it('judges again on what came with a conflict, without reading', async () => {
    done(await add(other, 'Bor', 1));
    expect(done(await add(warm.app, 'Cid', 2)).record.version).toBe(4);
    expect(warm.calls).toEqual(['commit', 'commit']);
  });

  it('refuses nothing because of what it remembers', async () => {
    done(await add(other, 'Bor', 1));
    // Only the other process knows that he is there.
    done(await warm.app.submit(orders('bor')));
    expect(warm.calls).toEqual(['load', 'commit']);
  });

  it('does not take a version for wrong that it has not seen', async () => {
    const { version } = done(await add(other, 'Bor', 1)).record;
    done(await add(warm.app, 'Cid', 2, { expectedVersion: version }));
  });

  it('reports a conflict with the current version', async () => {
    const { version } = done(await add(other, 'Bor', 1)).record;
    const stale = { expectedVersion: version - 1 };
    expect(await add(warm.app, 'Cid', 2, stale)).toEqual({
      ...{ kind: 'CONFLICT', currentVersion: version, since: version - 1, fields: [] },
    });
    expect(warm.calls).toEqual(['commit']);
  });

  it('refuses what is refused on the newest state', async () => {
    expect(await warm.app.submit(orders('bor'))).toMatchObject({ kind: 'REJECTED' });
    expect(warm.calls).toEqual(['load']);
  });

  it('remembers a bounded number of encounters', async () => {
    for (let n = 0; n < 40; n++) {
      const { record } = done(await other.create('SEGMENTS', { name: 'x' }, nobody));
      await recordOf(warm.app, record.id);
    }
    warm.calls.length = 0;
    done(await add(warm.app, 'Bor', 1));
    expect(warm.calls).toEqual(['load', 'commit']);
  });
});

describe('a request with a key', () => {
  it('that comes again is answered as the first time, whatever has happened since', async () => {
    const { record, events } = done(await add(warm.app, 'Bor', 1, keyed('k')));
    const { state } = record.snapshot;
    done(await warm.app.submit(asked({ type: 'RollInitiative' })));
    // As another command it would be refused: the place is taken.
    for (const app of [warm.app, other, appOn(store)]) {
      const again = done(await add(app, 'Bor', 1, keyed('k')));
      expect(again.events).toEqual(events);
      expect(again.record).toMatchObject({ ...record, snapshot: { state } });
      expect(await app.dice(again.record)).toEqual(await app.dice(record));
    }
    expect((await recordOf(other, id))?.version).toBe(4);
  });

  it('is answered as the first time where it expects a version that is past', async () => {
    const more = { ...keyed('k'), expectedVersion: 2 };
    const first = done(await add(warm.app, 'Bor', 1, more));
    expect(await add(warm.app, 'Bor', 1, more)).toEqual(first);
    expect(await add(other, 'Bor', 1, more)).toEqual(first);
  });

  it('rolls nothing again', async () => {
    done(await add(warm.app, 'Bor', 1));
    const submit = (app: Encounters) => app.submit(asked({ type: 'RollInitiative' }, keyed('k')));
    const answers = await Promise.all([warm.app, other, warm.app, other].map(submit));
    expect(answers.every((answer) => JSON.stringify(answer) === JSON.stringify(answers[0]))).toBe(
      true,
    );
    expect(done(answers[0]!).record.version).toBe(4);
    expect((await recordOf(other, id))?.version).toBe(4);
  });

  it('that was refused can be sent again', async () => {
    const submit = () => warm.app.submit(orders('bor', 'NONE', keyed('k')));
    expect(await submit()).toMatchObject({ kind: 'REJECTED' });
    done(await add(warm.app, 'Bor', 1));
    done(await submit());
  });

  it('with another input is refused, and does nothing', async () => {
    done(await add(warm.app, 'Bor', 1, keyed('k', 'one')));
    expect(await add(warm.app, 'Cid', 2, keyed('k', 'two'))).toEqual({ kind: 'KEY_REUSED' });
    expect((await recordOf(other, id))?.version).toBe(3);
  });

  it('is the same whatever the order of its fields', async () => {
    const first = await add(warm.app, 'Bor', 1, keyed('k', { a: 1, b: { c: 2, d: 3 } }));
    expect(await add(warm.app, 'Bor', 1, keyed('k', { b: { d: 3, c: 2 }, a: 1 }))).toEqual(first);
  });

  it('makes one encounter, and one branch', async () => {
    const create = () =>
      other.create('SEGMENTS', { name: 'Once' }, nobody, {
        idempotency: { key: id, request: 'c' },
      });
    const [one, again] = [done(await create()), done(await create())];
    expect(again).toEqual(one);
    const branch = () =>
      other.branch({ encounterId: id, caller: gmOf(id), atVersion: 1, name: null, ...keyed('k') });
    expect(done(await branch())).toEqual(done(await branch()));
  });

  it('imports one encounter', async () => {
    const exported = await other.export(id, gmOf(id));
    if (exported.kind !== 'EXPORTED') throw new Error('No document.');
    const put = () =>
      other.import(exported.document, nobody, {
        idempotency: { key: `import ${id}`, request: 'x' },
      });
    expect(done(await put()).record).toEqual(done(await put()).record);
  });
});

describe('what older code has stored', () => {
  const stored = async (schema: number): Promise<Encounters> => {
    const record = (await store.load(id))!;
    const { dice, ...snapshot } = record.snapshot;
    const old = { ...snapshot, schema, dice: { seed: dice.seed, position: 7 } };
    const load = () => Promise.resolve({ ...record, snapshot: old } as EncounterRecord);
    return appOn({ ...store, load });
  };

  it.each([SNAPSHOT_SCHEMA + 1, 0, 1.5])(
    'of an unknown format is refused by name: %d',
    async (n) => {
      await expect(recordOf(await stored(n), id)).rejects.toThrow(
        `The snapshot has the format ${n}; this server knows those up to ${SNAPSHOT_SCHEMA}.`,
      );
    },
  );
});
