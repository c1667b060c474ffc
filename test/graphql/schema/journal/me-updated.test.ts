/** The list of an account, followed as a client of GraphQL over SSE does. */
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdvanceSegmentDocument,
  ClaimSeatDocument,
  CreateEncounterDocument,
  DeleteEncounterDocument,
  EndTurnDocument,
  IssueSeatDocument,
  type IssueSeatInput,
  MeUpdatedDocument,
  type MeUpdatedSubscription,
  RevokeSeatDocument,
  RollInitiativeDocument,
  SetPaceDocument,
} from '../../../../src/client/index.ts';
import { STREAM_LIMITS } from '../../../../src/app/follow/places.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { foe, someone } from '../../../kit/graphql/segments-fight.ts';

type Item = MeUpdatedSubscription['meUpdated'];

let api: Api;
let issuer: Issuer;
let server: ApiClient;
beforeAll(async () => {
  issuer = await Issuer.start();
  api = await startApi();
  server = await api.another({ oidc: issuer.oidc });
});
afterAll(async () => {
  await api.stop();
  issuer.stop();
});

const holder = async (sub: string) => server.seated({ token: await issuer.token(sub) });

async function* followed(token: string): AsyncGenerator<Item, void> {
  const headers = { authorization: `Bearer ${token}` };
  const client = createClient({ url: server.endpoint, headers, retryAttempts: 0 });
  const query = print(MeUpdatedDocument);
  try {
    for await (const { data, errors } of client.iterate<MeUpdatedSubscription>({ query })) {
      if (!data) throw new Error(JSON.stringify(errors));
      yield data.meUpdated;
    }
  } finally {
    client.dispose();
  }
}

/** The news of an account from now on. */
async function follow(sub: string) {
  const news = followed(await issuer.token(sub));
  let waiting: Promise<IteratorResult<Item, void>> | null = news.next();
  // Opened as soon as the request is sent; what comes before it is looked up at once.
  await new Promise((opened) => setTimeout(opened, 300));
  return {
    next: async (): Promise<Item> => {
      const { value } = await (waiting ?? news.next());
      waiting = null;
      if (!value) throw new Error('The stream has ended.');
      return value;
    },
    cut: () => news.return(),
  };
}

async function opened(gm: ApiClient, name = 'Followed') {
  const input = { name, ruleset: 'SEGMENTS' } as const;
  const { createEncounter } = await gm.send(CreateEncounterDocument, { input });
  if (createEncounter.__typename !== 'CreateEncounterPayload') throw new Error('refused');
  return createEncounter.encounter.id;
}

/** Ana, whom a player of this account plays, and Bor. */
async function table(gm: ApiClient, player: ApiClient) {
  const encounterId = await opened(gm);
  const combatants = [someone('Ana', 0), foe('Bor', 4)];
  const joined = await gm.play(AddCombatantsDocument, { encounterId, combatants });
  const ana = joined.encounter.combatants[0]!.id;
  const input: IssueSeatInput = {
    ...{ encounterId, kind: 'PLAYER', name: 'Ann', combatantIds: [ana] },
  };
  const { issueSeat } = await gm.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  await player.play(ClaimSeatDocument, { encounterId, token: issueSeat.token });
  return { encounterId, ana, seatId: issueSeat.seat.id };
}

describe('meUpdated', () => {
  it('sends a new encounter, a phase and a turn, and nothing of all else that happens', async () => {
    const [gm, ann] = [await holder('ada'), await holder('ann')];
    const news = await follow('ann');
    const { encounterId, ana } = await table(gm, ann);
    expect(await news.next()).toMatchObject({
      changes: ['SEAT'],
      encounter: { id: encounterId, phase: 'SETUP', awaitsMe: false, seat: { kind: 'PLAYER' } },
    });
    await gm.play(SetPaceDocument, { encounterId, pace: 'FLOW' });
    await gm.play(SetPaceDocument, { encounterId, pace: 'STEP' });
    let { encounter } = await gm.play(RollInitiativeDocument, { encounterId });
    const begun = await news.next();
    const isAnas = () =>
      encounter.awaiting.some(({ required, combatantId }) => required && combatantId === ana);
    expect(begun).toMatchObject({
      changes: isAnas() ? ['PHASE', 'DUE'] : ['PHASE'],
      encounter: { phase: 'COMBAT', awaitsMe: isAnas() },
    });
    const before = isAnas();
    for (let turn = 0; turn < 12 && isAnas() === before; turn++) {
      const open = encounter.awaiting.find(({ required }) => required)?.combatantId;
      ({ encounter } = open
        ? await gm.play(EndTurnDocument, { encounterId, combatantId: open })
        : await gm.play(AdvanceSegmentDocument, { encounterId }));
    }
    expect(isAnas()).toBe(!before);
    expect(await news.next()).toMatchObject({ changes: ['DUE'], encounter: { awaitsMe: !before } });
    await news.cut();
  });

  it('sends that a seat was revoked or an encounter deleted, and nothing of it from then on', async () => {
    const [gm, bea] = [await holder('ada'), await holder('bea')];
    const { encounterId, seatId } = await table(gm, bea);
    const own = await opened(bea, 'Own');
    const news = await follow('bea');
    await gm.play(RevokeSeatDocument, { encounterId, seatId });
    expect(await news.next()).toEqual({ __typename: 'AccountEncounterLeft', encounterId });
    await gm.play(RollInitiativeDocument, { encounterId });
    await bea.send(DeleteEncounterDocument, { input: { encounterId: own, name: 'Own' } });
    expect(await news.next()).toEqual({ __typename: 'AccountEncounterLeft', encounterId: own });
    await news.cut();
  });

  it('ends when the token expires', async () => {
    const token = await issuer.sign({ sub: 'cleo' }, 'sixbeat', '2 seconds');
    expect(await Array.fromAsync(followed(token))).toEqual([
      { __typename: 'AccountStreamEnded', reason: 'TOKEN_EXPIRED', retryAfter: null },
    ]);
  });

  it('lasts no longer than a stream may', async () => {
    const short = await api.another({ oidc: issuer.oidc, maxStreamMs: 500 });
    const client = createClient({
      url: short.endpoint,
      headers: { authorization: `Bearer ${await issuer.token('dora')}` },
      retryAttempts: 0,
    });
    const query = print(MeUpdatedDocument);
    const items = await Array.fromAsync(client.iterate<MeUpdatedSubscription>({ query }));
    expect(items.map(({ data }) => data?.meUpdated)).toEqual([
      { __typename: 'AccountStreamEnded', reason: 'TIME', retryAfter: null },
    ]);
    client.dispose();
  });

  it('is for accounts, each with so many streams at most', async () => {
    const { authorization } = { authorization: `Bearer ${await issuer.token('eli')}` };
    const ask = (headers: Record<string, string>) =>
      fetch(server.endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
        body: JSON.stringify({ query: print(MeUpdatedDocument) }),
      });
    expect(await (await ask({})).text()).toContain('UNAUTHENTICATED');
    const open = await Promise.all(
      Array.from({ length: STREAM_LIMITS.account }, () => ask({ authorization })),
    );
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    const refused = await (await ask({ authorization })).text();
    expect(refused).toContain('TOO_MANY_STREAMS');
    expect(refused).toContain('ACCOUNT');
    for (const { body } of open) await body?.cancel();
  });
});
