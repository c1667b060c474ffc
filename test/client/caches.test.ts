/** Normalized caches of real clients, which keep by type and `id` what they are told. */
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange, type TypedDocumentNode } from '@urql/core';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { possibleTypes, typePolicies } from '../../src/client/apollo.ts';
import { introspection, keys } from '../../src/client/graphcache.ts';
import {
  AddCombatantsDocument,
  BranchEncounterDocument,
  EncounterAtVersionDocument,
  EncounterDocument,
  type EncounterQuery,
  EndTurnDocument,
  JournalDocument,
  RollInitiativeDocument,
} from '../../src/client/index.ts';
import { firstToken } from '../kit/app/seats.ts';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { foe, someone } from '../kit/graphql/segments-fight.ts';
import { ROOT } from '../kit/root.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Variables = Readonly<Record<string, unknown>>;
/** As a frontend uses a client: from the network into the cache, and out of the cache alone. */
interface Cached {
  fetch<Data>(document: TypedDocumentNode<Data, never>, variables: Variables): Promise<Data>;
  read<Data>(document: TypedDocumentNode<Data, never>, variables: Variables): Promise<Data | null>;
}
/** Clients with the header of a seat. */
type Connected = (headers: Readonly<Record<string, string>>) => Cached;

const isMutation = (document: TypedDocumentNode<unknown, never>): boolean =>
  document.definitions.some(
    (one) => 'operation' in one && one.operation === OperationTypeNode.MUTATION,
  );

const apollo: Connected = (headers) => {
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes, typePolicies }),
    link: new HttpLink({ uri: api.endpoint, headers }),
  });
  return {
    fetch: async <Data>(document: TypedDocumentNode<Data, never>, variables: Variables) => {
      const asked = { variables: variables as never, fetchPolicy: 'network-only' } as const;
      const { data } = isMutation(document)
        ? await client.mutate({ mutation: document, variables: variables as never })
        : await client.query({ query: document, ...asked });
      return data as Data;
    },
    read: async (query, variables) =>
      Promise.resolve(client.readQuery({ query, variables: variables as never })),
  };
};

const urql: Connected = (headers) => {
  const client = new Client({
    url: api.endpoint,
    preferGetMethod: false,
    fetchOptions: { headers },
    exchanges: [cacheExchange({ schema: introspection, keys }), fetchExchange],
  });
  return {
    fetch: async (document, variables) => {
      const { data, error } = isMutation(document)
        ? await client.mutation(document, variables as never)
        : await client.query(document, variables as never, { requestPolicy: 'network-only' });
      if (error || !data) throw error ?? new Error('No data.');
      return data;
    },
    read: async (document, variables) => {
      const cacheOnly = { requestPolicy: 'cache-only' } as const;
      const { data } = await client.query(document, variables as never, cacheOnly);
      return data ?? null;
    },
  };
};

const clients: readonly (readonly [string, Connected])[] = [
  ['Apollo Client', apollo],
  ['urql with graphcache', urql],
];

async function begun(): Promise<string> {
  // With these dice somebody's turn begins at once.
  api.nextSeed('5'.repeat(64));
  const { id } = await api.create();
  const combatants = [someone('Ana', 0), foe('Bor', 4)];
  await api.play(AddCombatantsDocument, { encounterId: id, combatants });
  return id;
}

describe.each(clients)('the cache of %s', (_, connected) => {
  it('keeps a fight apart from its past and from its branches, and misses nothing', async () => {
    const complaints = vi.spyOn(console, 'warn');
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const id = await begun();
    const client = connected({ authorization: `Bearer ${await firstToken(id)}` });
    const encounterId = id;
    await client.fetch(RollInitiativeDocument, { input: { encounterId } });
    const now = await client.fetch<EncounterQuery>(EncounterDocument, { id });
    const due = now.encounter!.awaiting.find(({ kind }) => kind === 'TURN');
    const ended = await client.fetch(EndTurnDocument, {
      input: { encounterId, combatantId: due!.combatantId },
    });
    expect(ended).toMatchObject({ endTurn: { __typename: 'EndTurnPayload' } });
    const present = await client.fetch(EncounterDocument, { id });
    expect(await client.read(EncounterDocument as never, { id })).toEqual(present);
    const past = { id, atVersion: 2 };
    const then = await client.fetch(EncounterAtVersionDocument, past);
    const branch = await client.fetch(BranchEncounterDocument, {
      input: { encounterId, atVersion: 2, name: 'What if' },
    });
    expect(branch).toMatchObject({ branchEncounter: { __typename: 'BranchEncounterPayload' } });
    const page = { id, first: 20, after: null };
    const journal = await client.fetch(JournalDocument, page);
    expect(await client.read(EncounterDocument as never, { id })).toEqual(present);
    expect(await client.read(EncounterAtVersionDocument as never, past)).toEqual(then);
    expect(await client.read(JournalDocument as never, page)).toEqual(journal);
    expect([...complaints.mock.calls, ...errors.mock.calls]).toEqual([]);
  });
});

const schema = buildSchema(readFileSync(path.join(ROOT, 'schema/schema.graphql'), 'utf8'));

describe('the published documents', () => {
  it('ask for the `id` of all that has one', () => {
    const info = new TypeInfo(schema);
    const without: string[] = [];
    const folder = path.join(ROOT, 'schema/operations');
    const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
    const texts = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const asksForId = ({ selections }: SelectionSetNode): boolean =>
      selections.some(
        (one) =>
          one.kind === Kind.FRAGMENT_SPREAD || (one.kind === Kind.FIELD && one.name.value === 'id'),
      );
    const visitor = {
      SelectionSet(node: SelectionSetNode) {
        const type = getNamedType(info.getParentType());
        if (isObjectType(type) && 'id' in type.getFields() && !asksForId(node))
          without.push(type.name);
      },
    };
    visit(parse(texts.join('\n')), visitWithTypeInfo(info, visitor));
    expect(without).toEqual([]);
  });
});

describe('an `id`', () => {
  it('is there where something has an identity, and nowhere else', () => {
    const identified = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && 'id' in type.getFields())
      .map(({ name }) => name);
    expect(identified.toSorted()).toEqual([
      'Combatant',
      'Decision',
      'Encounter',
      'HexSet',
      'Option',
      'Rule',
      'Ruling',
      'Seat',
    ]);
  });
});
