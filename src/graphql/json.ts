import { builder } from './builder.ts';

export const Json = builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
});
