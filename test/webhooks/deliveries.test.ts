/** Webhooks over both stores, with real receivers and a clock that is set. */
import { randomBytes } from 'node:crypto';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Encounters } from '../../src/app/encounters.ts';
import type { Caller, EncounterStore, WebhookEvent } from '../../src/app/ports.ts';
import { Deliveries } from '../../src/app/webhooks/deliveries.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { senderOf } from '../../src/webhooks/sender.ts';
import { done, someone } from '../kit/app/app-fight.ts';
import { gmOf, nobody } from '../kit/app/seats.ts';
import { startTestDatabase, type TestDatabase } from '../kit/store/database.ts';
import { memoryStore } from '../kit/store/memory.ts';
import { Receiver } from '../kit/webhooks/receiver.ts';

const HOUR_MS = 3_600_000;
const ALL: readonly WebhookEvent[] = ['encounter.changed', 'decision.due', 'encounter.ended'];

let database: TestDatabase;
let receiver: Receiver;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(() => receiver.stop());

const { refuse, send } = senderOf({ networks: '127.0.0.0/8' });

/** A process on a store. */
function processOn(store: EncounterStore, clock: { now: number }) {
  const ports = { store, randomBytes, clock: () => new Date(clock.now) };
  const errors: unknown[] = [];
  const deliveries = new Deliveries({ ...ports, send, onError: (error) => errors.push(error) });
  const onEvents = (id: string): void => {
    deliveries.notice(id);
  };
  const app = new Encounters({ ...ports, creation: 'OPEN', webhooks: { refuse, onEvents } });
  return { app, deliveries, errors };
}

async function opened(store: EncounterStore, caller: Caller = nobody) {
  const clock = { now: Date.now() };
  const { app, deliveries, errors } = processOn(store, clock);
  const setup = { name: 'Hooks', settings: {}, content: [] };
  const { id } = done(await app.create('SEGMENTS', setup, caller)).record;
  const asked = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const hook = async (url = receiver.url, events = ALL) => {
    const made = await app.webhooks.create(asked, { url, events });
    done(made.outcome);
    return { ...made.webhook!, secret: made.secret! };
  };
  const command = (type: string, fields: object = {}) =>
    app.submit({ ...asked, command: { type, ...fields } });
  const rename = (name: string) => command('UpdateEncounter', { name });
  const listed = async () => {
    const access = await app.read(id, gmOf(id));
    if (access.kind !== 'GRANTED') throw new Error(access.kind);
    return app.webhooks.of(access);
  };
  const another = () => processOn(store, clock);
  /** Whatever is due, and what became of it. */
  const later = async (ms: number): Promise<void> => {
    clock.now += ms;
    await deliveries.sweep();
    await deliveries.idle();
  };
  return {
    app,
    asked,
    clock,
    deliveries,
    errors,
    id,
    hook,
    command,
    rename,
    listed,
    another,
    later,
  };
}

const stores: Readonly<Record<string, () => EncounterStore>> = {
  SQLite: () => memoryStore(),
  DynamoDB: () => dynamoDbStore(database.client, database.tableName),
};

describe.each(Object.keys(stores))('with %s, a webhook', (which) => {
  const store = (): EncounterStore => stores[which]!();

  it('is told of what happens after it was made, one after the other', async () => {
    const { rename, command, deliveries, hook, id, listed, errors } = await opened(store());
    done(await rename('Before'));
    const { position } = await hook();
    expect(position.version).toBe(3);
    const combatants = [someone('Ana', 0), someone('Bor', 1)];
    done(await command('AddCombatants', { combatants }));
    done(await command('RollInitiative'));
    done(await rename('Later'));
    done(await command('EndEncounter'));
    await deliveries.idle();
    expect(receiver.told).toEqual([
      ...['encounter.changed 4', 'encounter.changed 5', 'decision.due 5'],
      // Ana is asked as before.
      ...['encounter.changed 6', 'encounter.changed 7', 'encounter.ended 7'],
    ]);
    const [{ timestamp, ...first }] = receiver.messages as [(typeof receiver.messages)[0]];
    expect(first).toEqual({ type: 'encounter.changed', data: { encounterId: id, version: 4 } });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(await listed()).toMatchObject([
      { position: { version: 7 }, lease: null, failing: null, lastFailure: null },
    ]);
    expect(errors).toEqual([]);
  });

  it('is told of what it asks for alone, and costs nothing where it asks for nothing of it', async () => {
    const kept = store();
    const { rename, command, deliveries, hook, id } = await opened(kept);
    await hook(receiver.url, ['encounter.ended']);
    done(await rename('Other'));
    expect(await kept.webhooks.outbox(id, 0, 10)).toEqual([]);
    done(await command('EndEncounter'));
    await deliveries.idle();
    expect(receiver.told).toEqual(['encounter.ended 4']);
    expect(await kept.webhooks.outbox(id, 0, 10)).toEqual([]);
  });

  it('that fails is tried for a day with growing pauses, then disabled; enabled, it begins anew', async () => {
    const kept = store();
    const { app, asked, rename, hook, id, listed, later, deliveries, clock } = await opened(kept);
    const { id: webhookId } = await hook(receiver.url, ['encounter.changed']);
    receiver.answer = () => 503;
    done(await rename('One'));
    done(await rename('Two'));
    await deliveries.idle();
    const began = clock.now;
    const attempts = [0];
    for (let ms = 0; ms < 26 * HOUR_MS; ms += 5000) {
      const before = receiver.received.length;
      // Only when it says that it tries again, as a sweep does at every moment.
      const [{ failing, disabled }] = (await listed()) as [Awaited<ReturnType<typeof listed>>[0]];
      if (disabled) break;
      await later(Math.max(Date.parse(failing!.retryAt) - clock.now - 1, 0));
      expect(receiver.received).toHaveLength(before);
      await later(1);
      expect(receiver.received).toHaveLength(before + 1);
      attempts.push(clock.now - began);
    }
    const seconds = attempts.map((ms) => ms / 1000);
    expect(seconds.slice(0, 7)).toEqual([0, 5, 20, 65, 200, 605, 1820]);
    expect(seconds.at(-1)).toBeGreaterThanOrEqual(86_400);
    expect(seconds.at(-2)).toBeLessThan(86_400);
    // The same message all along, and none that comes after it.
    expect(new Set(receiver.told)).toEqual(new Set(['encounter.changed 3']));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([`${id}_3_encounter_changed`]));
    const reason = 'Nothing could be delivered for a day. At last: The receiver answered 503.';
    expect(await listed()).toMatchObject([{ disabled: { reason }, failing: null }]);
    await deliveries.idle();
    expect(await kept.webhooks.outbox(id, 0, 10)).toEqual([]);

    receiver.answer = () => 204;
    receiver.received.length = 0;
    done(await rename('While it is disabled'));
    await later(HOUR_MS);
    expect(receiver.told).toEqual([]);
    const named = { encounterId: id, webhookId, caller: asked.caller };
    await app.webhooks.update(named, { url: null, enable: true });
    done(await rename('And after'));
    await deliveries.idle();
    expect(receiver.told).toEqual(['encounter.changed 6']);
    expect(await listed()).toMatchObject([
      {
        disabled: null,
        lastFailure: { reason: /503/.exec(reason) && 'The receiver answered 503.' },
      },
    ]);
  });

  it('that recovers is told of all, in order, and of nothing twice', async () => {
    const { rename, hook, later, deliveries } = await opened(store());
    await hook(receiver.url, ['encounter.changed']);
    receiver.answer = (nth) => (nth < 3 ? 500 : 200);
    for (const name of ['One', 'Two', 'Three']) done(await rename(name));
    await deliveries.idle();
    for (let i = 0; i < 3; i++) await later(60_000);
    const changed = (version: number) => `encounter.changed ${version}`;
    expect(receiver.told).toEqual([changed(3), changed(3), ...[3, 4, 5].map(changed)]);
  });

  it('is told once by many processes, in order', async () => {
    const kept = store();
    const { rename, hook, another, deliveries, asked } = await opened(kept);
    await hook(receiver.url, ['encounter.changed']);
    const others = [another(), another(), another()];
    const [first] = others as [(typeof others)[0]];
    for (let i = 0; i < 20; i++) {
      const by = i % 2 ? first.app : null;
      const command = { type: 'UpdateEncounter', name: `Name ${i}` };
      done(await (by ? by.submit({ ...asked, command }) : rename(`Name ${i}`)));
      for (const { deliveries: its } of others) void its.sweep();
    }
    await expect
      .poll(async () => {
        await Promise.all(
          [deliveries, ...others.map((one) => one.deliveries)].map((one) => one.sweep()),
        );
        return receiver.told.length;
      })
      .toBeGreaterThanOrEqual(20);
    await Promise.all(
      [deliveries, ...others.map((one) => one.deliveries)].map((one) => one.idle()),
    );
    expect(receiver.told).toEqual(
      Array.from({ length: 20 }, (_, i) => `encounter.changed ${i + 3}`),
    );
    for (const { errors } of others) expect(errors).toEqual([]);
  });

  it('of a process that ended is told by another one once its lease is over', async () => {
    const kept = store();
    const { rename, hook, another, clock, id, deliveries } = await opened(kept);
    await hook(receiver.url, ['encounter.changed']);
    await deliveries.stop();
    done(await rename('Left behind'));
    const [webhook] = await kept.webhooks.ofEncounter(id);
    const until = new Date(clock.now + 15_000).toISOString();
    await kept.webhooks.save({ ...webhook!, lease: { holder: 'gone', until }, revision: 2 });
    const { deliveries: its } = another();
    const swept = async () => {
      await its.sweep();
      await its.idle();
      return receiver.told;
    };
    expect(await swept()).toEqual([]);
    clock.now += 15_001;
    expect(await swept()).toEqual(['encounter.changed 3']);
  });

  it('that is deleted is told of nothing more', async () => {
    const kept = store();
    const { app, asked, rename, hook, later, deliveries, id } = await opened(kept);
    const other = await Receiver.start();
    const { id: webhookId } = await hook();
    await hook(other.url);
    receiver.answer = () => 500;
    done(await rename('One'));
    await deliveries.idle();
    done(await app.webhooks.delete(asked, webhookId));
    receiver.answer = () => 200;
    await later(HOUR_MS);
    expect(receiver.received).toHaveLength(1);
    expect(other.told).toEqual(['encounter.changed 4', 'encounter.changed 5']);
    expect(await kept.webhooks.outbox(id, 0, 10)).toEqual([]);
    await other.stop();
  });

  it('that is gone is disabled at once', async () => {
    const { rename, hook, listed, deliveries } = await opened(store());
    await hook();
    receiver.answer = () => 410;
    done(await rename('One'));
    await deliveries.idle();
    expect(await listed()).toMatchObject([
      { disabled: { reason: 'The receiver answered 410: it is gone.' } },
    ]);
  });

  it('that is moved is told at its new address at once', async () => {
    const { app, id, asked, rename, hook, deliveries } = await opened(store());
    const other = await Receiver.start();
    const { id: webhookId } = await hook(receiver.url, ['encounter.changed']);
    receiver.answer = () => 500;
    done(await rename('One'));
    await deliveries.idle();
    const named = { encounterId: id, webhookId, caller: asked.caller };
    await app.webhooks.update(named, { url: other.url, enable: false });
    await deliveries.idle();
    expect(other.told).toEqual(['encounter.changed 3']);
    await other.stop();
  });

  it('is signed with two secrets for a day when one is replaced, then with the new one', async () => {
    const { app, id, asked, rename, hook, deliveries, clock } = await opened(store());
    const { secret, id: webhookId } = await hook(receiver.url, ['encounter.changed']);
    const replaced = await app.webhooks.replaceSecret({
      ...{ encounterId: id, webhookId, caller: asked.caller },
    });
    if (replaced.kind !== 'CHANGED') throw new Error(replaced.kind);
    const [next] = replaced.webhook.secrets;
    const good = async (name: string) => {
      done(await rename(name));
      await deliveries.idle();
      const { headers, body } = receiver.received.at(-1)!;
      return [secret, next!.secret].map((one) => {
        try {
          new Verifier(one).verify(body, headers as Record<string, string>);
          return true;
        } catch (error) {
          // The clock is set forward, which the library minds.
          return (error as Error).message === 'Message timestamp too new';
        }
      });
    };
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await good('Now')).toEqual([true, true]);
    clock.now += 24 * HOUR_MS + 1;
    done(await rename('Later'));
    await deliveries.idle();
    const { headers } = receiver.received.at(-1)!;
    expect(String(headers['webhook-signature']).split(' ')).toHaveLength(1);
    const { body } = receiver.received.at(-1)!;
    const at = new Date(1000 * Number(headers['webhook-timestamp']));
    expect(new Verifier(next!.secret).sign(String(headers['webhook-id']), at, body)).toBe(
      headers['webhook-signature'],
    );
  });
});

it('a receiver that does not answer holds up neither the mutation nor other receivers', async () => {
  const kept = memoryStore();
  const { rename, hook, deliveries, app } = await opened(kept);
  const quick = await Receiver.start();
  receiver.answer = () => 'NEVER';
  await hook();
  await hook(quick.url, ['encounter.changed']);
  const began = performance.now();
  done(await rename('One'));
  expect(performance.now() - began).toBeLessThan(1000);
  await expect.poll(() => quick.told).toEqual(['encounter.changed 4']);
  expect(performance.now() - began).toBeLessThan(4000);
  expect(app.watched).toBe(0);
  await deliveries.stop();
  await quick.stop();
});

describe('webhooks are no more than', () => {
  const account = { kind: 'ACCOUNT', account: 'ann' } as const;
  const apiKey = { id: 'key_1', name: 'Bot', owner: 'ann', scopes: ['webhooks'] } as const;

  it('10 of an encounter', async () => {
    const { app, asked, hook } = await opened(memoryStore());
    for (let i = 0; i < 10; i++) await hook();
    const { outcome } = await app.webhooks.create(asked, { url: receiver.url, events: ALL });
    expect(outcome).toMatchObject({ kind: 'INVALID' });
  });

  it('20 of an account, those of its keys included', async () => {
    const kept = memoryStore();
    const byKey = { kind: 'ACCOUNT', account: 'key_1', apiKey } as const;
    const request = { url: receiver.url, events: ALL };
    const make = async (caller: Caller) => {
      const { app, id } = await opened(kept, caller);
      const asked = { encounterId: id, caller, expectedVersion: null };
      return async () => (await app.webhooks.create(asked, request)).outcome;
    };
    for (const caller of [account, byKey]) {
      const create = await make(caller);
      for (let i = 0; i < 10; i++) done(await create());
    }
    for (const caller of [account, byKey])
      expect(await (await make(caller))()).toMatchObject({
        kind: 'INVALID',
        issues: [{ message: 'An account has at most 20 webhooks: delete one.' }],
      });
  });
});

it('a service that sends nothing refuses to make one', async () => {
  const app = new Encounters({
    ...{ store: memoryStore(), randomBytes, clock: () => new Date(), creation: 'OPEN' },
  });
  const setup = { name: 'Here', settings: {}, content: [] };
  const { id } = done(await app.create('SEGMENTS', setup, nobody)).record;
  const asked = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const { outcome } = await app.webhooks.create(asked, { url: 'https://a.example/', events: ALL });
  expect(outcome).toMatchObject({ kind: 'INVALID', issues: [{ path: ['url'] }] });
});

it('two fights that differ in who is hidden send the same messages, which name no one', async () => {
  const bodies = async (isHiding: boolean) => {
    receiver.received.length = 0;
    const { command, rename, hook, deliveries, id, clock } = await opened(memoryStore());
    await hook();
    const combatants = [someone('Ana', 0), someone('Bor', 1)];
    const secret = someone('Secret', 4);
    clock.now = Date.parse('2026-01-01T00:00:00.000Z');
    const joining = isHiding ? [...combatants, secret] : combatants;
    done(await command('AddCombatants', { combatants: joining }));
    const hide = { combatantIds: ['secret'], reason: 'Later' };
    done(isHiding ? await command('HideCombatants', hide) : await rename('w'));
    done(await command('RollInitiative'));
    done(
      isHiding
        ? await command('UpdateCombatant', { combatantId: 'secret', name: 'Secret 2' })
        : await rename('x'),
    );
    done(await command('EndEncounter'));
    await deliveries.idle();
    return receiver.received.map(({ body }) => body.replace(id, 'ENCOUNTER'));
  };
  const plain = await bodies(false);
  expect(plain).toHaveLength(7);
  expect(plain[0]).toBe(
    '{"type":"encounter.changed","timestamp":"2026-01-01T00:00:00.000Z","data":{"encounterId":"ENCOUNTER","version":3}}',
  );
  expect(await bodies(true)).toEqual(plain);
});
