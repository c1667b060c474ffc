/** What no schema says: how errors, pages, repeated requests, nodes, costs and streams behave. */
import { createHash } from 'node:crypto';
import { createClient } from 'graphql-sse';
import { print } from 'graphql';
import {
  AddCombatantsDocument,
  BestiaryDocument,
  CreateEncounterDocument,
  EncounterDocument,
  EncounterUpdatedDocument,
  type EncounterUpdatedSubscription,
} from '../../src/client/index.ts';
import { documentId } from '../../src/client/document-id.ts';
import { ApiClient } from '../demo/client.ts';
import { lineOf, type Report } from './report.ts';
import type { Deployment } from './schema.ts';

interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}
type Headers = Readonly<Record<string, string>>;

/** An encounter with two combatants, and how to ask about it. */
interface Table {
  readonly url: string;
  readonly encounterId: string;
  readonly combatantId: string;
  readonly version: number;
  readonly token: string;
  readonly post: (body: object, headers?: Headers) => Promise<Body>;
}

/** What it is to do, and what it has done instead. */
type Check = readonly [what: string, differences: (table: Table) => Promise<readonly string[]>];

const JOURNAL = `query($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  encounter(id: $id) { ... on Encounter { id journal(first: $first, after: $after, last: $last, before: $before) {
    totalCount nodes { version } pageInfo { hasPreviousPage startCursor hasNextPage endCursor } } }
    ... on InvalidInput { code fields { path } } } }`;
const NODE = 'query($id: ID!) { node(id: $id) { __typename id } }';
const RENAME = `mutation($input: UpdateEncounterInput!) { updateEncounter(input: $input) { __typename
  ... on UserError { code } ... on InvalidInput { fields { path } } ... on IllegalMove { rule { id } }
  ... on VersionConflict { currentVersion } ... on UpdateEncounterPayload { encounter { id version } } } }`;
const END_TURN = `mutation($input: EndTurnInput!) { endTurn(input: $input) { __typename
  ... on UserError { code } ... on IllegalMove { rule { id } } } }`;

const errorCode = async (asked: Promise<Body>): Promise<unknown> =>
  (await asked).errors?.[0]?.extensions?.code;

const checks: readonly Check[] = [
  ...errors(),
  ...mutations(),
  ...lists(),
  [
    'node finds an encounter, a combatant and a rule by the id alone',
    async ({ post, encounterId, combatantId }) => {
      const ids = [encounterId, combatantId, 'SEG-01', 'enc_00000000000000000000'];
      const found = await Promise.all(ids.map((id) => post({ query: NODE, variables: { id } })));
      return differences(
        found.map(({ data }) => (data?.node as { __typename: string } | null)?.__typename ?? null),
        ['Encounter', 'Combatant', 'RulebookRule', null],
      );
    },
  ],
  [
    'a published document is known by its id, and another one once it was sent with its hash',
    async ({ post, encounterId: id }) => {
      const published = await post({
        documentId: documentId(EncounterDocument),
        variables: { id },
      });
      const query = `{ schemaVersion } # ${id}`;
      const sha256Hash = createHash('sha256').update(query).digest('hex');
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      await post({ query, extensions });
      // Each process keeps them for itself: there may be several, so that it is no difference where it is not found.
      const again = await errorCode(post({ extensions }));
      const kept = again === undefined || again === 'PERSISTED_QUERY_NOT_FOUND';
      return differences([Object.keys(published.data ?? {}), kept], [['encounter'], true]);
    },
  ],
  [
    'x-sixbeat-cost is answered with what a request costs',
    async ({ post }) => {
      const query = '{ schemaVersion }';
      const [without, asked] = [
        await post({ query }),
        await post({ query }, { 'x-sixbeat-cost': '1' }),
      ];
      const { complexity, limit } = (asked.extensions?.cost ?? {}) as Record<string, unknown>;
      return differences(
        [without.extensions?.cost, typeof complexity, typeof limit],
        [undefined, 'number', 'number'],
      );
    },
  ],
  [
    'a stream resumes after a version, with each one once',
    async (table) => differences(await followed(table), [table.version, table.version + 1]),
  ],
];

/** Each error has a code, whatever it is that is wrong. */
function errors(): readonly Check[] {
  const coded = (what: string, code: string, body: object, headers?: Headers): Check => [
    `${what} is answered ${code}`,
    async ({ post, encounterId }) =>
      differences(
        await errorCode(post({ variables: { id: encounterId }, ...body }, headers)),
        code,
      ),
  ];
  const query = 'query($id: ID!) { encounter(id: $id) { ... on Encounter { id } } }';
  return [
    coded('a field that is not there', 'GRAPHQL_VALIDATION_FAILED', { query: '{ nothing }' }),
    coded('a document that is none', 'GRAPHQL_PARSE_FAILED', { query: '{' }),
    coded('a variable of the wrong type', 'BAD_USER_INPUT', { query, variables: { id: [] } }),
    coded('no token', 'UNAUTHENTICATED', { query }, { authorization: '' }),
    coded('a token that is none', 'UNAUTHENTICATED', { query }, { authorization: 'Bearer x' }),
    coded('a hash of no known document', 'PERSISTED_QUERY_NOT_FOUND', {
      extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
    }),
  ];
}

/** A refusal is a value with its reason, and a key makes a mutation happen once. */
function mutations(): readonly Check[] {
  const refused = (what: string, document: string, given: object, answer: object): Check => [
    `${what} is refused as ${JSON.stringify(Object.values(answer)[0])}`,
    async ({ post, encounterId }) => {
      const variables = { input: { encounterId, ...given } };
      const { data } = await post({ query: document, variables });
      const [said] = Object.values(data ?? {}) as Record<string, unknown>[];
      const kept = Object.keys(answer).map((field) => [field, said?.[field]]);
      return differences(Object.fromEntries(kept), answer);
    },
  ];
  const field = {
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    fields: [{ path: 'color' }],
  };
  return [
    refused('a wrong field', RENAME, { color: 'red' }, field),
    refused(
      'a version that is past',
      RENAME,
      { name: 'x', expectedVersion: 1 },
      { __typename: 'VersionConflict', code: 'VERSION_CONFLICT' },
    ),
    refused(
      'a turn before the fight',
      END_TURN,
      { combatantId: 'cmb_0' },
      { __typename: 'IllegalMove', code: 'ILLEGAL_MOVE', rule: { id: 'SEG-13' } },
    ),
    [
      'a mutation that is sent again with its key is answered alike, and done once',
      async ({ post, encounterId, version }) => {
        const input = { encounterId, name: 'Contract', idempotencyKey: `contract-${version}` };
        const sent = { query: RENAME, variables: { input } };
        const [first, again] = [await post(sent), await post(sent)];
        const done = { __typename: 'UpdateEncounterPayload', encounter: { id: encounterId } };
        const expected = {
          updateEncounter: { ...done, encounter: { ...done.encounter, version: version + 1 } },
        };
        return [...differences(first.data, expected), ...differences(again.data, expected)];
      },
    ],
  ];
}

function lists(): readonly Check[] {
  interface Journal {
    readonly totalCount: number;
    readonly nodes: readonly { readonly version: number }[];
    readonly pageInfo: Readonly<Record<string, unknown>>;
  }
  const journal = async ({ post, encounterId: id }: Table, page: object): Promise<Journal> => {
    const { data } = await post({ query: JOURNAL, variables: { id, ...page } });
    return (data?.encounter as { journal: Journal }).journal;
  };
  const versions = ({ nodes }: Journal) => nodes.map(({ version }) => version);
  return [
    [
      'a list is paged from both ends, and counted',
      async (table) => {
        const first = await journal(table, { first: 1 });
        const second = await journal(table, { first: 1, after: first.pageInfo.endCursor });
        const last = await journal(table, { last: 1 });
        const before = await journal(table, { last: 1, before: second.pageInfo.startCursor });
        const { totalCount } = first;
        return differences(
          [...[first, second, last, before].map(versions), first.pageInfo.hasNextPage],
          [[1], [2], [totalCount], [1], true],
        );
      },
    ],
    [
      'a page that makes no sense is refused as "InvalidInput"',
      async ({ post, encounterId: id }) => {
        const { data, errors } = await post({ query: JOURNAL, variables: { id, first: 0 } });
        const refused = { code: 'INVALID_INPUT', fields: [{ path: 'journal.first' }] };
        return differences([data, errors], [{ encounter: refused }, undefined]);
      },
    ],
  ];
}

/** The versions that two streams tell of: one that was cut after its first, and one that goes on. */
async function followed({ url, encounterId, token, version }: Table): Promise<readonly number[]> {
  const streams = createClient({
    url: `${url}/stream`,
    headers: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  const query = print(EncounterUpdatedDocument);
  const firstAfter = async (afterVersion: number): Promise<number> => {
    const variables = { encounterId, afterVersion };
    for await (const { data } of streams.iterate<EncounterUpdatedSubscription>({
      query,
      variables,
    }))
      if (data?.encounterUpdated.__typename === 'EncounterUpdate')
        return data.encounterUpdated.version;
    return 0;
  };
  try {
    const seen = await firstAfter(version - 1);
    return [seen, await firstAfter(seen)];
  } finally {
    streams.dispose();
  }
}

const differences = (said: unknown, expected: unknown): readonly string[] => {
  const [one, other] = [JSON.stringify(said), JSON.stringify(expected)];
  return one === other ? [] : [`answered ${one}, not ${other}`];
};

/** Every check of this file, on an encounter of its own. */
export async function compareBehavior({ url, token }: Deployment, report: Report): Promise<void> {
  report.heading('Behavior');
  const table = await opened(url, token).catch((error: unknown) => lineOf(error));
  if (typeof table === 'string') {
    report.compared('an encounter can be opened', [table]);
    return;
  }
  for (const [what, check] of checks)
    report.compared(what, await check(table).catch((error: unknown) => [lineOf(error)]));
}

async function opened(url: string, account: string | undefined): Promise<Table> {
  const api = new ApiClient(url, account);
  const input = { name: 'Contract', ruleset: 'SEGMENTS' } as const;
  const { createEncounter } = await api.send(CreateEncounterDocument, { input });
  if (!('encounter' in createEncounter)) throw new Error(createEncounter.message);
  const { token } = createEncounter;
  const encounterId = createEncounter.encounter.id;
  const { bestiary } = await api.send(BestiaryDocument, { ruleset: 'SEGMENTS' });
  const creature = bestiary[0]?.key ?? '';
  const creatures = ['heroes', 'foes'].map((side, q) => ({
    creature,
    side,
    position: { q, r: 0 },
  }));
  const { addCombatants } = await api.send(AddCombatantsDocument, {
    input: { encounterId, creatures },
  });
  if (!('encounter' in addCombatants)) throw new Error(addCombatants.message);
  const post = async (body: object, headers: Headers = {}): Promise<Body> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Body;
  };
  const { version, combatants } = addCombatants.encounter;
  const combatantId = combatants[0]?.id ?? '';
  return { url, encounterId, combatantId, token, version, post };
}
