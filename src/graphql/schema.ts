import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import './rule.ts';
import './encounter.ts';
import './event.ts';
import './setup.ts';
import './mutations.ts';
import './journal.ts';
import './rewind.ts';
import './transfer.ts';
import './bestiary.ts';
import './odds.ts';
import './sight.ts';
import './segments/creature.ts';
import './segments/definitions.ts';
import './segments/events.ts';
import './seconds/creature.ts';
import './seconds/definitions.ts';
import './seconds/events.ts';
import './seconds/mutations.ts';
import './vigilance/creature.ts';
import './vigilance/definitions.ts';
import './vigilance/events.ts';
import './vigilance/mutations.ts';

/** The whole API; each file declares its types and fields. Unsorted: sorting would build it twice. */
export const schema: GraphQLSchema = builder.toSchema({ sortSchema: false });
