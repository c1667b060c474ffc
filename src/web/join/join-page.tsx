import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { encounterOf, type Seats } from '../api/seats.ts';

interface Props {
  readonly token: string;
  readonly seats: Seats;
}

/** Takes the seat of an invite link. Its token stands after the `#`, which no server is sent. */
export function JoinPage({ token, seats }: Props) {
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    const encounterId = encounterOf(token);
    if (encounterId === null) {
      setWrong(true);
      return;
    }
    const openedAt = new Date().toISOString();
    // Who sits there already, and opens the link of somebody else, keeps the own seat.
    if (!seats.of(encounterId))
      seats.hold({ encounterId, token, name: 'A fight', ruleset: '', kind: null, openedAt });
    go(`/fight/${encounterId}`, { replace: true });
  }, [token, seats, go]);
  return <main>{wrong && <h1 className="closed">This link is not whole: copy it again.</h1>}</main>;
}
