/** The tokens of seats: JSON Web Tokens, signed with a key of the deployment. */
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
  /** The first signs; the tokens of all of them are good, so that a key can be replaced. */
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];
  private readonly clock: () => Date;
  private readonly genuine = new LRUCache<string, { readonly claim: Claim; readonly exp: number }>({
    max: KEPT,
  });

  /**
   * @param keys the one that signs first, then those of before
   * @throws RangeError when a key is too short
   */
  constructor(keys: readonly [string, ...string[]], clock: () => Date = () => new Date()) {
    const [first, ...before] = keys;
    this.keys = [bytesOf(first), ...before.map(bytesOf)];
    this.clock = clock;
  }

  /** Always the same token for the same seat, so that a request sent twice is answered alike. */
  issue(encounterId: string, { id, issuedAt, expiresAt }: Seat): Promise<string> {
    return new SignJWT({ enc: encounterId })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setIssuer(TOKEN_ISSUER)
      .setSubject(id)
      .setIssuedAt(secondsOf(issuedAt))
      .setExpirationTime(secondsOf(expiresAt))
      .sign(this.keys[0]);
  }

  async read(token: string): Promise<Proof> {
    const now = this.clock();
    const known = this.genuine.get(token);
    if (known) return secondsOf(now) < known.exp ? known.claim : 'EXPIRED';
    const proofs = await Promise.all(this.keys.map((key) => this.proofBy(key, token, now)));
    return proofs.find((proof) => proof !== 'FORGED') ?? 'FORGED';
  }

  private async proofBy(key: Uint8Array, token: string, now: Date): Promise<Proof> {
    try {
      const { payload } = await jwtVerify(token, key, {
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

function bytesOf(key: string): Uint8Array {
  const bytes = new TextEncoder().encode(key);
  if (bytes.length >= LEAST_KEY_BYTES) return bytes;
  throw new RangeError(`The key of the tokens has at least ${LEAST_KEY_BYTES} bytes.`);
}

const secondsOf = (at: string | Date): number => Math.floor(new Date(at).getTime() / 1000);
