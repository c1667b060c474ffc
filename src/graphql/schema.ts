import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import './rule.ts';
import './encounter.ts';
import './segments/definitions.ts';
import './segments/events.ts';
import './mutations.ts';
import './segments/catalogue.ts';
import './odds.ts';
import './sight.ts';

/** The whole API; each file declares its types and fields. */
export const schema: GraphQLSchema = builder.toSchema();
