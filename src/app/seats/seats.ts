/** The seats of an encounter: issuing and revoking them, and refusing callers without one. */
import { type Actor, gameMaster, isReadable } from '@sixbeat/engine';
import type { Caller, EncounterRecord, Seat } from '../ports.ts';
import { daysAfter, MAX_SEAT_DAYS } from '../journal/first-seat.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { type Accepted, invalid, type Refused } from '../outcome.ts';
import { type Issuer, nextVersion } from '../journal/next-version.ts';
import {
  type IssuedSeat,
  type RevokedSeat,
  lifecycleEventsOf,
} from '../journal/lifecycle-entries.ts';

/** How many seats that have not expired an encounter has at most. */
export const MAX_SEATS = 100;
export const MAX_SEAT_NAME_LENGTH = 60;
/** Days that a seat lasts unless it is said. */
export const SEAT_DAYS = 30;
export type Forbidden = Extract<Refused, { kind: 'FORBIDDEN' }>;

/** Refuses a caller without a seat at this encounter, alike whether or not the encounter exists. */
export function requireSeat(encounterId: string, caller: Caller): Forbidden | null {
  if (caller.kind !== 'SEAT')
    return forbidden('UNAUTHENTICATED', 'Send the token of a seat at this encounter.');
  if (caller.encounterId !== encounterId)
    return forbidden('FORBIDDEN', 'The token is that of a seat at another encounter.');
  return null;
}

/** The seat that a request comes from, as the encounter knows it now. */
export function seatOf(record: EncounterRecord, caller: Caller): Seat | Forbidden {
  const denied = requireSeat(record.id, caller);
  if (denied) return denied;
  const seat = record.seats.find(({ id }) => caller.kind === 'SEAT' && id === caller.seatId);
  return seat ?? forbidden('SEAT_REVOKED', 'This seat has been revoked.');
}

export const isSeat = (found: Seat | Forbidden): found is Seat => !('kind' in found);

/** Only the GM may do what concerns the encounter as a whole. */
export const refuseAllButGM = ({ actor }: Seat): Forbidden | null =>
  actor.kind === 'GM' ? null : forbidden('FORBIDDEN', 'Only a GM may do that.');

export const forbidden = (code: Forbidden['code'], message: string): Forbidden => ({
  kind: 'FORBIDDEN',
  code,
  message,
});

export interface SeatRequest {
  readonly kind: Actor['kind'];
  readonly combatantIds: readonly string[];
  readonly name: string;
  readonly days: number;
}

/** A new seat at the table. Seats that have expired make room. */
export function issued(
  record: EncounterRecord,
  request: SeatRequest,
  by: Issuer & { readonly id: string },
): Refused | Accepted {
  const refused = refuseAllButGM(by.seat) ?? refuseSeat(record, request);
  if (refused) return refused;
  const { kind, combatantIds, name, days } = request;
  const seat: Seat = {
    id: by.id,
    actor: kind === 'PLAYER' ? { kind, combatants: combatantIds } : { kind },
    name,
    issuedAt: by.at,
    expiresAt: daysAfter(by.at, days),
  };
  const seats = [...record.seats.filter(({ expiresAt }) => expiresAt > by.at), seat];
  if (seats.length > MAX_SEATS)
    return invalid(['encounterId'], `An encounter has at most ${MAX_SEATS} seats; revoke one.`);
  return { ...seatStep(record, by, { command: { type: 'IssueSeat', seat }, seats }), issued: seat };
}

function refuseSeat(
  record: EncounterRecord,
  { kind, combatantIds, name, days }: SeatRequest,
): Refused | null {
  if (!isReadable(name) || name.length > MAX_SEAT_NAME_LENGTH)
    return invalid(
      ['name'],
      `A name has 1 to ${MAX_SEAT_NAME_LENGTH} characters that can be seen.`,
    );
  if (!Number.isInteger(days) || days < 1 || days > MAX_SEAT_DAYS)
    return invalid(['days'], `A seat lasts 1 to ${MAX_SEAT_DAYS} days.`);
  if (kind !== 'PLAYER')
    return combatantIds.length === 0
      ? null
      : invalid(['combatantIds'], 'Only a player plays combatants of their own.');
  // So there are no more of them than combatants.
  if (new Set(combatantIds).size < combatantIds.length)
    return invalid(['combatantIds'], 'Name each combatant once.');
  const { combatants } = rulesetOf(record).see.view(record.snapshot.state, gameMaster);
  const index = combatantIds.findIndex((asked) => !combatants.some(({ id }) => id === asked));
  if (index >= 0)
    return invalid(
      ['combatantIds', index],
      `There is no combatant '${combatantIds[index] ?? ''}': take ids of \`encounter.combatants\`.`,
    );
  return null;
}

/** Ends a seat: from the next request on its token is worth nothing. */
export function revoked(record: EncounterRecord, seatId: string, by: Issuer): Refused | Accepted {
  const refused = refuseAllButGM(by.seat);
  if (refused) return refused;
  const seats = record.seats.filter(({ id }) => id !== seatId);
  if (seats.length === record.seats.length)
    return invalid(['seatId'], `There is no seat '${seatId}': take an id of \`encounter.seats\`.`);
  if (!seats.some(({ actor }) => actor.kind === 'GM'))
    return invalid(['seatId'], 'An encounter keeps a GM: issue another such seat first.');
  return seatStep(record, by, { command: { type: 'RevokeSeat', seatId }, seats });
}

/** A step of the encounter that leaves the fight as it is. */
function seatStep(
  record: EncounterRecord,
  by: Issuer,
  {
    command,
    seats,
  }: { readonly command: IssuedSeat | RevokedSeat; readonly seats: readonly Seat[] },
): Accepted {
  const { state, dice } = record.snapshot;
  const events = lifecycleEventsOf(command);
  const step = nextVersion(record, by, { command, events, state, dice });
  return { ...step, record: { ...step.record, seats } };
}
