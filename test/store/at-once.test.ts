/**
 * Parties, links and pictures under many hands at once: several processes on one database, over a network that
 * loses answers, so that requests are sent again. What was answered is what stands there in the end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Encounters } from '../../src/app/encounters.ts';
import { stepOf } from '../../src/app/party/line.ts';
import { membersOf } from '../../src/app/party/members.ts';
import { MAX_PICTURES } from '../../src/app/pictures/list.ts';
import type { EncounterStore, JournalEntry } from '../../src/app/ports.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { appOn, done, recordOf, someone } from '../kit/app/app-fight.ts';
import { fought, gathered } from '../kit/app/party-of-one.ts';
import { png } from '../kit/app/picture-files.ts';
import { gmOf, nobody } from '../kit/app/seats.ts';
import { Random } from '../kit/engine/random.ts';
import { startTestDatabase, type TestDatabase } from '../kit/store/database.ts';
import { memoryStore } from '../kit/store/memory.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const sqlite = memoryStore();
const CLIENTS = 8;
/** Requests of each client. */
const REQUESTS = 8;
/** How often an answer is lost. */
const LOST = 0.25;

/** Clients that each do one thing after the other, all at once. */
const allAtOnce = (one: (client: number) => Promise<void>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; n < REQUESTS; n++) await one(client);
    }),
  );

/** Sends a request until its answer comes through; what it does may have been done before. */
async function insist<Answer>(random: Random, send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    await sleep(random.int(0, 3));
    const answer = await send();
    if (!random.chance(LOST)) return answer;
  }
}

describe.each(['SQLite', 'DynamoDB'])('many at once with %s', (which) => {
  const store = (): EncounterStore =>
    which === 'SQLite' ? sqlite : dynamoDbStore(database.client, database.tableName);
  const processes = () => Array.from({ length: 3 }, () => appOn(store(), undefined, sqlite.bytes));

  it('write fights back and take that back: each is done once, and in turn', async () => {
    const [random, apps] = [new Random(3), processes()];
    const { id, asked, record } = await gathered(apps[0]!);
    const wounds = [3, 7, 11];
    const fights = await Promise.all(wounds.map((left) => fought(apps[0]!, id, left)));
    const [answers, refusals] = [new Map<string, number>(), new Set<string>()];
    let number = 0;
    let newest = 0;
    await allAtOnce(async () => {
      const fight = random.chance(0.5) ? random.pick(fights) : null;
      const [key, undone] = [`request ${number++}`, newest];
      const envelope = { ...asked, idempotency: { key, request: { fight, undone } } };
      const { parties } = random.pick(apps);
      const outcome = await insist(random, () =>
        fight ? parties.writeBack(envelope, fight) : parties.undo(envelope, undone),
      );
      if (outcome.kind !== 'DONE') return void refusals.add(outcome.kind);
      newest = outcome.record.version;
      answers.set(`${key}, ${fight?.encounterId ?? 'UNDO'}`, newest);
    });
    expect([...refusals]).toEqual(['REJECTED']);

    const party = (await store().load(id))!;
    const journal = (await store().journal(id, record.version, 1000)).map(causeOf);
    expect(journal.length).toBeGreaterThan(4);
    expect(journal.map(({ kind }) => kind)).toEqual(
      journal.map((_, i) => (i % 2 === 0 ? 'WRITE_BACK' : 'UNDO')),
    );
    // Each version was answered to who has made it, and to no one else.
    const made = [...answers].map(([key, version]) => [version, key.split(', ')[1]]);
    expect(made.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
      journal.map(({ version, fight }) => [version, fight ?? 'UNDO']),
    );
    const last = fights.findIndex(({ encounterId }) => encounterId === journal.at(-1)?.fight);
    expect(membersOf(party)[0]!.was).toMatchObject({ hitPoints: wounds[last] ?? 30 });
    expect((await apps[1]!.replay(party)).difference).toBeNull();
  });

  it('take heroes by links that end meanwhile: each hero has one player', async () => {
    const [random, apps] = [new Random(4), processes()];
    const { id, heroes, links } = await invited(apps[0]!);
    const envelope = { encounterId: id, caller: gmOf(id), expectedVersion: null };
    const [seats, refusals] = [new Map<string, string>(), new Set<string>()];
    let number = 0;
    const take = async () => {
      const [app, combatantId, inviteId] = [apps, heroes, links].map((list) =>
        random.pick<unknown>(list),
      ) as [Encounters, string, string];
      const asked = { caller: nobody, combatantId, name: 'Ann' };
      const idempotency = { key: `of sixteen characters ${number++}`, request: asked };
      const outcome = await insist(random, () =>
        app.acceptInvite({ encounterId: id, inviteId }, { ...asked, idempotency }),
      );
      if (outcome.kind === 'DONE') seats.set(idempotency.key, outcome.issued!.id);
      else refusals.add('code' in outcome ? outcome.code : outcome.kind);
    };
    const end = async () => {
      while (number < (CLIENTS * REQUESTS) / 3) await sleep(1);
      const ended = await Promise.all(apps.map((app) => app.revokeInvite(envelope, links[1]!)));
      expect(ended.map(({ kind }) => kind).toSorted()).toEqual(['DONE', 'INVALID', 'INVALID']);
    };
    await Promise.all([allAtOnce(take), end()]);
    expect([...refusals].toSorted()).toEqual(['HERO_TAKEN', 'INVITE_ENDED']);

    const record = (await recordOf(apps[1]!, id))!;
    const players = record.seats.flatMap(({ actor, ...seat }) =>
      actor.kind === 'PLAYER' ? [{ ...seat, combatants: actor.combatants }] : [],
    );
    const played = players.flatMap(({ combatants }) => combatants);
    expect(new Set(played).size).toBe(played.length);
    expect(players.map((seat) => seat.id).toSorted()).toEqual([...seats.values()].toSorted());
    const by = (link: string) => players.filter(({ inviteId }) => inviteId === link).length;
    expect(record.invites).toMatchObject([{ id: links[0], used: by(links[0]!) }]);
    expect(by(links[0]!)).toBeLessThanOrEqual(3);
    const commands = (await store().journal(id, 0, 1000)).map(({ command }) => command);
    const last = commands.findIndex((one) => (one as { type: string }).type === 'RevokeInvite');
    expect(JSON.stringify(commands.slice(last + 1))).not.toContain(links[1]);
    expect((await apps[2]!.replay(record)).difference).toBeNull();
  });

  it('send and delete pictures, each its own: what is listed is what they were answered', async () => {
    const [random, apps] = [new Random(5), processes()];
    const { id } = done(await apps[0]!.create('SEGMENTS', { name: 'Pictures' }, nobody)).record;
    const caller = gmOf(id);
    const hashes = new Map<string, string>();
    const [there, refusals] = [new Set<string>(), new Set<string>()];
    await allAtOnce(async (client) => {
      const name = `${client}, ${random.int(0, 7)}`;
      const app = random.pick(apps);
      const hash = hashes.get(name);
      if (hash !== undefined && there.has(name) && random.chance(0.3)) {
        const outcome = await insist(random, () => app.pictures.delete(id, hash, caller));
        // The second time it is gone already.
        expect(['DELETED', 'NOT_FOUND']).toContain(outcome.kind);
        return void there.delete(name);
      }
      const read = () => Promise.resolve(png({ seed: name }));
      const outcome = await insist(random, () =>
        app.pictures.put({ encounterId: id, caller, name, read }),
      );
      if (outcome.kind === 'KEPT') {
        hashes.set(name, outcome.picture.hash);
        there.add(name);
      } else if (outcome.kind === 'REFUSED') refusals.add(outcome.code);
      else throw new Error(outcome.kind);
    });
    expect([...refusals]).toEqual(['TOO_MANY_PICTURES']);

    const { pictures } = await store().pictureList(id);
    expect(pictures.length).toBeLessThanOrEqual(MAX_PICTURES);
    expect(pictures.map(({ name }) => name).toSorted()).toEqual([...there].toSorted());
    for (const [name, hash] of hashes) {
      const found = await apps[1]!.pictures.get(id, hash, caller);
      expect([name, found.kind]).toEqual([name, there.has(name) ? 'FOUND' : 'NOT_FOUND']);
      expect((await sqlite.bytes.get(id, hash)) !== null).toBe(there.has(name));
    }
  });
});

/** Six heroes; a link that gives three of them, and one that gives all. */
async function invited(app: Encounters) {
  const { id } = done(await app.create('SEGMENTS', { name: 'Links' }, nobody)).record;
  const envelope = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const combatants = ['Ana', 'Bor', 'Cid', 'Dela', 'Eva', 'Fil'].map(someone);
  done(await app.submit({ ...envelope, command: { type: 'AddCombatants', combatants } }));
  const heroes = combatants.map((one) => one.id);
  for (const uses of [3, null])
    done(await app.createInvite(envelope, { combatantIds: heroes, uses, days: 1 }));
  const links = (await recordOf(app, id))!.invites!.map((link) => link.id);
  return { id, heroes, links };
}

/** What has changed a party, and the fight that it is from. */
function causeOf(entry: JournalEntry) {
  const { cause } = entry.command as { readonly cause: { readonly encounterId?: string } };
  return { kind: stepOf(entry), version: entry.version, fight: cause.encounterId };
}
