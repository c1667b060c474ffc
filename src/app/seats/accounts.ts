/** Accounts of an OpenID Connect issuer: they claim seats, and open encounters where only accounts may. */
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';

export interface Accounts {
  readonly issuer: string;
  /** The id of the account that a token proves, or null. */
  verify(token: string): Promise<string | null>;
}

/**
 * Names an account in all that is stored: half of a SHA-256, so that the database has no
 * subject, and an account of another issuer is another one.
 */
export const accountId = (issuer: string, subject: string): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex')
    .slice(0, 32);

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
        return accountId(issuer, String(payload.sub));
      } catch (error) {
        if (isUnproven(error)) return null;
        throw error;
      }
    },
  };
}

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
