/** Documents that are named instead of sent: by the ids of the published ones, or by a hash once they were sent. */
import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as briefDocuments from '../../../src/client/brief.ts';
import { documentId } from '../../../src/client/document-id.ts';
import * as documents from '../../../src/client/index.ts';
import {
  EncounterDocument,
  EncounterUpdatedDocument,
  UpdateEncounterDocument,
} from '../../../src/client/index.ts';
import * as texts from '../../../src/client/generated/texts.ts';
import { publishedText } from '../../../src/graphql/http/documents/published.ts';
import {
  MAX_REGISTERED,
  MIN_REGISTERED,
  RegisteredDocuments,
} from '../../../src/graphql/http/documents/registered.ts';
import { MAX_DOCUMENT_LENGTH } from '../../../src/graphql/http/limits/limits.ts';
import { firstToken } from '../../kit/app/seats.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';

let api: Api;
let id: string;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await startApi();
  ({ id } = await api.create());
  headers = { authorization: `Bearer ${await firstToken(id)}` };
});
afterAll(() => api.stop());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const published: readonly (readonly [string, DocumentNode])[] = [documents, briefDocuments].flatMap(
  (all) => Object.entries<DocumentNode>(all),
);
const byHash = (sha256Hash: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const get = async (parameters: Readonly<Record<string, string>>) => {
  const address = `${api.endpoint}?${new URLSearchParams(parameters).toString()}`;
  const response = await fetch(address, { headers });
  return { status: response.status, text: await response.text() };
};
const codeOf = ({ text }: { readonly text: string }): string | undefined =>
  (JSON.parse(text) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions
    .code;

describe('the id of a published document', () => {
  it('is the SHA-256 of what everyone sends who prints it, and the server has that text', () => {
    expect(published.length).toBeGreaterThan(200);
    for (const [name, document] of published) {
      const text = print(document);
      expect([name, documentId(document)]).toEqual([name, `sha256:${sha256(text)}`]);
      expect(publishedText(sha256(text))).toBe(text);
    }
  });

  it('is also that of the text which the methods send', () => {
    const ids = new Set(published.map(([, document]) => documentId(document)));
    for (const { id } of Object.values(texts)) expect(ids).toContain(id);
  });

  it('is not there for a document of anyone else', () => {
    expect(documentId(gql('{ schemaVersion }'))).toBeUndefined();
  });

  it('asks as the text does, at the same cost', async () => {
    const cost = { ...headers, 'x-sixbeat-cost': '1' };
    const byText = await api.post({ query: print(EncounterDocument), variables: { id } }, cost);
    const byId = await api.post(
      { documentId: documentId(EncounterDocument), variables: { id } },
      cost,
    );
    expect(byId).toEqual(byText);
    expect(byId.text).toContain('"cost":');
  });

  it('asks in an address as well, and changes nothing there', async () => {
    const variables = JSON.stringify({ id });
    const asked = await get({ documentId: documentId(EncounterDocument)!, variables });
    expect(asked).toMatchObject({ status: 200 });
    expect(asked.text).toContain(`"id":"${id}"`);
    const input = JSON.stringify({ input: { encounterId: id, name: 'By stealth' } });
    const changed = await get({
      documentId: documentId(UpdateEncounterDocument)!,
      variables: input,
    });
    expect(changed.status).toBe(405);
  });

  it('changes things where it is posted', async () => {
    const input = { encounterId: id, name: 'By its id' };
    const body = { documentId: documentId(UpdateEncounterDocument), variables: { input } };
    expect((await api.post(body, headers)).text).toContain('"name":"By its id"');
  });

  it('follows', async () => {
    const response = await fetch(`${api.endpoint}/stream`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        documentId: documentId(EncounterUpdatedDocument),
        variables: { encounterId: id, afterVersion: 1 },
      }),
    });
    const decoder = new TextDecoder();
    let said = '';
    for await (const bytes of response.body!) {
      said += decoder.decode(bytes, { stream: true });
      if (said.includes('By its id')) break;
    }
    expect(said).toContain('"__typename":"EncounterUpdate"');
  });

  it('leads no one to the playground who asks by it in a browser', async () => {
    const address = `${api.endpoint}?documentId=unknown`;
    const response = await fetch(address, { headers: { accept: 'text/html, application/json' } });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
  });
});

describe('the hash of a document that was sent with it', () => {
  it('is enough from then on, in a body, in an address, and as an id', async () => {
    const query = '{ schemaVersion } # of mine';
    const hash = sha256(query);
    expect(codeOf(await api.post(byHash(hash)))).toBe('PERSISTED_QUERY_NOT_FOUND');
    const first = await api.post({ query, ...byHash(hash) });
    expect(first.text).toContain('"schemaVersion"');
    expect(await api.post(byHash(hash))).toEqual(first);
    expect(await api.post({ documentId: `sha256:${hash}` })).toEqual(first);
    const { persistedQuery } = byHash(hash).extensions;
    const address = await get({ extensions: JSON.stringify({ persistedQuery }) });
    expect(address.text).toBe(first.text);
  });

  it('is refused with another text, of which nothing is kept', async () => {
    const query = '{ schemaVersion } # another';
    const forged = { query: '{ __typename }', ...byHash(sha256(query)) };
    expect(codeOf(await api.post(forged))).toBe('PERSISTED_QUERY_MISMATCH');
    expect(codeOf(await api.post(byHash(sha256(query))))).toBe('PERSISTED_QUERY_NOT_FOUND');
    const published = { query: '{ __typename }', documentId: documentId(EncounterDocument) };
    expect(codeOf(await api.post(published))).toBe('PERSISTED_QUERY_MISMATCH');
  });

  it('opens no way around the limits of documents', async () => {
    const deep = `{ ${'a '.repeat(10_001)} }`;
    for (const body of [{ query: deep, ...byHash(sha256(deep)) }, byHash(sha256(deep))])
      expect(codeOf(await api.post(body))).toBe('TOO_MANY_TOKENS');
    const long = `{ schemaVersion } #${' '.repeat(MAX_DOCUMENT_LENGTH)}`;
    expect(codeOf(await api.post({ query: long, ...byHash(sha256(long)) }))).toBe(
      'DOCUMENT_TOO_LONG',
    );
    expect(codeOf(await api.post(byHash(sha256(long))))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('is what Apollo Client sends, whose questions are answered the first time and by the hash', async () => {
    const sent: string[] = [];
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([
        new PersistedQueryLink({ sha256 }),
        new HttpLink({
          uri: api.endpoint,
          headers,
          fetch: (url, init) => {
            sent.push((init?.body as string | undefined) ?? '');
            return fetch(url, init);
          },
        }),
      ]),
    });
    for (let n = 0; n < 2; n++) {
      const asked = { query: EncounterDocument, variables: { id } };
      const { data } = await client.query({ ...asked, fetchPolicy: 'network-only' });
      expect(data?.encounter).toMatchObject({ id });
    }
    const isText = sent.map((body) => body.includes('query Encounter'));
    expect(isText).toEqual([false, true, false]);
  });
});

describe('registered documents', () => {
  const full = 'x'.repeat(MAX_DOCUMENT_LENGTH);

  it('are bounded, in characters and in number', () => {
    for (const length of [MAX_DOCUMENT_LENGTH, 1]) {
      const registered = new RegisteredDocuments();
      const hashes = Array.from({ length: 2_000 }, (_, n) => `${n}`);
      for (const hash of hashes) registered.add(hash, 'x'.repeat(length), 'one');
      const kept = hashes.filter((hash) => registered.find(hash) !== null);
      expect(kept.length).toBe(Math.floor(MAX_REGISTERED / Math.max(length, MIN_REGISTERED)));
      expect(kept.at(-1)).toBe('1999');
    }
  });

  it('keep what was used last', () => {
    const registered = new RegisteredDocuments();
    registered.add('mine', full, 'one');
    for (let n = 0; n < 50; n++) {
      registered.add(`${n}`, full, 'one');
      expect(registered.find('mine')).not.toBeNull();
    }
    expect(registered.find('0')).toBeNull();
  });

  it('stay where another caller sends however many of its own', () => {
    const registered = new RegisteredDocuments();
    registered.add('mine', full, 'one');
    for (let n = 0; n < 5_000; n++) registered.add(`theirs ${n}`, full, 'another');
    expect(registered.find('mine')).toBe(full);
  });

  it('count for who has sent them first', () => {
    const registered = new RegisteredDocuments();
    for (let n = 0; n < 5; n++) registered.add(`${n}`, full, 'one');
    for (let n = 0; n < 5; n++) registered.add(`${n}`, full, 'another');
    registered.add('new', full, 'another');
    registered.add('newer', full, 'another');
    expect([0, 1, 2].map((n) => registered.find(`${n}`) !== null)).toEqual([false, true, true]);
  });
});
