/** A fourth ruleset over HTTP, on the real server, from nothing but its folder. */
// Before whatever loads the schema of the API.
import '../kit/plug-duel-in.ts';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type ApiClient, startApi } from '../kit/graphql/api.ts';
import { schemaOf } from '../kit/graphql/awaiting-bot.ts';
import { playToTheEnd } from '../kit/graphql/awaiting-fight.ts';
import { allFields, inputTypeOf } from '../kit/graphql/schema.ts';

let api: Api;
let schema: GraphQLSchema;
beforeAll(async () => {
  api = await startApi();
  schema = await schemaOf(api);
});
afterAll(() => api.stop());

const combatant = `id name status hidden position { q r } sheet { ... on DuelSheet { skill hitPoints } }`;
const answerFields = `__typename
  ... on UserError { code message } ... on IllegalMove { rule { id } } ... on InvalidInput { fields { path } }
`;
const encounterFields = `encounter { id version phase round orderIds outcome { reason }
  clock { turnOfId waitingIds } combatants { ${combatant} }
  actions { key } conditions { key } attacks { attackId targetId stage } settings { value } }
  events { __typename text }`;

/** As much as the tests read of what a mutation answers. */
interface Answer {
  readonly __typename: string;
  readonly encounter: {
    readonly id: string;
    readonly version: number;
    readonly phase: string;
    readonly clock: { readonly turnOfId: string | null } | null;
    readonly combatants: readonly {
      readonly id: string;
      readonly name: string;
      readonly sheet: { readonly hitPoints: number } | null;
    }[];
    readonly attacks: readonly { readonly attackId: string; readonly targetId: string }[];
  };
  readonly events: readonly { readonly __typename: string; readonly text: string }[];
  readonly [field: string]: unknown;
}

async function send(mutation: string, input: object, client: ApiClient = api, more = '') {
  const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const query = `mutation ($input: ${inputTypeOf(schema, mutation).name}!) {
    answer: ${mutation}(input: $input) { ${answerFields}
      ... on ${name}Payload { ${encounterFields} ${more} } } }`;
  const data = await client.ask(query, { input });
  return (data as { readonly answer: Answer }).answer;
}

const duelist = (name: string, side: string, q: number) => ({
  ...{ name, side, position: { q, r: 0 } },
  sheet: { duel: { skill: 2, hitPoints: 6 } },
});

async function gathered(setup: object = {}): Promise<string> {
  api.nextSeed('5e'.repeat(32));
  const { encounter } = await send('createEncounter', { name: 'Duel', ruleset: 'DUEL', ...setup });
  const encounterId = encounter.id;
  const combatants = [duelist('Ana', 'heroes', 0), duelist('Bor', 'foes', 1)];
  const creatures = [{ creature: 'cadet', name: 'Cid', side: 'foes', position: { q: 2, r: 0 } }];
  await send('addCombatants', { encounterId, combatants, creatures });
  return encounterId;
}

/** One fight to its end, by its first legal options. */
async function fought(): Promise<string> {
  const encounterId = await gathered();
  await playToTheEnd(api, encounterId, { seed: 7, most: 200 });
  return encounterId;
}

describe('a ruleset that is one folder', () => {
  it.each([7, 8, 9])('is played to the end by whoever knows only `awaiting` (%d)', async (seed) => {
    const encounterId = await gathered({ obstacles: [{ q: 0, r: 1 }] });
    const definitions = { duel: { actions: [{ key: 'lunge', name: 'Lunge', force: 1 }] } };
    expect(await send('defineActions', { encounterId, definitions })).toHaveProperty('encounter');
    const { refused, outcome } = await playToTheEnd(api, encounterId, { seed, most: 300 });
    expect(outcome).toBe('ONE_SIDE_LEFT');
    expect(refused.size).toBeGreaterThan(1);
  });

  it('shows seats what their owners see, and lets them play their own', async () => {
    const encounterId = await gathered();
    const { encounter } = await send('rollInitiative', { encounterId });
    const [ana, bor] = encounter.combatants;
    const input = { encounterId, name: 'P', kind: 'PLAYER', combatantIds: [ana?.id] };
    const seat = (await send('issueSeat', input, api, 'token')) as unknown as { token: string };
    const player = api.seated(seat);
    const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { ${combatant} } awaiting { combatantId options { label } } } } }`;
    const seen = (await player.ask(query, { id: encounterId })) as Pick<Answer, 'encounter'>;
    expect(seen.encounter.combatants.map(({ sheet }) => sheet?.hitPoints)).toEqual([
      ...[6, undefined, undefined],
    ]);
    const yields = { encounterId, combatantId: bor?.id };
    expect(await send('yieldFight', yields, player)).toMatchObject({ code: 'FORBIDDEN' });
    const own = { encounterId, combatantId: ana?.id };
    expect(await send('yieldFight', own, player)).toMatchObject({
      events: expect.arrayContaining([
        { __typename: 'CombatantYielded', text: 'Ana yields' },
      ]) as unknown,
    });
  });

  it('keeps hidden combatants to the GM, and takes rulings, changes and removals', async () => {
    const encounterId = await gathered();
    const combatants = [duelist('Dag', 'foes', 3)];
    const added = await send('addCombatants', { encounterId, combatants, hidden: true });
    const dag = added.encounter.combatants.at(-1);
    expect(dag).toMatchObject({ name: 'Dag', hidden: true });
    const sheet = { duel: { skill: 1, hitPoints: 9 } };
    await send('updateCombatant', { encounterId, combatantId: dag?.id, sheet });
    const come = await send('revealCombatants', { encounterId, combatantIds: [dag?.id] });
    expect(come.encounter.combatants.at(-1)).toMatchObject({
      hidden: false,
      sheet: { hitPoints: 9 },
    });
    await send('rollInitiative', { encounterId });
    const stats = { duel: { hitPoints: 0 } };
    const ruling = {
      encounterId,
      combatantId: dag?.id,
      reason: 'Struck by a stone.',
      rank: 1,
      stats,
    };
    const ruled = await send('adjudicate', ruling);
    expect(ruled.encounter.combatants.at(-1)).toMatchObject({ status: 'DOWN' });
    const wrong = { ...ruling, stats: { segments: {} } };
    expect(await send('adjudicate', wrong)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'stats.segments' }],
    });
    const removed = await send('removeCombatant', { encounterId, combatantId: dag?.id });
    expect(removed.encounter.combatants).toHaveLength(3);
    const dark = { encounterId, dark: [{ q: 5, r: 5 }] };
    expect(await send('setBattlefield', dark)).toHaveProperty('encounter');
    expect(await send('endEncounter', { encounterId })).toMatchObject({
      encounter: { outcome: { reason: 'GM' } },
    });
  });

  it('tells exact odds, and what stands between two hexes', async () => {
    const encounterId = await gathered();
    const { encounter } = await send('rollInitiative', { encounterId });
    const combatantId = encounter.clock?.turnOfId;
    const [foe] = encounter.combatants.filter(({ id }) => id !== combatantId).toReversed();
    const declareAction = { combatantId, action: 'strike', targetIds: [foe?.id] };
    const type = schema.getType('OddsResult');
    const asked = await api.ask(
      `query ($id: ID!, $input: OddsInput!, $hex: HexInput!) {
        odds(encounterId: $id, input: $input) ${type ? allFields(schema, type) : ''}
        lineOfSight(encounterId: $id, from: $hex, to: $hex) { ... on LineOfSight { clear rule { id } } } }`,
      { id: encounterId, input: { declareAction }, hex: { q: 0, r: 0 } },
    );
    expect(asked).toMatchObject({ odds: { __typename: 'Odds' }, lineOfSight: { clear: true } });
  });

  it('names the mutation to use instead of one that it does not have', async () => {
    const encounterId = await gathered();
    expect(await send('advanceSegment', { encounterId })).toMatchObject({
      __typename: 'WrongRuleset',
      message: expect.stringContaining('declareAction') as unknown,
    });
  });

  it('has its rules, readings and creatures in the API', async () => {
    const asked = await api.ask(
      '{ rules(ruleset: DUEL) { id } rulings(ruleset: DUEL) { setting } bestiary(ruleset: DUEL) { key ... on DuelCreature { skill } } }',
    );
    expect(asked).toMatchObject({
      rules: expect.arrayContaining([{ id: 'DUE-01' }]) as unknown,
      rulings: ['equalParry', 'foeNumbers', 'costless', 'advice', 'handDice', 'doors'].map(
        (setting) => ({
          setting,
        }),
      ),
      bestiary: [{ key: 'cadet', skill: 1 }],
    });
  });
});

describe('what is kept of a fight of it', () => {
  it('is a journal, whose dice can be verified, and which comes through export and import', async () => {
    const encounterId = await fought();
    const query = `query ($id: ID!) {
      encounter(id: $id) { ... on Encounter { version journal(first: 100) { nodes { version command { mutation } events { __typename text } } } } }
      verifyDice(encounterId: $id) { ... on DiceVerification { verified diceRolled firstDifference { message } } }
      exportEncounter(encounterId: $id) { ... on EncounterExport { document } } }`;
    const asked = (await api.ask(query, { id: encounterId })) as {
      readonly encounter: { readonly version: number; readonly journal: { nodes: unknown[] } };
      readonly verifyDice: object;
      readonly exportEncounter: { readonly document: unknown };
    };
    expect(asked.encounter.journal.nodes).toHaveLength(asked.encounter.version);
    expect(asked.verifyDice).toMatchObject({ verified: true, firstDifference: null });
    const { document } = asked.exportEncounter;
    const imported = await send('importEncounter', { document });
    expect(imported).toMatchObject({ encounter: { phase: 'ENDED' } });
    const again = (await api.ask(query, { id: imported.encounter.id })) as typeof asked;
    expect(again.verifyDice).toEqual(asked.verifyDice);
    expect(again.encounter.journal).toEqual(asked.encounter.journal);
  });

  it('can be gone back to, and branched from', async () => {
    const encounterId = await fought();
    const rewound = await send('rewindEncounter', {
      ...{ encounterId, toVersion: 3, dice: 'REDRAW', reason: 'Once more' },
    });
    expect(rewound.encounter).toMatchObject({ phase: 'COMBAT' });
    const branched = await send('branchEncounter', { encounterId, atVersion: 2 });
    expect(branched.encounter).toMatchObject({ phase: 'SETUP' });
    const { outcome } = await playToTheEnd(api, encounterId, { seed: 3, most: 200 });
    expect(outcome).toBe('ONE_SIDE_LEFT');
  });
});
