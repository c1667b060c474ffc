/** Text on hexes over HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IssueSeatDocument, SetBattlefieldDocument } from '../../../../src/client/index.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { begin, type Fight, foe, knows, someone } from '../../../kit/graphql/segments-fight.ts';

let api: Api;
let fight: Fight;
const mill = {
  text: 'The old mill',
  hexes: [
    { q: 2, r: 0 },
    { q: 2, r: 1 },
  ],
};
const mud = { text: 'Difficult ground', hexes: [{ q: 0, r: 3 }] };
beforeAll(async () => {
  api = await startApi();
  const create = api.create.bind(api);
  api.create = () => create({ labels: [mill] });
  fight = await begin(api, { combatants: [someone('Ana', 0, knows()), foe('Bor', 1)] });
});
afterAll(() => api.stop());

const asked = `query ($id: ID!) {
  encounter(id: $id) { ... on Encounter { battlefield { labels { text hexes { q r } } } } }
}`;
const labels = async (by: ApiClient = api): Promise<unknown> => {
  const { encounter } = (await by.ask(asked, { id: fight.encounter.id })) as {
    readonly encounter: { readonly battlefield: { readonly labels: unknown } };
  };
  return encounter.battlefield.labels;
};

it('is there from the beginning, and every seat reads it', async () => {
  expect(await labels()).toEqual([mill]);
  const input = { encounterId: fight.encounter.id, kind: 'SPECTATOR', name: 'Guest' } as const;
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  expect(await labels(api.seated({ token: issueSeat.token }))).toEqual([mill]);
});

it('is set with the battlefield, as a whole', async () => {
  await fight.play(SetBattlefieldDocument, { labels: [mill, mud] });
  expect(await labels()).toEqual([mill, mud]);
  await fight.play(SetBattlefieldDocument, {});
  expect(await labels()).toEqual([]);
});

it.each([
  ['labels.0.text', { text: ' ', hexes: mud.hexes }],
  ['labels.0.text', { text: 'x'.repeat(61), hexes: mud.hexes }],
  ['labels.0.hexes', { text: 'Nowhere', hexes: [] }],
])('is refused at %s', async (path, label) => {
  const input = { encounterId: fight.encounter.id, labels: [label] };
  const refusal = await api.refusal('InvalidInput', SetBattlefieldDocument, input);
  expect(refusal.fields).toMatchObject([{ path }]);
});
