/** Requests that give as much as a body holds, and give it as often as a document can. */
import type { Api } from './api.ts';
import type { Crowd } from './extremes.ts';

export interface Flood {
  /** For people: what is given, and how often. */
  readonly name: string;
  readonly body: string;
}

const many = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));
const often = (count: number, field: string): string =>
  many(count, (i) => `a${i}: ${field}`).join(' ');

const REFUSED = '{ __typename ... on UserError { code message } }';

const asked = (name: string, query: string, variables: object): Flood => ({
  name,
  body: JSON.stringify({ query, variables }),
});

const mapOf = (keys: number) => Object.fromEntries(many(keys, (i) => [`k${i}`, 0]));
const hexes = (count: number) => many(count, (i) => ({ q: i % 1000, r: 0 }));

/** Five creations that share one large list. */
function creations(name: string, type: string, list: readonly unknown[]): Flood {
  const field = `createEncounter(input: { name: "x", ruleset: SEGMENTS, ${name}: $list }) ${REFUSED}`;
  const query = `mutation ($list: [${type}!]) { ${often(5, field)} }`;
  return asked(`createEncounter 5 times, ${list.length} ${name}`, query, { list });
}

/** The subscription of a spectator who names so many combatants, ten times. */
export const floodOfUpdates = (id: string): string =>
  JSON.stringify({
    query: `subscription ($id: ID!, $ids: [ID!]) { encounterUpdated(encounterId: $id) {
      ... on EncounterUpdate { encounter { ${often(10, 'awaiting(combatantIds: $ids) { id }')} } } } }`,
    variables: { id, ids: shortTexts(500_000) },
  });

const shortTexts = (count: number) => many(count, (i) => i.toString(36));

/** Requests that once stopped the server for seconds. */
export function floods({ id }: Pick<Crowd, 'id'>): readonly Flood[] {
  const metadata = mapOf(300_000);
  const wolf = '{ creature: "wolf", side: "foes", position: { q: 0, r: 0 }, metadata: $m }';
  const wolves = `addCombatants(input: { encounterId: $id, creatures: [${many(10, () => wolf).join()}] }) ${REFUSED}`;
  const reveal = `revealCombatants(input: { encounterId: $id, combatantIds: $ids }) ${REFUSED}`;
  return [
    asked(
      'awaiting 60 times, 500,000 ids',
      `query ($id: ID!, $ids: [ID!]) { encounter(id: $id) { ... on Encounter { ${often(60, 'awaiting(combatantIds: $ids) { id }')} } } }`,
      { id, ids: shortTexts(500_000) },
    ),
    asked(
      'createEncounter 20 times, metadata of 300,000 keys',
      `mutation ($m: JSON) { ${often(20, `createEncounter(input: { name: "x", ruleset: SEGMENTS, metadata: $m }) ${REFUSED}`)} }`,
      { m: metadata },
    ),
    asked(
      'addCombatants twice, 10 creatures with metadata of 300,000 keys',
      `mutation ($id: ID!, $m: JSON) { ${often(2, wolves)} }`,
      { id, m: metadata },
    ),
    creations(
      'settings',
      'SettingInput',
      many(140_000, (i) => ({ setting: i.toString(36), value: 'b' })),
    ),
    creations('obstacles', 'HexInput', hexes(220_000)),
    creations(
      'concealing',
      'ConcealingInput',
      hexes(100_000).map((hex) => ({ hex, levels: 1 })),
    ),
    creations('content', 'String', shortTexts(450_000)),
    asked(
      'revealCombatants 10 times, 200,000 ids',
      `mutation ($id: ID!, $ids: [ID!]!) { ${often(10, reveal)} }`,
      { id, ids: many(200_000, (i) => `combatant_${i}`) },
    ),
  ];
}

/** A command for as many as there may be, whom the computer plays as well as it can. */
export async function strongCrowd(api: Api, { id }: Pick<Crowd, 'id'>): Promise<Flood> {
  const { encounter } = (await api.ask(
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id } } } }',
    { id },
  )) as { encounter: { combatants: { id: string }[] } };
  const orders = { playedBy: 'COMPUTER', level: 'STRONG' };
  for (const { id: combatantId } of encounter.combatants)
    await api.ask(
      `mutation ($input: SetStandingOrdersInput!) { setStandingOrders(input: $input) ${REFUSED} }`,
      { input: { encounterId: id, combatantId, ...orders } },
    );
  return asked(
    'playComputers, one command of 100 STRONG combatants',
    `mutation ($input: PlayComputersInput!) { playComputers(input: $input) ${REFUSED} }`,
    { input: { encounterId: id, max: 1 } },
  );
}
