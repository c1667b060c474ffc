/** Who may do what: every query and mutation of the schema, from every kind of seat. */
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLField,
  isEnumType,
  isInputObjectType,
  isListType,
  isNullableType,
  isRequiredArgument,
  isRequiredInputField,
  isLeafType,
  isUnionType,
} from 'graphql';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  ClaimSeatDocument,
  CreateEncounterDocument,
  CreatePartyDocument,
  IssueSeatDocument,
  RevokeSeatDocument,
} from '../../../../src/client/index.ts';
import { rulesets } from '../../../../src/engine/all.ts';
import type { RulesetId } from '../../../../src/engine/index.ts';
import { API_KEY_SCOPES, type ApiKeyScope } from '../../../../src/app/ports.ts';
import { neededScopes } from '../../../../src/graphql/plumbing/scopes.ts';
import { schema } from '../../../../src/graphql/schema/index.ts';
import { keyFor } from '../../../kit/graphql/api-keys.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { type Api, type ApiClient, type Encounter, startApi } from '../../../kit/graphql/api.ts';
import { done } from '../../../kit/graphql/parties.ts';
import { authorization, firstToken, type Sitting, TOKEN_KEY } from '../../../kit/app/seats.ts';

/**
 * - `ALL`: any caller who reaches the server;
 * - `ACCOUNTS`: any account;
 * - `TABLE`: every seat of the encounter;
 * - `PLAYERS`: every seat of the encounter but spectators;
 * - `PLAYS`: the GM, and who plays the combatant that it names;
 * - `GM`: the GM;
 * - `PARTY`: the owner of a party, who has no seat here.
 */
type Policy = 'ALL' | 'ACCOUNTS' | 'TABLE' | 'PLAYERS' | 'PLAYS' | 'GM' | 'PARTY';

const policies: Readonly<Record<string, Policy>> = {
  bestiary: 'ALL',
  // Like `createEncounter`: of accounts alone, where the operator says so.
  checkSheet: 'ALL',
  acceptInvite: 'ALL',
  createEncounter: 'ALL',
  createParty: 'ALL',
  encounterProposals: 'ALL',
  importEncounter: 'ALL',
  // No seat leads to it, but the token of a link.
  invite: 'ALL',
  // Whatever its id, it answers null to who may not see that.
  node: 'ALL',
  me: 'ALL',
  oddsBetween: 'ALL',
  rule: 'ALL',
  rules: 'ALL',
  rulings: 'ALL',
  schemaVersion: 'ALL',
  typeDefinition: 'ALL',

  claimSeat: 'ACCOUNTS',
  createApiKey: 'ACCOUNTS',
  revokeApiKey: 'ACCOUNTS',
  meUpdated: 'ACCOUNTS',

  encounter: 'TABLE',
  encounterUpdated: 'TABLE',
  encountersUpdated: 'TABLE',
  lineOfSight: 'TABLE',
  odds: 'TABLE',
  // Offered to a seat, an option is for that seat.
  takeOption: 'TABLE',
  // Each renews its own.
  renewSeat: 'TABLE',
  verifyDice: 'TABLE',

  ping: 'PLAYERS',
  playComputers: 'PLAYERS',
  setHandDice: 'PLAYERS',

  amplifyCheck: 'PLAYS',
  answerAid: 'PLAYS',
  answerOffer: 'PLAYS',
  completeAction: 'PLAYS',
  chooseTarget: 'PLAYS',
  useGrants: 'PLAYS',
  continueAction: 'PLAYS',
  continueBinding: 'PLAYS',
  declareAction: 'PLAYS',
  declareDice: 'PLAYS',
  delayTurn: 'PLAYS',
  endTurn: 'PLAYS',
  useDoor: 'PLAYS',
  giveUpAction: 'PLAYS',
  passPriority: 'PLAYS',
  readyAction: 'PLAYS',
  releaseReadiedAction: 'PLAYS',
  repositionTarget: 'PLAYS',
  resolveDefense: 'PLAYS',
  rollAbilityCheck: 'PLAYS',
  rollSkillCheck: 'PLAYS',
  setStandingOrders: 'PLAYS',
  settleTie: 'PLAYS',
  spendManeuverPoints: 'PLAYS',
  suggestions: 'PLAYS',
  takeDelayedTurn: 'PLAYS',
  takeLongRest: 'PLAYS',
  takeRest: 'PLAYS',
  tryCatch: 'PLAYS',
  yieldFight: 'PLAYS',

  addCombatants: 'GM',
  adjudicate: 'GM',
  advanceSegment: 'GM',
  branchEncounter: 'GM',
  concludeFight: 'GM',
  createInvite: 'GM',
  createWebhook: 'GM',
  defineActions: 'GM',
  deleteEncounter: 'GM',
  deleteWebhook: 'GM',
  duplicateEncounter: 'GM',
  endCondition: 'GM',
  forecast: 'GM',
  reinforcementForecast: 'GM',
  endEncounter: 'GM',
  exportEncounter: 'GM',
  inflictCondition: 'GM',
  importPage: 'GM',
  hideCombatants: 'GM',
  issueSeat: 'GM',
  sharePicture: 'GM',
  preventAction: 'GM',
  removeCombatant: 'GM',
  renameSide: 'GM',
  revealCombatants: 'GM',
  revokeInvite: 'GM',
  revokeSeat: 'GM',
  replaceWebhookSecret: 'GM',
  rewindEncounter: 'GM',
  setAwayTime: 'GM',
  setPace: 'GM',
  rollContest: 'GM',
  rollInitiative: 'GM',
  rollPercent: 'GM',
  takeBackCommand: 'GM',
  setBattlefield: 'GM',
  setDoor: 'GM',
  settleDying: 'GM',
  updateCombatant: 'GM',
  updateEncounter: 'GM',
  updateWebhook: 'GM',
  vetoAction: 'GM',
  // They name the token of the party beside.
  partyChanges: 'GM',
  writeBackParty: 'GM',

  addMembers: 'PARTY',
  definePartyActions: 'PARTY',
  deleteParty: 'PARTY',
  party: 'PARTY',
  removeMember: 'PARTY',
  renameParty: 'PARTY',
  restParty: 'PARTY',
  ruleOnMember: 'PARTY',
  undoWriteBack: 'PARTY',
  updateMember: 'PARTY',
};

const seated = ['GM', 'SECOND_GM', 'OWNER', 'OTHER_PLAYER', 'SPECTATOR'] as const;
const outsiders = ['REVOKED', 'OTHER_ENCOUNTER', 'PARTY_OWNER', 'NONE'] as const;
/** Those who have claimed a seat here, and one whose seat was revoked since. */
const accountsSeated = ['ACCOUNT_GM', 'ACCOUNT_OWNER'] as const;
const accounts = [...accountsSeated, 'ACCOUNT_REVOKED'] as const;
/** Keys of programs that have all claimed one seat of a GM here, by the scopes that they have. */
const scopesOf = {
  KEY_OF_ALL: API_KEY_SCOPES,
  KEY_TO_CREATE: ['encounters:create'],
  KEY_TO_PLAY: ['encounters:play'],
  KEY_TO_ISSUE: ['seats:issue'],
  KEY_FOR_WEBHOOKS: ['webhooks'],
} as const satisfies Readonly<Record<string, readonly ApiKeyScope[]>>;
const keys = Object.keys(scopesOf) as readonly (keyof typeof scopesOf)[];
const isKey = (name: SeatName): name is keyof typeof scopesOf => name in scopesOf;
/** Their tokens are no good for anything, not even for what everybody may do. */
const unproven = ['EXPIRED', 'FORGED', 'UNSIGNED', 'GARBAGE'] as const;
type SeatName = (typeof seatNames)[number];
const seatNames = [...seated, ...outsiders, ...accounts, ...keys, ...unproven] as const;
const isOneOf = (names: readonly SeatName[], name: SeatName): boolean => names.includes(name);

const allowed: Readonly<Record<Policy, readonly SeatName[]>> = {
  ALL: [...seated, ...outsiders, ...accounts],
  ACCOUNTS: accounts,
  TABLE: [...seated, ...accountsSeated],
  PLAYERS: ['GM', 'SECOND_GM', 'OWNER', 'OTHER_PLAYER', ...accountsSeated],
  PLAYS: ['GM', 'SECOND_GM', 'OWNER', ...accountsSeated],
  GM: ['GM', 'SECOND_GM', 'ACCOUNT_GM'],
  PARTY: ['PARTY_OWNER'],
};

/** A key is first of all told what its scopes are not for; then it is a GM by its account. */
function refusalOfKey(scopes: readonly ApiKeyScope[], field: string): string | null {
  const needed = neededScopes.get(field);
  return needed?.every((scope) => scopes.includes(scope)) ? null : 'SCOPE_MISSING';
}

/** The code of the refusal of a caller who may not. */
const codeFor = (name: SeatName, policy: Policy): string => {
  if (policy === 'ACCOUNTS' || name === 'NONE' || isOneOf(unproven, name)) return 'UNAUTHENTICATED';
  // The seat was at the encounter: of a party its token says as little as any other.
  return name === 'REVOKED' && policy !== 'PARTY' ? 'SEAT_REVOKED' : 'FORBIDDEN';
};

type Field = GraphQLField<unknown, unknown>;
const kinds = {
  query: schema.getQueryType()!,
  mutation: schema.getMutationType()!,
  subscription: schema.getSubscriptionType()!,
} as const;
const fields = Object.entries(kinds).flatMap(([kind, type]) =>
  Object.values(type.getFields()).map((field) => ({ kind, field })),
);

let api: Api;
let issuer: Issuer;
/** The same encounters, where accounts are known. */
let withAccounts: ApiClient;
beforeAll(async () => {
  issuer = await Issuer.start();
  api = await startApi();
  // A stream in which nothing happens says that it has ended.
  withAccounts = await api.another({ oidc: issuer.oidc, maxStreamMs: 1000 });
});
afterAll(async () => {
  await api.stop();
  issuer.stop();
});

const clientOf = (name: SeatName, sitsAt: Sitting): ApiClient =>
  (isOneOf([...accounts, ...keys], name) ? withAccounts : api).seated(sitsAt);

interface TableOfSeats {
  readonly encounter: Encounter;
  readonly party: { readonly id: string; readonly token: string };
  readonly seats: Readonly<Record<SeatName, Sitting>>;
}

/** Two combatants, and everybody who may or may not come along. */
async function gather(ruleset: RulesetId): Promise<TableOfSeats> {
  const created = (await api.play(CreateEncounterDocument, {
    name: 'Seats',
    ruleset,
  })) as unknown as { readonly encounter: { readonly id: string }; readonly token: string };
  const encounterId = created.encounter.id;
  const creature = rulesets[ruleset].rulebook.creatures[0]!.key;
  const join = (name: string, q: number) => ({
    creature,
    name,
    side: name,
    position: { q, r: 0 },
  });
  const { encounter } = await api.play(AddCombatantsDocument, {
    encounterId,
    creatures: [join('Ana', 0), join('Bor', 4)],
  });
  const [ana, bor] = encounter.combatants.map(({ id }) => id);
  const issue = async (kind: 'GM' | 'PLAYER' | 'SPECTATOR', combatantIds: string[] = []) => {
    const input = { encounterId, kind, name: kind, combatantIds };
    const { issueSeat } = await api.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    return issueSeat;
  };
  const revoked = await issue('GM');
  const revokedAccount = await claim(encounterId, revoked.token);
  await api.play(RevokeSeatDocument, { encounterId, seatId: revoked.seat.id });
  const byKeys = await claimByKeys(encounterId, (await issue('GM')).token);
  const elsewhere = await api.create();
  const setup = { name: 'Party', ruleset };
  const { party, token } = await done(api.seated('NOWHERE'), CreatePartyDocument, setup);
  const owner = await issue('PLAYER', [ana!]);
  const secondGM = await issue('GM');
  const claims = () =>
    new SignJWT({ enc: encounterId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('sixbeat')
      .setSubject(encounterId.replace('enc', 'seat'));
  const sign = (key: string, ends: string) =>
    claims().setIssuedAt().setExpirationTime(ends).sign(new TextEncoder().encode(key));
  const [, payload] = created.token.split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return {
    encounter,
    party: { id: party.id, token },
    seats: {
      GM: { token: created.token },
      SECOND_GM: { token: secondGM.token },
      OWNER: { token: owner.token },
      OTHER_PLAYER: { token: (await issue('PLAYER', [bor!])).token },
      SPECTATOR: { token: (await issue('SPECTATOR')).token },
      REVOKED: { token: revoked.token },
      OTHER_ENCOUNTER: { token: await firstToken(elsewhere.id) },
      PARTY_OWNER: { token },
      NONE: 'NOWHERE',
      ACCOUNT_GM: await claim(encounterId, secondGM.token),
      ACCOUNT_OWNER: await claim(encounterId, owner.token),
      ACCOUNT_REVOKED: revokedAccount,
      ...byKeys,
      EXPIRED: { token: await sign(TOKEN_KEY, '-1 minute') },
      FORGED: { token: await sign('a key of somebody else altogether', '1 day') },
      UNSIGNED: { token: `${none}.${payload!}.x` },
      GARBAGE: { token: 'not.a.token' },
    },
  };
}

const tables = new Map<RulesetId, Promise<TableOfSeats>>();

/** What only asks leaves a table as it was for the next that does. */
function sharedTable(ruleset: RulesetId): Promise<TableOfSeats> {
  const table = tables.get(ruleset) ?? gather(ruleset);
  tables.set(ruleset, table);
  return table;
}

/** An account of its own that has claimed this seat. */
async function claim(encounterId: string, token: string): Promise<{ readonly token: string }> {
  const account = { token: await issuer.token(`who has claimed ${token}`) };
  await withAccounts.seated(account).play(ClaimSeatDocument, { encounterId, token });
  return account;
}

/** Keys of one owner, each in the place of the first, which has claimed this seat. */
async function claimByKeys(encounterId: string, token: string) {
  const owner = `owner of keys at ${encounterId}`;
  const first = await keyFor(api, API_KEY_SCOPES, { owner });
  await withAccounts.seated(first).play(ClaimSeatDocument, { encounterId, token });
  const withScopes = (name: keyof typeof scopesOf): Promise<Sitting> =>
    keyFor(api, scopesOf[name], { owner, replaces: first.apiKey.id });
  return {
    KEY_OF_ALL: await withScopes('KEY_OF_ALL'),
    KEY_TO_CREATE: await withScopes('KEY_TO_CREATE'),
    KEY_TO_PLAY: await withScopes('KEY_TO_PLAY'),
    KEY_TO_ISSUE: await withScopes('KEY_TO_ISSUE'),
    KEY_FOR_WEBHOOKS: await withScopes('KEY_FOR_WEBHOOKS'),
  };
}

/** These are given even where they can be left out; the token of a party only beside it and an encounter. */
const isNamed = (name: string, all: readonly { readonly name: string }[]): boolean =>
  name === 'combatantId' ||
  (name === 'token' &&
    ['encounterId', 'partyId'].every((other) => all.some((beside) => beside.name === other)));

/** Something of this type, whatever it means; ids are those of the table. */
function sample(
  type: GraphQLInputType,
  name: string,
  table: Pick<TableOfSeats, 'encounter' | 'party'>,
): unknown {
  const { encounter, party } = table;
  const bare = getNullableType(type);
  // Who answers for several combatants has to play them.
  if (name === 'combatantIds' && !isNullableType(type)) return [encounter.combatants[0]!.id];
  if (isListType(bare))
    return name === 'encounters' ? [{ encounterId: encounter.id, afterVersion: 0 }] : [];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) {
    const all = Object.values(bare.getFields());
    const given = bare.isOneOf
      ? all.filter(({ name }) => ['attackId', 'combatants', 'creature', 'segments'].includes(name))
      : all.filter((field) => isRequiredInputField(field) || isNamed(field.name, all));
    return Object.fromEntries(
      given.map((field) => [field.name, sample(field.type, field.name, table)]),
    );
  }
  switch (getNamedType(bare).name) {
    case 'ID':
      if (name === 'combatantId') return encounter.combatants[0]!.id;
      if (name === 'partyId') return party.id;
      return name === 'encounterId' || name === 'id' ? encounter.id : 'nothing';
    case 'Int':
      return 1;
    case 'Boolean':
      return true;
    case 'JSON':
      return {};
    default:
      // Of a seat, of a link, or else that of a party beside the seat.
      return name === 'token' && isNullableType(type) ? party.token : 'x';
  }
}

/** `DeclareAction` belongs to `declareAction`. */
const rulesetOf = (mutation: string): RulesetId => {
  const command = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const ids = Object.keys(rulesets) as readonly RulesetId[];
  return ids.find((id) => Object.hasOwn(rulesets[id].rules.commands, command)) ?? 'SEGMENTS';
};

/** The arguments that are given: a stream has a version to begin after. */
const argumentsOf = (kind: string, { args }: Field) =>
  args.filter(
    (argument) =>
      isRequiredArgument(argument) ||
      isNamed(argument.name, args) ||
      (kind === 'subscription' && argument.name === 'afterVersion'),
  );

/** A document that asks one field, and a union for its type and its refusal alone. */
function documentOf(kind: string, field: Field): string {
  const args = argumentsOf(kind, field);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const type = getNamedType(field.type);
  const refusals = isUnionType(type) && type.getTypes().some(({ name }) => name === 'Forbidden');
  const some = isLeafType(type) ? '' : '{ __typename }';
  const selection = refusals ? '{ __typename ... on UserError { code message } }' : some;
  const call = `${field.name}${passed && `(${passed})`} ${selection}`;
  return `${kind} ${declared && `(${declared})`} { answer: ${call} }`;
}

/** The first item of a stream, or what is answered in its place. */
async function firstOf({ endpoint }: ApiClient, sitsAt: Sitting, asked: object): Promise<unknown> {
  const body = JSON.stringify(asked);
  const accept = { accept: 'text/event-stream', 'content-type': 'application/json' };
  const gone = new AbortController();
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { ...accept, ...(await authorization(sitsAt, body)) },
    body,
    signal: gone.signal,
  });
  let sent = '';
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    sent += text;
    const data = /^(?:data: )?(\{.*\})\n?$/m.exec(sent)?.[1];
    if (data === undefined) continue;
    gone.abort();
    return JSON.parse(data);
  }
  throw new Error(`Nothing was sent: ${sent}`);
}

/** The code of a refusal for want of a seat, or null. */
function refusedWith(body: unknown): string | null {
  const { data, errors } = body as {
    readonly data?: { readonly answer?: { readonly __typename: string; readonly code?: string } };
    readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  };
  const codes = ['UNAUTHENTICATED', 'FORBIDDEN', 'SEAT_REVOKED', 'SCOPE_MISSING'];
  const error = errors?.[0]?.extensions?.code;
  if (error !== undefined) return codes.includes(error) ? error : null;
  const { answer } = data ?? {};
  return answer?.__typename === 'Forbidden' ? (answer.code ?? '') : null;
}

describe('the policy of every field', () => {
  it('names scopes for what there is alone, and none for what concerns an owner or a party', () => {
    const names = fields.map(({ field }) => field.name);
    expect([...neededScopes.keys()].filter((name) => !names.includes(name))).toEqual([]);
    const refused = names.filter((name) => !neededScopes.has(name));
    const ofParties = Object.keys(policies).filter((name) => policies[name] === 'PARTY');
    expect(refused.toSorted()).toEqual(
      [
        ...[...ofParties, 'createParty', 'partyChanges', 'writeBackParty'],
        ...['createApiKey', 'revokeApiKey'],
      ].toSorted(),
    );
  });

  it('is decided', () => {
    expect(fields.map(({ field }) => field.name).toSorted()).toEqual(
      Object.keys(policies).toSorted(),
    );
  });
});

describe.each(fields)('$kind $field.name', ({ kind, field }) => {
  const policy = policies[field.name]!;

  it(`is for ${policy}`, async () => {
    const found: Record<string, string | null> = {};
    const tableOf = kind === 'mutation' ? gather : sharedTable;
    const table = await tableOf(rulesetOf(field.name));
    for (const name of seatNames) {
      const variables = Object.fromEntries(
        argumentsOf(kind, field).map(({ name: argument, type }) => [
          argument,
          sample(type, field.name === 'party' ? 'partyId' : argument, table),
        ]),
      );
      const client = clientOf(name, table.seats[name]);
      const query = documentOf(kind, field);
      const body =
        kind === 'subscription'
          ? await firstOf(client, table.seats[name], {
              query,
              variables: { ...variables, afterVersion: 0 },
            })
          : (await client.post({ query, variables })).body;
      expect(JSON.stringify(body)).not.toMatch(/GRAPHQL_VALIDATION_FAILED|INTERNAL|BAD_USER_INPUT/);
      found[name] = refusedWith(body);
    }
    expect(found).toEqual(
      Object.fromEntries(
        seatNames.map((name) => [
          name,
          isKey(name)
            ? refusalOfKey(scopesOf[name], field.name)
            : isOneOf(allowed[policy], name)
              ? null
              : codeFor(name, policy),
        ]),
      ),
    );
  });
});
