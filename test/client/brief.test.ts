/** The mutations that answer with the version that they made, for clients that follow the stream. */
import {
  buildSchema,
  type DocumentNode,
  getOperationAST,
  Kind,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
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

it.each(named)('%s asks for nothing of an encounter but the id of a new one', (_, document) => {
  const info = new TypeInfo(schema);
  const asked: string[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name: { value } }) => {
        const of = info.getParentType()?.name;
        if (of === 'Encounter') asked.push(value);
      },
    }),
  );
  const name = getOperationAST(document)?.name?.value ?? '';
  const makesOne = ['CreateEncounter', 'BranchEncounter', 'ImportEncounter'].includes(name);
  expect(asked).toEqual(makesOne ? ['id'] : []);
});

it('answer with what no stream brings, and with the version that they led to', async () => {
  const made = await api.send(briefs.CreateEncounterDocument, {
    input: { name: 'Brief', ruleset: 'SEGMENTS' },
  });
  if (made.createEncounter.__typename !== 'CreateEncounterPayload') throw new Error('It failed.');
  const { version, encounter } = made.createEncounter;
  expect(version).toBe(1);
  const { id } = encounter;
  const combatants = [someone('Ana', 0), foe('Bor', 1)];
  const toAdd = { input: { encounterId: id, combatants } };
  expect(await api.send(briefs.AddCombatantsDocument, toAdd)).toEqual({
    addCombatants: { __typename: 'AddCombatantsPayload', version: 2 },
  });
  const gallery = { encounterId: id, kind: 'SPECTATOR', name: 'Gallery' } as const;
  const { issueSeat } = await api.send(briefs.IssueSeatDocument, { input: gallery });
  expect(Object.keys(issueSeat).toSorted()).toEqual(['__typename', 'seat', 'token', 'version']);
  const tooLate = { input: { encounterId: id, expectedVersion: 1 } };
  expect(await api.send(briefs.RollInitiativeDocument, tooLate)).toMatchObject({
    rollInitiative: { code: 'VERSION_CONFLICT', currentVersion: 3 },
  });
});
