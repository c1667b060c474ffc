/** Parties: who owns them, what comes into a fight and back, and what a cheater is answered. */
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AddMembersDocument,
  AdjudicateDocument,
  BestiaryDocument,
  CreatePartyDocument,
  DeleteEncounterDocument,
  DeletePartyDocument,
  EncounterDocument,
  FromPartiesDocument,
  HideCombatantsDocument,
  IssueSeatDocument,
  MeDocument,
  NodeDocument,
  PartiesDocument,
  PartyDocument,
  RemoveCombatantDocument,
  RemoveMemberDocument,
  RenamePartyDocument,
  RestPartyDocument,
  RuleOnMemberDocument,
  UndoWriteBackDocument,
  WriteBackPartyDocument,
} from '../../../../src/client/index.ts';
import { appOn } from '../../../kit/app/app-fight.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import {
  change,
  changesOf,
  done,
  end,
  fightOf,
  partyOf,
  read,
} from '../../../kit/graphql/parties.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const RULESET = 'SEGMENTS';

/** Ana has lost hit points in a fight that is over. */
async function hurt(left = 5) {
  const party = await partyOf(api, RULESET, ['Ana', 'Bor']);
  const fight = await fightOf(api, RULESET, party);
  const ana = fight.combatants.find(({ name }) => name === 'Ana')!;
  await hit(fight.encounterId, ana.id, left);
  await end(api, fight.encounterId);
  return { ...party, ...fight, ana };
}

const hit = (encounterId: string, combatantId: string, hitPoints: number) =>
  api.play(AdjudicateDocument, {
    ...{ encounterId, combatantId, reason: 'A test' },
    stats: { segments: { hitPoints } },
  });

const hitPointsOf = (
  { members }: { readonly members: Readonly<Awaited<ReturnType<typeof read>>['members']> },
  name: string,
) => members.find((one) => one.name === name)?.vitals[0]?.current;

describe('a party', () => {
  it('carries wounds into the next fight, and comes back with those of that one', async () => {
    const { partyId, token, owner, encounterId, gm } = await hurt(5);
    const preview = await changesOf(gm, { partyId, encounterId, token });
    if (preview.__typename !== 'PartyChanges') throw new Error(preview.__typename);
    expect(
      preview.changes.map(({ standing, after }) => [standing, after?.vitals[0]?.current]),
    ).toEqual([
      ['CHANGED', 5],
      ['UNCHANGED', hitPointsOf(await read(owner, partyId), 'Bor')],
    ]);
    const back = await done(gm, WriteBackPartyDocument, { partyId, encounterId, token });
    expect(hitPointsOf(back.party, 'Ana')).toBe(5);
    const next = await fightOf(api, RULESET, { partyId, token });
    expect(next.combatants.find(({ name }) => name === 'Ana')?.vitals[0]?.current).toBe(5);
    const { encounter } = await api.send(FromPartiesDocument, { encounterId: next.encounterId });
    expect(encounter?.fromParties).toHaveLength(2);
    const { journal } = await read(owner, partyId);
    expect(
      journal?.nodes.map(({ version, kind, encounterId: from }) => [version, kind, from]),
    ).toEqual([
      [1, 'CREATED', null],
      [2, 'MEMBERS_ADDED', null],
      [3, 'WRITE_BACK', encounterId],
    ]);
    expect(journal?.nodes[2]?.lines).toEqual([`Back from the fight ${encounterId}: Ana`]);
  });

  it('brings latecomers into a running fight, and those alone who are named', async () => {
    const { partyId, token, members } = await partyOf(api, RULESET, ['Ana', 'Bor']);
    const bor = members[1]!.id;
    const fight = await fightOf(api, RULESET, { partyId, token }, [bor]);
    expect(fight.combatants.map(({ name }) => name)).toEqual(['Foe', 'Bor']);
    expect(fight.combatants[1]!.position).toEqual({ q: 0, r: 0 });
    expect(fight.combatants[1]!.id).not.toBe(bor);
  });

  it('is undone to what it was, unless it has changed since, and then says how', async () => {
    const { partyId, token, owner, encounterId, gm } = await hurt();
    const before = await read(owner, partyId);
    const asked = { partyId, encounterId, token };
    const back = await done(gm, WriteBackPartyDocument, asked);
    await done(owner, UndoWriteBackDocument, { partyId, version: back.version });
    expect((await read(owner, partyId)).members).toEqual(before.members);
    // It can be written back again, and then twice no more.
    const again = await done(gm, WriteBackPartyDocument, asked);
    expect(again.party.members).toEqual(back.party.members);
    await done(owner, RenamePartyDocument, { partyId, name: 'The Embers' });
    const late = await change(owner, UndoWriteBackDocument, { partyId, version: again.version });
    expect(late.__typename).toBe('IllegalMove');
    expect(late.message).toContain(`version ${again.version + 1}: The name of the party`);
    const wrong = await change(owner, UndoWriteBackDocument, { partyId, version: 2 });
    expect(wrong).toMatchObject({ __typename: 'IllegalMove' });
    const none = await change(owner, UndoWriteBackDocument, { partyId, version: 99 });
    expect(none).toMatchObject({ __typename: 'IllegalMove' });
  });

  it('rests by its rulebook, and makes no version where that changes nothing', async () => {
    const { partyId, owner } = await partyOf(api, 'SECONDS', ['Ana']);
    const [ana] = (await read(owner, partyId)).members;
    await done(owner, RuleOnMemberDocument, {
      ...{ partyId, combatantId: ana!.id, reason: 'A fall' },
      stats: { seconds: { wounds: 2 } },
    });
    const night = await done(owner, RestPartyDocument, { partyId, rest: 'NIGHT' });
    const { journal } = await read(owner, partyId);
    expect(journal?.nodes.at(-1)).toMatchObject({
      kind: 'REST',
      lines: ['After a night of sleep: Ana'],
    });
    await done(owner, RestPartyDocument, { partyId, rest: 'BED' });
    const whole = await done(owner, RestPartyDocument, { partyId, rest: 'NIGHT' });
    const idle = await done(owner, RestPartyDocument, { partyId, rest: 'NIGHT' });
    expect(idle.version).toBe(whole.version);
    expect(night.version).toBe(4);
  });

  it('does what it is asked for once by its keys, and refuses another version', async () => {
    const { partyId, owner } = await partyOf(api, RULESET, ['Ana']);
    const input = { partyId, name: 'Once', idempotencyKey: 'once', expectedVersion: 2 };
    const first = await done(owner, RenamePartyDocument, input);
    const second = await done(owner, RenamePartyDocument, input);
    expect([first.version, second.version]).toEqual([3, 3]);
    expect(await change(owner, RenamePartyDocument, { ...input, name: 'Twice' })).toMatchObject({
      __typename: 'IdempotencyKeyReused',
    });
    expect(
      await change(owner, RenamePartyDocument, { partyId, name: 'Late', expectedVersion: 2 }),
    ).toMatchObject({
      __typename: 'VersionConflict',
    });
    const key = { name: 'By key', ruleset: RULESET, idempotencyKey: 'a key of sixteen characters' };
    const nowhere = api.seated('NOWHERE');
    const made = await done(nowhere, CreatePartyDocument, key);
    expect((await done(nowhere, CreatePartyDocument, key)).party.id).toBe(made.party.id);
  });

  it('has room for 20 members', async () => {
    const { partyId, owner } = await partyOf(api, RULESET, ['Ana']);
    const { bestiary } = await api.send(BestiaryDocument, { ruleset: RULESET });
    const creatures = Array.from({ length: 20 }, (_, q) => ({
      ...{ side: 'heroes', position: { q: q + 1, r: 0 }, creature: bestiary[0]!.key },
    }));
    expect(await change(owner, AddMembersDocument, { partyId, creatures })).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringContaining('at most 20 members') as string,
    });
    await done(owner, AddMembersDocument, { partyId, creatures: creatures.slice(1) });
  });

  it('is deleted with all of it, by its name', async () => {
    const { partyId, token, owner } = await partyOf(api, RULESET, ['Ana']);
    expect(await change(owner, DeletePartyDocument, { partyId, name: 'Another' })).toMatchObject({
      __typename: 'InvalidInput',
    });
    expect(
      await change(owner, DeletePartyDocument, { partyId, name: 'The Lanterns' }),
    ).toMatchObject({
      __typename: 'DeletePartyPayload',
      complete: true,
    });
    expect((await owner.send(PartyDocument, { id: partyId })).party).toBeNull();
    expect(await api.store.journal(partyId, 0, 10)).toEqual([]);
    const { id: encounterId } = await api.create({ ruleset: RULESET });
    const added = await api.answer(AddCombatantsDocument, {
      encounterId,
      party: { partyId, token, at: { q: 0, r: 0 } },
    });
    expect(added.__typename).toBe('InvalidInput');
  });

  it('can be verified as any journal can', async () => {
    const { partyId, token, owner, encounterId, gm } = await hurt();
    const back = await done(gm, WriteBackPartyDocument, { partyId, encounterId, token });
    await done(owner, RestPartyDocument, { partyId, rest: 'SHORT' });
    await done(owner, RenamePartyDocument, { partyId, name: 'Verified' });
    expect(back.version).toBe(3);
    const record = (await api.store.load(partyId))!;
    const replay = await appOn(api.store).replay(record);
    expect(replay.difference).toBeNull();
    expect(replay.entries).toBe(record.version);
  });
});

describe('somebody who cheats', () => {
  it('writes no fight back twice, and none in which the members were not', async () => {
    const { partyId, token, encounterId, gm, members } = await hurt();
    const asked = { partyId, encounterId, token };
    await done(gm, WriteBackPartyDocument, asked);
    expect(await change(gm, WriteBackPartyDocument, asked)).toMatchObject({
      __typename: 'IllegalMove',
      message: expect.stringContaining('written back already') as string,
    });
    const other = await fightOf(api, RULESET, await partyOf(api, RULESET, ['Cid']));
    await end(api, other.encounterId);
    const strange = { partyId, token, encounterId: other.encounterId };
    expect(await change(other.gm, WriteBackPartyDocument, strange)).toMatchObject({
      __typename: 'IllegalMove',
      message: expect.stringContaining('was in this fight') as string,
    });
    const half = await fightOf(api, RULESET, { partyId, token }, [members[0]!.id]);
    await end(api, half.encounterId);
    const absent = { partyId, token, encounterId: half.encounterId, members: [members[1]!.id] };
    expect(await change(half.gm, WriteBackPartyDocument, absent)).toMatchObject({
      __typename: 'IllegalMove',
    });
  });

  it('brings no member twice into a fight, hidden or not, but again who was taken off the table', async () => {
    const party = await partyOf(api, RULESET, ['Ana', 'Bor']);
    const { encounterId, combatants } = await fightOf(api, RULESET, party);
    const ana = combatants.find(({ name }) => name === 'Ana')!;
    const [member, bor] = party.members.map(({ id }) => id);
    const again = (hidden: boolean, ...members: readonly string[]) => {
      const { partyId, token } = party;
      const joining = { partyId, token, at: { q: 0, r: 3 }, members: [...members] };
      return api.answer(AddCombatantsDocument, { encounterId, hidden, party: joining });
    };
    const twice = {
      __typename: 'InvalidInput',
      message: expect.stringContaining('is in this fight already') as string,
    };
    expect(await again(false, bor!)).toMatchObject(twice);
    await api.play(HideCombatantsDocument, { encounterId, combatantIds: [ana.id] });
    expect(await again(true, member!)).toMatchObject(twice);
    await api.play(RemoveCombatantDocument, { encounterId, combatantId: ana.id });
    expect(await again(true, member!)).toMatchObject({ __typename: 'AddCombatantsPayload' });
    const { encounter } = await api.send(FromPartiesDocument, { encounterId });
    expect(encounter?.fromParties).toHaveLength(2);
  });

  it('writes back nothing while the fight is on, or once the party has changed since', async () => {
    const party = await partyOf(api, RULESET, ['Ana']);
    const { partyId, token, owner, members } = party;
    const fight = await fightOf(api, RULESET, party);
    const asked = { partyId, token, encounterId: fight.encounterId };
    expect(await change(fight.gm, WriteBackPartyDocument, asked)).toMatchObject({
      __typename: 'IllegalMove',
      message: expect.stringContaining('not over') as string,
    });
    const ana = fight.combatants.find(({ name }) => name === 'Ana')!;
    await hit(fight.encounterId, ana.id, 1);
    await end(api, fight.encounterId);
    await done(owner, RuleOnMemberDocument, {
      ...{ partyId, combatantId: members[0]!.id, reason: 'A test' },
      stats: { segments: { hitPoints: 2 } },
    });
    expect(await change(fight.gm, WriteBackPartyDocument, asked)).toMatchObject({
      __typename: 'IllegalMove',
      message: expect.stringContaining('has changed since') as string,
    });
    await done(owner, RemoveMemberDocument, { partyId, combatantId: members[0]!.id });
    expect(await change(fight.gm, WriteBackPartyDocument, asked)).toMatchObject({
      __typename: 'IllegalMove',
    });
  });

  it('of two at once one wins, and the other is told', async () => {
    const { partyId, token, encounterId, gm } = await hurt();
    const asked = { partyId, encounterId, token };
    const answers = await Promise.all(
      [1, 2, 3].map(() => change(gm, WriteBackPartyDocument, asked)),
    );
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'IllegalMove',
      'IllegalMove',
      'WriteBackPartyPayload',
    ]);
  });

  it('finds no party of another owner, nor one by an encounter, nor an encounter by one', async () => {
    const { partyId, owner, encounterId, gm } = await hurt();
    const other = await partyOf(api, RULESET, ['Cid']);
    const stranger = { __typename: 'Forbidden' };
    const asked = { partyId, encounterId };
    expect(
      await change(gm, WriteBackPartyDocument, { ...asked, token: other.token }),
    ).toMatchObject(stranger);
    expect(await change(gm, WriteBackPartyDocument, asked)).toMatchObject(stranger);
    expect(await change(other.owner, RenamePartyDocument, { partyId, name: 'Mine' })).toMatchObject(
      stranger,
    );
    expect(
      await change(api.seated('NOWHERE'), RenamePartyDocument, { partyId, name: 'Mine' }),
    ).toMatchObject({
      ...stranger,
      code: 'UNAUTHENTICATED',
    });
    const none = partyId.replace(/.{4}$/, '0000');
    const unknown = await change(other.owner, RenamePartyDocument, { partyId: none, name: 'X' });
    const known = await change(other.owner, RenamePartyDocument, { partyId, name: 'X' });
    expect(unknown).toEqual(known);
    // The ids and tokens of one kind are none of the other.
    expect(
      await change(gm, RenamePartyDocument, { partyId: encounterId, name: 'X' }),
    ).toMatchObject({
      code: 'PARTY_NOT_FOUND',
    });
    const crossed = await owner.send(EncounterDocument, { id: partyId });
    expect(crossed.encounter).toBeNull();
    await expect(owner.send(EncounterDocument, { id: encounterId })).rejects.toThrow('FORBIDDEN');
    expect(
      await change(owner, DeleteEncounterDocument, { encounterId: partyId, name: 'The Lanterns' }),
    ).toMatchObject({
      __typename: 'NotFound',
    });
    expect((await owner.send(NodeDocument, { id: partyId })).node).toMatchObject({ id: partyId });
    expect((await gm.send(NodeDocument, { id: partyId })).node).toBeNull();
    expect((await read(owner, partyId)).version).toBe(2);
  });

  it('learns nothing of a party from a seat of a player', async () => {
    const { partyId, encounterId, ana, members } = await hurt();
    const made = (await api.ask(print(IssueSeatDocument), {
      input: { encounterId, kind: 'PLAYER', name: 'Ann', combatantIds: [ana.id] },
    })) as { readonly issueSeat: { readonly token: string } };
    const player = api.seated({ token: made.issueSeat.token });
    const { encounter } = await player.send(FromPartiesDocument, { encounterId });
    expect(encounter?.fromParties).toBeNull();
    const whole = JSON.stringify(await player.send(EncounterDocument, { id: encounterId }));
    for (const secret of [partyId, ...members.map(({ id }) => id)])
      expect(whole).not.toContain(secret);
    await expect(player.send(PartyDocument, { id: partyId })).rejects.toThrow('FORBIDDEN');
    expect((await player.send(NodeDocument, { id: partyId })).node).toBeNull();
  });
});

describe('the parties of an account', () => {
  it('are its own, listed apart from its encounters, and written back with its token alone', async () => {
    const issuer = await Issuer.start();
    try {
      const server = await api.another({ oidc: issuer.oidc });
      const gil = server.seated({ token: await issuer.token('gil') });
      const made = await done(gil, CreatePartyDocument, { name: 'Gil’s', ruleset: RULESET });
      const { me } = await gil.send(PartiesDocument, { first: 5 });
      expect(me?.parties.nodes.map(({ id }) => id)).toEqual([made.party.id]);
      expect(me?.parties.totalCount).toBe(1);
      expect((await gil.send(MeDocument, { first: 5 })).me?.encounters.totalCount).toBe(0);
      const eve = server.seated({ token: await issuer.token('eve') });
      expect((await eve.send(PartiesDocument, { first: 5 })).me?.parties.totalCount).toBe(0);
      await expect(eve.send(PartyDocument, { id: made.party.id })).rejects.toThrow('FORBIDDEN');
      // Its own token opens it as well.
      const holder = server.seated({ token: made.token });
      expect((await read(holder, made.party.id)).name).toBe('Gil’s');
      await done(gil, DeletePartyDocument, { partyId: made.party.id, name: 'Gil’s' });
      expect((await gil.send(PartiesDocument, { first: 5 })).me?.parties.totalCount).toBe(0);
    } finally {
      issuer.stop();
    }
  });
});
