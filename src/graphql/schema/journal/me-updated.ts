import type { AccountChange, AccountNews } from '../../../app/follow/account.ts';
import { MAX_ENCOUNTERS } from '../../../app/seats/memberships.ts';
import { withoutAccount } from '../../../app/seats/seats.ts';
import { fieldError } from '../../http/errors/failures.ts';
import { builder } from '../../plumbing/builder.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { EncounterType } from '../../plumbing/refs.ts';
import { endingWith, streamOf, tooManyStreams } from './encounter-updated.ts';

type Changed = Extract<AccountNews, { kind: 'CHANGED' }>;
type Left = Extract<AccountNews, { kind: 'LEFT' }>;
type Ended = Extract<AccountNews, { kind: 'ENDED' }>;

const AccountChangeType = enumOf('AccountChange', 'What is new of an encounter of an account.', {
  SEAT: 'The account has a seat there, or another one than before.',
  PHASE: '`phase`: it has begun, or ended.',
  DUE: '`awaitsMe`: it waits for the account, or no longer.',
} satisfies Record<AccountChange, string>);

const AccountEncounterChanged = builder.objectRef<Changed>('AccountEncounterChanged').implement({
  description: 'An encounter of the account that is new to it, or shows otherwise in its list.',
  fields: (t) => ({
    encounter: t.field({
      type: EncounterType,
      description: 'The encounter as the account sees it now.',
      resolve: (changed) => new EncounterModel(changed),
    }),
    changes: t.field({
      type: [AccountChangeType],
      description: 'What is new of it.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

const AccountEncounterLeft = builder.objectRef<Left>('AccountEncounterLeft').implement({
  description: 'The account has no seat at the encounter any more, or it was deleted.',
  fields: (t) => ({
    encounterId: t.exposeID('encounterId', { description: 'The id of the encounter.' }),
  }),
});

const AccountStreamEnded = builder.objectRef<Ended>('AccountStreamEnded').implement({
  description: 'The last of a stream. One that ends without it was cut: subscribe again.',
  fields: (t) => ({
    reason: t.field({
      type: enumOf('AccountStreamEndReason', 'Why a stream of an account ends by itself.', {
        TIME: 'It has lasted as long as it may, or the server stops. Subscribe again, after `retryAfter`, and read the list anew.',
        TOKEN_EXPIRED: 'The token of the account has expired: get another.',
      } satisfies Record<Ended['reason'], string>),
      description: 'Why the stream ended.',
      resolve: ({ reason }) => reason,
    }),
    retryAfter: t.exposeInt('retryAfter', {
      nullable: true,
      description: 'In how many seconds to subscribe again; null for at once with `TIME`.',
    }),
  }),
});

const typeOf = {
  CHANGED: AccountEncounterChanged,
  LEFT: AccountEncounterLeft,
  ENDED: AccountStreamEnded,
} satisfies Record<AccountNews['kind'], unknown>;

const AccountStreamItem = builder.unionType('AccountStreamItem', {
  description: 'What `meUpdated` sends.',
  types: Object.values(typeOf),
  resolveType: ({ kind }: AccountNews) => typeOf[kind],
});

builder.subscriptionField('meUpdated', (t) =>
  t.field({
    type: AccountStreamItem,
    description: `What changes in the list of the account, \`me.encounters\`, from now on: a seat at an encounter that is new to it, a phase, and whether an encounter waits for the account. Of its ${MAX_ENCOUNTERS} newest encounters, without those that had ended. It sends the last state alone, and nothing again after a cut: read the list once the stream is open. Accounts only.`,
    subscribe: (_, __, context) => {
      const { caller, encounters, request } = context;
      if (caller.kind !== 'ACCOUNT') throw fieldError(withoutAccount.code, withoutAccount.message);
      const found = encounters.watchAccount(caller, streamOf(context));
      if (found.kind === 'TOO_MANY') throw tooManyStreams(found);
      return endingWith(request.signal, found.updates);
    },
    resolve: (news) => news,
  }),
);
