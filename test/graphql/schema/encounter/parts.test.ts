/** Options, picks and refusals in parts, as a menu of a chat platform takes them, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import {
  attack,
  begin,
  type Fight,
  foe,
  knows,
  someone,
} from '../../../kit/graphql/segments-fight.ts';

const talents = Array.from({ length: 10 }, (_, i) => `blade-${i}`);

let api: Api;
let fight: Fight;
beforeAll(async () => {
  api = await startApi();
  // Nobody is within reach: all attacks are refused, each at everybody.
  fight = await begin(api, {
    actions: talents.map((key) => attack(key, { form: 'MELEE', range: 5 })),
    combatants: [
      someone('Ana', 0, knows(...talents)),
      ...[10, 11, 12].map((q) => foe(`Foe ${q}`, q)),
    ],
  });
});
afterAll(() => api.stop());

interface Named {
  readonly id: string;
}
interface Intended {
  readonly intent: string;
}
interface Choice {
  readonly field: string;
  readonly pickCount: number | null;
  readonly combatantIds: readonly string[];
  readonly targetPicks: readonly { readonly combatantId: string }[];
  readonly keys: readonly string[];
  readonly keyPicks: readonly { readonly key: string }[];
}
interface Decision {
  readonly kind: string;
  readonly optionCount: number;
  readonly all: readonly Named[];
  readonly options: readonly (Named & Intended & { readonly choices: readonly Choice[] })[];
  readonly refusals: readonly Refusal[];
  /** More of them. */
  readonly listed: readonly Refusal[];
}
interface Refusal {
  readonly key: string;
  readonly rule: { readonly id: string } | null;
}

const queryOf = (fields: string): string =>
  `query ($id: ID!) { encounter(id: $id) { ... on InvalidInput { fields { path message } } ... on Encounter { awaiting { kind ${fields} } } } }`;

async function decisions(fields: string): Promise<readonly Decision[]> {
  const data = await api.ask(queryOf(fields), { id: fight.encounter.id });
  return (data as { encounter: { awaiting: readonly Decision[] } }).encounter.awaiting;
}

/** The decision with the most options: what the GM may do at any time. */
async function table(fields: string): Promise<Decision> {
  return (await decisions(fields)).find(({ kind }) => kind === 'TABLE')!;
}

/** What an argument is answered that makes no sense. */
async function refusalOf(fields: string): Promise<unknown> {
  const { body } = await api.post({
    query: queryOf(fields),
    variables: { id: fight.encounter.id },
  });
  return body?.errors?.[0] ?? (body?.data as { encounter: unknown }).encounter;
}

describe('options', () => {
  it('come all at once, or page by page, each page after the last option of the one before', async () => {
    const { optionCount, all } = await table('optionCount all: options { id }');
    expect(all).toHaveLength(optionCount);
    const paged: Named[] = [];
    for (let after = ''; paged.length < optionCount; after = paged.at(-1)!.id) {
      const from = after === '' ? '' : `, after: "${after}"`;
      const { options } = await table(`options(first: 3${from}) { id }`);
      expect(options.length).toBe(Math.min(3, optionCount - paged.length));
      paged.push(...options);
    }
    expect(paged).toEqual(all);
    const { options } = await table(`options(after: "${all.at(-2)!.id}") { id }`);
    expect(options).toEqual(all.slice(-1));
  });

  it('are none after one that the decision does not have', async () => {
    const { options, optionCount } = await table('optionCount options(after: "gone") { id }');
    expect(options).toEqual([]);
    expect(optionCount).toBeGreaterThan(5);
  });

  it('are those of the intents that are asked for, in parts too', async () => {
    const turnWith = async (args: string): Promise<readonly Intended[]> => {
      const [turn] = await decisions(`options(${args}) { id intent }`);
      return turn!.options;
    };
    const all = await turnWith('first: 100');
    const some = all.filter(({ intent }) => intent === 'READY' || intent === 'END');
    expect(some.length).toBeGreaterThan(1);
    expect(await turnWith('intents: [READY, END]')).toEqual(some);
    expect(await turnWith('intents: [READY, END], first: 1')).toEqual(some.slice(0, 1));
    expect(await turnWith('intents: []')).toEqual([]);
    expect(await turnWith('intents: null')).toEqual(all);
  });

  it('are asked for by no more intents than entries of a page, and by those that there are', async () => {
    const many = Array.from({ length: 101 }, () => 'END').join(' ');
    expect(await refusalOf(`options(intents: [${many}]) { id }`)).toEqual({
      fields: [{ path: 'options.intents', message: 'It has 101 entries; the maximum is 100.' }],
    });
    expect(await refusalOf('options(intents: [WIN]) { id }')).toMatchObject({
      message: expect.stringContaining('WIN') as unknown,
    });
  });

  it.each([0, -1, 101])('are refused in pages of %i', async (first) => {
    expect(await refusalOf(`options(first: ${first}) { id }`)).toEqual({
      fields: [{ path: 'options.first', message: 'It is 1 to 100.' }],
    });
  });
});

describe('picks', () => {
  const PARTS = `field pickCount
    combatantIds(first: 2) targetPicks(first: 2) { combatantId }
    keys(first: 1) keyPicks(first: 1) { key }`;

  it('come page by page too, and say how many there are', async () => {
    const { options } = await table(`options { id choices { ${PARTS} } }`);
    const choices = options.flatMap((option) => option.choices);
    const crowd = choices.find(
      ({ pickCount, combatantIds }) => pickCount === 4 && combatantIds.length === 2,
    )!;
    expect(crowd.pickCount).toBe(4);
    expect(crowd.combatantIds).toEqual(crowd.targetPicks.map(({ combatantId }) => combatantId));
    const [first, second] = crowd.combatantIds;
    const after = `choices { field targetPicks(first: 1, after: "${first}") { combatantId } }`;
    const option = options.find((one) => one.choices.includes(crowd))!;
    const next = await table(`options { id ${after} }`);
    const same = next.options.find(({ id }) => id === option.id)!;
    const targets = same.choices.find(({ field }) => field === crowd.field)!.targetPicks;
    expect(targets).toEqual([{ combatantId: second }]);
  });
});

describe('refusals', () => {
  it('SEG-67: are ten unless more are asked for, and at most a hundred', async () => {
    const FIELDS = 'refusals { rule { id } } listed: refusals(first: 100) { rule { id } }';
    const turn = (await decisions(FIELDS)).find(({ kind }) => kind === 'TURN')!;
    expect(turn.listed.length).toBeGreaterThan(10);
    expect(turn.refusals.map(({ rule }) => rule)).toEqual(
      turn.listed.slice(0, 10).map(({ rule }) => rule),
    );
    const keys = async (args: string) => {
      const found = (await decisions(`refusals${args} { key }`)).find(
        ({ kind }) => kind === 'TURN',
      );
      return found!.refusals.map(({ key }) => key);
    };
    const all = await keys('(first: 100)');
    expect(new Set(all).size).toBe(all.length);
    expect(await keys(`(first: 3, after: "${all[4]!}")`)).toEqual(all.slice(5, 8));
    expect(await keys(`(after: "${all[4]!}")`)).toEqual(all.slice(5, 15));
    for (const first of [0, 101])
      expect(await refusalOf(`refusals(first: ${first}) { rule { id } }`)).toEqual({
        fields: [{ path: 'refusals.first', message: 'It is 1 to 100.' }],
      });
  });
});
