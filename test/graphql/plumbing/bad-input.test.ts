import { randomBytes } from 'node:crypto';
import { print } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AddCombatantsDocument,
  type CombatantInput,
  DeclareActionDocument,
  type DeclareActionInput,
  DefineActionsDocument,
  type SegmentsDefinitionsInput,
  EncounterDetailsDocument,
  EncounterDocument,
  EndTurnDocument,
  ResolveDefenseDocument,
} from '../../../src/client/index.ts';
import {
  attack,
  begin,
  type Fight,
  foe,
  knows,
  someone,
} from '../../kit/graphql/segments-fight.ts';
import { type Answer, type Api, startApi } from '../../kit/graphql/api.ts';
import { firstToken } from '../../kit/app/seats.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** The log of the server; it is not looked at here. */
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let fight: Fight;
beforeEach(async () => {
  fight = await begin(api, { combatants: [someone('Ana', 0), foe('Bor', 1)] });
});

/** Whatever a test does, the server still answers and the encounter is as it was. */
afterEach(async () => {
  const { encounter } = await api.send(EncounterDetailsDocument, { id: fight.encounter.id });
  expect({ ...encounter, __typename: undefined }).toEqual(fight.encounter);
  expect(logged.mock.calls).toEqual([]);
  logged.mockClear();
});

const leaks =
  /node_modules|\.[jt]s\b|\bat \S+ \(|stack|RangeError|TypeError|dynamo|transaction|Unexpected error|INTERNAL/i;

/** GraphQL itself refuses; the answer has messages and nothing of our insides. */
function expectRefused({ status, text, body }: Answer, about: RegExp): void {
  expect(text).not.toMatch(leaks);
  expect([200, 400, 413, 415]).toContain(status);
  expect(body?.data).toBeUndefined();
  expect(body?.errors?.map(({ message }) => message).join('\n')).toMatch(about);
}

const inEncounter = () => ({ encounterId: fight.encounter.id });
const adding = (...combatants: unknown[]) => ({
  query: print(AddCombatantsDocument),
  variables: { input: { ...inEncounter(), combatants } },
});
const invalid = async (...combatants: CombatantInput[]) =>
  api.refusal('InvalidInput', AddCombatantsDocument, { ...inEncounter(), combatants });
const notFound = async (
  id: string,
  code: string,
  asking: Promise<{ missingId: string; code: string }>,
) => {
  expect(await asking).toMatchObject({ missingId: id, code });
};

describe('ids that nothing has', () => {
  const ids = [
    '',
    'nobody',
    '__proto__',
    'constructor',
    'enc_00000000000000000000',
    'x'.repeat(200),
    'ENC#x',
    '\ud800',
    '\0',
    '💥',
  ];

  it.each(ids.map((id) => [id.slice(0, 20), id]))('of an encounter: %j', async (_, id) => {
    const gm = api.seated({ token: await firstToken(id) });
    expect((await gm.send(EncounterDocument, { id })).encounter).toBeNull();
    const input = { encounterId: id, combatantId: 'x' };
    const problem = await gm.refusal('NotFound', EndTurnDocument, input);
    expect(problem.code).toBe('ENCOUNTER_NOT_FOUND');
  });

  it.each(['nobody', '__proto__', 'constructor', 'toString'])('in a fight: %s', async (id) => {
    const details = { segments: { use: 'STANDARD' } } as const;
    const strike = { action: 'unarmed-strike', details } as const;
    const ana = { ...inEncounter(), combatantId: fight.id('Ana') };
    const asked = { ...inEncounter(), ...strike, combatantId: id };
    await notFound(
      id,
      'COMBATANT_NOT_FOUND',
      api.refusal('NotFound', DeclareActionDocument, asked),
    );
    const at = { ...ana, ...strike, targetIds: [id] };
    await notFound(id, 'COMBATANT_NOT_FOUND', api.refusal('NotFound', DeclareActionDocument, at));
    const how = { ...ana, ...strike, action: id };
    await notFound(id, 'ACTION_NOT_FOUND', api.refusal('NotFound', DeclareActionDocument, how));
    const met = { ...ana, attackId: id, defense: 'NONE' } as const;
    await notFound(id, 'ATTACK_NOT_FOUND', api.refusal('NotFound', ResolveDefenseDocument, met));
    const learnt = { ...inEncounter(), combatants: [someone('Cid', 5, knows(id))] };
    await notFound(id, 'ACTION_NOT_FOUND', api.refusal('NotFound', AddCombatantsDocument, learnt));
    const tripping = attack('trip', { inflicts: [{ condition: 'not-known', rounds: 1 }] });
    const defined = { ...inEncounter(), definitions: { segments: { actions: [tripping] } } };
    const condition = api.refusal('NotFound', DefineActionsDocument, defined);
    await notFound('not-known', 'CONDITION_NOT_FOUND', condition);
  });
});

describe('definitions that make no sense', () => {
  const refused = (segments: SegmentsDefinitionsInput) =>
    api.refusal('InvalidInput', DefineActionsDocument, {
      ...inEncounter(),
      definitions: { segments },
    });
  const condition = { key: 'dazed', name: 'Dazed' };
  const fine = attack('dart');

  it.each([
    ['AB + Dxe + 2d6', 'character 6', 'Dxe'],
    ['AB + ', 'character', 'dice'],
    ['2d8', 'd6', '2d8'],
    ['AB ? 2', 'character 4', '?'],
    ['999d6', 'character 1', '100'],
    ['', 'character 1', 'dice'],
  ])('a formula with a typo is shown its place: %j', async (formula, ...parts) => {
    const actions = [fine, attack('bolt', { damage: formula })];
    const { fields, message } = await refused({ actions });
    expect(fields.map(({ path }) => path)).toEqual([
      'definitions.segments.actions.1.effect.attack.damage',
    ]);
    for (const part of parts) expect(fields[0]!.message).toContain(part);
    expect(message).toBe(
      `definitions.segments.actions.1.effect.attack.damage: ${fields[0]!.message}`,
    );
  });

  it.each([
    [
      'actions.0.effect.stance.condition',
      { actions: [{ ...fine, effect: { stance: { condition: '' } } }] },
    ],
    [
      'actions.0.effect.guard',
      { actions: [{ ...fine, defensive: 'DB', effect: { guard: false } }] },
    ],
    [
      'actions.0.effect.structure.size',
      { actions: [{ ...fine, effect: { structure: { range: 5, speed: 1, size: 0 } } }] },
    ],
    [
      'actions.0.effect.attack.inflicts.0.rounds',
      { actions: [attack('trip', { inflicts: [{ condition: 'staggered', rounds: 0 }] })] },
    ],
    ['actions.0.uses', { actions: [{ ...fine, uses: [] }] }],
    ['actions.0.uses', { actions: [{ ...fine, uses: [{ kind: 'MOVE' }, { kind: 'MOVE' }] }] }],
    [
      'actions.0.uses.0.cooldown',
      { actions: [{ ...fine, uses: [{ kind: 'MOVE', cooldown: -1 }] }] },
    ],
    [
      'conditions.0.effects.0.rolls.rolls',
      {
        conditions: [
          {
            ...condition,
            effects: [{ rolls: { of: 'BEARER', rolls: [], circumstance: 'ADVANTAGE' } }],
          },
        ],
      },
    ],
    [
      'conditions.0.effects.0.speedHalved',
      { conditions: [{ ...condition, effects: [{ speedHalved: false }] }] },
    ],
    ['actions.0.key', { actions: [{ ...fine, key: '__proto__' }] }],
    ['actions.0.key', { actions: [{ ...fine, key: 'unarmed-strike' }] }],
    ['actions.1.key', { actions: [fine, fine] }],
    ['conditions.1.key', { conditions: [condition, condition] }],
    ['conditions.0.key', { conditions: [{ ...condition, key: 'staggered' }] }],
  ] satisfies [string, SegmentsDefinitionsInput][])(
    'name the field as it was written: %s',
    async (field, input) => {
      const { fields } = await refused(input);
      expect(fields.map(({ path }) => path)).toEqual([`definitions.segments.${field}`]);
    },
  );
});

describe('combatants that make no sense', () => {
  it('too many of them', async () => {
    const crowd = Array.from({ length: 101 }, (_, i) => someone(`C${i}`, i));
    expect((await invalid(...crowd)).fields).toMatchObject([{ path: 'combatants' }]);
    expect((await invalid()).fields).toMatchObject([{ path: 'combatants' }]);
    const most = crowd.slice(0, 99).map((one, i) => ({ ...one, position: { q: i, r: 9 } }));
    expect((await invalid(...most)).fields).toMatchObject([{ path: 'combatants' }]);
  });

  it('fifty thousand of them are more than a request may hold', async () => {
    const crowd = Array.from({ length: 50_000 }, (_, i) => someone(`C${i}`, i % 900));
    expectRefused(await api.post(adding(...crowd)), /too large|limit|size|exceed/i);
  });

  it.each([
    ['half a hex', { q: 0.5, r: 0 }, /position\.q.*0\.5/],
    ['more than an integer holds', { q: 2 ** 31, r: 0 }, /position\.q.*2147483648/],
    ['as words', { q: '1', r: 0 }, /position\.q/],
    ['with a third axis', { q: 1, r: 0, s: -1 }, /"s" is not defined/],
    ['nowhere', null, /position/],
  ])('a position of %s', async (_, position, about) => {
    expectRefused(await api.post(adding({ ...someone('Cid', 0), position })), about);
  });

  it.each([
    ['combatants.0.position.q', { position: { q: 1001, r: 0 } }],
    ['combatants.0.position.r', { position: { q: 0, r: -2_147_483_648 } }],
    ['combatants.0.sheet.segments.hitPoints', { hitPoints: 2_147_483_647 }],
    ['combatants.0.sheet.segments.hitPoints', { hitPoints: 0 }],
    ['combatants.0.sheet.segments.speed', { speed: 33 }],
    ['combatants.0.name', { name: '' }],
    ['combatants.0.name', { name: 'x'.repeat(10_000) }],
    [
      'combatants.0.sheet.segments.abilities.strength',
      { abilities: { strength: 21, dexterity: 0, intelligence: 0, resolve: 0 } },
    ],
  ])('out of bounds: %s', async (field, more) => {
    const { fields } = await invalid(someone('Cid', 5, more));
    expect(fields.map(({ path }) => path)).toEqual([field]);
  });

  it('names and sides that mean something to JavaScript are names and sides', async () => {
    const odd = await begin(api, {
      combatants: [
        someone('__proto__', 0, { side: '__proto__' }),
        foe('constructor', 1, { side: 'constructor' }),
      ],
    });
    expect(odd.encounter.combatants).toMatchObject([
      { name: '__proto__', side: '__proto__' },
      { name: 'constructor', side: 'constructor' },
    ]);
    await odd.declare('__proto__', 'unarmed-strike', { at: 'constructor' });
    await odd.defend('NONE');
    expect(odd.happened('DamageDealt')).toHaveLength(1);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('fields that mean something to JavaScript are no fields', async () => {
    const body = JSON.stringify(adding(someone('Cid', 5)));
    for (const key of ['__proto__', 'constructor']) {
      const spoilt = body.replace('"name":"Cid"', `"name":"Cid","${key}":{"polluted":true}`);
      expectRefused(await api.post(spoilt), new RegExp(key));
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('the same JSON key twice counts as JSON has it, the last', async () => {
    const body = JSON.stringify(adding(someone('Cid', 5)));
    const { text } = await api.post(
      body.replace('"hitPoints":100', '"hitPoints":100,"hitPoints":0'),
    );
    expect(text).toContain('combatants.0.sheet.segments.hitPoints');
  });
});

describe('commands that make no sense', () => {
  const refusedWay = async (way: Pick<DeclareActionInput, 'to' | 'path'>) => {
    const details = { segments: { use: 'MOVE' } } as const;
    const walk = { action: 'move', details, combatantId: fight.id('Ana') } as const;
    const input = { ...inEncounter(), ...walk, ...way };
    return (await api.refusal('InvalidInput', DeclareActionDocument, input)).fields;
  };

  it('both `to` and `path`', async () => {
    const hex = { q: 0, r: 1 };
    const fields = await refusedWay({ to: hex, path: [hex] });
    expect(fields).toMatchObject([
      { path: 'path', message: expect.stringContaining('not both') as string },
    ]);
  });

  it('a path with a leap in it', async () => {
    const path = [
      { q: 0, r: 1 },
      { q: 0, r: 3 },
    ];
    expect(await refusedWay({ path })).toMatchObject([{ path: 'path' }]);
  });
});

describe('questions that make no sense', () => {
  it('a line of sight that begins or ends off the map', async () => {
    const sight = (from: number, to: number) =>
      api.post({
        query: `{ lineOfSight(encounterId: "${fight.encounter.id}", from: { q: 0, r: ${from} }, to: { q: 0, r: ${to} }) { __typename ... on UserError { code message } } }`,
      });
    expect((await sight(-1000, 1000)).body).toMatchObject({
      data: { lineOfSight: { __typename: 'LineOfSight' } },
    });
    for (const [from, to] of [
      [-2_147_483_648, 2_147_483_647],
      [0, 1001],
      [-1001, 0],
    ] as const)
      expect((await sight(from, to)).text).toMatch(/INVALID_INPUT.*-1000 to 1000/);
  });
});

describe('requests that are no requests', () => {
  const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
  const listed = (levels: number) =>
    `{ rule(id: ${'['.repeat(levels)}${']'.repeat(levels)}) { __typename } }`;
  it.each([
    ['a query nested 100 deep', nested(100), /100|depth|nest/i],
    ['a query nested 10,000 deep', nested(10_000), /nest/],
    [
      'a legal query nested 30 deep',
      `{ __schema { types ${'{ fields { type '.repeat(10)}{ name }${'} }'.repeat(10)} } }`,
      /depth/,
    ],
    ['a list nested 2,000 deep', listed(2000), /nest/],
    [
      'a type nested 2,000 deep',
      `query ($x: ${'['.repeat(2000)}ID${']'.repeat(2000)}) { __typename }`,
      /nest/,
    ],
    ['40,000 tokens', `{ ${'a '.repeat(40_000)}}`, /tokens/],
    ['200,000 characters', `{ __typename } #${'x'.repeat(200_000)}`, /characters/],
    ['a fragment in itself', '{ ...F } fragment F on Query { ...F }', /itself/],
    [
      'types of fields of types',
      `{ __schema { types ${'{ fields { type '.repeat(4)}{ name }${'} }'.repeat(4)} } }`,
      /introspection depth/,
    ],
    ['a syntax error', '{ encounter(id: "x" { id } }', /Syntax Error/],
    ['a field that is not there', '{ dice }', /Cannot query field/],
  ])('%s', async (_, query, about) => {
    expectRefused(await api.post({ query }), about);
  });

  it('fragments that double 30 times are counted, not followed', async () => {
    const bomb = Array.from(
      { length: 30 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    const query = `{ ...F0 } ${bomb.join(' ')} fragment F30 on Query { __typename }`;
    expectRefused(await api.post({ query }), /complexity of 1073741824/);
  });

  it.each([
    ['not JSON', '{"query": ', /JSON/],
    ['empty', '', /JSON/],
    ['an empty object', '{}', /query/],
    ['null', 'null', /object/],
    ['a batch', '[{"query":"{ __typename }"}]', /Batching/],
    ['a query that is a number', '{"query":1}', /query/],
    ['variables that are a list', '{"query":"{ __typename }","variables":[1]}', /variables/],
    ['JSON nested 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /Batching|JSON/],
  ])('a body that is %s', async (_, body, about) => {
    expectRefused(await api.post(body), about);
  });

  it.each(['text/plain', 'application/xml', 'image/png'])('a body of type %s', async (type) => {
    const answer = await api.post({ query: '{ __typename }' }, { 'content-type': type });
    expectRefused(answer, /application\/json/);
    expect(answer.status).toBe(415);
  });

  it('a body of random bytes', async () => {
    const response = await fetch(api.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: randomBytes(10_000),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/node_modules|\bat \S+ \(/);
  });

  it('another path or method', async () => {
    expect((await fetch(new URL('/nothing-here', api.endpoint))).status).toBe(404);
    const put = await fetch(api.endpoint, { method: 'PUT', body: '{}' });
    expect(put.status).toBe(405);
  });
});
