/** A fight with all that may be kept of one beside its journal, and the party that was in it. */
import { fileSource } from '../../../scripts/restore-table/tables.ts';
import type { EncounterStore, Pictures } from '../../../src/app/ports.ts';
import type { Item } from '../../../src/store/dynamodb/items.ts';
import { sqliteStore } from '../../../src/store/sqlite/store.ts';
import { appOn, done } from '../app/app-fight.ts';
import { fought, gathered } from '../app/party-of-one.ts';
import { png } from '../app/picture-files.ts';
import { gmOf } from '../app/seats.ts';

/** Where its webhook sends messages. */
export const RECEIVER = 'https://receiver.example/hooks';

/** Whose fight and party they are, and who plays in the fight. */
export const [maker, player] = ['whose-table-it-is', 'who-plays-at-it'].map(
  (account) => ({ kind: 'ACCOUNT', account }) as const,
) as [Account, Account];

interface Account {
  readonly kind: 'ACCOUNT';
  readonly account: string;
}

export async function everyKind(store: EncounterStore, pictures: Pictures) {
  const app = appOn(store, undefined, pictures);
  const party = await gathered(app, maker);
  const { combatantId, ...fight } = await fought(app, party.id, 7, maker);
  const { encounterId, caller } = fight;
  const idempotency = { key: 'of sixteen characters', request: combatantId };
  done(await app.parties.writeBack({ ...party.asked, idempotency }, fight));
  const envelope = { encounterId, caller, expectedVersion: null };
  const events = ['encounter.changed'] as const;
  done((await app.webhooks.create(envelope, { url: RECEIVER, events })).outcome);
  // What follows is yet to be told to it.
  const wish = { combatantIds: [combatantId], uses: null, days: 1 };
  const { record } = done(await app.createInvite(envelope, wish));
  const claim = { encounterId, inviteId: record.invites![0]!.id };
  const taken = { caller: player, combatantId, name: 'Ann' };
  done(await app.acceptInvite(claim, { ...taken, idempotency }));
  const read = () => Promise.resolve(png());
  const kept = await app.pictures.put({
    encounterId,
    caller: gmOf(encounterId),
    name: 'Map',
    read,
  });
  if (kept.kind !== 'KEPT') throw new Error(kept.kind);
  for (const id of [encounterId, party.id]) await store.opened?.note({ id, day: '2026-11-30' });
  return { fight: encounterId, party: party.id, picture: kept.picture.hash };
}

/** All their rows, as items of the table; the fight's come first. */
export async function keptKinds(file: string): Promise<readonly Item[]> {
  const store = sqliteStore(file);
  const { fight, party } = await everyKind(store, store.bytes);
  store.close();
  const source = fileSource(file);
  const items = [...(await source.items(fight)), ...(await source.items(party))];
  source.close();
  return items;
}
