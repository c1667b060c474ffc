/** Moving the end of a seat, with a clock that is set. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import { firstSeat } from '../../../src/app/journal/first-seat.ts';
import type { Caller, Ports } from '../../../src/app/ports.ts';
import { done, someone } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { dynamoDbStore } from '../../../src/store/dynamodb/store.ts';
import { startTestDatabase, type TestDatabase } from '../../kit/store/database.ts';
import { memoryStore } from '../../kit/store/memory.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An encounter, and days that go by. */
async function opened(store: Ports['store'], renewal: NonNullable<Ports['renewal']> = 'STANDING') {
  const clock = { now: Date.parse('2026-01-01T00:00:00.000Z') };
  const app = new Encounters({
    ...{ store, randomBytes, renewal, creation: 'OPEN' },
    clock: () => new Date(clock.now),
  });
  const setup = { name: 'Seats', settings: {}, content: [] };
  const { record } = done(await app.create('SEGMENTS', setup, nobody));
  const envelope = (caller: Caller, key?: string) => ({
    ...{ encounterId: record.id, caller, expectedVersion: null },
    ...(key !== undefined && { idempotency: { key, request: 'renewSeat' } }),
  });
  const gm = gmOf(record.id);
  const issue = async (kind: 'GM' | 'PLAYER', days: number) => {
    const request = { kind, combatantIds: [], name: 'Ann', days };
    const { issued } = done(await app.issueSeat(envelope(gm), request));
    return {
      seat: issued!,
      caller: { kind: 'SEAT', encounterId: record.id, seatId: issued!.id } as const,
    };
  };
  return {
    ...{ app, id: record.id, gm, issue, envelope },
    first: firstSeat(record.id, new Date(clock.now).toISOString()),
    pass: (days: number) => {
      clock.now += days * DAY_MS;
    },
    now: () => new Date(clock.now).toISOString(),
    seats: async () => (await store.load(record.id))!.seats,
  };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const sqlite = memoryStore();

describe.each(['SQLite', 'DynamoDB'])('with %s', (which) => {
  const store = () =>
    which === 'SQLite' ? sqlite : dynamoDbStore(database.client, database.tableName);

  describe('renewing a seat that stands', () => {
    it('makes it last as long again as it was issued for, once half of that has gone', async () => {
      const table = await opened(store());
      const { seat, caller } = await table.issue('PLAYER', 10);
      table.pass(4.99);
      expect(await table.app.renewSeat(table.envelope(caller))).toMatchObject({
        ...{ kind: 'INVALID', issues: [{ path: ['encounterId'] }] },
      });
      table.pass(0.01);
      const renewed = done(await table.app.renewSeat(table.envelope(caller)));
      expect(renewed.record.version).toBe(3);
      expect(renewed.issued).toEqual({
        ...{ ...seat, issuedAt: table.now(), expiresAt: '2026-01-16T00:00:00.000Z' },
      });
      expect(await table.seats()).toContainEqual(renewed.issued);
      expect(renewed.events).toMatchObject([{ type: 'SeatRenewed', seat: { id: seat.id } }]);
    });

    it('done by two at once is done once', async () => {
      const table = await opened(store());
      const { caller } = await table.issue('PLAYER', 10);
      table.pass(6);
      const asked = () => table.app.renewSeat(table.envelope(caller));
      const outcomes = await Promise.all([asked(), asked(), asked()]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['DONE', 'INVALID', 'INVALID']);
    });

    it('with a key is answered as the first time', async () => {
      const table = await opened(store());
      const { caller } = await table.issue('PLAYER', 10);
      table.pass(6);
      const first = done(await table.app.renewSeat(table.envelope(caller, 'k')));
      table.pass(1);
      const again = done(await table.app.renewSeat(table.envelope(caller, 'k')));
      expect([again.issued, again.record.version]).toEqual([first.issued, first.record.version]);
    });

    it('answers a token that ends sooner with the seat as it is, and takes no step', async () => {
      const table = await opened(store());
      const { seat, caller } = await table.issue('PLAYER', 10);
      table.pass(6);
      const { issued } = done(await table.app.renewSeat(table.envelope(caller)));
      table.pass(1);
      const outcome = await table.app.renewSeat(table.envelope(caller), seat);
      expect(done(outcome)).toMatchObject({ issued, record: { version: 3 }, events: [] });
    });

    it('of a revoked one is refused', async () => {
      const table = await opened(store(), 'ENDED_GM');
      const { seat, caller } = await table.issue('GM', 10);
      done(await table.app.revokeSeat(table.envelope(table.gm), seat.id));
      table.pass(6);
      for (const token of [null, seat])
        expect(await table.app.renewSeat(table.envelope(caller), token)).toMatchObject({
          ...{ kind: 'FORBIDDEN', code: 'SEAT_REVOKED' },
        });
      table.pass(20);
      expect(await table.app.renewSeat(table.envelope(caller), seat)).toMatchObject({
        code: 'SEAT_REVOKED',
      });
    });

    it('keeps the account that has claimed it, of which the journal does not know', async () => {
      const table = await opened(store());
      const { caller } = await table.issue('PLAYER', 10);
      const account = { kind: 'ACCOUNT', account: 'an account' } as const;
      done(await table.app.claimSeat(table.envelope(caller), account));
      table.pass(6);
      const { issued } = done(await table.app.renewSeat(table.envelope(account)));
      expect(issued).toMatchObject({ account: 'an account' });
      expect((await table.seats()).at(-1)).toEqual(issued);
      const journal = await store().journal(table.id, 0, 100);
      expect(JSON.stringify(journal)).not.toContain('an account');
    });

    it('is no step of the fight: it is exported, imported, branched, rewound and verified', async () => {
      const table = await opened(store());
      const { app, gm, envelope } = table;
      table.pass(200);
      done(await app.renewSeat(envelope(gm)));
      const combatants = [someone('Ana', 0)];
      const command = { type: 'AddCombatants', combatants, creatures: [], hidden: false };
      done(await app.submit({ ...envelope(gm), command }));
      const rewind = { toVersion: 2, dice: 'REDRAW', reason: 'Undo' } as const;
      const rewound = done(await app.rewind({ ...envelope(gm), ...rewind }));
      expect(rewound.record.seats.map(({ issuedAt }) => issuedAt)).toEqual([table.now()]);
      expect((await app.replay(rewound.record)).difference).toBeNull();
      const document = await app.export(table.id, gm);
      if (document.kind !== 'EXPORTED') throw new Error(document.kind);
      const copy = done(await app.import(JSON.parse(JSON.stringify(document.document)), nobody));
      expect((await app.replay(copy.record)).difference).toBeNull();
      const { encounterId, caller } = envelope(gm);
      const branched = await app.branch({ encounterId, caller, atVersion: 2, name: null });
      expect(branched.kind).toBe('DONE');
      const found = await app.delete({ encounterId, caller, name: 'Seats' });
      expect(found).toMatchObject({ kind: 'DELETED', complete: true });
    });
  });

  describe('the token of a seat that has ended', () => {
    it('opens nothing, unless the operator allows it and it is the seat of a GM', async () => {
      const table = await opened(store());
      table.pass(367);
      const ended = { kind: 'FORBIDDEN', code: 'UNAUTHENTICATED' };
      const asked = (caller: Caller, token = table.first) =>
        table.app.renewSeat(table.envelope(caller), token);
      expect(await asked(table.gm)).toMatchObject(ended);
      const lax = await opened(store(), 'ENDED_GM');
      const player = await lax.issue('PLAYER', 10);
      lax.pass(367);
      const late = await lax.app.renewSeat(lax.envelope(player.caller), player.seat);
      expect(late).toMatchObject(ended);
      const { issued } = done(await lax.app.renewSeat(lax.envelope(lax.gm), lax.first));
      expect(issued).toMatchObject({ id: lax.first.id, issuedAt: lax.now() });
    });

    it('is answered alike a second time, with the token that lasts', async () => {
      const table = await opened(store(), 'ENDED_GM');
      table.pass(367);
      const asked = () => table.app.renewSeat(table.envelope(table.gm, 'k'), table.first);
      const [one, two] = [done(await asked()), done(await asked())];
      expect([two.issued, two.record.version]).toEqual([one.issued, one.record.version]);
    });

    it('of a player is not answered out of the journal either', async () => {
      const table = await opened(store(), 'ENDED_GM');
      const { seat, caller } = await table.issue('PLAYER', 10);
      table.pass(6);
      done(await table.app.renewSeat(table.envelope(caller, 'k'), seat));
      table.pass(5);
      expect(await table.app.renewSeat(table.envelope(caller, 'k'), seat)).toMatchObject({
        ...{ kind: 'FORBIDDEN', code: 'UNAUTHENTICATED' },
      });
    });

    it('of a GM is kept when another seat is issued, and makes room when there is none', async () => {
      const table = await opened(store(), 'ENDED_GM');
      const second = await table.issue('GM', 1);
      table.pass(2);
      await table.issue('PLAYER', 300);
      expect(
        done(await table.app.renewSeat(table.envelope(second.caller), second.seat)).issued?.id,
      ).toBe(second.seat.id);
      table.pass(2);
      for (let n = 0; n < 98; n++) await table.issue('PLAYER', 300);
      expect(await table.seats()).toHaveLength(100);
      expect((await table.seats()).map(({ id }) => id)).not.toContain(second.seat.id);
    });

    it('is no GM who stays: the last one that stands cannot be revoked', async () => {
      const table = await opened(store(), 'ENDED_GM');
      await table.issue('GM', 1);
      table.pass(2);
      const outcome = await table.app.revokeSeat(table.envelope(table.gm), table.first.id);
      expect(outcome).toMatchObject({ kind: 'INVALID', issues: [{ path: ['seatId'] }] });
    });
  });
});
