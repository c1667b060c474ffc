import { isDeeper } from '../../engine/core/values/json.ts';
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
