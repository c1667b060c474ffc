import { execute as executeGraphQL, parse } from 'graphql';
import { expect, it } from 'vitest';
import type { EncounterStore } from '../../../../src/app/ports.ts';
import { schema } from '../../../../src/graphql/schema/index.ts';
import { appOn, done } from '../../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../../kit/app/seats.ts';
import { memoryStore } from '../../../kit/store/memory.ts';

/** What a store does, and how often the webhooks of an encounter were read. */
function counted(store: EncounterStore) {
  const reads: string[] = [];
  const webhooks: EncounterStore['webhooks'] = {
    ...store.webhooks,
    ofEncounter: (id) => {
      reads.push(id);
      return store.webhooks.ofEncounter(id);
    },
  };
  return { store: { ...store, webhooks }, reads };
}

it('the webhooks of an encounter are read once for an answer, under however many names', async () => {
  const { store, reads } = counted(memoryStore());
  const app = appOn(store);
  const { id } = done(await app.create('SEGMENTS', { name: 'A fight' }, nobody)).record;
  const envelope = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const wish = { url: 'https://receiver.example/', events: ['encounter.ended'] as const };
  done((await app.webhooks.create(envelope, wish)).outcome);
  reads.length = 0;
  const webhooks = '... on Encounter { a: webhooks { id } b: webhooks { url } }';
  const query = `query ($id: ID!) { c: encounter(id: $id) { ${webhooks} } d: encounter(id: $id) { ${webhooks} } }`;
  const { data, errors } = await executeGraphQL({
    schema,
    document: parse(query),
    variableValues: { id },
    contextValue: {
      ...{ encounters: app, caller: gmOf(id), isFollowedFrom: () => false },
      request: new Request('http://x/graphql'),
    },
  });
  expect(errors).toBeUndefined();
  const both = { a: [{ id: expect.any(String) as string }], b: [{ url: wish.url }] };
  expect(data).toEqual({ c: both, d: both });
  expect(reads).toEqual([id]);
});
