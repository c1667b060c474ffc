/** Two fights that differ in nothing but that the heroes of one come from a party: no player can tell which. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  BestiaryDocument,
  IssueSeatDocument,
  RollInitiativeDocument,
} from '../../../../src/client/index.ts';
import { schema } from '../../../../src/graphql/schema/index.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { partyOf } from '../../../kit/graphql/parties.ts';
import { allFields } from '../../../kit/graphql/schema.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const RULESETS = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;
const NAMES = ['Ana', 'Bor'];
const foe = { name: 'Foe', side: 'raiders', position: { q: 6, r: 0 } };

/** Ids by the order in which they come, those of decisions and options too, which are made of them; and no times. */
function plain(text: string): string {
  const known = new Map<string, number>();
  return text
    .replaceAll(/\b(?:enc|cmb|seat)_[\w-]+/g, (id) => {
      if (!known.has(id)) known.set(id, known.size);
      return `id-${String(known.get(id))}`;
    })
    .replaceAll(/"(?:id|key)":"[\w-]{10,17}"/g, '"id"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
}

async function seatAt(encounterId: string, kind: 'PLAYER' | 'SPECTATOR', combatantIds: string[]) {
  const input = { encounterId, kind, name: 'Ann', combatantIds };
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  return api.seated({ token: issueSeat.token });
}

/** All that seats of a player and of a spectator are answered, once the fight is on. */
async function seen(
  ruleset: (typeof RULESETS)[number],
  join: (encounterId: string) => Promise<unknown>,
) {
  api.nextSeed('7'.repeat(64));
  const { id: encounterId } = await api.create({ ruleset, name: 'Twins' });
  await join(encounterId);
  const { bestiary } = await api.send(BestiaryDocument, { ruleset });
  const creatures = [{ ...foe, creature: bestiary[2]!.key }];
  const added = await api.play(AddCombatantsDocument, { encounterId, creatures });
  const ana = added.encounter.combatants.find(({ name }) => name === 'Ana')!;
  const seats = [
    await seatAt(encounterId, 'PLAYER', [ana.id]),
    await seatAt(encounterId, 'SPECTATOR', []),
  ];
  await api.play(RollInitiativeDocument, { encounterId });
  const everything = `query ($id: ID!) { encounter(id: $id) { ... on Encounter ${allFields(
    schema,
    schema.getType('Encounter')!,
    { ruleset },
  )} } }`;
  const answers = await Promise.all(
    seats.map((seat) => seat.post({ query: everything, variables: { id: encounterId } })),
  );
  return answers.map(({ text }) => text);
}

it.each(RULESETS)('with %s', async (ruleset) => {
  const { partyId, token, members } = await partyOf(api, ruleset, NAMES);
  const fromParty = await seen(ruleset, (encounterId) =>
    api.play(AddCombatantsDocument, { encounterId, party: { partyId, token, at: { q: 0, r: 0 } } }),
  );
  const { bestiary } = await api.send(BestiaryDocument, { ruleset });
  const creatures = NAMES.map((name, r) => ({
    ...{ name, side: 'heroes', position: { q: 0, r } },
    creature: bestiary[r % bestiary.length]!.key,
  }));
  const fromBestiary = await seen(ruleset, (encounterId) =>
    api.play(AddCombatantsDocument, { encounterId, creatures }),
  );
  // In pieces, so that a difference can be read.
  const pieces = (texts: readonly string[]) => texts.map((text) => plain(text).split(','));
  expect(pieces(fromParty)).toEqual(pieces(fromBestiary));
  for (const text of fromParty) {
    if (text.length < 5000) throw new Error(text);
    for (const secret of [partyId, token, ...members.map(({ id }) => id)])
      expect(text).not.toContain(secret);
  }
});
