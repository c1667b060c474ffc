/** What the values of arguments cost, and what becomes of those that are beyond their bounds. */
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  ImportEncounterDocument,
  SetBattlefieldDocument,
} from '../../../src/client/index.ts';
import { complexityOf } from '../../../src/graphql/http/limits/argument-limit.ts';
import { MAX_COMPLEXITY } from '../../../src/graphql/http/limits/limits.ts';
import { sizeOf } from '../../../src/graphql/http/limits/value-size.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { bothWays, server } from '../../kit/graphql/both-ways.ts';

const many = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));
const cost = (query: string, variableValues: object): number =>
  complexityOf({ schema, document: parse(query), variableValues })!;

const ids = many(100, (i) => `c${i}`);
const awaiting = (fields: string, more = '') =>
  `query ($c: [ID!]) { encounter(id: "x") { ... on Encounter { ${fields} } } } ${more}`;
const one = 'awaiting(combatantIds: $c) { kind }';
/** What the ids cost beside a null. */
const costOfIds = (fields: string, more?: string): number =>
  cost(awaiting(fields, more), { c: ids }) - cost(awaiting(fields, more), { c: null });

describe('the size of a value', () => {
  const most = { elements: 1_000_000, characters: 1_000_000 };

  it.each([
    null,
    5,
    -0.5,
    'text "quoted" \u2028 \n',
    [],
    {},
    [1, [2, [{}]]],
    { a: [{ b: null }], c: '' },
  ])('has the characters of its JSON: %j', (value) => {
    expect(sizeOf(value, most).characters).toBe(JSON.stringify(value).length);
  });

  it('counts the value and all that is in it', () => {
    expect(sizeOf('x', most).elements).toBe(1);
    expect(sizeOf([1, [2, { a: 3 }]], most).elements).toBe(6);
  });

  it('is counted up to the limit, and without recursion', () => {
    const deep = JSON.parse(`${'['.repeat(500_000)}${']'.repeat(500_000)}`) as unknown;
    expect(sizeOf(deep, most).elements).toBe(500_000);
    const limits = { elements: 10, characters: 1_000 };
    expect(
      sizeOf(
        many(1_000, () => 1),
        limits,
      ).elements,
    ).toBe(11);
    expect(sizeOf('x'.repeat(5_000), limits).characters).toBe(5_000);
  });

  it('takes names that mean something to JavaScript as names', () => {
    const value = JSON.parse('{"__proto__":{"constructor":[1,2]},"toString":3}') as unknown;
    expect(sizeOf(value, most).elements).toBe(6);
  });
});

describe('a variable costs as much as its value, as often as it is used', () => {
  it('by aliases', () => {
    const once = costOfIds(one);
    expect(once).toBeGreaterThanOrEqual(100);
    expect(costOfIds(many(7, (i) => `a${i}: ${one}`).join(' '))).toBe(7 * once);
  });

  it('by spreads of fragments, within one another too', () => {
    const spread = `a: me { encounters(first: 1) { nodes { ...F } } }`;
    const fragments = `fragment F on Encounter { ...G b: awaiting { kind ...H } }
      fragment G on Encounter { ${one} } fragment H on Decision { options(ids: $c) { id } }`;
    const twice = awaiting(`...F ...G`, fragments);
    const [g, h] = [costOfIds('...G', fragments.split('\n')[1]!.split(' fragment H')[0]), 10 * 100];
    expect(cost(twice, { c: ids }) - cost(twice, { c: null })).toBeGreaterThanOrEqual(2 * g + h);
    expect(spread).toContain('F');
  });

  it('by entries of lists and the objects in them', () => {
    const wolf = '{ creature: "wolf", side: "a", position: { q: 0, r: 0 }, metadata: $m }';
    const add = (count: number) =>
      `mutation ($m: JSON) { addCombatants(input: { encounterId: "x", creatures: [${many(count, () => wolf).join()}] }) { __typename } }`;
    const m = Object.fromEntries(ids.map((id) => [id, 0]));
    const costOfMetadata = (count: number) =>
      cost(add(count), { m }) - cost(add(count), { m: null });
    expect(costOfMetadata(1)).toBeGreaterThanOrEqual(100);
    expect(costOfMetadata(10)).toBe(10 * costOfMetadata(1));
  });

  it('by lists around the field', () => {
    const options = (first: number) =>
      `query ($c: [ID!], $first: Int) { encounter(id: "x") { ... on Encounter { journal(first: ${first}) { nodes { version } } awaiting { options(ids: $c) { id } } } } }`;
    expect(cost(options(1), { c: ids }) - cost(options(1), { c: null })).toBe(10 * costOfIds(one));
  });

  it('and literals likewise', () => {
    const literal = (list: string) =>
      cost(awaiting(`awaiting(combatantIds: ${list}) { kind }`), {});
    expect(literal(JSON.stringify(ids)) - literal('null')).toBe(costOfIds(one));
  });

  it('also where a variable is called as something of JavaScript', () => {
    const query =
      'query ($__proto__: [ID!], $constructor: ID = "x") { encounter(id: $constructor) { ... on Encounter { awaiting(combatantIds: $__proto__) { kind } } } }';
    const given = JSON.parse(JSON.stringify({ p: ids }).replace('"p"', '"__proto__"')) as object;
    expect(cost(query, given) - cost(query, {})).toBe(costOfIds(one));
  });
});

describe('beyond the complexity of an operation', () => {
  const page = (i: number) =>
    `a${i}: importPage(input: { encounterId: "x", document: [$d, $d, $d] }) { __typename }`;

  it('it is refused before anybody reads the variable', async () => {
    const query = `mutation ($d: JSON) { ${page(0)} ${page(1)} }`;
    const d = many(40_000, () => 0);
    const [answer] = await bothWays(server, { body: { query, variables: { d } } });
    expect(answer!.body).toContain('TOO_COMPLEX');
  });
});

describe('what fits once', () => {
  it('is an import of 4 MB', () => {
    const document = many(400_000, () => '1234567');
    const variableValues = { input: { document } };
    const asked = { schema, document: ImportEncounterDocument, variableValues };
    expect(complexityOf(asked)).toBeLessThan(MAX_COMPLEXITY);
  });

  it('are 100 combatants with 60 talents each', () => {
    const talents = many(60, (i) => ({ action: `talent-${i}`, uses: 3 }));
    const combatants = many(100, () => ({
      name: 'x',
      side: 'a',
      sheet: { segments: { talents } },
    }));
    const variableValues = { input: { encounterId: 'x', combatants } };
    expect(complexityOf({ schema, document: AddCombatantsDocument, variableValues })).toBeLessThan(
      MAX_COMPLEXITY,
    );
  });

  it('are 5,000 obstacles, as many hexes of smoke and as many dark ones', () => {
    const hexes = many(5_000, (q) => ({ q, r: 0 }));
    const concealing = hexes.map((hex) => ({ hex, levels: 1 }));
    const variableValues = {
      input: { encounterId: 'x', obstacles: hexes, dark: hexes, concealing },
    };
    expect(complexityOf({ schema, document: SetBattlefieldDocument, variableValues })).toBeLessThan(
      MAX_COMPLEXITY,
    );
  });
});

describe('an argument beyond its bound', () => {
  const REFUSED =
    '{ __typename ... on InvalidInput { message fields { path message } } ... on CreateEncounterPayload { version } }';
  const create = (more: string) =>
    `createEncounter(input: { name: "x", ruleset: SEGMENTS, ${more} }) ${REFUSED}`;
  const hexes = many(5_001, () => ({ q: 0, r: 0 }));

  it('is answered by its field; the others are carried out', async () => {
    const query = `mutation ($o: [HexInput!], $m: JSON) { a: ${create('metadata: $m')} b: ${create('obstacles: $o, metadata: $m')} }`;
    const variables = { o: hexes, m: { kept: true } };
    const [answer] = await bothWays(server, { body: { query, variables } });
    const message = 'It has 5001 entries; the maximum is 5000.';
    expect(JSON.parse(answer!.body)).toEqual({
      data: {
        a: { __typename: 'CreateEncounterPayload', version: 1 },
        b: {
          __typename: 'InvalidInput',
          message: `obstacles: ${message}`,
          fields: [{ path: 'obstacles', message }],
        },
      },
    });
  });

  it('is answered in the same way where it stands in the document', async () => {
    const query = `mutation { a: ${create(`content: [${'"x" '.repeat(21)}]`)} }`;
    const [answer] = await bothWays(server, { body: { query } });
    expect(answer!.body).toContain(
      '"path":"content","message":"It has 21 entries; the maximum is 20."',
    );
  });

  it('of a field below it too, by every field of the operation that it stands in', async () => {
    const query = `query ($c: [ID!], $n: Int) {
      a: encounter(id: "x") { ...Answer } b: encounter(id: "y") { ...Answer }
      c: encounter(id: "x") { __typename }
      d: encounter(id: "x") { ... on InvalidInput { fields { path message } } ... on Encounter { journal(first: $n, after: "x") { totalCount } } } }
      fragment Answer on EncounterResult {
        ... on InvalidInput { fields { path message } } ... on Encounter { ${one} } }`;
    const variables = { c: [...ids, 'x'], n: 101 };
    const [answer] = await bothWays(server, { body: { query, variables } });
    const tooMany = {
      fields: [
        { path: 'awaiting.combatantIds', message: 'It has 101 entries; the maximum is 100.' },
      ],
    };
    expect(JSON.parse(answer!.body)).toEqual({
      data: {
        ...{ a: tooMany, b: tooMany, c: { __typename: 'Forbidden' } },
        d: {
          fields: [
            { path: 'journal.after', message: 'It is no cursor of this list.' },
            { path: 'journal.first', message: 'It is 1 to 100.' },
          ],
        },
      },
    });
  });

  it('of what is asked of a mutation, of which nothing is done then', async () => {
    const query = `mutation { a: createEncounter(input: { name: "x", ruleset: SEGMENTS }) {
      __typename ... on InvalidInput { fields { path } }
      ... on CreateEncounterPayload { encounter { journal(last: 0) { totalCount } } } } }`;
    const [answer] = await bothWays(server, { body: { query } });
    expect(JSON.parse(answer!.body)).toEqual({
      data: { a: { __typename: 'InvalidInput', fields: [{ path: 'journal.last' }] } },
    });
  });

  it('refuses the operation where one of these fields has no such answer', async () => {
    const query = `query ($n: Int) { me { encounters(first: $n) { totalCount } } }`;
    const [answer] = await bothWays(server, { body: { query, variables: { n: 26 } } });
    expect(JSON.parse(answer!.body)).toMatchObject({
      errors: [
        {
          message: '`Account.encounters(first:)` is 1 to 25.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
  });

  it.each([
    ['an enum', 'query ($v: Ruleset!) { rules(ruleset: $v) { id } }', 'x'.repeat(5_000)],
    [
      'a number',
      'query ($v: Int) { encounter(id: "x", atVersion: $v) { ... on UserError { message } } }',
      'x'.repeat(5_000),
    ],
    [
      'an id',
      'query ($v: ID!) { encounter(id: $v) { ... on UserError { message } } }',
      many(5_000, () => 0),
    ],
    [
      'a condition',
      'query ($v: Boolean!) { me @include(if: $v) { __typename } }',
      'x'.repeat(5_000),
    ],
    [
      'what is asked of the schema',
      'query ($v: String!) { __type(name: $v) { name } }',
      'x'.repeat(5_000),
    ],
    [
      'a field that there is not',
      'query ($v: HexInput!) { lineOfSight(encounterId: "x", from: $v, to: $v) { ... on UserError { message } } }',
      { q: 0, r: 0, s: many(5_000, () => 0) },
    ],
    [
      'JSON in a literal',
      'mutation ($v: JSON) { createEncounter(input: { name: "x", ruleset: SEGMENTS, metadata: { a: $v } }) { ... on UserError { message } } }',
      'x'.repeat(5_000),
    ],
  ])('is never quoted where it makes no sense: %s', async (_, query, v) => {
    const [answer] = await bothWays(server, { body: { query, variables: { v } } });
    expect(answer!.body).toContain('the maximum is');
    expect(answer!.body.length).toBeLessThan(500);
  });
});
