import { isPlace, placeOf } from '../../../app/seats/member.ts';
import { MAX_ENCOUNTERS } from '../../../app/seats/memberships.ts';
import { builder } from '../../plumbing/builder.ts';
import { connectionOf, pageArgs, pageAsked } from '../../plumbing/connection.ts';
import { badInput } from '../../plumbing/errors/bad-input.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { EncounterType } from '../../plumbing/refs.ts';

interface AccountModel {
  readonly account: string;
}

const EncounterConnection = connectionOf<EncounterModel>({
  name: 'Encounter',
  description: 'Encounters, page by page.',
  node: EncounterType,
  cursorOf: ({ record }) => placeOf(record),
});

const Account = builder.objectRef<AccountModel>('Account').implement({
  description: 'Someone known to the issuer of accounts.',
  fields: (t) => ({
    encounters: t.field({
      type: EncounterConnection,
      description:
        'The encounters at which the account has a seat, each as that seat sees it, the newest first. A page may have fewer than it was asked for, or none, and be followed by another: an encounter is left out when it was deleted, or the seat was revoked or has expired.',
      args: pageArgs(MAX_ENCOUNTERS),
      resolve: async ({ account }, args, { encounters }) => {
        const page = pageAsked(args, MAX_ENCOUNTERS);
        for (const name of ['after', 'before'] as const)
          if (page[name] !== null && !isPlace(page[name]))
            throw badInput(`\`${name}\` is no cursor of this list.`);
        const { found, start, end, hasMore } = await encounters.ofAccount(account, page);
        const fromStart = page.from === 'START';
        return {
          nodes: found.map((access) => new EncounterModel(access)),
          // On the side that they are not counted to, what a cursor names is there.
          hasNextPage: fromStart ? hasMore : page.before !== null,
          hasPreviousPage: fromStart ? page.after !== null : hasMore,
          ...{ start, end },
          totalCount: () => encounters.countOfAccount(account),
        };
      },
    }),
  }),
});

builder.queryField('me', (t) =>
  t.field({
    type: Account,
    nullable: true,
    description: 'The account whose token this request was sent with; null without one.',
    resolve: (_, __, { caller }) => (caller.kind === 'ACCOUNT' ? caller : null),
  }),
);
