import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import './rule.ts';
import './encounter.ts';
import './event.ts';
import './journal.ts';
import './mutations.ts';
import './rewind.ts';
import './transfer.ts';
import './catalogue.ts';
import './odds.ts';
import './sight.ts';

/** The whole API; each file declares its types and fields. */
export const schema: GraphQLSchema = builder.toSchema();
