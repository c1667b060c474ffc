/** Who sits at a table: how seats are given and taken, and what each sees. */
import { idsIn, renameCombatants } from '../../../../src/app/journal/rename-combatants.ts';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  BranchEncounterDocument,
  CreateEncounterDocument,
  EncounterDetailsDocument,
  EndTurnDocument,
  ExportEncounterDocument,
  ImportEncounterDocument,
  IssueSeatDocument,
  type IssueSeatInput,
  JournalDocument,
  RevokeSeatDocument,
  RewindEncounterDocument,
  SeatsDocument,
} from '../../../../src/client/index.ts';
import { foe, someone } from '../../../kit/graphql/segments-fight.ts';
import { type Api, ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { temporaryFolder } from '../../../kit/store/database.ts';
import { ServerProcess } from '../../../kit/local/process.ts';

let api: Api;
let other: ApiClient;
beforeAll(async () => {
  api = await startApi();
  other = await api.another();
});
afterAll(() => api.stop());

async function create(client: ApiClient = api.seated('NOWHERE'), idempotencyKey?: string) {
  const input = { name: 'Seats', ruleset: 'SEGMENTS', idempotencyKey } as const;
  const { createEncounter } = await client.send(CreateEncounterDocument, { input });
  if (createEncounter.__typename !== 'CreateEncounterPayload')
    throw new Error(createEncounter.message);
  return createEncounter;
}

async function issue(gm: ApiClient, input: IssueSeatInput) {
  const { issueSeat } = await gm.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  return issueSeat;
}

/** Ana and Bor at a table, with the GM and the player of Ana. */
async function table() {
  const { encounter, token, seat } = await create();
  const gm = api.seated({ token });
  const encounterId = encounter.id;
  const joined = await gm.play(AddCombatantsDocument, {
    encounterId,
    combatants: [someone('Ana', 0), foe('Bor', 4)],
  });
  const [ana, bor] = joined.encounter.combatants.map(({ id }) => id) as [string, string];
  const made = await issue(gm, { encounterId, kind: 'PLAYER', name: 'Ann', combatantIds: [ana] });
  const player = api.seated({ token: made.token });
  return { encounterId, gm, seat, ana, bor, player, made };
}

const errorOf = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'no error',
    (error: unknown) => String(error),
  );

describe('a seat', () => {
  it('comes with an encounter, and is what everything else asks for', async () => {
    const { encounter, seat, token } = await create();
    expect(seat).toMatchObject({ kind: 'GM', combatantIds: [], name: 'GM' });
    const asked = { id: encounter.id };
    const seen = await api.seated({ token }).send(EncounterDetailsDocument, asked);
    expect(seen.encounter?.id).toBe(encounter.id);
    const nobody = api.seated('NOWHERE');
    expect(await errorOf(nobody.send(EncounterDetailsDocument, asked))).toContain(
      'UNAUTHENTICATED',
    );
  });

  it('says nothing of whether an encounter exists to who has none there', async () => {
    const { encounter } = await create();
    const { token } = await create();
    for (const sitsAt of ['NOWHERE', { token }] as const) {
      const [real, unreal] = await Promise.all(
        [encounter.id, 'enc_00000000000000000000'].map((id) =>
          errorOf(api.seated(sitsAt).send(EncounterDetailsDocument, { id })),
        ),
      );
      expect(real).toBe(unreal);
      expect(real).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    }
  });

  it('of a player shows its own sheet and plays its own combatant', async () => {
    const { encounterId, player, ana, bor } = await table();
    const { encounter } = await player.send(EncounterDetailsDocument, { id: encounterId });
    expect(encounter!.combatants.map(({ sheet }) => sheet !== null)).toEqual([true, false]);
    const { encounter: mine } = await player.send(SeatsDocument, { encounterId });
    expect(mine).toMatchObject({
      seat: { kind: 'PLAYER', name: 'Ann', combatantIds: [ana] },
      seats: null,
    });
    await player.refusal('IllegalMove', EndTurnDocument, { encounterId, combatantId: ana });
    const refused = { encounterId, combatantId: bor };
    expect(await player.refusal('Forbidden', EndTurnDocument, refused)).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('is revoked at once, in every process', async () => {
    const { encounterId, gm, player, made } = await table();
    const elsewhere = other.seated({ token: made.token });
    // The other process remembers the encounter as it was.
    await elsewhere.refusal('IllegalMove', EndTurnDocument, {
      encounterId,
      combatantId: made.seat.combatantIds[0]!,
    });
    await gm.play(RevokeSeatDocument, { encounterId, seatId: made.seat.id });
    for (const client of [player, elsewhere]) {
      const input = { encounterId, combatantId: made.seat.combatantIds[0]! };
      expect(await client.refusal('Forbidden', EndTurnDocument, input)).toMatchObject({
        code: 'SEAT_REVOKED',
      });
      expect(await errorOf(client.send(EncounterDetailsDocument, { id: encounterId }))).toContain(
        'SEAT_REVOKED',
      );
    }
    const { encounter } = await gm.send(SeatsDocument, { encounterId });
    expect(encounter!.seats!.map(({ name }) => name)).toEqual(['GM']);
  });

  it('stays revoked when the encounter is rewound, and is not one of a branch', async () => {
    const { encounterId, gm, player, made } = await table();
    await gm.play(RevokeSeatDocument, { encounterId, seatId: made.seat.id });
    await gm.play(RewindEncounterDocument, { encounterId, toVersion: 3, reason: 'before' });
    expect(await errorOf(player.send(EncounterDetailsDocument, { id: encounterId }))).toContain(
      'SEAT_REVOKED',
    );
    const { branchEncounter } = await gm.send(BranchEncounterDocument, { input: { encounterId } });
    if (branchEncounter.__typename !== 'BranchEncounterPayload') throw new Error('refused');
    const branch = { encounterId: branchEncounter.encounter.id };
    expect(await errorOf(gm.send(SeatsDocument, branch))).toContain('FORBIDDEN');
    const there = api.seated({ token: branchEncounter.token });
    const { encounter } = await there.send(SeatsDocument, branch);
    expect(encounter!.seats).toEqual([branchEncounter.seat]);
  });

  it('of a GM can be given twice, and the last one stays', async () => {
    const { encounterId, gm, seat } = await table();
    const own = { encounterId, seatId: seat.id };
    const last = await gm.refusal('InvalidInput', RevokeSeatDocument, own);
    expect(last.fields).toMatchObject([{ path: 'seatId' }]);
    const second = await issue(gm, { encounterId, kind: 'GM', name: 'Bea' });
    await gm.play(RevokeSeatDocument, own);
    expect(await errorOf(gm.send(SeatsDocument, { encounterId }))).toContain('SEAT_REVOKED');
    const bea = api.seated({ token: second.token });
    expect((await bea.send(SeatsDocument, { encounterId })).encounter!.seats).toHaveLength(2);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['days', { days: 0 }],
    ['days', { days: 367 }],
    ['combatantIds.0', { combatantIds: ['nobody'] }],
    ['combatantIds', { combatantIds: ['nobody', 'nobody'] }],
    ['combatantIds', { kind: 'SPECTATOR', combatantIds: ['nobody'] }],
  ] as const)('is refused with a bad %s: %j', async (field, more) => {
    const { encounterId, gm } = await table();
    const input = { encounterId, kind: 'PLAYER', name: 'x', ...more } as const;
    const refusal = await gm.refusal('InvalidInput', IssueSeatDocument, input as IssueSeatInput);
    expect(refusal.fields).toMatchObject([{ path: field }]);
  });

  it('is reported to GMs alone, in the journal too', async () => {
    const { encounterId, gm, player, made } = await table();
    const journal = async (client: ApiClient) =>
      (await client.send(JournalDocument, { id: encounterId })).encounter!.journal!.nodes;
    expect((await journal(gm)).at(-1)).toMatchObject({
      by: 'GM',
      command: { mutation: 'issueSeat' },
      events: [{ __typename: 'SeatIssued', text: 'Ann takes a seat to play' }],
    });
    const entries = await journal(player);
    expect(entries.at(-1)).toMatchObject({ by: 'GM', command: null, events: [] });
    expect(JSON.stringify(entries)).not.toContain(made.seat.id);
  });
});

describe('a key of a request', () => {
  it('gives the same seat and token again, and is long where it makes a seat', async () => {
    const key = 'b1946ac92492d2347c6235b4d2611184';
    const [one, two] = await Promise.all([create(undefined, key), create(other, key)]);
    expect(two).toEqual(one);
    expect(await errorOf(create(undefined, 'short'))).toContain('at least 16 characters');
    const gm = api.seated({ token: one.token });
    const input = {
      encounterId: one.encounter.id,
      kind: 'SPECTATOR',
      name: 'x',
      idempotencyKey: 'k',
    } as const;
    expect((await issue(gm, input)).token).toBe((await issue(gm, input)).token);
  });

  it('answers nothing to a seat that was revoked since', async () => {
    const { encounterId, gm } = await table();
    const second = await issue(gm, { encounterId, kind: 'GM', name: 'Bea' });
    const bea = api.seated({ token: second.token });
    const input = { encounterId, kind: 'SPECTATOR', name: 'x', idempotencyKey: 'k' } as const;
    await issue(bea, input);
    await gm.play(RevokeSeatDocument, { encounterId, seatId: second.seat.id });
    expect(await bea.refusal('Forbidden', IssueSeatDocument, input)).toMatchObject({
      code: 'SEAT_REVOKED',
    });
  });

  it('of one seat is not that of another', async () => {
    const { encounterId, gm } = await table();
    const second = await issue(gm, { encounterId, kind: 'GM', name: 'Bea' });
    const input = { encounterId, kind: 'SPECTATOR', name: 'x', idempotencyKey: 'k' } as const;
    const [one, two] = [
      await issue(gm, input),
      await issue(api.seated({ token: second.token }), input),
    ];
    expect(two.seat.id).not.toBe(one.seat.id);
  });
});

describe('a document with seats', () => {
  it('goes out and comes in with the journal of them, and a seat of its own', async () => {
    const { encounterId, gm } = await table();
    const { exportEncounter } = await gm.send(ExportEncounterDocument, { encounterId });
    if (exportEncounter.__typename !== 'EncounterExport') throw new Error('refused');
    const { importEncounter } = await api
      .seated('NOWHERE')
      .send(ImportEncounterDocument, { input: { document: exportEncounter.document } });
    if (importEncounter.__typename !== 'ImportEncounterPayload') throw new Error('refused');
    const { encounter, token } = importEncounter;
    const there = api.seated({ token });
    const { encounter: seats } = await there.send(SeatsDocument, { encounterId: encounter.id });
    expect(seats!.seats).toEqual([importEncounter.seat]);
    const { exportEncounter: again } = await there.send(ExportEncounterDocument, {
      encounterId: encounter.id,
    });
    if (again.__typename !== 'EncounterExport') throw new Error('refused');
    // The same but for the ids of its combatants, and the digest of it all.
    const { journal } = exportEncounter.document as { readonly journal: unknown };
    const own = renameCombatants(journal, idsIn(encounter.id));
    expect(again.document).toMatchObject({ journal: own });
  });
});

describe('the key that signs', () => {
  it('is made once, kept from others, never shown, and outlives a restart', async () => {
    const dataDir = await temporaryFolder();
    const env = { SIXBEAT_DATA_DIR: dataDir, SIXBEAT_TOKEN_KEY: '', PORT: '0' };
    const first = new ServerProcess(env);
    const { encounter, token } = await create(
      new ApiClient(`${await first.url()}graphql`, 'NOWHERE'),
    );
    const said = await first.stop('SIGTERM');
    const second = new ServerProcess(env);
    const gm = new ApiClient(`${await second.url()}graphql`, { token });
    expect((await gm.send(SeatsDocument, { encounterId: encounter.id })).encounter).not.toBeNull();
    await second.stop('SIGTERM');
    const file = path.join(dataDir, 'token.key');
    const { mode } = await stat(file);
    expect(mode & 0o777).toBe(0o600);
    const key = await readFile(file, 'utf8');
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(said.stdout + said.stderr).not.toContain(key);
    expect(said.stdout + said.stderr).not.toContain(token);
  });

  it('must be long enough', async () => {
    const short = new ServerProcess({ SIXBEAT_TOKEN_KEY: 'short', PORT: '0' });
    expect(await short.ending()).toMatchObject({
      code: 1,
      stderr: 'Sixbeat cannot start: SIXBEAT_TOKEN_KEY must have at least 32 bytes.\n',
    });
  });
});
