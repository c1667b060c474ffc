/** Accounts of an OpenID Connect issuer: they claim seats, and open encounters where only accounts may. */
import { platform } from '#platform';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { refuseLine } from '../issues.ts';
import type { Caller } from '../ports.ts';

export interface Accounts {
  readonly issuer: string;
  /** The account that a token proves, or null. */
  verify(token: string): Promise<ProvenAccount | null>;
}

/** An account, with what its token says of it. */
export interface ProvenAccount extends Extract<Caller, { kind: 'ACCOUNT' }> {
  /** For people; null where the token has none that can be shown. */
  readonly name: string | null;
  /** From when on the token proves nothing; ISO 8601, UTC. */
  readonly expiresAt: string;
}

export const MAX_ACCOUNT_NAME_LENGTH = 80;

/**
 * Names an account in all that is stored: half of a SHA-256, so that the database has no
 * subject, and an account of another issuer is another one.
 */
export const accountId = (issuer: string, subject: string): string =>
  platform.sha256(JSON.stringify([issuer, subject])).slice(0, 32);

const discoverySchema = z.looseObject({ jwks_uri: z.url() });

/**
 * Tokens are checked with the keys that the issuer publishes; they are fetched when first needed.
 *
 * @param issuer its address, with `/.well-known/openid-configuration` beneath it
 * @param audience what its tokens must be meant for
 */
export function oidcAccounts({
  issuer,
  audience,
}: {
  readonly issuer: string;
  readonly audience: string;
}): Accounts {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  return {
    issuer,
    async verify(token) {
      keys ??= keysOf(issuer);
      const known = await keys.catch((error: unknown) => {
        // The next request asks again.
        keys = null;
        throw error;
      });
      try {
        const { payload } = await jwtVerify(token, known, {
          issuer,
          audience,
          requiredClaims: ['sub', 'exp'],
        });
        return accountOf(issuer, payload);
      } catch (error) {
        if (isUnproven(error)) return null;
        throw error;
      }
    },
  };
}

const accountOf = (issuer: string, { sub, exp, ...claims }: JWTPayload): ProvenAccount => ({
  kind: 'ACCOUNT',
  account: accountId(issuer, String(sub)),
  name: nameIn(claims),
  expiresAt: new Date(Number(exp) * 1000).toISOString(),
});

/** A holder often chooses it: what cannot be shown on a line is left out. */
const nameIn = ({ name, preferred_username: username }: JWTPayload): string | null =>
  [name, username].find(isShown) ?? null;

const isShown = (name: unknown): name is string =>
  typeof name === 'string' && refuseLine(name, MAX_ACCOUNT_NAME_LENGTH, 'A name') === null;

/** Whether the token is at fault, rather than the issuer out of reach. */
const isUnproven = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);

async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const { jwks_uri: keys } = discoverySchema.parse(await response.json());
  return createRemoteJWKSet(new URL(keys));
}
