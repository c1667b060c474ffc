/** API keys: what an account gives its programs. */
import {
  API_KEY_DAYS,
  type ApiKeyMade,
  MAX_API_KEY_DAYS,
  MAX_API_KEY_NAME_LENGTH,
  MAX_API_KEYS,
} from '../../../app/seats/api-keys.ts';
import {
  API_KEY_SCOPES,
  type ApiKey,
  type ApiKeyScope,
  type NamedKey,
} from '../../../app/ports.ts';
import { keyOf, withoutAccount } from '../../../app/seats/seats.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { connectionOf, numbersOf, pageArgs, pageAsked } from '../../plumbing/connection.ts';
import type { Context } from '../../plumbing/context.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { AccountModel } from '../../plumbing/model.ts';
import { resultUnion } from '../../plumbing/result-union.ts';
import { JournalEntryType } from '../journal/journal.ts';
import { Account } from './me.ts';

const ApiKeyScopeType = builder.enumType('ApiKeyScope', {
  description: 'What an API key may do. A later version may have more.',
  values: {
    ENCOUNTERS_CREATE: {
      value: 'encounters:create',
      description: 'Open encounters, and import them; with `ENCOUNTERS_PLAY` copy them, too.',
    },
    ENCOUNTERS_PLAY: {
      value: 'encounters:play',
      description:
        'All that its seats may do, at the encounters that it has opened or where it has claimed a seat.',
    },
    SEATS_ISSUE: {
      value: 'seats:issue',
      description:
        'Issue and revoke seats and links there. Without it every answer has an empty text in the place of a token.',
    },
    WEBHOOKS: {
      value: 'webhooks',
      description: 'Make, change, list and delete webhooks there, where it has the seat of a GM.',
    },
  } as const satisfies Record<
    string,
    { readonly value: ApiKeyScope; readonly description: string }
  >,
});

/** A key, where it is listed with its place among those of its owner. */
interface ListedKey extends ApiKey {
  readonly place?: number;
}

const ApiKeyType = builder.objectRef<ListedKey>('ApiKey').implement({
  description: 'A key with which a program acts for an account. The key itself is shown once.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it in `revokeApiKey`.' }),
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    scopes: t.field({
      type: [ApiKeyScopeType],
      description: 'What it may do.',
      resolve: ({ scopes }) => [...scopes],
    }),
    createdAt: t.expose('createdAt', { type: DateTime, description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', {
      type: DateTime,
      description: 'From when on it is refused.',
    }),
    lastUsedOn: t.field({
      type: DateTime,
      nullable: true,
      description:
        'The day on which it was used last, at its midnight in UTC; null while it was not used.',
      resolve: ({ lastUsedOn }) => lastUsedOn && `${lastUsedOn}T00:00:00.000Z`,
    }),
  }),
});

const ApiKeyConnection = connectionOf<ListedKey>({
  name: 'ApiKey',
  description: 'API keys, page by page.',
  node: ApiKeyType,
  cursorOf: ({ place }) => String(place ?? 1),
});

builder.objectField(Account, 'apiKeys', (t) =>
  t.field({
    type: ApiKeyConnection,
    description: `The API keys of the account, in the order in which they were made; ${MAX_API_KEYS} at most. Those that have expired are listed until a new one takes their place. Empty for a key: it is told of no other.`,
    args: pageArgs(MAX_API_KEYS),
    resolve: async ({ account }, args, { encounters }) => {
      const keys = (await encounters.apiKeys.ofOwner(account)).map((key, i) => ({
        ...key,
        place: i + 1,
      }));
      const { first, last } = numbersOf(pageAsked(args), keys.length);
      return {
        nodes: keys.slice(first - 1, Math.max(last, first - 1)),
        hasNextPage: last < keys.length && first <= keys.length,
        hasPreviousPage: first > 1 && keys.length > 0,
        totalCount: keys.length,
      };
    },
  }),
);

/** The account that owns keys: a key owns none. */
const ownerIn = ({ caller }: Context): AccountModel | null =>
  caller.kind === 'ACCOUNT' && !keyOf(caller) ? new AccountModel(caller) : null;

const CreateApiKeyInput = builder.inputType('CreateApiKeyInput', {
  description: 'What the key is called, what it may do, and how long.',
  fields: (t) => ({
    name: t.string({
      description: `What to call it, 1 to ${MAX_API_KEY_NAME_LENGTH} characters. Game masters read it in the journal.`,
      ...bounded({ characters: MAX_API_KEY_NAME_LENGTH }),
    }),
    scopes: t.field({
      type: [ApiKeyScopeType],
      description: 'What it may do, each once.',
      ...bounded({ entries: API_KEY_SCOPES.length }),
    }),
    days: t.int({
      defaultValue: API_KEY_DAYS,
      description: `How long it lasts, 1 to ${MAX_API_KEY_DAYS} days.`,
    }),
    replaces: t.id({
      required: false,
      description:
        'A key of `me.apiKeys`: the new one has its encounters and seats as well. Both are good until the first is revoked.',
    }),
  }),
});

const CreateApiKeyPayload = builder.objectRef<ApiKeyMade>('CreateApiKeyPayload').implement({
  description: 'The answer of `createApiKey` when the key is made.',
  fields: (t) => ({
    apiKey: t.field({
      type: ApiKeyType,
      description: 'The key, as it is listed from now on.',
      resolve: ({ apiKey }) => apiKey,
    }),
    token: t.exposeString('token', {
      description:
        'The key itself: send it as the header `authorization: Bearer <token>`. It begins with `sbk_`, and is never shown again.',
    }),
  }),
});

builder.mutationField('createApiKey', (t) =>
  t.field({
    type: resultUnion('createApiKey', CreateApiKeyPayload),
    description: `Makes a key for a program, which acts with it as an account of its own: it plays the encounters that it has opened or where it has claimed a seat. An account has ${MAX_API_KEYS} keys at most. Where the answer is lost, revoke the key that \`me.apiKeys\` lists and make another one. Accounts only.`,
    args: {
      input: t.arg({
        type: CreateApiKeyInput,
        description: 'What the key is called, what it may do, and how long.',
      }),
    },
    resolve: async (_, { input }, context) => {
      const owner = ownerIn(context);
      if (!owner) return problemOf(withoutAccount, '');
      const { name, scopes, days, replaces = null } = input;
      const asked = { name, scopes, days, replaces };
      const made = await context.encounters.apiKeys.create(owner.account, asked);
      return made.kind === 'MADE' ? made : problemOf(made, '');
    },
  }),
);

const RevokeApiKeyInput = builder.inputType('RevokeApiKeyInput', {
  description: 'The key to end.',
  fields: (t) => ({ apiKeyId: t.id({ description: 'An id of `me.apiKeys`.' }) }),
});

const RevokeApiKeyPayload = builder.objectRef<AccountModel>('RevokeApiKeyPayload').implement({
  description: 'The answer of `revokeApiKey` when the key is ended.',
  fields: (t) => ({
    account: t.field({
      type: Account,
      description: 'The account, whose `apiKeys` are without it.',
      resolve: (account) => account,
    }),
  }),
});

builder.mutationField('revokeApiKey', (t) =>
  t.field({
    type: resultUnion('revokeApiKey', RevokeApiKeyPayload),
    description:
      'Ends a key for good: every server refuses it within two seconds, and ends its streams. The seats that it has issued stay. Accounts only.',
    args: { input: t.arg({ type: RevokeApiKeyInput, description: 'The key to end.' }) },
    resolve: async (_, { input }, context) => {
      const owner = ownerIn(context);
      if (!owner) return problemOf(withoutAccount, '');
      const refused = await context.encounters.apiKeys.revoke(owner.account, input.apiKeyId);
      return refused ? problemOf(refused, '') : owner;
    },
  }),
);

const JournalApiKey = builder.objectRef<NamedKey>('JournalApiKey').implement({
  description: 'An API key by which an entry of a journal was requested.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, also once it is revoked.' }),
    name: t.exposeString('name', { description: 'What its owner has called it.' }),
  }),
});

builder.objectField(JournalEntryType, 'apiKey', (t) =>
  t.field({
    type: JournalApiKey,
    nullable: true,
    description:
      'The API key that it was requested with; null when none was, when this seat may not know, or when it was at another server.',
    resolve: ({ apiKey }) => apiKey,
  }),
);
