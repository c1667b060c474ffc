import type { GraphQLSchema } from 'graphql';
import { builder } from '../plumbing/builder.ts';
import { directives } from '../plumbing/directives.ts';
import './rulebook/rule.ts';
import './encounter/encounter.ts';
import './encounter/create-encounter.ts';
import './encounter/line-of-sight.ts';
import './commands.ts';
import './encounter/take-option.ts';
import './encounter/play-computers.ts';
import './encounter/away.ts';
import './encounter/suggestions.ts';
import './journal/journal.ts';
import './journal/conflict.ts';
import './journal/encounter-updated.ts';
import './journal/encounters-updated.ts';
import './journal/me-updated.ts';
import './journal/ping.ts';
import './journal/rewind.ts';
import './journal/transfer.ts';
import './journal/delete-encounter.ts';
import './seat/seat.ts';
import './seat/claim-seat.ts';
import './seat/invites.ts';
import './seat/renew-seat.ts';
import './seat/hand-dice.ts';
import './seat/me.ts';
import './party/party.ts';
import './party/commands.ts';
import './party/rest.ts';
import './party/write-back.ts';
import './party/delete-party.ts';
import './party/of-account.ts';
import './rulebook/bestiary.ts';
import './dice/dice.ts';
import './dice/odds.ts';
import './forecast/forecast.ts';
import './forecast/proposals.ts';
import './forecast/reinforcement.ts';
import './sheet/check-sheet.ts';
import './sheet/odds-between.ts';
import './node.ts';
import './type-definition.ts';
import './version.ts';

/** The whole API; each file declares its types and fields. Unsorted: sorting would build it twice. */
export const schema: GraphQLSchema = builder.toSchema({
  sortSchema: false,
  directives: [...directives],
});
