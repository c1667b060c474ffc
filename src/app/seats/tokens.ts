/** The tokens of seats: JSON Web Tokens, signed with one key of the deployment. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller, Seat } from '../ports.ts';

export const TOKEN_ISSUER = 'sixbeat';
/** Bytes; HS256 is as strong as its key. */
export const LEAST_KEY_BYTES = 32;
const ALGORITHM = 'HS256';

/** What a token proves: a seat, or nothing. */
export type Proof = Claim | 'EXPIRED' | 'FORGED';
type Claim = Extract<Caller, { kind: 'SEAT' }>;

/** Tokens whose signature need not be checked again; each is as good as its claims for good. */
const KEPT = 1000;

/** What a seat may do stands in its encounter, not in its token: so it can be taken back. */
export class SeatTokens {
  private readonly key: Uint8Array;
  private readonly clock: () => Date;
  private readonly genuine = new LRUCache<string, { readonly claim: Claim; readonly exp: number }>({
    max: KEPT,
  });

  /** @throws RangeError when the key is too short */
  constructor(key: string, clock: () => Date = () => new Date()) {
    this.key = new TextEncoder().encode(key);
    this.clock = clock;
    if (this.key.length < LEAST_KEY_BYTES)
      throw new RangeError(`The key of the tokens has at least ${LEAST_KEY_BYTES} bytes.`);
  }

  /** Always the same token for the same seat, so that a request sent twice is answered alike. */
  issue(encounterId: string, { id, issuedAt, expiresAt }: Seat): Promise<string> {
    return new SignJWT({ enc: encounterId })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setIssuer(TOKEN_ISSUER)
      .setSubject(id)
      .setIssuedAt(secondsOf(issuedAt))
      .setExpirationTime(secondsOf(expiresAt))
      .sign(this.key);
  }

  async read(token: string): Promise<Proof> {
    const now = this.clock();
    const known = this.genuine.get(token);
    if (known) return secondsOf(now) < known.exp ? known.claim : 'EXPIRED';
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        issuer: TOKEN_ISSUER,
        requiredClaims: ['sub', 'exp', 'enc'],
        currentDate: now,
      });
      const { enc, sub, exp = 0 } = payload;
      const claim = { kind: 'SEAT', encounterId: String(enc), seatId: String(sub) } as const;
      this.genuine.set(token, { claim, exp });
      return claim;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'EXPIRED';
      if (error instanceof errors.JOSEError) return 'FORGED';
      throw error;
    }
  }
}

const secondsOf = (at: string | Date): number => Math.floor(new Date(at).getTime() / 1000);
