/** `renewSeat` over HTTP: what a token may do that has expired. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RenewSeatDocument, RevokeSeatDocument } from '../../../../src/client/index.ts';
import { firstSeat } from '../../../../src/app/journal/first-seat.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { firstToken, tokens } from '../../../kit/app/seats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

let api: Api;
let strict: ApiClient;
beforeAll(async () => {
  api = await startApi();
  strict = await api.another({ renewExpired: false });
});
afterAll(() => api.stop());

/** The token of the first seat, as it would have been issued so long ago. */
const tokenOf = (encounterId: string, days: number) =>
  tokens.issue(encounterId, firstSeat(encounterId, ago(days)));

async function renew(client: ApiClient, input: { encounterId: string; token?: string }) {
  return (await client.send(RenewSeatDocument, { input })).renewSeat;
}

describe('a token of a GM that has expired', () => {
  it('is answered with the one that lasts, where that is allowed, and opens the encounter again', async () => {
    const { id: encounterId } = await api.create();
    const token = await tokenOf(encounterId, 400);
    const answer = await renew(api.seated('NOWHERE'), { encounterId, token });
    if (answer.__typename !== 'RenewSeatPayload') throw new Error(answer.message);
    expect(answer.encounter).toEqual({ id: encounterId, version: 1 });
    const asked = { query: 'query ($id: ID!) { encounter(id: $id) { ... on Encounter { id } } }' };
    const body = { ...asked, variables: { id: encounterId } };
    const opened = await api.seated({ token: answer.token }).post(body);
    expect(opened.body).toEqual({ data: { encounter: { id: encounterId } } });
    expect((await api.seated({ token }).post(body)).status).toBe(401);
  });

  it('is refused where it is not, and in the header everywhere', async () => {
    const { id: encounterId } = await api.create();
    const token = await tokenOf(encounterId, 400);
    expect(await renew(strict.seated('NOWHERE'), { encounterId, token })).toMatchObject({
      ...{ __typename: 'Forbidden', code: 'UNAUTHENTICATED' },
    });
    const query = 'mutation ($input: RenewSeatInput!) { renewSeat(input: $input) { __typename } }';
    for (const input of [{ encounterId }, { encounterId, token }]) {
      const { status, body } = await api.seated({ token }).post({ query, variables: { input } });
      expect(status).toBe(401);
      expect(body?.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  it('of another encounter, a forged one and none open nothing', async () => {
    const { id: encounterId } = await api.create();
    const { id: elsewhere } = await api.create();
    const out = api.seated('NOWHERE');
    const token = await tokenOf(encounterId, 400);
    const [head, , signature] = (await firstToken(elsewhere)).split('.');
    const forged = `${head}.${token.split('.')[1]}.${signature}`;
    expect(await renew(out, { encounterId: elsewhere, token })).toMatchObject({
      code: 'FORBIDDEN',
    });
    for (const bad of [forged, 'nonsense', ''])
      expect(await renew(out, { encounterId, token: bad })).toMatchObject({
        ...{ __typename: 'InvalidInput', fields: [{ path: 'token' }] },
      });
    expect(await renew(out, { encounterId })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(JSON.stringify(await renew(out, { encounterId, token: forged }))).not.toContain(head);
  });

  it('of a seat that was revoked stays worth nothing', async () => {
    const { id: encounterId } = await api.create();
    const token = await tokenOf(encounterId, 400);
    const query = `mutation ($input: IssueSeatInput!) { issueSeat(input: $input) { ... on IssueSeatPayload { token } } }`;
    const input = { encounterId, kind: 'GM', name: 'Another' };
    const { issueSeat } = (await api.ask(query, { input })) as { issueSeat: { token: string } };
    const other = api.seated({ token: issueSeat.token });
    await other.play(RevokeSeatDocument, {
      encounterId,
      seatId: firstSeat(encounterId, ago(0)).id,
    });
    expect(await renew(api.seated('NOWHERE'), { encounterId, token })).toMatchObject({
      code: 'SEAT_REVOKED',
    });
  });
});

describe('a seat that stands', () => {
  it('is not renewed before half of its time has gone', async () => {
    const { id: encounterId } = await api.create();
    for (const input of [{ encounterId }, { encounterId, token: await firstToken(encounterId) }])
      expect(await renew(api, input)).toMatchObject({
        ...{ __typename: 'InvalidInput', fields: [{ path: 'encounterId' }] },
      });
  });
});
