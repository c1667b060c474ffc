/** Where one may go, and what is to be known about it, over HTTP. */
import { LONGEST } from '../../../../src/graphql/http/limits/work-limit.ts';
import { MAX_HEX_PICKS } from '../../../../src/graphql/http/limits/limits.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SetBattlefieldDocument } from '../../../../src/client/index.ts';
import {
  attack,
  begin,
  type Fight,
  foe,
  knows,
  someone,
} from '../../../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
let fight: Fight;
beforeAll(async () => {
  api = await startApi();
  fight = await begin(api, {
    actions: [attack('bolt', { damage: '1d6' }), attack('flare', { damage: '2d6' })],
    combatants: [someone('Ana', 0, knows('bolt', 'flare')), foe('Bor', 3)],
  });
  await fight.play(SetBattlefieldDocument, { dark: [{ q: 4, r: 0 }] });
});
afterAll(() => api.stop());

interface Pick {
  readonly hex: { readonly q: number; readonly r: number };
  readonly distance: unknown;
  readonly provokes: readonly unknown[] | null;
  readonly forfeits: readonly unknown[] | null;
}
interface Decision {
  readonly kind: string;
  readonly hexSets: readonly { readonly id: string; readonly hexes: readonly Pick['hex'][] }[];
  readonly options: readonly {
    readonly input: { readonly action?: string };
    readonly choices: readonly {
      readonly kind: string;
      readonly area: { readonly id: string } | null;
      readonly hexPicks: readonly Pick[];
    }[];
  }[];
}

async function turn(picks = ''): Promise<Decision> {
  const query = `query ($id: ID!) { encounter(id: $id) { ${REFUSAL} ... on Encounter { awaiting { kind
    hexSets { id hexes { q r } }
    options { input choices { kind area { id } ${picks} } } } } } }`;
  return turnIn(await fight.api.ask(query, { id: fight.encounter.id }));
}

const REFUSAL = '... on InvalidInput { fields { path message } }';

/** @throws Error for an answer that is a refusal */
function turnIn(answer: unknown): Decision {
  const { encounter } = answer as {
    readonly encounter: { readonly awaiting?: readonly Decision[] };
  };
  const found = encounter.awaiting?.find(({ kind }) => kind === 'TURN');
  if (!found) throw new Error(JSON.stringify(encounter));
  return found;
}

const choicesOf = ({ options }: Decision, action: string) =>
  options.filter(({ input }) => input.action === action).flatMap(({ choices }) => choices);

it('lists the hexes that several options reach once, under one id', async () => {
  const { hexSets, ...decision } = await turn();
  const ids = hexSets.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = decision.options.flatMap(({ choices }) =>
    choices.flatMap(({ area }) => (area ? [area.id] : [])),
  );
  expect(new Set(named)).toEqual(new Set(ids));
  expect(named.length).toBeGreaterThan(ids.length);
  const dark = (action: string) =>
    choicesOf({ hexSets, ...decision }, action).map(({ area }) => area?.id);
  expect(dark('bolt')).toEqual(dark('flare'));
  // SEG-53: a dodge leads less far than a dash.
  const [dash] = choicesOf({ hexSets, ...decision }, 'dash');
  const [dodge] = choicesOf({ hexSets, ...decision }, 'dodge');
  expect(dash?.area?.id).not.toBe(dodge?.area?.id);
  expect(hexSets.find(({ id }) => id === dodge?.area?.id)?.hexes).toHaveLength(18);
});

it('says of a hex how far it is, and what going there would provoke and forfeit', async () => {
  const of = 'hexPicks(of: [{ q: 0, r: 2 }, { q: 90, r: 0 }])';
  const fields =
    '{ hex { q r } distance { hexes length unit } provokes { text rule { id } } forfeits { text rule { id } } }';
  const plain = {
    ...{ hex: { q: 0, r: 2 }, distance: { hexes: 2, length: 10, unit: 'ft' } },
    ...{ provokes: [], forfeits: [] },
  };
  const [dash] = choicesOf(await turn(`${of} ${fields}`), 'dash');
  expect(dash?.hexPicks).toEqual([plain]);
  const input = {
    combatantId: fight.id('Ana'),
    condition: 'burned',
    details: { segments: { dice: 2 } },
  };
  const burn = `mutation ($input: InflictConditionInput!) { inflictCondition(input: $input) { __typename } }`;
  await fight.api.ask(burn, { input: { encounterId: fight.encounter.id, ...input } });
  const [burning] = choicesOf(await turn(`${of} ${fields}`), 'dash');
  const provokes = [{ text: 'Burned: 2 damage', rule: { id: 'SEG-93' } }];
  expect(burning?.hexPicks).toEqual([{ ...plain, provokes }]);
});

it('says it of the first hexes where none is named, and refuses to say it of too many', async () => {
  const decision = await turn('hexPicks { hex { q r } }');
  for (const { area, hexPicks } of choicesOf(decision, 'dash').filter(({ kind }) => kind === 'HEX'))
    expect(hexPicks.map(({ hex }) => hex)).toEqual(
      decision.hexSets.find(({ id }) => id === area?.id)?.hexes.slice(0, MAX_HEX_PICKS),
    );
  const many = Array.from({ length: MAX_HEX_PICKS + 1 }, (_, q) => `{ q: ${q}, r: 0 }`);
  await expect(turn(`hexPicks(of: [${many.join()}]) { hex { q } }`)).rejects.toThrow(
    'has 21 entries; the maximum is 20',
  );
});

it('lists sets, hexes and picks in parts, each after the one that was seen last', async () => {
  const { hexSets } = await turn();
  const [first, second] = hexSets;
  const cursorOf = ({ q, r }: Pick['hex']) => `${q},${r}`;
  const asked = async (args: string, hexArgs = ''): Promise<Decision['hexSets']> => {
    const query = `query ($id: ID!) { encounter(id: $id) { ${REFUSAL} ... on Encounter { awaiting { kind
      hexSets(${args}) { id hexes${hexArgs} { q r } } } } } }`;
    return turnIn(await fight.api.ask(query, { id: fight.encounter.id })).hexSets;
  };
  expect(await asked('first: 1')).toEqual([first]);
  expect(await asked(`first: 1, after: "${first!.id}"`)).toEqual([second]);
  expect(await asked('after: "gone"')).toEqual([]);
  const after = cursorOf(first!.hexes[1]!);
  expect(await asked('first: 1', `(first: 2, after: "${after}")`)).toEqual([
    { id: first!.id, hexes: first!.hexes.slice(2, 4) },
  ]);
  const paged = await turn(`hexPicks(first: 2, after: "${after}") { hex { q r } }`);
  const picked = paged.options
    .flatMap(({ choices }) => choices)
    .find(({ area }) => area?.id === first!.id)!;
  expect(picked.hexPicks.map(({ hex }) => hex)).toEqual(first!.hexes.slice(2, 4));
  for (const args of ['first: 0', 'first: 101'])
    await expect(asked(args)).rejects.toThrow('"hexSets.first","message":"It is 1 to 100."');
  await expect(asked('first: 1', '(first: 101)')).rejects.toThrow('"hexes.first"');
  const most = `hexPicks(first: ${MAX_HEX_PICKS + 1}) { hex { q } }`;
  await expect(turn(most)).rejects.toThrow(`It is 1 to ${MAX_HEX_PICKS}.`);
});

it('says null, and not that there is nothing, of what the request has no time left to work out', async () => {
  // Each piece of work takes the processor for a fiftieth of what it has, in microseconds.
  let worked = 0;
  const clock = vi.spyOn(process, 'threadCpuUsage');
  clock.mockImplementation(() => ({ user: (worked += 20 * LONGEST), system: 0 }));
  const fields =
    'hexPicks { hex { q r } distance { hexes } provokes { rule { id } } forfeits { rule { id } } }';
  const { options } = await turn(fields);
  clock.mockRestore();
  const picks = options.flatMap(({ choices }) => choices.flatMap(({ hexPicks }) => hexPicks));
  const said = picks.map(({ provokes, forfeits }) => ({ provokes, forfeits }));
  const last = said.findIndex(({ provokes }) => provokes === null);
  expect(last).toBeGreaterThan(0);
  for (const one of said.slice(0, last))
    expect(one).toEqual({ provokes: expect.any(Array) as unknown, forfeits: [] });
  for (const one of said.slice(last)) expect(one).toEqual({ provokes: null, forfeits: null });
  for (const { distance } of picks) expect(distance).not.toBeNull();
});
