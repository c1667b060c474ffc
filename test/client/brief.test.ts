/** The mutations that answer with a version alone, for clients that follow the stream. */
import { type DocumentNode, buildSchema, Kind, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as briefs from '../../src/client/brief.ts';
import * as whole from '../../src/client/index.ts';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { ROOT } from '../kit/root.ts';
import { foe, someone } from '../kit/graphql/segments-fight.ts';

const schema = buildSchema(readFileSync(path.join(ROOT, 'schema/schema.graphql'), 'utf8'));
const named = Object.entries<DocumentNode>(briefs as never);

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('are all the mutations, by the same names', () => {
  const mutations = Object.entries<DocumentNode>(whole as never)
    .filter(([, { definitions }]) =>
      definitions.some(
        (node) =>
          node.kind === Kind.OPERATION_DEFINITION && node.operation.toString() === 'mutation',
      ),
    )
    .map(([name]) => name);
  expect(named.map(([name]) => name).toSorted()).toEqual(mutations.toSorted());
});

it.each(named)('%s is a document of the schema', (_, document) => {
  expect(validate(schema, document)).toEqual([]);
});

it('answer with what no stream brings, and with the version that they led to', async () => {
  const { id } = await api.create();
  const combatants = [someone('Ana', 0), foe('Bor', 1)];
  const toAdd = { input: { encounterId: id, combatants } };
  expect(await api.send(briefs.AddCombatantsDocument, toAdd)).toEqual({
    addCombatants: { __typename: 'AddCombatantsPayload', encounter: { id, version: 2 } },
  });
  const gallery = { encounterId: id, kind: 'SPECTATOR', name: 'Gallery' } as const;
  const { issueSeat } = await api.send(briefs.IssueSeatDocument, { input: gallery });
  expect(Object.keys(issueSeat).toSorted()).toEqual(['__typename', 'encounter', 'seat', 'token']);
  const tooLate = { input: { encounterId: id, expectedVersion: 1 } };
  expect(await api.send(briefs.RollInitiativeDocument, tooLate)).toMatchObject({
    rollInitiative: { code: 'VERSION_CONFLICT', currentVersion: 3 },
  });
});
