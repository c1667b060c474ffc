/** Webhooks and their outbox, in tables of their own. */
import type { DatabaseSync } from 'node:sqlite';
import type { Beside, OutboxEntry, Webhook, WebhookStore } from '../../app/ports.ts';
import {
  outboxEntryIn,
  type OutboxRow,
  outboxRow,
  webhookIn,
  type WebhookRow,
  webhookRow,
} from '../codec.ts';
import { asPromise } from './calls.ts';

/** What the store of encounters does with them inside of its own transactions. */
interface WithinCommit {
  readonly webhooks: WebhookStore;
  /** Whether the owner of a webhook that is added has none too many. */
  readonly hasRoom: (beside: Beside) => boolean;
  readonly write: (encounterId: string, beside: Beside) => void;
  readonly erase: (encounterId: string) => void;
}

export function webhooksIn(database: DatabaseSync): WithinCommit {
  const add = database.prepare(
    'INSERT INTO webhook (encounterId, id, owner, revision, facts) VALUES (:encounterId, :id, :owner, :revision, :facts)',
  );
  const remove = database.prepare(
    'DELETE FROM webhook WHERE encounterId = :encounterId AND id = :id',
  );
  const countOfOwner = database.prepare(
    'SELECT count(*) AS count FROM webhook WHERE owner = :owner',
  );
  // In the order in which they were written.
  const ofEncounter = database.prepare(
    'SELECT revision, facts FROM webhook WHERE encounterId = :encounterId ORDER BY rowid',
  );
  const save = database.prepare(
    'UPDATE webhook SET revision = :revision, facts = :facts WHERE encounterId = :encounterId AND id = :id AND revision = :revision - 1',
  );
  const post = database.prepare(
    'INSERT INTO outbox (encounterId, version, at, events) VALUES (:encounterId, :version, :at, :events)',
  );
  const pending = database.prepare(
    'SELECT DISTINCT encounterId FROM outbox WHERE encounterId > :after ORDER BY encounterId LIMIT :limit',
  );
  const outbox = database.prepare(
    'SELECT version, at, events FROM outbox WHERE encounterId = :encounterId AND version > :after ORDER BY version LIMIT :limit',
  );
  const clear = database.prepare(
    'DELETE FROM outbox WHERE encounterId = :encounterId AND version <= :through',
  );
  const eraseWebhooks = database.prepare('DELETE FROM webhook WHERE encounterId = :encounterId');
  const eraseOutbox = database.prepare('DELETE FROM outbox WHERE encounterId = :encounterId');

  return {
    hasRoom: ({ webhook: change }) => {
      if (change?.kind !== 'ADD' || change.webhook.owner === null) return true;
      return Number(countOfOwner.get({ owner: change.webhook.owner })?.count) < change.most;
    },
    write: (encounterId, { webhook: change, outbox: entry }) => {
      if (change?.kind === 'ADD') {
        const { id, owner } = change.webhook;
        add.run({ encounterId, id, owner, ...webhookRow(change.webhook) });
      }
      if (change?.kind === 'REMOVE') remove.run({ encounterId, id: change.id });
      if (entry) post.run({ encounterId, version: entry.version, ...outboxRow(entry) });
    },
    erase: (encounterId) => {
      eraseWebhooks.run({ encounterId });
      eraseOutbox.run({ encounterId });
    },
    webhooks: {
      ofEncounter: asPromise((encounterId: string): readonly Webhook[] =>
        ofEncounter.all({ encounterId }).map((row) => webhookIn(row as unknown as WebhookRow)),
      ),
      save: asPromise((webhook: Webhook) => {
        const { encounterId, id } = webhook;
        return save.run({ encounterId, id, ...webhookRow(webhook) }).changes === 1;
      }),
      pending: asPromise((after: string | null, limit: number) =>
        pending.all({ after: after ?? '', limit }).map((row) => String(row.encounterId)),
      ),
      outbox: asPromise(
        (encounterId: string, after: number, limit: number): readonly OutboxEntry[] =>
          outbox
            .all({ encounterId, after, limit })
            .map(({ version, ...row }) =>
              outboxEntryIn({ encounterId, version: Number(version) }, row as unknown as OutboxRow),
            ),
      ),
      clear: asPromise((encounterId: string, through: number) => {
        clear.run({ encounterId, through });
      }),
    },
  };
}
