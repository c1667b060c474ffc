import type { Seat } from '../ports.ts';

export const stands = ({ expiresAt }: Seat, at: string): boolean => expiresAt > at;

/** The combatants whom players' seats that stand at this time play. */
export const playedByPlayers = (seats: readonly Seat[], at: string): ReadonlySet<string> =>
  new Set(
    seats.flatMap((seat) =>
      seat.actor.kind === 'PLAYER' && stands(seat, at) ? seat.actor.combatants : [],
    ),
  );
