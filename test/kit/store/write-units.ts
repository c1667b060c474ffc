/** Fights that are played on a store, to measure what each command costs it. */
import { randomBytes } from 'node:crypto';
import type { EncounterStore } from '../../../src/app/ports.ts';
import type { SegmentsTypes } from '../../../src/engine/rulesets/segments/index.ts';
import { appOn, done } from '../app/app-fight.ts';
import { gmOf } from '../app/seats.ts';
import { randomCommand } from '../engine/fights.ts';
import { Random } from '../engine/random.ts';
import { RECEIVER } from './every-kind.ts';
import { type Crowd, gameOf, recordInRound } from './crowd.ts';
import { stubbedClient, stubbedStore } from './stubbed.ts';
import { watchWrites, type WrittenItem } from './written.ts';

interface Plan {
  readonly round: number;
  readonly commands: number;
  /** Whether each command has an idempotency key. */
  readonly keys: boolean;
  /** Whether a webhook is to be told of each. */
  readonly webhook?: boolean;
}

interface Each {
  readonly before: () => void;
  /** It has changed something. */
  readonly written: () => void;
}

/** Plays so many commands by chance from the beginning of that round. */
export async function play(
  store: EncounterStore,
  crowd: Crowd,
  { round, commands, keys, webhook = false }: Plan,
  each: Each = { before: () => undefined, written: () => undefined },
): Promise<void> {
  const game = gameOf(crowd);
  const random = new Random(round);
  const encounterId = `enc_${randomBytes(10).toString('hex')}`;
  let record = recordInRound(game, { id: encounterId, round, seed: 1 });
  const { updatedAt: at } = record;
  const { actor, id: seatId } = record.seats[0]!;
  const first = { version: 1, at, actor, seatId, command: null, events: [], dicePosition: 0 };
  await store.create(record, first);
  const app = appOn(store);
  const caller = gmOf(encounterId);
  if (webhook) {
    const wish = { url: RECEIVER, events: ['encounter.changed'] as const };
    const asked = { encounterId, caller, expectedVersion: null };
    ({ record } = done((await app.webhooks.create(asked, wish)).outcome));
  }
  for (let n = 0; record.version <= commands;) {
    each.before();
    const { version } = record;
    const state = record.snapshot.state as SegmentsTypes['state'];
    const command = randomCommand(game, state, random)!;
    const request = { encounterId, command, caller, expectedVersion: null };
    const idempotency = { key: `command ${n++}`, request: command };
    ({ record } = done(await app.submit(keys ? { ...request, idempotency } : request)));
    // What changes nothing is not written.
    if (record.version > version) each.written();
  }
}

/** What each of these commands writes, after a HEAD and a journal that are there. */
export async function costsOf(
  crowd: Crowd,
  plan: Plan,
): Promise<readonly (readonly WrittenItem[])[]> {
  const client = stubbedClient();
  const writes = watchWrites(client);
  await play(stubbedStore(client), crowd, plan);
  return writes.slice(1);
}
