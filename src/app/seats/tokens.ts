/** The tokens of seats and of links: JSON Web Tokens, signed with a key of the deployment. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller, Invite, Seat } from '../ports.ts';

export const TOKEN_ISSUER = 'sixbeat';
/** Bytes; HS256 is as strong as its key. */
export const MIN_KEY_BYTES = 32;
const ALGORITHM = 'HS256';

/** What a token proves: a seat, or nothing. */
export type Proof = Claim | 'EXPIRED' | 'FORGED';
type Claim = Extract<Caller, { kind: 'SEAT' }>;

/** What the token of a link proves, which opens nothing else. */
export interface InviteClaim {
  readonly encounterId: string;
  readonly inviteId: string;
}

/** What a signature proves: something of an encounter, and the second at which the token ends. */
interface Genuine {
  readonly encounterId: string;
  readonly id: string;
  readonly exp: number;
}

/** The claim that has the encounter: what is signed for one purpose lacks that of the other. */
const encounterClaims = { SEAT: 'enc', INVITE: 'inv', PICTURE: 'pic' } as const;
type Purpose = keyof typeof encounterClaims;

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
  issue(encounterId: string, seat: Seat): Promise<string> {
    return this.sign('SEAT', encounterId, seat);
  }

  /** The same for a link. */
  issueInvite(encounterId: string, invite: Invite): Promise<string> {
    return this.sign('INVITE', encounterId, invite);
  }

  /** Of the seat that is a link to a picture: it stands in addresses, and opens that picture alone. */
  issuePicture(encounterId: string, seat: Seat): Promise<string> {
    return this.sign('PICTURE', encounterId, seat);
  }

  private sign(
    purpose: Purpose,
    encounterId: string,
    { id, issuedAt, expiresAt }: Pick<Seat, 'id' | 'issuedAt' | 'expiresAt'>,
  ): Promise<string> {
    return new SignJWT({ [encounterClaims[purpose]]: encounterId })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setIssuer(TOKEN_ISSUER)
      .setSubject(id)
      .setIssuedAt(secondsOf(issuedAt))
      .setExpirationTime(secondsOf(expiresAt))
      .sign(this.keys[0]);
  }

  async read(token: string): Promise<Proof> {
    const known = await this.genuine('SEAT', token);
    if (!known) return 'FORGED';
    return this.lasts(known) ? claimOf(known) : 'EXPIRED';
  }

  async readInvite(token: string): Promise<InviteClaim | 'EXPIRED' | 'FORGED'> {
    const known = await this.genuine('INVITE', token);
    if (!known) return 'FORGED';
    const { encounterId, id: inviteId } = known;
    return this.lasts(known) ? { encounterId, inviteId } : 'EXPIRED';
  }

  /** The seat that is a link to a picture. */
  async readPicture(token: string): Promise<Proof> {
    const known = await this.genuine('PICTURE', token);
    if (!known) return 'FORGED';
    return this.lasts(known) ? claimOf(known) : 'EXPIRED';
  }

  /** Of a token of this server, be it over: the seat, and until when it is good. Null for any other. */
  async readEnded(
    token: string,
  ): Promise<{ readonly claim: Claim; readonly expiresAt: string } | null> {
    const known = await this.genuine('SEAT', token);
    return known && { claim: claimOf(known), expiresAt: new Date(known.exp * 1000).toISOString() };
  }

  private lasts({ exp }: Genuine): boolean {
    return secondsOf(this.clock()) < exp;
  }

  private async genuine(purpose: Purpose, token: string): Promise<Genuine | null> {
    const kept = `${purpose} ${token}`;
    const known = this.known.get(kept);
    if (known) return known;
    const proofs = await Promise.all(this.keys.map((key) => proofBy(key, purpose, token)));
    const proof = proofs.find((one) => one !== null) ?? null;
    if (proof) this.known.set(kept, proof);
    return proof;
  }
}

const claimOf = ({ encounterId, id: seatId }: Genuine): Claim => ({
  kind: 'SEAT',
  encounterId,
  seatId,
});

/** What is signed is so for good: whether it is over, the clock says each time. */
const ANY_TIME = new Date(0);

async function proofBy(key: Uint8Array, purpose: Purpose, token: string): Promise<Genuine | null> {
  const encounterClaim = encounterClaims[purpose];
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: TOKEN_ISSUER,
      requiredClaims: ['sub', 'exp', encounterClaim],
      currentDate: ANY_TIME,
    });
    const { sub, exp = 0, [encounterClaim]: encounterId } = payload;
    return { encounterId: String(encounterId), id: String(sub), exp };
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
