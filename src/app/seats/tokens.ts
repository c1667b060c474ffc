/** The tokens of seats: JSON Web Tokens, signed with a key of the deployment. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller, Seat } from '../ports.ts';

export const TOKEN_ISSUER = 'sixbeat';
/** Bytes; HS256 is as strong as its key. */
export const MIN_KEY_BYTES = 32;
const ALGORITHM = 'HS256';

/** What a token proves: a seat, or nothing. */
export type Proof = Claim | 'EXPIRED' | 'FORGED';
type Claim = Extract<Caller, { kind: 'SEAT' }>;

/** What a signature proves: a seat, and the second at which the token ends. */
interface Genuine {
  readonly claim: Claim;
  readonly exp: number;
}

/** Tokens whose signature need not be checked again; each is as good as its claims for good. */
const KEPT = 1000;

/** What a seat may do stands in its encounter, not in its token: so it can be taken back. */
export class SeatTokens {
  /** The first signs; the tokens of all of them are good, so that a key can be replaced. */
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];
  private readonly clock: () => Date;
  private readonly known = new LRUCache<string, Genuine>({ max: KEPT });

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
    const known = await this.genuine(token);
    if (!known) return 'FORGED';
    return secondsOf(this.clock()) < known.exp ? known.claim : 'EXPIRED';
  }

  /** Of a token of this server, be it over: the seat, and until when it is good. Null for any other. */
  async readEnded(
    token: string,
  ): Promise<{ readonly claim: Claim; readonly expiresAt: string } | null> {
    const known = await this.genuine(token);
    return known && { claim: known.claim, expiresAt: new Date(known.exp * 1000).toISOString() };
  }

  private async genuine(token: string): Promise<Genuine | null> {
    const known = this.known.get(token);
    if (known) return known;
    const proofs = await Promise.all(this.keys.map((key) => proofBy(key, token)));
    const proof = proofs.find((one) => one !== null) ?? null;
    if (proof) this.known.set(token, proof);
    return proof;
  }
}

/** What is signed is so for good: whether it is over, the clock says each time. */
const ANY_TIME = new Date(0);

async function proofBy(key: Uint8Array, token: string): Promise<Genuine | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: TOKEN_ISSUER,
      requiredClaims: ['sub', 'exp', 'enc'],
      currentDate: ANY_TIME,
    });
    const { enc, sub, exp = 0 } = payload;
    return { claim: { kind: 'SEAT', encounterId: String(enc), seatId: String(sub) }, exp };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function bytesOf(key: string): Uint8Array {
  const bytes = new TextEncoder().encode(key);
  if (bytes.length >= MIN_KEY_BYTES) return bytes;
  throw new RangeError(`The key of the tokens has at least ${MIN_KEY_BYTES} bytes.`);
}

const secondsOf = (at: string | Date): number => Math.floor(new Date(at).getTime() / 1000);
