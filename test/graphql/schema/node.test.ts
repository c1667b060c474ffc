/** What is found by its id alone, and by whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCombatantsDocument, IssueSeatDocument } from '../../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../../kit/graphql/api.ts';
import { foe, someone } from '../../kit/graphql/segments-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on Combatant { name hidden } ... on Encounter { version } ... on Rule { title } } }`;

const found = async (client: ApiClient, id: string): Promise<unknown> =>
  ((await client.ask(NODE, { id })) as { readonly node: unknown }).node;

/** Ana and Bor; Cid is hidden, Ana's player sits there and a spectator. */
async function gather() {
  const { id: encounterId } = await api.create();
  await api.play(AddCombatantsDocument, {
    encounterId,
    combatants: [someone('Ana', 0), foe('Bor', 4)],
  });
  const { encounter } = await api.play(AddCombatantsDocument, {
    encounterId,
    combatants: [foe('Cid', 8)],
    hidden: true,
  });
  const [ana, bor, cid] = encounter.combatants.map(({ id }) => id);
  const issue = async (kind: 'GM' | 'PLAYER', combatantIds: string[] = []) => {
    const input = { encounterId, kind, name: kind, combatantIds };
    const { issueSeat } = await api.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const { token, seat } = issueSeat;
    return { client: api.seated({ token }), seatId: seat.id };
  };
  const gm = await issue('GM');
  const player = await issue('PLAYER', [ana!]);
  return { encounterId, ana: ana!, bor: bor!, cid: cid!, gm, player };
}

describe('a node', () => {
  it('is an encounter, a combatant or a seat, now or at a version', async () => {
    const { encounterId, ana, cid, gm, player } = await gather();
    const ask = (id: string) => found(gm.client, id);
    expect(await ask(encounterId)).toMatchObject({ __typename: 'Encounter', version: 5 });
    expect(await ask(`${encounterId}@2`)).toMatchObject({ id: `${encounterId}@2`, version: 2 });
    expect(await ask(ana)).toMatchObject({ __typename: 'Combatant', id: ana, name: 'Ana' });
    expect(await ask(`${ana}@2`)).toMatchObject({ id: `${ana}@2`, name: 'Ana' });
    expect(await ask(`${ana}@1`)).toBeNull();
    expect(await ask(cid)).toMatchObject({ name: 'Cid', hidden: true });
    expect(await ask(player.seatId)).toEqual({ __typename: 'Seat', id: player.seatId });
    for (const id of ['', '@', '@1', `${encounterId}@`, `${encounterId}@0`, `${encounterId}@99`])
      expect(await ask(id)).toBeNull();
  });

  it('is a rule or a ruling, for everybody', async () => {
    const nowhere = api.seated('NOWHERE');
    expect(await found(nowhere, 'SEG-41')).toMatchObject({
      __typename: 'RulebookRule',
      id: 'SEG-41',
    });
    expect(await found(nowhere, 'VIG-09')).toMatchObject({
      __typename: 'RulebookRule',
      id: 'VIG-09',
    });
    expect(await found(nowhere, 'RS-02')).toMatchObject({ __typename: 'Ruling', id: 'RS-02' });
    expect(await found(nowhere, 'SEG-999')).toBeNull();
  });

  it('is what the seat sees, and nothing else is there for it', async () => {
    const { encounterId, bor, cid, gm, player } = await gather();
    expect(await found(player.client, bor)).toMatchObject({ name: 'Bor' });
    expect(await found(player.client, player.seatId)).toMatchObject({ __typename: 'Seat' });
    for (const id of [cid, `${cid}@3`, gm.seatId, encounterId.replace('enc_', 'seat_')])
      expect(await found(player.client, id)).toBeNull();
  });

  it('is answered to whoever has no seat there as if there were none', async () => {
    const { encounterId, ana, gm } = await gather();
    const elsewhere = await gather();
    const nowhere = api.seated('NOWHERE');
    for (const id of [encounterId, `${encounterId}@2`, ana, `${ana}@2`, gm.seatId])
      for (const client of [nowhere, elsewhere.gm.client])
        expect(await client.post({ query: NODE, variables: { id } })).toMatchObject({
          ...{ status: 200, body: { data: { node: null } } },
        });
  });
});
