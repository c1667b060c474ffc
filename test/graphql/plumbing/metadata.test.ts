/** What the schema says to programs, and that none of them reads a description instead. */
import { globSync, readFileSync } from 'node:fs';
import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../src/engine/all.ts';
import { directives, type Directives } from '../../../src/graphql/plumbing/directives.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { inputFor, inputType, metadataOf } from '../../../src/web/kit/form/schema.ts';
import { ROOT } from '../../kit/root.ts';

type Part = readonly [path: string, directives: Directives];

type Named = Readonly<Record<string, { readonly name: string }>>;

const partsIn = (node: object, path: string): readonly Part[] => {
  const { extensions = {} } = node as { readonly extensions?: { directives?: Directives } };
  const within = ['getFields', 'getValues'].flatMap((get) =>
    get in node ? Object.values((node as Record<string, () => Named>)[get]!()) : [],
  );
  return [
    [path, extensions.directives ?? {}],
    ...within.flatMap((part) => partsIn(part, `${path}.${part.name}`)),
  ];
};
const parts = Object.values(schema.getTypeMap()).flatMap((type) => partsIn(type, type.name));

describe('the metadata of the schema', () => {
  it('cites rules of the rulebooks alone', () => {
    const known = new Set(
      Object.values(rulesets).flatMap(({ rulebook }) => rulebook.rules.map(({ id }) => id)),
    );
    const cited = parts.flatMap(([path, { rules }]) =>
      (rules?.ids ?? []).map((id) => ({ path, id })),
    );
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('names rulesets that there are', () => {
    const named = new Set(parts.flatMap(([, { rulesets: only }]) => only?.only ?? []));
    expect([...named].toSorted()).toEqual(Object.keys(rulesets).toSorted());
  });

  it('has no directive that the schema does not declare', () => {
    const declared = new Set(directives.map(({ name }) => name));
    const used = new Set(parts.flatMap(([, of]) => Object.keys(of)));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('can be asked for, type by type', async () => {
    const source =
      '{ typeDefinition(name: "SegmentsTalentInput") none: typeDefinition(name: "X") }';
    const { data } = await graphql({ schema, source });
    expect(data?.none).toBeNull();
    expect(data?.typeDefinition).toContain(
      'action: String! @refersTo(kind: ACTION) @bound(characters: 100)',
    );
    expect(data?.typeDefinition).toContain('reducedBy: Int @rules(ids: ["SEG-30"])');
  });
});

describe('a form', () => {
  it('has what the schema says of its fields', () => {
    const { reducedBy } = inputType('SegmentsTalentInput').getFields();
    expect(metadataOf(reducedBy!)).toEqual({
      ...{ rules: { ids: ['SEG-30'] }, bound: { min: 0, max: 4 }, default: { value: '0' } },
    });
  });

  it('offers the fields of its ruleset', () => {
    const offered = (ruleset: string) =>
      Object.keys(inputFor('SetStandingOrdersDetailsInput', ruleset)?.getFields() ?? {});
    expect(offered('VIGILANCE')).toContain('amplify');
    expect(offered('SECONDS')).not.toContain('amplify');
    expect(inputFor('SheetInput', 'SECONDS')?.name).toBe('SecondsSheetInput');
    expect(inputFor('SheetInput', 'NONE')).toBeNull();
  });
});

/** Each shows a description, or composes one, for people. */
const FOR_PEOPLE: readonly string[] = [
  'src/engine/core/orders/standing-orders.ts',
  'src/engine/core/table/narrate.ts',
  'src/graphql/plumbing/derive/description.ts',
];

describe('no code reads a description', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: ROOT }).filter(
    (file) => !/generated|node_modules/.test(file) && !FOR_PEOPLE.includes(file),
  );
  const taken =
    /\b(?:description|mergedDescription\([^)]*\))(?:\s*\?\?\s*''\))?\??\.(?:\w+With|match\w*|replace\w*|split|includes|indexOf|search|slice|substring|at)\(|(?:exec|test)\(\s*\w*\.?description\b/;
  const cutOut = /\[A-Z\]\{3\}|\(?SEG\|VIG/;

  it.each([
    ['takes one apart', taken, []],
    // Titles of tests begin with the rule that they are of.
    ['cuts the number of a rule out of a text', cutOut, ['scripts/rules.ts']],
  ] as const)('none %s', (_, pattern, allowed: readonly string[]) => {
    const found = sources.filter((file) => pattern.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
    expect(found).toEqual(allowed);
    expect(sources.length).toBeGreaterThan(500);
  });
});
