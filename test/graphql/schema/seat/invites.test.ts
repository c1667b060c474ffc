/** One link for the table: whoever has it takes a free hero, once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AcceptInviteDocument,
  type AcceptInviteInput,
  AddCombatantsDocument,
  BranchEncounterDocument,
  CreateEncounterDocument,
  CreateInviteDocument,
  type CreateInviteInput,
  ExportEncounterDocument,
  HideCombatantsDocument,
  ImportEncounterDocument,
  InviteDocument,
  IssueSeatDocument,
  JournalDocument,
  RemoveCombatantDocument,
  RevealCombatantsDocument,
  RevokeInviteDocument,
  RevokeSeatDocument,
  RewindEncounterDocument,
  SeatsDocument,
  VerifyDiceDocument,
} from '../../../../src/client/index.ts';
import { MAX_INVITES } from '../../../../src/app/seats/invites.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { tokens } from '../../../kit/app/seats.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { foe, someone } from '../../../kit/graphql/segments-fight.ts';

let api: Api;
let issuer: Issuer;
let withAccounts: ApiClient;
let nobody: ApiClient;
beforeAll(async () => {
  issuer = await Issuer.start();
  api = await startApi();
  withAccounts = await api.another({ oidc: issuer.oidc });
  nobody = api.seated('NOWHERE');
});
afterAll(async () => {
  await api.stop();
  issuer.stop();
});

/** Ana, Bor and Cid, and a link that gives the first two. */
async function table(more: Partial<CreateInviteInput> = {}) {
  const { createEncounter } = await nobody.send(CreateEncounterDocument, {
    input: { name: 'The bridge', ruleset: 'SEGMENTS' },
  });
  if (createEncounter.__typename !== 'CreateEncounterPayload') throw new Error('refused');
  const gm = api.seated({ token: createEncounter.token });
  const encounterId = createEncounter.encounter.id;
  const combatants = [someone('Ana', 0), someone('Bor', 1), foe('Cid', 4)];
  const { encounter } = await gm.play(AddCombatantsDocument, { encounterId, combatants });
  const [ana, bor, cid] = encounter.combatants.map(({ id }) => id) as [string, string, string];
  const link = await invite(gm, { encounterId, combatantIds: [ana, bor], ...more });
  return { encounterId, gm, ana, bor, cid, link };
}

async function invite(gm: ApiClient, input: CreateInviteInput) {
  const { createInvite } = await gm.send(CreateInviteDocument, { input });
  if (createInvite.__typename !== 'CreateInvitePayload') throw new Error(createInvite.message);
  return createInvite.encounter.invites!.at(-1)!;
}

const accept = async (by: ApiClient, input: AcceptInviteInput) =>
  (await by.send(AcceptInviteDocument, { input })).acceptInvite;

async function accepted(by: ApiClient, input: AcceptInviteInput) {
  const answer = await accept(by, input);
  if (answer.__typename !== 'AcceptInvitePayload') throw new Error(JSON.stringify(answer));
  return answer;
}

const shown = async (token: string, by = nobody) =>
  (await by.send(InviteDocument, { token })).invite;

const free = async (token: string) => {
  const offer = await shown(token);
  return offer.__typename === 'InviteOffer' ? offer.free.map(({ name }) => name) : offer;
};

describe('a link', () => {
  it('shows the free heroes, and gives each a seat that plays it', async () => {
    const { encounterId, ana, bor, link, gm } = await table();
    expect(await shown(link.token)).toEqual({
      __typename: 'InviteOffer',
      encounterId,
      name: 'The bridge',
      ruleset: 'SEGMENTS',
      free: [
        { combatantId: ana, name: 'Ana', image: null },
        { combatantId: bor, name: 'Bor', image: null },
      ],
      expiresAt: link.expiresAt,
    });
    const { seat, token } = await accepted(nobody, {
      token: link.token,
      combatantId: ana,
      name: 'Ann',
    });
    expect(seat).toMatchObject({ kind: 'PLAYER', combatantIds: [ana], name: 'Ann' });
    expect(seat.inviteId).toBe(link.id);
    const player = api.seated({ token });
    const { encounter } = await player.send(SeatsDocument, { encounterId });
    expect(encounter).toMatchObject({ seat: { id: seat.id }, seats: null, invites: null });
    expect(await free(link.token)).toEqual(['Bor']);
    // The GM sees who took whom.
    const { encounter: seen } = await gm.send(SeatsDocument, { encounterId });
    expect(seen!.seats!.find(({ inviteId }) => inviteId === link.id)).toMatchObject({
      name: 'Ann',
      combatantIds: [ana],
    });
    expect(seen!.invites).toEqual([{ ...link, used: 1 }]);
  });

  it('stands in the journal, where the GM alone reads of it, and verifies', async () => {
    const { encounterId, ana, link, gm } = await table();
    const { seat, token } = await accepted(nobody, {
      token: link.token,
      combatantId: ana,
      name: 'Ann',
    });
    await gm.play(RevokeInviteDocument, { encounterId, inviteId: link.id });
    const entries = async (by: ApiClient) =>
      (await by.send(JournalDocument, { id: encounterId })).encounter!.journal!.nodes.slice(-3);
    expect(await entries(gm)).toMatchObject([
      { command: { mutation: 'createInvite' }, events: [{ __typename: 'InviteCreated' }] },
      {
        by: 'PLAYER',
        command: { mutation: 'acceptInvite' },
        events: [{ text: 'Ann takes a seat to play, by the link' }],
      },
      { command: { mutation: 'revokeInvite' }, events: [{ __typename: 'InviteRevoked' }] },
    ]);
    expect(JSON.stringify(await entries(gm))).not.toContain(link.token);
    const player = api.seated({ token });
    expect((await entries(player)).map(({ events }) => events)).toEqual([[], [], []]);
    expect((await entries(player))[1]).toMatchObject({ seatId: seat.id });
    const watcher = await gm.send(IssueSeatDocument, {
      input: { encounterId, kind: 'SPECTATOR', name: 'Sue' },
    });
    if (watcher.issueSeat.__typename !== 'IssueSeatPayload') throw new Error('refused');
    const spectator = api.seated({ token: watcher.issueSeat.token });
    expect((await entries(spectator)).slice(0, 2)).toMatchObject([
      { command: null, events: [] },
      { command: null, events: [], seatId: null },
    ]);
    const { verifyDice } = await gm.send(VerifyDiceDocument, { encounterId });
    expect(verifyDice).toMatchObject({ verified: true });
  });

  it('gives a hero to one of two who take it at once; the other is told who is free', async () => {
    const { encounterId, ana, bor, link } = await table();
    const take = (name: string, on: ApiClient) =>
      accept(on, { token: link.token, combatantId: ana, name });
    const other = (await api.another()).seated('NOWHERE');
    const answers = await Promise.all([
      take('Ann', nobody),
      take('Abe', other),
      take('Al', nobody),
    ]);
    const made = answers.filter(({ __typename }) => __typename === 'AcceptInvitePayload');
    expect(made).toHaveLength(1);
    for (const answer of answers.filter((one) => !made.includes(one)))
      expect(answer).toMatchObject({
        __typename: 'HeroTaken',
        code: 'HERO_TAKEN',
        message: 'Ana is taken; these are free: Bor.',
        free: [{ combatantId: bor, name: 'Bor', image: null }],
      });
    const record = await api.store.load(encounterId);
    expect(record!.seats.filter(({ actor }) => actor.kind === 'PLAYER')).toHaveLength(1);
    await accepted(nobody, { token: link.token, combatantId: bor, name: 'Ben' });
    expect(await take('Al', nobody)).toMatchObject({
      message: 'Ana is taken, and so is everyone else of this link.',
      free: [],
    });
  });

  it('gives a hero again once the GM has freed it', async () => {
    const { encounterId, gm, ana, link } = await table();
    const input = { token: link.token, combatantId: ana, name: 'Ann' };
    const { seat, token } = await accepted(nobody, input);
    await gm.play(RevokeSeatDocument, { encounterId, seatId: seat.id });
    expect(await free(link.token)).toEqual(['Ana', 'Bor']);
    await expect(api.seated({ token }).send(SeatsDocument, { encounterId })).rejects.toThrow(
      'SEAT_REVOKED',
    );
    await accepted(nobody, input);
  });

  it('gives no hero whom a player has by other ways, or by another link', async () => {
    const { encounterId, gm, ana, bor, link } = await table();
    const second = await invite(gm, { encounterId, combatantIds: [bor] });
    const seat = { encounterId, kind: 'PLAYER', name: 'Ann' } as const;
    await gm.send(IssueSeatDocument, { input: { ...seat, combatantIds: [ana] } });
    expect(await free(link.token)).toEqual(['Bor']);
    await accepted(nobody, { token: second.token, combatantId: bor, name: 'Ben' });
    expect(await free(link.token)).toEqual([]);
  });

  it('gives so many seats, and none once it is used up, has expired or was ended', async () => {
    const { encounterId, gm, ana, bor, link } = await table({ uses: 1 });
    await accepted(nobody, { token: link.token, combatantId: ana, name: 'Ann' });
    const ended = { __typename: 'Forbidden', code: 'INVITE_ENDED' };
    const next = { combatantId: bor, name: 'Ben' };
    expect(await accept(nobody, { token: link.token, ...next })).toMatchObject(ended);
    expect(await shown(link.token)).toMatchObject(ended);

    const short = await tokens.issueInvite(encounterId, {
      ...{ id: link.id, combatants: [bor], uses: null, used: 0 },
      ...{ issuedAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-01-02T00:00:00.000Z' },
    });
    expect(await shown(short)).toMatchObject(ended);
    expect(await accept(nobody, { token: short, ...next })).toMatchObject(ended);

    const last = await invite(gm, { encounterId, combatantIds: [bor] });
    await gm.play(RevokeInviteDocument, { encounterId, inviteId: last.id });
    expect(await shown(last.token)).toMatchObject(ended);
    expect(await accept(nobody, { token: last.token, ...next })).toMatchObject(ended);
    const again = await gm.send(RevokeInviteDocument, {
      input: { encounterId, inviteId: last.id },
    });
    expect(again.revokeInvite).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('opens nothing else, and nothing else opens it', async () => {
    const { encounterId, gm, ana, link } = await table();
    await expect(
      api.seated({ token: link.token }).send(SeatsDocument, { encounterId }),
    ).rejects.toThrow('The token is not one of this server.');
    const { token } = await accepted(nobody, {
      token: link.token,
      combatantId: ana,
      name: 'Ann',
    });
    for (const wrong of [token, 'nothing', `${link.token.slice(0, -4)}AAAA`]) {
      const invalid = { __typename: 'InvalidInput', fields: [{ path: 'token' }] };
      expect(await shown(wrong)).toMatchObject(invalid);
      const input = { token: wrong, combatantId: ana, name: 'Ann' };
      expect(await accept(nobody, input)).toMatchObject(invalid);
    }
    expect(await gm.send(SeatsDocument, { encounterId })).toBeTruthy();
  });

  it('is not sent in an address, which is logged', async () => {
    const { link } = await table();
    const query = `{ invite(token: "${link.token}") { ... on InvalidInput { fields { message } } } }`;
    const url = `${api.endpoint}?query=${encodeURIComponent(query)}`;
    const response = await fetch(url, { headers: { accept: 'application/json' } });
    expect(await response.text()).toContain('by POST');
  });

  it('takes one request with one key once', async () => {
    const { ana, bor, link } = await table();
    const input = {
      token: link.token,
      combatantId: ana,
      name: 'Ann',
      idempotencyKey: 'a key that nobody else has',
    };
    const [first, second] = [await accepted(nobody, input), await accepted(nobody, input)];
    expect(second.token).toBe(first.token);
    expect(second.seat.id).toBe(first.seat.id);
    expect(await accept(nobody, { ...input, combatantId: bor })).toMatchObject({
      __typename: 'IdempotencyKeyReused',
    });
    expect(await accept(nobody, { ...input, idempotencyKey: 'short' })).toMatchObject({
      __typename: 'InvalidInput',
    });
  });

  it('shows no one who is hidden or gone, and gives no one who is not on it', async () => {
    const { encounterId, gm, ana, bor, cid, link } = await table();
    await gm.play(HideCombatantsDocument, { encounterId, combatantIds: [bor] });
    expect(await free(link.token)).toEqual(['Ana']);
    const take = (combatantId: string) =>
      accept(nobody, { token: link.token, combatantId, name: 'Ben' });
    const unknown = { __typename: 'NotFound', code: 'COMBATANT_NOT_FOUND' };
    for (const id of [bor, cid, 'nobody'])
      expect(await take(id)).toMatchObject({ ...unknown, missingId: id });
    const position = { q: 1, r: 1 };
    await gm.play(RevealCombatantsDocument, {
      encounterId,
      combatantIds: [bor],
      positions: [{ combatantId: bor, position }],
    });
    await gm.play(RemoveCombatantDocument, { encounterId, combatantId: ana, reason: 'Fled' });
    expect(await free(link.token)).toEqual(['Bor']);
    expect(await take(ana)).toMatchObject(unknown);
  });

  it('outlives a rewind, and is not copied', async () => {
    const { encounterId, gm, ana, link } = await table();
    await accepted(nobody, { token: link.token, combatantId: ana, name: 'Ann' });
    await gm.play(RewindEncounterDocument, { encounterId, toVersion: 2, reason: 'Once more' });
    expect(await free(link.token)).toEqual(['Bor']);
    const { branchEncounter } = await gm.send(BranchEncounterDocument, { input: { encounterId } });
    const { exportEncounter } = await gm.send(ExportEncounterDocument, { encounterId });
    if (exportEncounter.__typename !== 'EncounterExport') throw new Error('refused');
    const { importEncounter } = await gm.send(ImportEncounterDocument, {
      input: { document: exportEncounter.document },
    });
    for (const copy of [branchEncounter, importEncounter]) {
      if (!('token' in copy)) throw new Error(JSON.stringify(copy));
      const asked = { encounterId: copy.encounter.id };
      const { encounter } = await api.seated(copy).send(SeatsDocument, asked);
      expect(encounter).toMatchObject({ invites: [], seats: [{ kind: 'GM' }] });
    }
    // It stands in the record only while there is one.
    await gm.play(RevokeInviteDocument, { encounterId, inviteId: link.id });
    expect(await api.store.load(encounterId)).not.toHaveProperty('invites');
  });

  it('is refused where it makes no sense', async () => {
    const { encounterId, gm, ana } = await table();
    const refused = async (input: Partial<CreateInviteInput>) => {
      const asked = { encounterId, combatantIds: [ana], ...input };
      const { createInvite } = await gm.send(CreateInviteDocument, { input: asked });
      return createInvite.__typename === 'InvalidInput' ? createInvite.fields[0]!.path : null;
    };
    expect(await refused({ combatantIds: [] })).toBe('combatantIds');
    expect(await refused({ combatantIds: [ana, ana] })).toBe('combatantIds');
    expect(await refused({ combatantIds: ['nobody'] })).toBe('combatantIds.0');
    expect(await refused({ uses: 0 })).toBe('uses');
    expect(await refused({ uses: 101 })).toBe('uses');
    expect(await refused({ days: 0 })).toBe('days');
    for (let n = 1; n < MAX_INVITES; n++) expect(await refused({})).toBeNull();
    expect(await refused({})).toBe('encounterId');
    const next = await accept(nobody, {
      token: (await table()).link.token,
      combatantId: ana,
      name: '',
    });
    expect(next).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'name' }] });
  });
});

describe('who takes a hero', () => {
  it('claims it at once with an account, and takes no second one', async () => {
    const { encounterId, ana, bor, link } = await table();
    const ann = withAccounts.seated({ token: await issuer.token('ann') });
    const { seat } = await accepted(ann, { token: link.token, combatantId: ana, name: 'Ann' });
    expect(seat.claimed).toBe(true);
    const { encounter } = await ann.send(SeatsDocument, { encounterId });
    expect(encounter?.seat.id).toBe(seat.id);
    const second = { token: link.token, combatantId: bor, name: 'Ann' };
    expect(await accept(ann, second)).toMatchObject({ code: 'ALREADY_JOINED' });
    const { encounter: mine } = await ann.send(SeatsDocument, { encounterId });
    expect(mine?.seat.combatantIds).toEqual([ana]);
    const answer = await ann.ask('{ me { encounters { nodes { id } } } }');
    expect(JSON.stringify(answer)).toContain(encounterId);
  });

  it('takes no second one with the seat that it has', async () => {
    const { ana, bor, link } = await table();
    const { token } = await accepted(nobody, { token: link.token, combatantId: ana, name: 'Ann' });
    const second = { token: link.token, combatantId: bor, name: 'Ann' };
    expect(await accept(api.seated({ token }), second)).toMatchObject({ code: 'ALREADY_JOINED' });
    await accepted(nobody, second);
  });
});
