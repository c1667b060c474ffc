/** Accounts: one token that opens every encounter at which its holder has claimed a seat. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdvanceSegmentDocument,
  BranchEncounterDocument,
  ClaimSeatDocument,
  CreateEncounterDocument,
  type CreateEncounterInput,
  DeleteEncounterDocument,
  EndTurnDocument,
  ExportEncounterDocument,
  ImportEncounterDocument,
  IssueSeatDocument,
  type IssueSeatInput,
  JournalDocument,
  MeDocument,
  type MeQueryVariables,
  RevokeSeatDocument,
  RewindEncounterDocument,
  RollInitiativeDocument,
  SeatsDocument,
  SetBattlefieldDocument,
} from '../../../../src/client/index.ts';
import { accountId } from '../../../../src/app/seats/accounts.ts';
import { MAX_ENCOUNTERS } from '../../../../src/app/seats/memberships.ts';
import type { EncounterStore } from '../../../../src/app/ports.ts';
import { appOn, done } from '../../../kit/app/app-fight.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { foe, someone } from '../../../kit/graphql/segments-fight.ts';
import { follow, nextUpdate, restOf } from '../../../kit/graphql/stream.ts';
import { TOKEN_KEY } from '../../../kit/app/seats.ts';

let api: Api;
let issuer: Issuer;
let server: ApiClient;
let other: ApiClient;
beforeAll(async () => {
  issuer = await Issuer.start();
  api = await startApi();
  server = await api.another({ oidc: issuer.oidc });
  other = await api.another({ oidc: issuer.oidc });
});
afterAll(async () => {
  await api.stop();
  issuer.stop();
});

const UNKNOWN = 'enc_00000000000000000000';
const holder = async (subject: string, on = server) =>
  on.seated({ token: await issuer.token(subject) });

async function create(client: ApiClient, idempotencyKey?: string) {
  const input = { name: 'Accounts', ruleset: 'SEGMENTS', idempotencyKey } as const;
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

/** Ana and Bor at a table that Gil's account has opened, and the seat of the player of Ana. */
async function table(gil = 'gil') {
  const gm = await holder(gil);
  const { encounter, token } = await create(gm);
  const encounterId = encounter.id;
  const combatants = [someone('Ana', 0), foe('Bor', 4)];
  const joined = await gm.play(AddCombatantsDocument, { encounterId, combatants });
  const ana = joined.encounter.combatants[0]!.id;
  const made = await issue(gm, { encounterId, kind: 'PLAYER', name: 'Ann', combatantIds: [ana] });
  return { encounterId, gm, token, ana, made };
}

const seatsAt = async (client: ApiClient, encounterId: string) =>
  (await client.send(SeatsDocument, { encounterId })).encounter;

const errorOf = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'no error',
    (error: unknown) => String(error),
  );

describe('where accounts open encounters', () => {
  it('nobody else may, and one request with one key opens one', async () => {
    expect(await errorOf(create(server.seated('NOWHERE')))).toContain('This takes an account');
    const [ann, bea] = [await holder('ann'), await holder('bea')];
    const { encounter, token } = await create(ann, 'k');
    expect(await errorOf(create(server.seated({ token })))).toContain('This takes an account');
    expect((await create(ann, 'k')).encounter.id).toBe(encounter.id);
    expect((await create(bea, 'k')).encounter.id).not.toBe(encounter.id);
  });

  it.each([
    ['for another audience', () => issuer.sign({ sub: 'ann' }, 'somebody else')],
    ['that has expired', () => issuer.sign({ sub: 'ann' }, 'sixbeat', '-1 minute')],
    ['without a subject', () => issuer.sign({})],
    ['that was tampered with', async () => `${(await issuer.token('ann')).slice(0, -4)}AAAA`],
  ])('a token %s is none', async (_, token) => {
    expect(await errorOf(create(server.seated({ token: await token() })))).toContain(
      'UNAUTHENTICATED',
    );
  });

  it('the one that opens, branches or imports one has the seat of its GM', async () => {
    const { encounterId, gm, token } = await table();
    expect(await seatsAt(gm, encounterId)).toMatchObject({ seat: { kind: 'GM', claimed: true } });
    // The token of the seat is as good as ever.
    expect(await seatsAt(server.seated({ token }), encounterId)).toMatchObject({
      seat: { kind: 'GM', claimed: true },
    });
    const { branchEncounter } = await gm.send(BranchEncounterDocument, { input: { encounterId } });
    if (branchEncounter.__typename !== 'BranchEncounterPayload') throw new Error('refused');
    const { exportEncounter } = await gm.send(ExportEncounterDocument, { encounterId });
    if (exportEncounter.__typename !== 'EncounterExport') throw new Error('refused');
    const input = { document: exportEncounter.document };
    const { importEncounter } = await gm.send(ImportEncounterDocument, { input });
    if (importEncounter.__typename !== 'ImportEncounterPayload') throw new Error('refused');
    for (const { encounter } of [branchEncounter, importEncounter])
      expect(await seatsAt(gm, encounter.id)).toMatchObject({ seat: { kind: 'GM' } });
    // By the token of a seat it is a branch without an account.
    const { branchEncounter: plain } = await server
      .seated({ token })
      .send(BranchEncounterDocument, { input: { encounterId } });
    if (plain.__typename !== 'BranchEncounterPayload') throw new Error('refused');
    expect(plain.seat.claimed).toBe(false);
  });
});

describe('claimSeat', () => {
  it('opens the encounter to the account, in every process, and leaves the token good', async () => {
    const { encounterId, gm, made } = await table();
    const ann = await holder('ann');
    expect(await errorOf(seatsAt(ann, encounterId))).toContain('FORBIDDEN');
    const claimed = await ann.play(ClaimSeatDocument, { encounterId, token: made.token });
    expect(claimed).toMatchObject({ encounter: { seat: { id: made.seat.id, claimed: true } } });
    const clients = [ann, await holder('ann', other), server.seated({ token: made.token })];
    for (const client of clients) {
      expect(await seatsAt(client, encounterId)).toMatchObject({
        seat: { ...made.seat, claimed: true },
        seats: null,
      });
      const input = { encounterId, combatantId: made.seat.combatantIds[0]! };
      await client.refusal('IllegalMove', EndTurnDocument, input);
      await client.refusal('Forbidden', SetBattlefieldDocument, { encounterId });
    }
    const { seats } = (await seatsAt(gm, encounterId))!;
    expect(seats!.map(({ claimed: is }) => is)).toEqual([true, true]);
  });

  it('lets one token ask of several encounters at once, each from the seat there', async () => {
    const [one, two] = [await table(), await table('bea')];
    const gil = one.gm;
    await gil.play(ClaimSeatDocument, { encounterId: two.encounterId, token: two.made.token });
    const query = `query ($one: ID!, $two: ID!) {
      one: encounter(id: $one) { ... on Encounter { seat { kind } } }
      two: encounter(id: $two) { ... on Encounter { seat { kind } } }
    }`;
    expect(await gil.ask(query, { one: one.encounterId, two: two.encounterId })).toEqual({
      one: { seat: { kind: 'GM' } },
      two: { seat: { kind: 'PLAYER' } },
    });
  });

  it('is answered alike when it is sent again, with or without a key', async () => {
    const { encounterId, made } = await table();
    const ann = await holder('ann');
    const input = { encounterId, token: made.token, idempotencyKey: 'k' };
    const first = await ann.play(ClaimSeatDocument, input);
    expect(await ann.play(ClaimSeatDocument, input)).toEqual(first);
    const again = await ann.play(ClaimSeatDocument, { encounterId, token: made.token });
    expect(again).toEqual({ ...first, events: [] });
  });

  it('gives a seat to one account, whoever asks at once', async () => {
    const { encounterId, made } = await table();
    const input = { encounterId, token: made.token };
    const answers = await Promise.all(
      ['ann', 'bea', 'cem', 'dil'].map(async (subject, i) =>
        (await holder(subject, i % 2 ? server : other)).answer(ClaimSeatDocument, input),
      ),
    );
    const types = answers.map(({ __typename }) => __typename as string);
    expect(types.toSorted()).toEqual(['ClaimSeatPayload', 'Forbidden', 'Forbidden', 'Forbidden']);
    expect(answers.find(({ __typename }) => __typename === 'Forbidden')).toMatchObject({
      code: 'SEAT_CLAIMED',
    });
    const winner = ['ann', 'bea', 'cem', 'dil'][types.indexOf('ClaimSeatPayload')]!;
    for (const subject of ['ann', 'bea', 'cem', 'dil'])
      expect(await errorOf(seatsAt(await holder(subject), encounterId)), subject).toMatch(
        subject === winner ? 'no error' : 'FORBIDDEN',
      );
  });

  it('gives an account with several seats that of a GM, and else the newest', async () => {
    const { encounterId, gm, made } = await table();
    const ann = await holder('ann');
    const claim = (token: string) => ann.play(ClaimSeatDocument, { encounterId, token });
    const seat = async () => (await seatsAt(ann, encounterId))!.seat;
    const watching = await issue(gm, { encounterId, kind: 'SPECTATOR', name: 'Watching' });
    const second = await issue(gm, { encounterId, kind: 'PLAYER', name: 'Second' });
    const helping = await issue(gm, { encounterId, kind: 'GM', name: 'Helping' });
    for (const [{ token }, has] of [
      [watching, 'Watching'],
      [second, 'Second'],
      [made, 'Second'],
      [helping, 'Helping'],
    ] as const) {
      await claim(token);
      expect((await seat()).name).toBe(has);
    }
    for (const [{ seat: revoked }, has] of [
      [helping, 'Second'],
      [second, 'Ann'],
      [made, 'Watching'],
    ] as const) {
      await gm.play(RevokeSeatDocument, { encounterId, seatId: revoked.id });
      expect((await seat()).name).toBe(has);
    }
  });

  it('opens nothing once the seat is revoked, and says no more than of an unknown encounter', async () => {
    const { encounterId, gm, made } = await table();
    const clients = [await holder('ann'), await holder('ann', other)];
    await clients[0]!.play(ClaimSeatDocument, { encounterId, token: made.token });
    const input = { combatantId: made.seat.combatantIds[0]! };
    // Both processes remember the encounter as it was.
    for (const client of clients)
      await client.refusal('IllegalMove', EndTurnDocument, { encounterId, ...input });
    await gm.play(RewindEncounterDocument, { encounterId, toVersion: 1, reason: 'Again' });
    expect((await seatsAt(clients[0]!, encounterId))?.seat.id).toBe(made.seat.id);
    await gm.play(RevokeSeatDocument, { encounterId, seatId: made.seat.id });
    for (const client of clients) {
      const [known, unknown] = [encounterId, UNKNOWN].map((id) =>
        client.refusal('Forbidden', EndTurnDocument, { encounterId: id, ...input }),
      );
      expect(await known).toEqual(await unknown);
      const queries = [encounterId, UNKNOWN].map((id) => errorOf(seatsAt(client, id)));
      expect(await queries[0]).toBe(await queries[1]);
    }
    const claim = { encounterId, token: made.token };
    expect(await clients[0]!.refusal('Forbidden', ClaimSeatDocument, claim)).toMatchObject({
      code: 'SEAT_REVOKED',
    });
  });

  it('ends with the encounter', async () => {
    const { encounterId, gm } = await table();
    await gm.send(DeleteEncounterDocument, { input: { encounterId, name: 'Accounts' } });
    expect(await errorOf(seatsAt(gm, encounterId))).toContain('no seat at such an encounter');
  });

  it('is for accounts alone', async () => {
    const { encounterId, made } = await table();
    const input = { encounterId, token: made.token };
    for (const client of [
      server.seated('NOWHERE'),
      server.seated({ token: made.token }),
      // Where there are no accounts at all.
      api.seated({ token: made.token }),
    ])
      expect(await client.refusal('Forbidden', ClaimSeatDocument, input)).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
  });
});

describe('the token of a seat', () => {
  const signed = async (encounterId: string, key: string, ends: string) =>
    new SignJWT({ enc: encounterId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('sixbeat')
      .setSubject(encounterId.replace('enc', 'seat'))
      .setIssuedAt()
      .setExpirationTime(ends)
      .sign(new TextEncoder().encode(key));

  it.each([
    ['forged', (id: string) => signed(id, 'a key of somebody else altogether', '1 day')],
    ['expired', (id: string) => signed(id, TOKEN_KEY, '-1 minute')],
    ['no token', () => Promise.resolve('x')],
    ['of an account', () => issuer.token('bea')],
  ])('that is %s claims nothing', async (_, tokenFor) => {
    const { encounterId } = await table();
    const token = await tokenFor(encounterId);
    const ann = await holder('ann');
    const refusal = await ann.refusal('InvalidInput', ClaimSeatDocument, { encounterId, token });
    expect(refusal.fields).toMatchObject([{ path: 'token' }]);
    expect(JSON.stringify(refusal)).not.toContain(token.slice(5) || 'nothing');
  });

  it('claims nothing elsewhere', async () => {
    const [{ encounterId }, { made }] = [await table(), await table()];
    const input = { encounterId, token: made.token };
    expect(
      await (await holder('ann')).refusal('Forbidden', ClaimSeatDocument, input),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is quoted by no error, though GraphQL quotes what it cannot take', async () => {
    const { encounterId, made } = await table();
    const query = 'mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { __typename } }';
    const input = { encounterId, token: made.token, more: true };
    const written = `mutation { claimSeat(input: { encounterId: ["${made.token}"], token: "x" }) { __typename } }`;
    const ann = await holder('ann');
    for (const body of [{ query, variables: { input } }, { query: written }]) {
      const { text } = await ann.post(body);
      expect(text).toContain('[redacted]');
      expect(text).not.toContain(made.token);
    }
  });

  it('and who has claimed it are nowhere in what is stored, shown or exported', async () => {
    const subject = 'auth0|5f7c8ec7c33c6c004bbafe82';
    const { encounterId, gm, made } = await table(subject);
    const ann = await holder('ann');
    await ann.play(ClaimSeatDocument, { encounterId, token: made.token, idempotencyKey: 'k' });
    const account = (await api.store.load(encounterId))!.seats[0]!.account!;
    expect(account).toMatch(/^[0-9a-f]{32}$/);
    const journal = async (client: ApiClient) =>
      (await client.send(JournalDocument, { id: encounterId })).encounter!.journal!.nodes;
    const entries = await journal(gm);
    expect(entries.at(-1)).toMatchObject({
      by: 'PLAYER',
      command: { mutation: 'claimSeat' },
      events: [
        {
          __typename: 'SeatClaimed',
          text: `An account claims the seat of ${made.seat.name}`,
        },
      ],
    });
    const { exportEncounter } = await gm.send(ExportEncounterDocument, { encounterId });
    const shown = JSON.stringify([
      entries,
      exportEncounter,
      await seatsAt(gm, encounterId),
      await api.store.journal(encounterId, 0, 100),
    ]);
    for (const secret of [subject, account, made.token.split('.')[2]!])
      expect(shown).not.toContain(secret);
    for (const name of readdirSync(api.dataDir)) {
      const bytes = readFileSync(path.join(api.dataDir, name));
      for (const secret of [subject, made.token.split('.')[2]!])
        expect(bytes.includes(secret), name).toBe(false);
    }
    const spectator = await issue(gm, { encounterId, kind: 'SPECTATOR', name: 'Eve' });
    const seen = JSON.stringify(await journal(server.seated({ token: spectator.token })));
    expect(seen).not.toContain(made.seat.id);
  });
});

describe('me', () => {
  const paged = async (client: ApiClient, asked: MeQueryVariables) => {
    const { me } = await client.send(MeDocument, asked);
    const { nodes, totalCount, pageInfo } = me!.encounters;
    return { ids: nodes.map(({ id }) => id), nodes, totalCount, ...pageInfo };
  };
  const page = (client: ApiClient, first = 25, after: string | null = null) =>
    paged(client, { first, after });

  it('is null without an account', async () => {
    const { encounterId, token } = await table();
    for (const client of [api.seated('NOWHERE'), api.seated({ token }), server.seated({ token })])
      expect(await client.send(MeDocument, {})).toEqual({ me: null });
    const secret = await page(await holder('nobody-at-all'));
    expect(secret).toEqual({
      ...{ ids: [], nodes: [], totalCount: 0 },
      ...{ hasPreviousPage: false, startCursor: null, hasNextPage: false, endCursor: null },
    });
    expect(encounterId).toMatch(/^enc_/);
  });

  it('lists the encounters of the account, each from its seat there, the newest first', async () => {
    const own = await table('fay');
    const other = await table('somebody');
    const fay = own.gm;
    await fay.play(ClaimSeatDocument, { encounterId: other.encounterId, token: other.made.token });
    const { nodes } = await page(fay);
    expect(nodes).toMatchObject([
      {
        id: other.encounterId,
        name: 'Accounts',
        ruleset: 'SEGMENTS',
        phase: 'SETUP',
        round: 0,
        seat: { kind: 'PLAYER', combatantIds: other.made.seat.combatantIds },
      },
      { id: own.encounterId, seat: { kind: 'GM', combatantIds: [] } },
    ]);
    // As that seat sees it: a player knows its own sheet alone.
    const query =
      '{ me { encounters(first: 1) { nodes { combatants { sheet { __typename } } } } } }';
    expect(await fay.ask(query)).toEqual({
      me: {
        encounters: {
          nodes: [{ combatants: [{ sheet: { __typename: 'SegmentsSheet' } }, { sheet: null }] }],
        },
      },
    });
  });

  it('goes page by page, and leaves out what was deleted and where the seat has gone', async () => {
    const hal = await holder('hal');
    const tables = [];
    for (let n = 0; n < 3; n++) tables.push(await table('hal'));
    const revoked = await table('somebody');
    const { encounterId } = revoked;
    await hal.play(ClaimSeatDocument, { encounterId, token: revoked.made.token });
    const ids = [...tables, revoked].map((one) => one.encounterId).toReversed();
    expect((await page(hal)).ids).toEqual(ids);
    await revoked.gm.play(RevokeSeatDocument, { encounterId, seatId: revoked.made.seat.id });
    const gone = tables[1]!.encounterId;
    await hal.send(DeleteEncounterDocument, { input: { encounterId: gone, name: 'Accounts' } });
    const first = await page(hal, 1);
    expect(first).toMatchObject({ ids: [], hasNextPage: true });
    const second = await page(hal, 1, first.endCursor);
    expect(second).toMatchObject({ ids: [tables[2]!.encounterId], hasNextPage: true });
    const last = await page(hal, 1, second.endCursor);
    expect(last).toMatchObject({ ids: [tables[0]!.encounterId], hasNextPage: false });
    expect((await page(hal)).ids).toEqual([...second.ids, ...last.ids]);
    // The same backwards, counted with the one where the seat has gone.
    const oldest = await paged(hal, { last: 1 });
    expect(oldest).toMatchObject({ ids: last.ids, hasPreviousPage: true, hasNextPage: false });
    const newer = await paged(hal, { last: 1, before: oldest.startCursor });
    expect(newer).toMatchObject({ ids: second.ids, hasPreviousPage: true, hasNextPage: true });
    const newest = await paged(hal, { last: 2, before: newer.startCursor });
    expect(newest).toMatchObject({ ids: [], hasPreviousPage: false, totalCount: 3 });
  });

  it.each([
    [{ name: 'Ann Lee', preferred_username: 'ann' }, 'Ann Lee'],
    [{ preferred_username: 'ann' }, 'ann'],
    [{ name: '', preferred_username: 'ann' }, 'ann'],
    [{ name: 'a'.repeat(81), preferred_username: 7 }, null],
    [{ name: 'Ann\u202Egm', preferred_username: 'An\nn' }, null],
    [{}, null],
  ])('has the name that the token carries, if it can be shown: %j', async (claims, name) => {
    const token = await issuer.sign({ sub: 'nia', ...claims });
    const { me } = await server.seated({ token }).send(MeDocument, {});
    expect(me).toMatchObject({ name });
  });

  it('is a node for its own requests alone', async () => {
    const [ann, bea] = [await holder('ann'), await holder('bea')];
    const { id } = (await ann.send(MeDocument, {})).me!;
    const query = 'query ($id: ID!) { node(id: $id) { __typename id } }';
    expect(await ann.ask(query, { id })).toEqual({ node: { __typename: 'Account', id } });
    for (const client of [bea, server.seated('NOWHERE')])
      expect(await client.ask(query, { id })).toEqual({ node: null });
  });

  describe('with a filter, an order or a search', () => {
    const named = (name: string): { name: string; ruleset: 'SEGMENTS' } => ({
      name,
      ruleset: 'SEGMENTS',
    });
    const open = async (client: ApiClient, input: CreateEncounterInput) => {
      const { createEncounter } = await client.send(CreateEncounterDocument, { input });
      if (createEncounter.__typename !== 'CreateEncounterPayload') throw new Error('refused');
      return createEncounter.encounter.id;
    };

    it('lists those to which all of it applies, in that order', async () => {
      const kim = await holder('kim');
      const mill = await open(kim, named('The Sunken MÍLL'));
      const road = await open(kim, { name: 'The Road', ruleset: 'VIGILANCE' });
      const { encounterId: played, gm, made } = await table('somebody');
      await kim.play(ClaimSeatDocument, { encounterId: played, token: made.token });
      const ids = async (variables: MeQueryVariables) => (await paged(kim, variables)).ids;
      expect(await ids({ order: 'OLDEST_FIRST' })).toEqual([mill, road, played]);
      expect(await ids({ filter: {} })).toEqual([played, road, mill]);
      expect(await ids({ filter: { ruleset: 'VIGILANCE' } })).toEqual([road]);
      expect(await ids({ filter: { role: 'PLAYER' } })).toEqual([played]);
      expect(await ids({ filter: { role: 'GM' }, search: 'míll' })).toEqual([mill]);
      expect(await ids({ filter: { role: 'PLAYER' }, search: 'mill' })).toEqual([]);
      expect(await ids({ filter: { phase: 'COMBAT' } })).toEqual([]);
      await gm.play(RollInitiativeDocument, { encounterId: played });
      expect(await ids({ filter: { phase: 'COMBAT' } })).toEqual([played]);
    });

    it('knows what waits for the account, a game master and a player', async () => {
      const [lea, max] = [await holder('lea'), await holder('max')];
      const { encounterId, gm, made } = await table('lea');
      await max.play(ClaimSeatDocument, { encounterId, token: made.token });
      const waiting = async (client: ApiClient, awaitsMe: boolean) =>
        (await paged(client, { filter: { awaitsMe } })).ids;
      // The table is the GM's as long as nothing has begun.
      expect(await waiting(lea, true)).toEqual([encounterId]);
      expect(await waiting(max, true)).toEqual([]);
      expect(await waiting(max, false)).toEqual([encounterId]);
      let { encounter } = await gm.play(RollInitiativeDocument, { encounterId });
      const seen = new Set<boolean>();
      for (let turn = 0; turn < 12 && seen.size < 2; turn++) {
        const due = encounter.awaiting.filter(({ required }) => required);
        const isAnas = due.some(({ combatantId }) => made.seat.combatantIds.includes(combatantId!));
        seen.add(isAnas);
        expect(await waiting(max, true)).toEqual(isAnas ? [encounterId] : []);
        expect(await waiting(lea, true)).toEqual(
          due.every(({ combatantId }) => made.seat.combatantIds.includes(combatantId!))
            ? []
            : [encounterId],
        );
        const open = due[0]?.combatantId;
        ({ encounter } = open
          ? await gm.play(EndTurnDocument, { encounterId, combatantId: open })
          : await gm.play(AdvanceSegmentDocument, { encounterId }));
      }
      expect(seen).toEqual(new Set([true, false]));
    });

    it('goes page by page in either direction, with nothing missed and nothing twice', async () => {
      const ned = await holder('ned');
      const all: string[] = [];
      for (let n = 0; n < 7; n++) all.push(await open(ned, named(n % 3 === 0 ? `Odd ${n}` : 'x')));
      const wanted = [0, 3, 6].map((n) => all[n]!);
      const search = 'odd';
      const first = await paged(ned, { first: 2, order: 'OLDEST_FIRST', search });
      expect(first).toMatchObject({ ids: wanted.slice(0, 2), hasNextPage: true, totalCount: 7 });
      const rest = await paged(ned, {
        ...{ first: 2, order: 'OLDEST_FIRST', search, after: first.endCursor },
      });
      expect(rest).toMatchObject({ ids: wanted.slice(2), hasNextPage: false });
      const last = await paged(ned, { last: 2, order: 'OLDEST_FIRST', search });
      expect(last).toMatchObject({ ids: wanted.slice(1), hasPreviousPage: true });
      const before = await paged(ned, {
        ...{ last: 2, order: 'OLDEST_FIRST', search, before: last.startCursor },
      });
      expect(before).toMatchObject({ ids: wanted.slice(0, 1), hasPreviousPage: false });
    });

    it('looks at so many and no more, whatever it finds', async () => {
      const encounters = new CountedStore(api.store);
      const app = appOn(encounters.store);
      const account = accountId('https://issuer.example', 'otto');
      for (let n = 0; n <= MAX_ENCOUNTERS; n++)
        done(await app.create('SEGMENTS', { name: 'x' }, { kind: 'ACCOUNT', account }));
      const page = { from: 'START', count: 1, after: null, before: null } as const;
      const filter = { phase: null, ruleset: null, role: null, due: null, search: 'y' };
      const calls = await encounters.during(async () => {
        const looked = await app.ofAccount(account, { page, filter });
        expect(looked).toMatchObject({ found: [], hasMore: true });
        const after = looked.end;
        const rest = await app.ofAccount(account, { page: { ...page, after }, filter });
        expect(rest).toMatchObject({ found: [], hasMore: false });
      });
      expect(calls.filter((name) => name === 'memberships')).toHaveLength(2);
      expect(calls.filter((name) => name === 'load')).toHaveLength(MAX_ENCOUNTERS + 1);
    });
  });

  it.each([
    { first: 0 },
    { first: 26 },
    { last: 0 },
    { last: 26 },
    { first: 1, last: 1 },
    { before: 'x' },
    { search: 'x'.repeat(121) },
    { after: 'enc_00000000000000000000' },
    { after: '2026-01-01T00:00:00.000Z#' },
  ])('refuses %j', async (variables) => {
    expect(await errorOf((await holder('ann')).send(MeDocument, variables))).toContain(
      'BAD_USER_INPUT',
    );
  });

  it('costs a request of the fight nothing: no read, no write and no item more', async () => {
    const encounters = new CountedStore(api.store);
    const account = accountId('https://issuer.example', 'ann');
    const app = appOn(encounters.store);
    const caller = { kind: 'ACCOUNT', account } as const;
    const { record } = done(await app.create('SEGMENTS', { name: 'x' }, caller));
    const calls = await encounters.during(async () => {
      const command = { type: 'SetBattlefield', obstacles: [{ q: 9, r: 0 }] };
      const envelope = { encounterId: record.id, caller, expectedVersion: null };
      done(await app.submit({ ...envelope, command }));
      done(await app.submit({ ...envelope, command: { ...command, obstacles: [] } }));
    });
    // The first reads what the process has not seen yet.
    expect(calls).toEqual(['load', 'commit', 'commit']);
  });
});

/** A store that notes which of its methods are called. */
class CountedStore {
  readonly store: EncounterStore;
  private called: string[] = [];

  constructor(store: EncounterStore) {
    this.store = new Proxy(store, {
      get: (target, name: keyof EncounterStore) => {
        this.called.push(name);
        return Reflect.get(target, name) as unknown;
      },
    });
  }

  async during(work: () => Promise<void>): Promise<readonly string[]> {
    this.called = [];
    await work();
    return this.called;
  }
}

describe('a stream of an account', () => {
  it('is that of its seat, and ends with it', async () => {
    const { encounterId, gm, made } = await table();
    const ann = await holder('ann');
    const { encounter } = await ann.play(ClaimSeatDocument, { encounterId, token: made.token });
    const token = await issuer.token('ann');
    const news = follow(server, encounterId, { afterVersion: encounter.version, token });
    await gm.play(SetBattlefieldDocument, { encounterId, obstacles: [{ q: 9, r: 0 }] });
    const update = await nextUpdate(news);
    const known = update.encounter.combatants.map(({ vitals }) => typeof vitals[0]?.current);
    expect(known.map((type) => type === 'number')).toEqual([true, false]);
    await gm.play(RevokeSeatDocument, { encounterId, seatId: made.seat.id });
    expect((await restOf(news)).at(-1)).toMatchObject({ reason: 'SEAT_REVOKED' });
  });
});
