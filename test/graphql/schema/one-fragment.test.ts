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
import { allFields } from '../../kit/graphql/schema.ts';

const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
/** What holds a whole encounter and all its events, more than the rule of GraphQL compares. */
const isLarge = ({ name }: GraphQLAbstractType): boolean =>
  name.endsWith('Result') || ['MutationPayload', 'EncounterNews'].includes(name);

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

  // Who asks for a Node knows what it is.
  it.each(abstract.filter((type) => !isLarge(type) && type.name !== 'Node'))(
    'can be read of all that is a $name, with all that is in it',
    (type) => {
      const document = parse(`fragment All on ${type.name} ${allFields(schema, type)}`);
      const conflicts = validate(schema, document, [OverlappingFieldsCanBeMergedRule]);
      expect(conflicts.map(({ message }) => message)).toEqual([]);
    },
  );
});
