/** The reference of the API: what it is grouped by, and what is found in it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../src/web/playground/examples.ts';
import { tabsOf } from '../../../src/web/playground/operations.ts';
import { boundsOf, defaultOf, membersOf, schemaFrom } from '../../../src/web/reference/schema.ts';
import { searchIn } from '../../../src/web/reference/search.ts';
import { firstTypes, tasks } from '../../../src/web/reference/tasks.ts';

const folder = path.resolve(import.meta.dirname, '../../../schema');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const schema = schemaFrom(read('schema.graphql'));
const operations = readdirSync(path.join(folder, 'operations')).map((name) =>
  read(`operations/${name}`),
);
const inTasks = tasks.flatMap(({ fields }) => fields);

describe('the tasks', () => {
  it('name every query, mutation and subscription once', () => {
    expect(inTasks.toSorted()).toEqual([...schema.operations.keys()].toSorted());
  });

  it('have an example for every operation', () => {
    const asked = new Set(tabsOf(operations, examples).tabs.map(({ field }) => field));
    expect(inTasks.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('begin with thirty types, each in the schema', () => {
    expect(new Set(firstTypes).size).toBe(30);
    expect(firstTypes.filter((name) => !schema.types.has(name))).toEqual([]);
  });
});

describe('a member of a type', () => {
  const field = (type: string, name: string) =>
    membersOf(schema.types.get(type)!).find((one) => one.name.value === name)!;

  it('says its bound and what it is if left out', () => {
    expect(boundsOf(field('TakeOptionInput', 'picks'))).toBe('at most 30 entries');
    expect(defaultOf(field('TakeOptionInput', 'ifStillListed'))).toBe('false');
    expect(defaultOf(field('TakeOptionInput', 'version'))).toBe('');
  });

  it('stands first in an input that needs it', () => {
    const names = membersOf(schema.types.get('TakeOptionInput')!).map(({ name }) => name.value);
    expect(names.slice(0, 3)).toEqual(['encounterId', 'optionId', 'version']);
  });

  it('leads back to where its type is used', () => {
    expect(schema.uses.get('Decision')).toContain('Encounter.awaiting');
    expect(schema.uses.get('TakeOptionInput')).toEqual(['Mutation.takeOption']);
  });
});

describe('the search', () => {
  const search = searchIn(schema);
  const found = (text: string, ruleset: string | null = null) =>
    search(text, ruleset).map(({ path }) => path);

  it.each([
    ['takeoption', 'Mutation.takeOption'],
    ['Combatant', 'Combatant'],
    ['encounter.awaiting', 'Encounter.awaiting'],
    ['defense', 'Mutation.resolveDefense'],
  ])('finds first for %s: %s', (text, path) => {
    expect(found(text)[0]).toBe(path);
  });

  it('finds what descriptions say, and nothing for nothing', () => {
    expect(found('exact odds every defense')).toContain('Query.odds');
    expect(found('  ')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });

  it('leaves out what only other rulesets have', () => {
    expect(found('advanceSegment', 'SEGMENTS')).toContain('Mutation.advanceSegment');
    expect(found('advanceSegment', 'SECONDS')).not.toContain('Mutation.advanceSegment');
  });
});
