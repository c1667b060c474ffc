/** The token of the seat that a page opens, renewed by itself before it ends. */
import { useEffect, useState } from 'react';
import { RenewSeatDocument } from './generated/brief.ts';
import { accountToken } from '../account/account.ts';
import { send } from './api.ts';
import { claimsOf, type Seats } from './seats.ts';

interface Opened {
  readonly encounterId: string;
  readonly seatId?: string | undefined;
  readonly seats: Seats;
}

/**
 * Of the seat that is held, else of the account. A token whose time is half gone is renewed behind the page, and
 * one that has ended before anything is asked with it: undefined until that is known.
 */
export function useSeatToken({ encounterId, seatId, seats }: Opened): string | null | undefined {
  const [held] = useState(() => seats.of(encounterId, seatId)?.token ?? null);
  const isOver = isDue(held) === 'OVER';
  const [token, setToken] = useState(isOver ? undefined : (held ?? accountToken()));
  useEffect(() => {
    if (held === null || !isDue(held)) return;
    void renewed(encounterId, held).then((next) => {
      if (next !== null) seats.renew(encounterId, held, next);
      if (isOver) setToken(next ?? held);
    });
  }, [encounterId, held, isOver, seats]);
  return token;
}

/** Whether a token is over, or half of its time has gone. */
export function isDue(token: string | null, now = Date.now()): 'OVER' | 'HALF' | null {
  const claims = token === null ? null : claimsOf(token);
  if (!claims) return null;
  const { issuedAt, expiresAt } = claims;
  if (now >= expiresAt) return 'OVER';
  return now >= (issuedAt + expiresAt) / 2 ? 'HALF' : null;
}

/** Null where there is none: then the page says what is wrong with the token that it has. */
async function renewed(encounterId: string, token: string): Promise<string | null> {
  try {
    const { renewSeat } = await send(RenewSeatDocument, { input: { encounterId, token } }, null);
    return renewSeat.__typename === 'RenewSeatPayload' ? renewSeat.token : null;
  } catch {
    return null;
  }
}
