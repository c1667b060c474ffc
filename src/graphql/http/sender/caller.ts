/** Whom a request comes from: what its bearer token proves. */
import type { GraphQLError } from 'graphql';
import { decodeJwt, errors } from 'jose';
import type { Accounts, ProvenAccount } from '../../../app/seats/accounts.ts';
import { API_KEY, API_KEY_PREFIX, type ApiKeys } from '../../../app/seats/api-keys.ts';
import type { ApiKeyScope, Caller } from '../../../app/ports.ts';
import type { SeatTokens } from '../../../app/seats/tokens.ts';
import { withoutScope } from '../../../app/seats/seats.ts';
import { fieldError, requestError } from '../errors/failures.ts';
import type { Asked } from '../guard.ts';
import type { CallerOf } from '../limits/rate-limit.ts';

export interface Issuers {
  readonly tokens: SeatTokens;
  /** Null where there are no accounts. */
  readonly accounts: Accounts | null;
}

interface Provers extends Issuers {
  readonly apiKeys: ApiKeys;
}

/** A caller, with what the token of an account says of it. */
export type ProvenCaller = Exclude<Caller, { kind: 'ACCOUNT' }> | ProvenAccount;

const known = new WeakMap<Asked, Promise<ProvenCaller>>();

/**
 * A token that is not good is never taken for none: who sends one should learn that it is of no use.
 * A request is looked at once, however often it is asked for.
 *
 * @throws GraphQLError with the code `UNAUTHENTICATED` when it is not good
 */
export function callerOf(request: Asked, issuers: Provers): Promise<ProvenCaller> {
  const found = known.get(request) ?? proven(request, issuers);
  known.set(request, found);
  return found;
}

/** Whose requests are counted together: a seat's, an account's, or a key's. A forged token counts for no one. */
export const countedBy =
  (issuers: Provers): CallerOf =>
  async (request) => {
    const caller = await callerOf(request, issuers).catch(() => null);
    if (caller?.kind === 'SEAT') return `seat ${caller.seatId}`;
    if (caller?.kind !== 'ACCOUNT') return null;
    const { account, apiKey } = caller;
    return apiKey ? { key: apiKey.id, owner: apiKey.owner } : `account ${account}`;
  };

/** The same, for what is reached past the schema: a key must have this scope. */
export async function callerWith(
  scope: ApiKeyScope,
  request: Asked,
  issuers: Provers,
): Promise<ProvenCaller> {
  const caller = await callerOf(request, issuers);
  if (isWithin(caller, [scope])) return caller;
  const { code, message } = withoutScope([scope]);
  throw fieldError(code, message);
}

/** Whether it is no key, or one with these scopes. */
export const isWithin = (caller: ProvenCaller, scopes: readonly ApiKeyScope[]): boolean =>
  caller.kind !== 'ACCOUNT' ||
  !caller.apiKey ||
  scopes.every((scope) => caller.apiKey?.scopes.includes(scope));

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+|sbk_\w+)$/i;

/** The token that a request is sent with; undefined where there is none, or something else. */
export const tokenOf = ({ headers }: Pick<Asked, 'headers'>): string | undefined =>
  BEARER.exec(headers.get('authorization') ?? '')?.[1];

async function proven(request: Asked, issuers: Provers): Promise<ProvenCaller> {
  if (!request.headers.has('authorization')) return { kind: 'ANONYMOUS' };
  const token = tokenOf(request);
  if (token === undefined)
    throw unauthenticated(
      '`authorization` is `Bearer`, a space, and a token as this server makes them.',
    );
  const { tokens, accounts, apiKeys } = issuers;
  if (token.startsWith(API_KEY_PREFIX)) {
    const key = API_KEY.test(token) ? await apiKeys.prove(token) : 'UNKNOWN';
    if (typeof key !== 'string') return key;
    throw keyEnded(key);
  }
  if (accounts && issuerOf(token) === accounts.issuer) {
    const account = await accounts.verify(token);
    if (account) return account;
    throw unauthenticated('The token of this account is not good, or no longer.');
  }
  const proof = await tokens.read(token);
  if (proof === 'EXPIRED') throw unauthenticated('The token has expired; ask the GM for a seat.');
  if (proof === 'FORGED') throw unauthenticated('The token is not one of this server.');
  return proof;
}

/** The error of a key that is good no more. */
export const keyEnded = (proof: 'EXPIRED' | 'UNKNOWN'): GraphQLError =>
  unauthenticated(
    proof === 'EXPIRED'
      ? 'This API key has expired; its owner can make another one.'
      : 'There is no such API key, or it was revoked.',
  );

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

const unauthenticated = (message: string): GraphQLError =>
  requestError('UNAUTHENTICATED', message, { http: { headers: { 'www-authenticate': 'Bearer' } } });
