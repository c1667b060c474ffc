import { isPlace, placeOf } from '../../../app/seats/member.ts';
import { MAX_ENCOUNTERS } from '../../../app/seats/memberships.ts';
import { builder } from '../../plumbing/builder.ts';
import { connectionOf } from '../../plumbing/connection.ts';
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
  counted: false,
});

const Account = builder.objectRef<AccountModel>('Account').implement({
  description: 'Someone known to the issuer of accounts.',
  fields: (t) => ({
    encounters: t.field({
      type: EncounterConnection,
      description:
        'The encounters at which the account has a seat, each as that seat sees it, the newest first. A page may have fewer than `first`, or none, and be followed by another: an encounter is left out when it was deleted, or the seat was revoked or has expired.',
      args: {
        first: t.arg.int({
          defaultValue: MAX_ENCOUNTERS,
          description: `So many are looked at, 1 to ${MAX_ENCOUNTERS}.`,
        }),
        after: t.arg.string({ required: false, description: 'Only what follows this cursor.' }),
      },
      resolve: async ({ account }, { first, after }, { encounters }) => {
        if (first < 1 || first > MAX_ENCOUNTERS)
          throw badInput(`\`first\` is 1 to ${MAX_ENCOUNTERS}.`);
        const from = after ?? null;
        if (from !== null && !isPlace(from)) throw badInput('`after` is no cursor of this list.');
        const { found, end, hasMore } = await encounters.ofAccount(account, { after: from, first });
        return {
          nodes: found.map((access) => new EncounterModel(access)),
          hasNextPage: hasMore,
          hasPreviousPage: from !== null,
          end,
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
