/** What a client reads of several types at once: by one fragment, without aliases. */
import {
  type GraphQLAbstractType,
  isAbstractType,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../src/graphql/schema/index.ts';
import { rulesets } from '../../../src/engine/all.ts';
import { allFields, eventsOf } from '../../kit/graphql/schema.ts';

const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
/** What holds a whole encounter and all its events, more than the rule of GraphQL compares. */
const isLarge = ({ name }: GraphQLAbstractType): boolean =>
  name.endsWith('Result') ||
  ['MutationPayload', 'EncounterStreamItem', 'AccountStreamItem'].includes(name);

/** The fields that have several types. */
function differing(type: GraphQLAbstractType): readonly string[] {
  const types = new Map<string, Set<string>>();
  for (const possible of schema.getPossibleTypes(type))
    for (const { name, type: of } of Object.values(possible.getFields()))
      types.set(name, (types.get(name) ?? new Set()).add(String(of)));
  return [...types]
    .filter(([, of]) => of.size > 1)
    .map(([name, of]) => `${type.name}.${name}: ${[...of].join(', ')}`);
}

describe('a field of one name', () => {
  it('has one type in all events', () => {
    expect(abstract.filter(({ name }) => name === 'Event').flatMap(differing)).toEqual([]);
  });

  it.each(abstract.filter(isLarge))('has one type in all that is a $name', (type) => {
    expect(differing(type)).toEqual([]);
  });

  // Who asks for a Node knows what it is; events are asked for ruleset by ruleset.
  it.each(abstract.filter((type) => !isLarge(type) && !['Node', 'Event'].includes(type.name)))(
    'can be read of all that is a $name, with all that is in it',
    (type) => {
      expect(conflictsIn(`fragment All on ${type.name} ${allFields(schema, type)}`)).toEqual([]);
    },
  );
});

/** How often a document asks for all events of a ruleset, so that half of what may be compared is left. */
const TWICE = ['One', 'Another'];

describe.each(Object.keys(rulesets))('all events of %s', (ruleset) => {
  it('leave room for as many again in a document', () => {
    const type = eventsOf(schema, ruleset);
    const fields = allFields(schema, type);
    const document = TWICE.map((name) => `fragment ${name} on ${type.name} ${fields}`).join('\n');
    expect(
      conflictsIn(document),
      `The fields of the events of ${ruleset} take more than half of the 500,000 comparisons of ` +
        'fields that graphql-js makes in a document. Soon none can ask for all of these events: ' +
        'divide their interface before, e.g. by what they are about.',
    ).toEqual([]);
  });
});

function conflictsIn(document: string): readonly string[] {
  const conflicts = validate(schema, parse(document), [OverlappingFieldsCanBeMergedRule]);
  return conflicts.map(({ message }) => message);
}
