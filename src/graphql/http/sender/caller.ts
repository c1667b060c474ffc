/** Whom a request comes from: what its bearer token proves. */
import type { GraphQLError } from 'graphql';
import { decodeJwt, errors } from 'jose';
import type { Accounts, ProvenAccount } from '../../../app/seats/accounts.ts';
import type { Caller } from '../../../app/ports.ts';
import type { SeatTokens } from '../../../app/seats/tokens.ts';
import { requestError } from '../errors/failures.ts';
import type { Asked } from '../guard.ts';
import type { CallerOf } from '../limits/rate-limit.ts';

export interface Issuers {
  readonly tokens: SeatTokens;
  /** Null where there are no accounts. */
  readonly accounts: Accounts | null;
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
export function callerOf(request: Asked, issuers: Issuers): Promise<ProvenCaller> {
  const found = known.get(request) ?? proven(request, issuers);
  known.set(request, found);
  return found;
}

/** Whose requests are counted together: a seat's, or an account's. A forged token counts for no one. */
export const countedBy =
  (issuers: Issuers): CallerOf =>
  async (request) => {
    const caller = await callerOf(request, issuers).catch(() => null);
    if (caller?.kind === 'SEAT') return `seat ${caller.seatId}`;
    if (caller?.kind === 'ACCOUNT') return `account ${caller.account}`;
    return null;
  };

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

async function proven({ headers }: Asked, issuers: Issuers): Promise<ProvenCaller> {
  const authorization = headers.get('authorization');
  if (authorization === null) return { kind: 'ANONYMOUS' };
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined)
    throw unauthenticated(
      '`authorization` is `Bearer`, a space, and a token as this server makes them.',
    );
  const { tokens, accounts } = issuers;
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
