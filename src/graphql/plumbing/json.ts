import { badInput } from './errors/bad-input.ts';
import { builder } from './builder.ts';
import { MAX_JSON_DEPTH } from '../http/limits/limits.ts';

export const Json = builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (!isDeeper(value, MAX_JSON_DEPTH)) return value;
    throw badInput(`JSON may have ${MAX_JSON_DEPTH} levels, no more.`);
  },
});

/** Never calls itself more often than there may be levels: the stack is finite. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));
