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
  readonly options: readonly (Named & { readonly choices: readonly Choice[] })[];
  readonly refusals: readonly { readonly rule: string }[];
}

const queryOf = (fields: string): string =>
  `query ($id: ID!) { encounter(id: $id) { awaiting { kind ${fields} } } }`;

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
  return body?.errors?.[0];
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

  it.each([0, -1, 101])('are refused in pages of %i', async (first) => {
    expect(await refusalOf(`options(first: ${first}) { id }`)).toMatchObject({
      message: '`first` is 1 to 100.',
      extensions: { code: 'BAD_USER_INPUT' },
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
    const FIELDS = 'refusals { rule } all: refusals(first: 100) { id: rule }';
    const turn = (await decisions(FIELDS)).find(({ kind }) => kind === 'TURN')!;
    expect(turn.all.length).toBeGreaterThan(10);
    expect(turn.refusals.map(({ rule }) => rule)).toEqual(
      turn.all.slice(0, 10).map(({ id }) => id),
    );
    for (const first of [0, 101])
      expect(await refusalOf(`refusals(first: ${first}) { rule }`)).toMatchObject({
        message: '`first` is 1 to 100.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
  });
});
