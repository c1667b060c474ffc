/** The tokens of seats: JSON Web Tokens, signed with one key of the deployment. */
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Seat } from './ports.ts';
import type { Caller } from './caller.ts';

export const TOKEN_ISSUER = 'sixbeat';
/** Bytes; HS256 is as strong as its key. */
export const LEAST_KEY_BYTES = 32;
const ALGORITHM = 'HS256';

/** What a token proves: a seat, or nothing. */
export type Proof = Extract<Caller, { kind: 'SEAT' }> | 'EXPIRED' | 'FORGED';

/** What a seat may do stands in its encounter, not in its token: so it can be taken back. */
export class SeatTokens {
  private readonly key: Uint8Array;
  private readonly clock: () => Date;

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
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        issuer: TOKEN_ISSUER,
        requiredClaims: ['sub', 'exp', 'enc'],
        currentDate: this.clock(),
      });
      return { kind: 'SEAT', encounterId: String(payload.enc), seatId: String(payload.sub) };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'EXPIRED';
      if (error instanceof errors.JOSEError) return 'FORGED';
      throw error;
    }
  }
}

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);
