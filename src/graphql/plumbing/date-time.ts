import * as z from 'zod';
import { builder } from './builder.ts';
import { badInput } from './errors/bad-input.ts';

const instant = z.iso.datetime();

export const DateTime = builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC with milliseconds: `2026-01-31T18:30:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (at) => at,
  parseValue: (value) => {
    const { data } = instant.safeParse(value);
    if (data !== undefined) return data;
    throw badInput('An instant is ISO 8601 in UTC: 2026-01-31T18:30:00.000Z.');
  },
});
