/** Links for the table over both stores, with a clock that is set: when they end, and two at once. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import type { Caller, Ports } from '../../../src/app/ports.ts';
import { done, someone } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { dynamoDbStore } from '../../../src/store/dynamodb/store.ts';
import { startTestDatabase, type TestDatabase } from '../../kit/store/database.ts';
import { memoryStore } from '../../kit/store/memory.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const sqlite = memoryStore();

/** Ana and Bor, a link that gives both for two days, and processes that share the store. */
async function opened(store: Ports['store']) {
  const clock = { now: Date.parse('2026-01-01T00:00:00.000Z') };
  const ports = { store, randomBytes, creation: 'OPEN', clock: () => new Date(clock.now) } as const;
  const app = new Encounters(ports);
  const setup = { name: 'Links', settings: {}, content: [] };
  const { id } = done(await app.create('SEGMENTS', setup, nobody)).record;
  const envelope = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const combatants = [someone('Ana', 0), someone('Bor', 2)];
  const command = { type: 'AddCombatants', combatants };
  done(await app.submit({ ...envelope, command }));
  const request = { combatantIds: ['ana', 'bor'], uses: null, days: 2 };
  const { record } = done(await app.createInvite(envelope, request));
  const claim = { encounterId: id, inviteId: record.invites![0]!.id };
  const take = (combatantId: string, by = app, caller: Caller = nobody) =>
    by.acceptInvite(claim, { caller, combatantId, name: 'Ann' });
  return { app, another: () => new Encounters(ports), clock, envelope, request, claim, take };
}

describe.each(['SQLite', 'DynamoDB'])('a link with %s', (which) => {
  const store = () =>
    which === 'SQLite' ? sqlite : dynamoDbStore(database.client, database.tableName);

  it('gives each hero once, also to processes that have not seen what was taken', async () => {
    const { app, another, take, claim } = await opened(store());
    const others = [another(), another(), another()];
    // They know the encounter as it was before any was taken.
    await Promise.all(others.map((one) => one.invite(claim)));
    const answers = await Promise.all([app, ...others].map((one) => take('ana', one)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
      'DONE',
      ...['HERO_TAKEN', 'HERO_TAKEN', 'HERO_TAKEN'],
    ]);
    for (const answer of answers)
      if (answer.kind === 'HERO_TAKEN') expect(answer.free.map(({ id }) => id)).toEqual(['bor']);
    expect(done(await take('bor', others[0])).record.invites).toMatchObject([{ used: 2 }]);
  });

  it('ends when its time has come, and makes room for another', async () => {
    const { app, clock, envelope, request, claim, take } = await opened(store());
    clock.now += 2 * DAY_MS - 1;
    expect(await app.invite(claim)).toMatchObject({ kind: 'OFFER' });
    clock.now += 1;
    const ended = { kind: 'FORBIDDEN', code: 'INVITE_ENDED' };
    expect(await app.invite(claim)).toMatchObject(ended);
    expect(await take('ana')).toMatchObject(ended);
    const { invites } = done(await app.createInvite(envelope, request)).record;
    expect(invites).toHaveLength(1);
    expect(invites![0]!.id).not.toBe(claim.inviteId);
  });

  it('gives the hero of a seat that has expired to the next', async () => {
    const { app, clock, envelope, request, take } = await opened(store());
    done(await take('ana'));
    clock.now += 31 * DAY_MS;
    const { record } = done(await app.createInvite(envelope, request));
    const claim = { encounterId: record.id, inviteId: record.invites![0]!.id };
    const offer = await app.invite(claim);
    expect(offer).toMatchObject({ free: [{ id: 'ana' }, { id: 'bor' }] });
    const again = { caller: nobody, combatantId: 'ana', name: 'Abe' };
    done(await app.acceptInvite(claim, again));
  });

  it('is not there where there is no encounter', async () => {
    const { app } = await opened(store());
    for (const encounterId of ['enc_00000000000000000000', 'anything']) {
      const claim = { encounterId, inviteId: 'invite_0' };
      expect(await app.invite(claim)).toEqual({ kind: 'NOT_FOUND' });
      const taken = { caller: nobody, combatantId: 'ana', name: 'Ann' };
      expect(await app.acceptInvite(claim, taken)).toEqual({ kind: 'NOT_FOUND' });
    }
  });
});
