/** Moving the end of a seat, so that a table that is in use never loses the way in. */
import type { Ports, EncounterRecord, Seat } from '../ports.ts';
import { type Accepted, invalid, type Refused, type Unchanged } from '../outcome.ts';
import type { Issuer } from '../journal/next-version.ts';
import { stands } from '../journal/valid-seats.ts';
import { forbidden, seatStep, tooManySeats, MAX_SEATS } from './seats.ts';

/** What a token says of itself, when it was sent as the proof of a seat. */
export interface OwnToken {
  /** ISO 8601. */
  readonly expiresAt: string;
}

interface Asked {
  readonly token: OwnToken | null;
  readonly renewal: NonNullable<Ports['renewal']>;
}

/**
 * The seat lasts as long again as it was issued for, from now on. A token that ends before its seat does is
 * answered with the one that does not, which takes no step.
 */
export function renewed(
  record: EncounterRecord,
  by: Issuer,
  { token, renewal }: Asked,
): Refused | Accepted | Unchanged {
  const { seat, at } = by;
  const hasEnded = (token ?? seat).expiresAt <= at;
  if (hasEnded && (renewal === 'STANDING' || seat.actor.kind !== 'GM')) return ended;
  if (token && isOutlasted(token, seat) && stands(seat, at))
    return { kind: 'UNCHANGED', record, seat, issued: seat };
  const half = new Date((Date.parse(seat.issuedAt) + Date.parse(seat.expiresAt)) / 2).toISOString();
  if (at < half)
    return invalid(
      ['encounterId'],
      `Half of its time must have gone: renew this seat from ${half.slice(0, 10)} on.`,
    );
  const others = record.seats.filter((one) => one.id !== seat.id && stands(one, at));
  if (others.length >= MAX_SEATS) return tooManySeats;
  const lasting = renewedSeat(seat, at);
  const seats = record.seats.map((one) => (one.id === seat.id ? lasting : one));
  const command = { type: 'RenewSeat', seat: asIssued(lasting) } as const;
  const step = seatStep(record, by, { command, seats });
  return { ...step, issued: lasting };
}

const ended = forbidden('UNAUTHENTICATED', 'The token has expired; ask the GM for a seat.');

/** As the journal has it: what a seat says of itself since is the present's alone. */
const asIssued = ({ id, actor, name, issuedAt, expiresAt }: Seat): Seat => ({
  ...{ id, actor, name, issuedAt, expiresAt },
});

/** A token knows whole seconds. */
const isOutlasted = (token: OwnToken, seat: Seat): boolean =>
  Date.parse(seat.expiresAt) - Date.parse(token.expiresAt) >= 1000;

function renewedSeat(seat: Seat, at: string): Seat {
  const lasts = Date.parse(seat.expiresAt) - Date.parse(seat.issuedAt);
  return { ...seat, issuedAt: at, expiresAt: new Date(Date.parse(at) + lasts).toISOString() };
}
