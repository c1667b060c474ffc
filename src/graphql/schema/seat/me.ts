import { PLACE, placeOf } from '../../../app/seats/member.ts';
import { MAX_NAME_LENGTH } from '../../../app/journal/rewind.ts';
import {
  type EncounterFilter as FilterModel,
  type EncountersOfAccount,
  MAX_ENCOUNTERS,
} from '../../../app/seats/memberships.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { connectionOf, type PageAsked, pageArgs, pageAsked } from '../../plumbing/connection.ts';
import { types } from '../../plumbing/derived.ts';
import { enumOf } from '../../plumbing/enum.ts';
import type { InputOf } from '../../plumbing/envelope.ts';
import { NodeInterface } from '../../plumbing/interfaces.ts';
import { AccountModel, EncounterModel } from '../../plumbing/model.ts';
import { EncounterType } from '../../plumbing/refs.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';
import { SeatKind } from './seat-type.ts';

const EncounterConnection = connectionOf<EncounterModel>({
  name: 'Encounter',
  description: 'Encounters, page by page.',
  node: EncounterType,
  cursorOf: ({ record }) => placeOf(record),
});

const EncounterFilter = builder.inputType('EncounterFilter', {
  description: 'Which encounters to list: those to which all of it applies.',
  fields: (t) => ({
    phase: t.field({
      type: types.enum('Phase'),
      required: false,
      description: 'Only those that have come so far.',
    }),
    ruleset: t.field({
      type: RulesetName,
      required: false,
      description: 'Only those played by this system.',
    }),
    role: t.field({
      type: SeatKind,
      required: false,
      description: 'Only those at which the account has such a seat.',
    }),
    awaitsMe: t.boolean({
      required: false,
      description:
        'Only those that wait for the account, or only the others: see `awaitsMe` of an encounter.',
    }),
  }),
});

const EncounterOrder = enumOf('EncounterOrder', 'How encounters are sorted.', {
  NEWEST_FIRST: 'By when they were created, the newest first.',
  OLDEST_FIRST: 'By when they were created, the oldest first.',
});

export const Account = builder.objectRef<AccountModel>('Account').implement({
  description: 'The account of an issuer whose token a request is sent with.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it; only its own requests read it.' }),
    name: t.exposeString('name', {
      nullable: true,
      description:
        'What the token calls its holder, for people: `name`, else `preferred_username`. Null where it has neither in 1 to 80 characters that can be shown on one line.',
    }),
    encounters: t.field({
      type: EncounterConnection,
      description: `The encounters at which the account has a seat, each as that seat sees it. A page may have fewer than it was asked for, or none, and be followed by another: an encounter is left out when it was deleted, or the seat was revoked or has expired, and with a \`filter\` or \`search\` a page looks at ${MAX_ENCOUNTERS} at most. \`totalCount\` is of all.`,
      args: {
        ...pageArgs(MAX_ENCOUNTERS, PLACE),
        filter: t.arg({
          type: EncounterFilter,
          required: false,
          description: 'Which ones; all if left out.',
        }),
        order: t.arg({
          type: EncounterOrder,
          required: false,
          defaultValue: 'NEWEST_FIRST',
          description: 'How they are sorted.',
        }),
        search: t.arg.string({
          required: false,
          description: 'Only those with this text in their name, in upper or lower case.',
          ...bounded({ characters: MAX_NAME_LENGTH }),
        }),
      },
      resolve: async ({ account }, { filter, order, search, ...args }, { encounters }) => {
        const page = pageAsked(args);
        const chosen = filterOf(filter, search);
        const asked = { page, ...(order && { order }), ...(chosen && { filter: chosen }) };
        const looked = await encounters.ofAccount(account, asked);
        return {
          ...pageOf(looked, page),
          nodes: looked.found.map((access) => new EncounterModel(access)),
          totalCount: () => encounters.countOfAccount(account),
        };
      },
    }),
  }),
});

function filterOf(
  filter: InputOf<typeof EncounterFilter> | null | undefined,
  search: string | null | undefined,
): FilterModel | null {
  if (!filter && !search) return null;
  const { phase = null, ruleset = null, role = null, awaitsMe = null } = filter ?? {};
  return { phase, ruleset, role, due: awaitsMe, search: search ?? null } as FilterModel;
}

/** What a page says of those beside it: on the side that it is not counted to, what a cursor names is there. */
export function pageOf(
  { start, end, hasMore }: EncountersOfAccount,
  { from, after, before }: PageAsked,
) {
  const fromStart = from === 'START';
  return {
    hasNextPage: fromStart ? hasMore : before !== null,
    hasPreviousPage: fromStart ? after !== null : hasMore,
    ...{ start, end },
  };
}

builder.queryField('me', (t) =>
  t.field({
    type: Account,
    nullable: true,
    description: 'The account whose token this request was sent with; null without one.',
    resolve: (_, __, { caller }) => (caller.kind === 'ACCOUNT' ? new AccountModel(caller) : null),
  }),
);
