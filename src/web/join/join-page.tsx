import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { claimsOf, type Seats } from '../api/seats.ts';
import { DeadEnd } from '../kit/dead-end.tsx';

interface Props {
  readonly token: string;
  /** Where it opens: `replay`, or the fight itself. */
  readonly to?: string | undefined;
  readonly seats: Seats;
}

/** Takes the seat of an invite link. Its token stands after the `#`, which no server is sent. */
export function JoinPage({ token, to, seats }: Props) {
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    const claims = claimsOf(token);
    if (claims === null) {
      setWrong(true);
      return;
    }
    const { encounterId, seatId } = claims;
    const openedAt = new Date().toISOString();
    // What is known of a seat that is held already stays known.
    const known = seats.at(encounterId).find((seat) => seat.token === token);
    const unknown = { encounterId, token, name: 'A fight', ruleset: '', kind: null };
    seats.hold({ ...unknown, ...known, openedAt });
    go(`/${to === 'replay' ? 'replay' : 'fight'}/${encounterId}/${seatId}`, { replace: true });
  }, [token, to, seats, go]);
  return wrong ? <DeadEnd message="This link is incomplete. Copy it again." /> : <main />;
}
