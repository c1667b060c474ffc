import { claimsOf, type Seats } from '../../api/seats.ts';
import { DeadEnd } from '../../kit/dead-end.tsx';
import { WatchedTable } from './watched-table.tsx';

interface Props {
  /**
   * Of a spectator's seat. It is not kept: the browser of a game master that shows this on a second
   * screen stays at the game master's seat.
   */
  readonly token: string;
  readonly seats: Seats;
}

/** A second screen for the room: the map, the order and what comes, as spectators see them. */
export default function RoomPage({ token, seats }: Props) {
  const claims = claimsOf(token);
  return claims ? (
    <WatchedTable
      encounterId={claims.encounterId}
      token={token}
      seats={seats}
      className="room-screen"
    />
  ) : (
    <DeadEnd message="This link is incomplete. Copy it again." />
  );
}
