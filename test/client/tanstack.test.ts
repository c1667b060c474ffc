/** What TanStack Query is told in any order: no older answer is shown once a newer version is known. */
import { QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import {
  EncounterAtVersionDocument,
  EncounterDocument,
  RefusalsDocument,
} from '../../src/client/index.ts';
import { FightQueries, type Send } from '../../src/client/tanstack.ts';

const id = 'enc_1';
const answer = (version: number) => ({ encounter: { version } });

/** A server at a version, which answers when it is let. */
function fights() {
  const asked: ((version: number) => void)[] = [];
  const client = new QueryClient();
  const send = () =>
    new Promise((resolve) => {
      asked.push((version) => {
        resolve(answer(version));
      });
    });
  return { client, asked, queries: new FightQueries(client, send as unknown as Send) };
}

const kept = { staleTime: Infinity };

it('asks again for an answer during which a newer version became known', async () => {
  const { client, asked, queries } = fights();
  const read = client.query(queries.query(RefusalsDocument, { id }));
  queries.update(id, answer(2));
  asked[0]!(1);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!(2);
  expect(await read).toEqual(answer(2));
});

it('goes back for no update that comes late', async () => {
  const { client, asked, queries } = fights();
  const query = queries.query(EncounterDocument, { id });
  const read = client.query(query);
  asked[0]!(1);
  await read;
  queries.update(id, { version: 3, encounter: { version: 3 } }, EncounterDocument);
  queries.update(id, { version: 2, encounter: { version: 2 } }, EncounterDocument);
  expect(await client.query({ ...query, ...kept })).toEqual(answer(3));
  expect(asked.length).toBe(1);
});

it('shows nothing older once a command was answered briefly', async () => {
  const { client, asked, queries } = fights();
  const query = queries.query(RefusalsDocument, { id });
  const before = client.query(query);
  asked[0]!(1);
  await before;
  queries.update(id, { version: 2 });
  const after = client.query({ ...query, ...kept });
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!(2);
  expect(await after).toEqual(answer(2));
});

it('keeps the past, and other fights', async () => {
  const { client, asked, queries } = fights();
  const past = queries.query(EncounterAtVersionDocument, { id, atVersion: 1 });
  const other = queries.query(EncounterDocument, { id: 'enc_2' });
  const first = Promise.all([client.query(past), client.query(other)]);
  for (const resolve of asked) resolve(1);
  await first;
  queries.update(id, answer(2));
  await client.query({ ...past, ...kept });
  await client.query({ ...other, ...kept });
  expect(asked.length).toBe(2);
});
