/** The parties of an account. */
import { PLACE, placeOf } from '../../../app/seats/member.ts';
import { MAX_ENCOUNTERS } from '../../../app/seats/memberships.ts';
import { builder } from '../../plumbing/builder.ts';
import { connectionOf, pageArgs, pageAsked } from '../../plumbing/connection.ts';
import { PartyModel } from '../../plumbing/model.ts';
import { PartyType } from '../../plumbing/refs.ts';
import { Account, pageOf } from '../seat/me.ts';

const PartyConnection = connectionOf<PartyModel>({
  name: 'Party',
  description: 'Parties, page by page.',
  node: PartyType,
  cursorOf: ({ record }) => placeOf(record),
});

builder.objectField(Account, 'parties', (t) =>
  t.field({
    type: PartyConnection,
    description:
      'The parties that the account has made, the newest first. A page may have fewer than it was asked for: a party is left out when it was not changed for a year.',
    args: pageArgs(MAX_ENCOUNTERS, PLACE),
    resolve: async ({ account }, args, { encounters: { parties } }) => {
      const page = pageAsked(args);
      const looked = await parties.ofAccount(account, page);
      return {
        ...pageOf(looked, page),
        nodes: looked.found.map((access) => new PartyModel(access)),
        totalCount: () => parties.countOfAccount(account),
      };
    },
  }),
);
