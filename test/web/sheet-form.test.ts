/** What the form of a sheet offers besides what the schema says. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesets } from '../../src/engine/all.ts';
import { copied, keyOfName, renamed } from '../../src/web/kit/form/key.ts';
import { inputFor, problemsOf } from '../../src/web/kit/form/schema.ts';
import { groupsOf } from '../../src/web/sheets/groups.ts';
import { presetsOf } from '../../src/web/sheets/presets.ts';
import { type Api, startApi } from '../kit/graphql/api.ts';

const systems = Object.keys(rulesets);

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const CHECK = `query ($input: CheckSheetInput!) { checkSheet(input: $input) {
  __typename
  ... on InvalidInput { fields { path message } }
} }`;

const typeOf = (input: string, ruleset: string) => {
  const type = inputFor(input, ruleset);
  if (!type) throw new Error(`no ${input} for ${ruleset}`);
  return type;
};

describe.each(systems)('the form of a sheet of %s', (ruleset) => {
  it('has each field under one heading', () => {
    const type = typeOf('SheetInput', ruleset);
    const placed = Object.values(groupsOf(type.name)).flat();
    expect(placed.toSorted()).toEqual(Object.keys(type.getFields()).toSorted());
  });

  it('offers beginnings that are whole: a blow, something from afar, something else', async () => {
    const type = typeOf('DefinitionsInput', ruleset);
    const definitions = Object.fromEntries(
      Object.values(type.getFields()).map(({ name, type: list }) => {
        const item = String(list).replaceAll(/[[\]!]/g, '');
        return [name, presetsOf(item)];
      }),
    );
    expect(definitions.actions!.length).toBeGreaterThanOrEqual(4);
    expect(problemsOf(type, definitions)).toEqual([]);
    const input = { ruleset, definitions: { [ruleset.toLowerCase()]: definitions } };
    expect(await api.ask(CHECK, { input })).toEqual({
      checkSheet: { __typename: 'CheckedSheet' },
    });
  });
});

describe('a key', () => {
  it('follows the name, unless it was written by hand', () => {
    expect(renamed({}, 'Mühlen-Schlag!')).toEqual({ name: 'Mühlen-Schlag!', key: 'muhlen-schlag' });
    expect(renamed({ name: 'Blow', key: 'blow' }, 'Great Blow')).toEqual({
      name: 'Great Blow',
      key: 'great-blow',
    });
    expect(renamed({ name: 'Blow', key: 'mine' }, 'Great Blow')).toEqual({
      name: 'Great Blow',
      key: 'mine',
    });
  });

  it('is one that the schema takes, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        expect(keyOfName(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(keyOfName(name).length).toBeLessThanOrEqual(60);
      }),
    );
  });

  it('of a copy is its own', () => {
    const blow = { key: 'blow', name: 'Blow' };
    const second = copied(blow, [blow]);
    expect(second).toEqual({ key: 'blow-2', name: 'Blow 2' });
    expect(copied(blow, [blow, second])).toEqual({ key: 'blow-3', name: 'Blow 3' });
    expect(copied(blow, [])).toEqual(blow);
  });
});

describe('what is wrong', () => {
  it.each([
    ['SEGMENTS', {}, 'hitPoints', 'This is needed.'],
    ['SEGMENTS', { hitPoints: 1.5 }, 'hitPoints', 'A whole number is needed.'],
    ['SEGMENTS', { hitPoints: 'many' }, 'hitPoints', 'A whole number is needed.'],
    ['SEGMENTS', { luck: 1 }, '', 'There is no field called luck.'],
    ['SEGMENTS', { abilities: 3 }, 'abilities', 'This needs fields of its own.'],
    ['VIGILANCE', { nature: {} }, 'nature', 'Choose one of them.'],
  ])('is said in words: %s %o', (ruleset, value, path, message) => {
    const problems = problemsOf(typeOf('SheetInput', ruleset), value);
    expect(problems).toContainEqual({ path, message });
    for (const said of problems) expect(said.message).not.toMatch(/type|Input|null/);
  });
});
