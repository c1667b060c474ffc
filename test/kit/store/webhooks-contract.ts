/** What every store promises of webhooks and their outbox. Each one's test file runs all of it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Beside, EncounterStore, OutboxEntry, Webhook } from '../../../src/app/ports.ts';
import { entry, record } from './samples.ts';

const AT = '2026-11-30T12:00:00.000Z';

export function webhooksContract(name: string, store: () => EncounterStore): void {
  const created = async (): Promise<string> => {
    const id = `enc_${randomBytes(10).toString('hex')}`;
    await store().create(record(id, 1), entry(1));
    return id;
  };

  let made = 0;
  const webhookOf = (encounterId: string, more: Partial<Webhook> = {}): Webhook => ({
    id: `whk_${randomBytes(8).toString('hex')}`,
    ...{ encounterId, owner: null, url: 'https://example.com/ä?x=1', events: ['decision.due'] },
    createdAt: new Date(Date.parse(AT) + made++).toISOString(),
    secrets: [{ secret: 'whsec_MTIz', until: null }],
    position: { version: 2, sent: 3 },
    ...{ lastDeliveryAt: null, lastFailure: null, failing: null, disabled: null, lease: null },
    revision: 1,
    ...more,
  });

  const write = (id: string, version: number, beside: Beside) =>
    store().commit(record(id, version), entry(version), undefined, beside);
  const add = (webhook: Webhook, version = 2, most = 20) =>
    write(webhook.encounterId, version, { webhook: { kind: 'ADD', webhook, most } });
  const outbox = (encounterId: string, version: number): OutboxEntry => ({
    ...{ encounterId, version, at: AT },
    events: ['encounter.changed', 'decision.due'],
  });

  /** Of all that is pending in the store, page by page. */
  const pending = async (): Promise<readonly string[]> => {
    const all: string[] = [];
    for (let after: string | null = null; ;) {
      const page: readonly string[] = await store().webhooks.pending(after, 3);
      all.push(...page);
      if (page.length < 3) return all;
      after = page.at(-1)!;
    }
  };

  describe(`${name}: webhooks`, () => {
    it('are made with a version, and listed in the order in which they were made', async () => {
      const id = await created();
      const [first, second] = [webhookOf(id), webhookOf(id)];
      expect(await add(first)).toEqual({ kind: 'COMMITTED' });
      expect(await add(second, 3)).toEqual({ kind: 'COMMITTED' });
      expect(await store().webhooks.ofEncounter(id)).toEqual([first, second]);
      expect(await store().webhooks.ofEncounter(await created())).toEqual([]);
    });

    it('are not made, and nothing is put out, by a write that is refused', async () => {
      const id = await created();
      const change = { kind: 'ADD', webhook: webhookOf(id), most: 20 } as const;
      const stale = write(id, 4, { webhook: change, outbox: outbox(id, 4) });
      expect(await stale).toMatchObject({ kind: 'CONFLICT' });
      expect(await store().webhooks.ofEncounter(id)).toEqual([]);
      expect(await store().webhooks.outbox(id, 0, 10)).toEqual([]);
    });

    it('are no more than their owner may have, until one is removed', async () => {
      const [owner, other] = [randomUUID(), randomUUID()];
      const [one, two] = [await created(), await created()];
      const first = webhookOf(one, { owner });
      expect(await add(first, 2, 2)).toEqual({ kind: 'COMMITTED' });
      expect(await add(webhookOf(two, { owner }), 2, 2)).toEqual({ kind: 'COMMITTED' });
      expect(await add(webhookOf(two, { owner }), 3, 2)).toEqual({ kind: 'OWNER_FULL' });
      expect((await store().load(two))!.version).toBe(2);
      expect(await add(webhookOf(two, { owner: other }), 3, 2)).toEqual({ kind: 'COMMITTED' });
      await write(one, 3, { webhook: { kind: 'REMOVE', id: first.id } });
      expect(await store().webhooks.ofEncounter(one)).toEqual([]);
      expect(await add(webhookOf(two, { owner }), 4, 2)).toEqual({ kind: 'COMMITTED' });
    });

    it('are no more either where many are made at once', async () => {
      const owner = randomUUID();
      const ids = await Promise.all(Array.from({ length: 6 }, created));
      const answers = await Promise.all(ids.map((id) => add(webhookOf(id, { owner }), 2, 3)));
      const kinds = answers.map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual([
        'COMMITTED',
        'COMMITTED',
        'COMMITTED',
        'OWNER_FULL',
        'OWNER_FULL',
        'OWNER_FULL',
      ]);
    });

    it('are written on the revision before alone, and not once they are removed', async () => {
      const id = await created();
      const webhook = webhookOf(id, { owner: randomUUID() });
      await add(webhook);
      const lease = { holder: 'a', until: AT };
      const second: Webhook = { ...webhook, lease, revision: 2 };
      expect(await store().webhooks.save({ ...second, revision: 3 })).toBe(false);
      expect(await store().webhooks.save(second)).toBe(true);
      expect(await store().webhooks.save({ ...webhook, revision: 2 })).toBe(false);
      expect(await store().webhooks.ofEncounter(id)).toEqual([second]);
      await write(id, 3, { webhook: { kind: 'REMOVE', id: webhook.id } });
      expect(await store().webhooks.save({ ...second, revision: 3 })).toBe(false);
      expect(await store().webhooks.ofEncounter(id)).toEqual([]);
      // Their owner has the place again.
      const { owner } = webhook;
      expect(await add(webhookOf(id, { owner }), 4, 1)).toEqual({ kind: 'COMMITTED' });
    });

    it('go with their encounter, and so does what was to be delivered', async () => {
      const [id, kept] = [await created(), await created()];
      const owner = randomUUID();
      await add(webhookOf(id, { owner }));
      await write(id, 3, { outbox: outbox(id, 3) });
      await write(kept, 2, { outbox: outbox(kept, 2) });
      await store().markDeleted(id, 3);
      while (!(await store().erase(id)));
      expect(await store().webhooks.ofEncounter(id)).toEqual([]);
      expect(await store().webhooks.outbox(id, 0, 10)).toEqual([]);
      expect(await store().webhooks.outbox(kept, 0, 10)).toEqual([outbox(kept, 2)]);
      expect(await add(webhookOf(kept, { owner }), 3, 1)).toEqual({ kind: 'COMMITTED' });
      await store().webhooks.clear(kept, 2);
    });
  });

  describe(`${name}: the outbox`, () => {
    it('has what was written with a version, until it is cleared', async () => {
      const id = await created();
      for (let version = 2; version <= 12; version++)
        await write(id, version, { outbox: outbox(id, version) });
      const versions = async (after: number, limit: number) =>
        (await store().webhooks.outbox(id, after, limit)).map(({ version }) => version);
      expect(await store().webhooks.outbox(id, 0, 1)).toEqual([outbox(id, 2)]);
      expect(await versions(0, 100)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(await versions(9, 2)).toEqual([10, 11]);
      await store().webhooks.clear(id, 10);
      expect(await versions(0, 100)).toEqual([11, 12]);
      await store().webhooks.clear(id, 12);
      expect(await versions(0, 100)).toEqual([]);
    });

    it('names the encounters with something in it, each once, however much it is', async () => {
      const ids = await Promise.all(Array.from({ length: 7 }, created));
      for (const id of ids) await write(id, 2, { outbox: outbox(id, 2) });
      const [long] = ids as [string];
      for (let version = 3; version <= 120; version++)
        await write(long, version, { outbox: outbox(long, version) });
      const found = (await pending()).filter((id) => ids.includes(id));
      expect(found).toEqual(ids.toSorted());
      for (const id of ids) await store().webhooks.clear(id, 200);
      expect((await pending()).filter((id) => ids.includes(id))).toEqual([]);
    });
  });
}
