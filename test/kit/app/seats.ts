/** Where a test sits: at the GM's seat of whatever encounter it asks for, unless it says otherwise. */
import type { Caller } from '../../../src/app/ports.ts';
import { firstSeat, firstSeatId } from '../../../src/app/journal/first-seat.ts';
import { SeatTokens } from '../../../src/app/seats/tokens.ts';

/** Signs the tokens of every server that tests start. */
export const TOKEN_KEY = 'a key that is known to tests alone';

export const tokens = new SeatTokens([TOKEN_KEY]);

/** The first seat of the encounter, or else of the party, that a request is about; a seat by its token; or none. */
export type Sitting = 'GM' | { readonly token: string } | 'NOWHERE';

/** The header of a request with this body. */
export async function authorization(
  sitsAt: Sitting,
  body: string,
): Promise<Readonly<Record<string, string>>> {
  if (sitsAt === 'NOWHERE') return {};
  if (sitsAt !== 'GM') return bearer(sitsAt.token);
  const [id] = /\benc_[0-9a-f]{20}\b/.exec(body) ?? /\bpty_[0-9a-f]{20}\b/.exec(body) ?? [];
  return id === undefined ? {} : bearer(await firstToken(id));
}

/** With the key one can sign for any seat: the GM's first one has an id that is known. */
export const firstToken = (encounterId: string): Promise<string> =>
  tokens.issue(encounterId, firstSeat(encounterId, new Date().toISOString()));

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The GM's first seat, as the use cases know who asks. */
export const gmOf = (encounterId: string): Caller => ({
  kind: 'SEAT',
  encounterId,
  seatId: firstSeatId(encounterId),
});

export const nobody: Caller = { kind: 'ANONYMOUS' };
