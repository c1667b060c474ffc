import { getNamedType, isObjectType, isScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../src/graphql/schema/index.ts';

const scalar = schema.getType('DateTime');
if (!isScalarType(scalar)) throw new Error('DateTime is no scalar.');

describe('DateTime', () => {
  it('is the type of every instant', () => {
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const instants = types
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ name }) => name === 'at' || name.endsWith('At'))
      .filter(({ type }) => isScalarType(getNamedType(type)));
    expect(instants.length).toBeGreaterThan(4);
    for (const { type } of instants) expect(String(type)).toMatch(/^DateTime!?$/);
  });

  it('takes what it gives', () => {
    const at = '2026-01-31T18:30:00.000Z';
    expect(scalar.parseValue(scalar.serialize(at))).toBe(at);
  });

  it.each(['', 'today', '2026-01-31', '2026-13-31T18:30:00.000Z', '2026-01-31T18:30:00+01:00', 5])(
    'does not take %j',
    (value) => {
      expect(() => scalar.parseValue(value)).toThrow(/ISO 8601/);
    },
  );
});
