/** What a program may do with an API key: the one place that says so. See docs/decisions/0102-keys-for-programs.md. */
import { getNamedType, type GraphQLField, type GraphQLSchema, isUnionType } from 'graphql';
import type { ApiKeyScope } from '../../app/ports.ts';
import type { SeatTokens } from '../../app/seats/tokens.ts';
import { withoutScope } from '../../app/seats/seats.ts';
import { fieldError } from '../http/errors/failures.ts';
import { isWithin, keyEnded, type ProvenCaller, tokenOf } from '../http/sender/caller.ts';
import type { Context } from './context.ts';
import { apiTypes } from './derived.ts';
import { problemOf } from './errors/problems.ts';
import { mutationOf } from './type-names.ts';

/** All of these are needed; where none is named, any key will do. */
type Needed = readonly ApiKeyScope[];

const NONE: Needed = [];
const CREATE: Needed = ['encounters:create'];
const PLAY: Needed = ['encounters:play'];
const ISSUE: Needed = ['seats:issue'];
const WEBHOOKS: Needed = ['webhooks'];
const COPY: Needed = ['encounters:create', 'encounters:play'];

/** Of every query, mutation and subscription that a key may ask for. No key may do what is not here. */
export const neededScopes: ReadonlyMap<string, Needed> = new Map([
  // What a GM and players do in an encounter.
  ...Object.keys(apiTypes.commands).map((type) => [mutationOf(type), PLAY] as const),
  ...Object.entries({
    // The rules, which everyone may read, and what is tried out in a sandbox.
    bestiary: NONE,
    checkSheet: NONE,
    encounterProposals: NONE,
    oddsBetween: NONE,
    rule: NONE,
    rules: NONE,
    rulings: NONE,
    schemaVersion: NONE,
    typeDefinition: NONE,

    createEncounter: CREATE,
    importEncounter: CREATE,
    branchEncounter: COPY,
    duplicateEncounter: COPY,

    acceptInvite: PLAY,
    claimSeat: PLAY,
    deleteEncounter: PLAY,
    encounter: PLAY,
    encounterUpdated: PLAY,
    encountersUpdated: PLAY,
    exportEncounter: PLAY,
    forecast: PLAY,
    importPage: PLAY,
    invite: PLAY,
    lineOfSight: PLAY,
    me: PLAY,
    meUpdated: PLAY,
    node: PLAY,
    odds: PLAY,
    ping: PLAY,
    playComputers: PLAY,
    reinforcementForecast: PLAY,
    renewSeat: PLAY,
    rewindEncounter: PLAY,
    setAwayTime: PLAY,
    setHandDice: PLAY,
    setPace: PLAY,
    suggestions: PLAY,
    takeOption: PLAY,
    verifyDice: PLAY,

    createInvite: ISSUE,
    issueSeat: ISSUE,
    revokeInvite: ISSUE,
    revokeSeat: ISSUE,
    sharePicture: ISSUE,

    createWebhook: WEBHOOKS,
    deleteWebhook: WEBHOOKS,
    replaceWebhookSecret: WEBHOOKS,
    updateWebhook: WEBHOOKS,
  }),
]);

type Field = GraphQLField<unknown, Context>;
type Updates = AsyncIterableIterator<unknown>;

/** The same schema, whose fields a key reaches with their scopes alone; with a key that ends a stream ends, too. */
export function scoped(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field;
      const refuse = refusalOf(field);
      if (resolve && neededScopes.get(field.name) !== NONE)
        field.resolve = (source, args, context: Context, info) =>
          refuse(context.caller) ?? resolve(source, args, context, info);
    }
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const { subscribe } = field;
    const refuse = refusalOf(field);
    if (subscribe)
      field.subscribe = async (source, args, context: Context, info) => {
        refuse(context.caller);
        return whileKeyStands((await subscribe(source, args, context, info)) as Updates, context);
      };
  }
  return schema;
}

/**
 * Null for who may ask for a field, as all may who come without a key. Else the problem to answer.
 *
 * @throws GraphQLError where the field has no type for it
 */
function refusalOf({ name, type }: Pick<Field, 'name' | 'type'>) {
  const needed = neededScopes.get(name);
  const answers = getNamedType(type);
  const hasType =
    isUnionType(answers) && answers.getTypes().some((one) => one.name === 'Forbidden');
  return (caller: ProvenCaller): object | null => {
    if (needed ? isWithin(caller, needed) : !isKey(caller)) return null;
    const refused = withoutScope(needed ?? []);
    if (hasType) return problemOf(refused, '');
    throw fieldError(refused.code, refused.message);
  };
}

const isKey = (caller: ProvenCaller): boolean => caller.kind === 'ACCOUNT' && !!caller.apiKey;

/** Where seats are not a caller's to hand out, their tokens are empty: no token does more than its key. */
export const tokensFor = (caller: ProvenCaller, tokens: SeatTokens): Context['tokens'] =>
  isWithin(caller, ISSUE)
    ? tokens
    : {
        issue: () => Promise.resolve(''),
        issueInvite: () => Promise.resolve(''),
        issuePicture: () => Promise.resolve(''),
        read: (token) => tokens.read(token),
        readInvite: (token) => tokens.readInvite(token),
        readEnded: (token) => tokens.readEnded(token),
      };

/** The updates of a stream; with a key, until that is revoked or expires. */
function whileKeyStands(updates: Updates, { caller, encounters, request }: Context): Updates {
  const token = isKey(caller) ? tokenOf(request) : undefined;
  if (token === undefined) return updates;
  const { promise: ended, resolve: end } = Promise.withResolvers<'ENDED'>();
  const stopWaiting = encounters.apiKeys.onEnd(token, () => {
    end('ENDED');
  });
  const leave = async (): Promise<void> => {
    stopWaiting();
    await updates.return?.();
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const next = await Promise.race([ended, updates.next()]);
      if (next === 'ENDED') {
        await leave();
        throw keyEnded('UNKNOWN');
      }
      if (next.done) stopWaiting();
      return next;
    },
    async return() {
      await leave();
      return { done: true, value: undefined };
    },
  };
}
