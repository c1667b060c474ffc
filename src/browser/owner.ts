/** The one account of a service in a browser: who has the device. */
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Accounts, ProvenAccount } from '../app/seats/accounts.ts';

const ISSUER = 'urn:sixbeat:device';
const ALGORITHM = 'HS256';
const OWNER = 'owner';
const LASTS = '366d';

/** The account, and a token of it for the pages of the site. */
export interface Owner {
  readonly accounts: Accounts;
  readonly token: string;
}

/** @param secret that no other service has */
export async function ownerBy(secret: string): Promise<Owner> {
  const key = new TextEncoder().encode(secret);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(OWNER)
    .setIssuedAt()
    .setExpirationTime(LASTS)
    .sign(key);
  return { accounts: { issuer: ISSUER, verify: (sent) => proven(key, sent) }, token };
}

async function proven(key: Uint8Array, token: string): Promise<ProvenAccount | null> {
  try {
    const checks = { issuer: ISSUER, subject: OWNER, algorithms: [ALGORITHM] };
    const { payload } = await jwtVerify(token, key, { ...checks, requiredClaims: ['exp'] });
    const expiresAt = new Date(Number(payload.exp) * 1000).toISOString();
    return { kind: 'ACCOUNT', account: OWNER, name: null, expiresAt };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
