/** Who follows an encounter now, as far as a seat may know. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FollowersDocument, IssueSeatDocument } from '../../../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { CountingServer, follow } from '../../../kit/graphql/stream.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Of each seat that is listed: the GM's, then the other. */
async function following(client: ApiClient, id: string) {
  const { encounter } = await client.send(FollowersDocument, { id });
  return encounter?.seats?.map((seat) => seat.following) ?? null;
}

async function tableWithSpectator() {
  const { id } = await api.create();
  const input = { encounterId: id, kind: 'SPECTATOR' as const, name: 'Ann', combatantIds: [] };
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  return { id, token: issueSeat.token };
}

describe('who follows', () => {
  it('is known to the GM as long as a stream of the seat is open', async () => {
    const { id, token } = await tableWithSpectator();
    expect(await following(api, id)).toEqual([false, false]);
    const updates = follow(api, id, { token, afterVersion: 0 });
    await updates.next();
    expect(await following(api, id)).toEqual([false, true]);
    await updates.return();
    await expect.poll(() => following(api, id)).toEqual([false, false]);
  });

  it('is not for others: neither of other seats, nor of their own', async () => {
    const { id, token } = await tableWithSpectator();
    const updates = follow(api, id, { token, afterVersion: 0 });
    await updates.next();
    const spectator = api.seated({ token });
    expect(await following(spectator, id)).toBeNull();
    const own = await spectator.ask(
      'query ($id: ID!) { encounter(id: $id) { ... on Encounter { seat { following } } } }',
      { id },
    );
    expect(own).toEqual({ encounter: { seat: { following: null } } });
    await updates.return();
  });

  it('cannot be told by a server that others may stream beside', async () => {
    const { id } = await tableWithSpectator();
    const deployed = await CountingServer.start(api.store);
    expect(await following(deployed, id)).toEqual([null, null]);
    await deployed.stop();
  });
});
