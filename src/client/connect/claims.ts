/** What the token of a seat is for. */
export interface SeatClaims {
  readonly encounterId: string;
  readonly seatId: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** A JSON Web Token can be read without the key; null for what is none. */
export function claimsOf(token: string): SeatClaims | null {
  try {
    const body = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as {
      readonly enc?: unknown;
      readonly sub?: unknown;
      readonly iat?: unknown;
      readonly exp?: unknown;
    };
    const { enc, sub, iat, exp } = claims;
    return typeof enc === 'string' && typeof sub === 'string'
      ? {
          encounterId: enc,
          seatId: sub,
          issuedAt: Number(iat) * 1000,
          expiresAt: Number(exp) * 1000,
        }
      : null;
  } catch {
    return null;
  }
}
