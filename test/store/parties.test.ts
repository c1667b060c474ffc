/** Parties lie in the same store as encounters: the lock, keys, owners and deletion hold for them, in both databases. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Encounters } from '../../src/app/encounters.ts';
import { MAX_GONE } from '../../src/app/party/joining.ts';
import { membersOf } from '../../src/app/party/members.ts';
import { MAX_PARTIES } from '../../src/app/parties.ts';
import type { Caller, EncounterStore } from '../../src/app/ports.ts';
import { memberContent } from '../../src/engine/index.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { appOn, done } from '../kit/app/app-fight.ts';
import { fought, gathered } from '../kit/app/party-of-one.ts';
import { gmOf, nobody } from '../kit/app/seats.ts';
import { startTestDatabase, type TestDatabase } from '../kit/store/database.ts';
import { memoryStore } from '../kit/store/memory.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const sqlite = memoryStore();
const account = (name: string): Caller => ({ kind: 'ACCOUNT', account: name });
const start = { after: null, before: null, from: 'START', count: 10 } as const;

describe.each(['SQLite', 'DynamoDB'])('parties with %s', (which) => {
  const store = (): EncounterStore =>
    which === 'SQLite' ? sqlite : dynamoDbStore(database.client, database.tableName);

  it('of two processes that write a fight back at once one wins, and the other is told', async () => {
    const on = store();
    const apps = [appOn(on), appOn(on), appOn(store())];
    const { id, asked } = await gathered(apps[0]!);
    const fight = await fought(apps[0]!, id, 7);
    const outcomes = await Promise.all(apps.map((app) => app.parties.writeBack(asked, fight)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['DONE', 'REJECTED', 'REJECTED']);
    const found = await apps[2]!.parties.read(id, gmOf(id));
    if (found.kind !== 'GRANTED') throw new Error(found.kind);
    expect(found.record.version).toBe(3);
    expect(membersOf(found.record)[0]!.was).toMatchObject({ hitPoints: 7 });
    expect((await apps[1]!.replay(found.record)).difference).toBeNull();
  });

  it('takes a write-back back once, of those who ask at once', async () => {
    const app = appOn(store());
    const { id, asked, record } = await gathered(app);
    const fight = await fought(app, id, 3);
    const { version } = done(await app.parties.writeBack(asked, fight)).record;
    const others = [app, appOn(store())];
    const outcomes = await Promise.all(others.map((one) => one.parties.undo(asked, version)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['DONE', 'REJECTED']);
    const found = await app.parties.read(id, gmOf(id));
    if (found.kind !== 'GRANTED') throw new Error(found.kind);
    expect(membersOf(found.record).map(memberContent)).toEqual(
      membersOf(record).map(memberContent),
    );
  });

  it('applies a request once by its key, be it sent to two processes', async () => {
    const apps = [appOn(store()), appOn(store())];
    const { asked } = await gathered(apps[0]!);
    const command = { type: 'UpdateEncounter', name: 'Renamed' };
    const idempotency = { key: 'once', request: command };
    const versions = await Promise.all(
      apps.map(async ({ parties }) =>
        done(await parties.submit({ ...asked, command, idempotency })),
      ),
    );
    expect(versions.map(({ record }) => record.version)).toEqual([3, 3]);
  });

  it('lists those of an account apart from its encounters, and leaves nothing of a deleted one', async () => {
    const on = store();
    const app = appOn(on);
    const owner = `owner-${which}`;
    const { id } = await gathered(app, account(owner));
    done(await app.create('SEGMENTS', { name: 'A fight' }, account(owner)));
    const { found } = await app.parties.ofAccount(owner, start);
    expect(found.map(({ record }) => record.id)).toEqual([id]);
    expect(await app.countOfAccount(owner)).toBe(1);
    const asked = { encounterId: id, caller: account(owner), name: 'The Lanterns' };
    expect(await app.parties.delete(asked)).toMatchObject({ kind: 'DELETED', complete: true });
    expect(await app.parties.countOfAccount(owner)).toBe(0);
    expect(await on.journal(id, 0, 10)).toEqual([]);
    expect(await on.load(id)).toBeNull();
    expect(await app.countOfAccount(owner)).toBe(1);
  });

  it('keeps who came from a party, from version to version', async () => {
    const on = store();
    const app = appOn(on);
    const { id } = await gathered(app);
    const { encounterId } = await fought(app, id, 5);
    const record = (await on.load(encounterId))!;
    expect(record.version).toBe(4);
    expect(record.fromParties).toMatchObject([{ partyId: id }]);
  });
});

it('an account has so many parties and no more', async () => {
  const app = appOn(memoryStore());
  const caller = account('many');
  const create = (name: string) => app.parties.create('SEGMENTS', { name }, caller);
  for (let n = 0; n < MAX_PARTIES; n++) done(await create(`Party ${n}`));
  expect(await create('One more')).toMatchObject({ kind: 'INVALID', issues: [{ path: ['name'] }] });
});

it('a fight remembers so many of those who have come and gone, and no more', async () => {
  const app = appOn(memoryStore());
  const { id } = done(await app.create('SEGMENTS', { name: 'A fight' }, nobody)).record;
  const asked = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  for (let n = 0; n < MAX_GONE + 3; n++) {
    const party = await gathered(app);
    const joining = { partyId: party.id, caller: gmOf(party.id), memberIds: null };
    const arriving = await app.parties.arriving({ ...joining, at: { q: 0, r: 0 } });
    if (arriving.kind !== 'ARRIVING') throw new Error(arriving.kind);
    const coming = { type: 'AddCombatants', members: arriving.members };
    const { record } = done(await app.submit({ ...asked, command: coming }, arriving));
    expect(record.fromParties).toHaveLength(Math.min(n, MAX_GONE) + 1);
    expect(record.fromParties!.at(-1)!.partyId).toBe(party.id);
    const { combatantId } = arriving.from[0]!;
    done(await app.submit({ ...asked, command: { type: 'RemoveCombatant', combatantId } }));
  }
});

it('lasts a year from its last change', async () => {
  const clock = { now: Date.parse('2026-01-01T00:00:00.000Z') };
  const app = new Encounters({
    ...{ store: memoryStore(), randomBytes, creation: 'OPEN' },
    clock: () => new Date(clock.now),
  });
  const { asked, record } = await gathered(app);
  clock.now += 300 * 24 * 60 * 60 * 1000;
  const command = { type: 'UpdateEncounter', name: 'Later' };
  const later = done(await app.parties.submit({ ...asked, command })).record;
  expect(record.seats[0]!.expiresAt.slice(0, 10)).toBe('2027-01-02');
  expect(later.seats[0]!.expiresAt.slice(0, 10)).toBe('2027-10-29');
});
