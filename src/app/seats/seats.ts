/** The seats of an encounter: issuing, claiming and revoking them, and refusing callers without one. */
import { type Actor, gameMaster } from '@sixbeat/engine';
import { refuseLine } from '../issues.ts';
import type { ApiKeyScope, Caller, CallerKey, EncounterRecord, Seat } from '../ports.ts';
import { memberOf } from './member.ts';
import { daysAfter, MAX_SEAT_DAYS } from '../journal/first-seat.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { stands } from '../journal/valid-seats.ts';
import { type Accepted, invalid, type Refused, type Unchanged } from '../outcome.ts';
import { type Issuer, nextVersion } from '../journal/next-version.ts';
import {
  type ClaimedSeat,
  type HandDiceSet,
  type InviteAccepted,
  type InviteCreated,
  type InviteRevoked,
  type IssuedSeat,
  type RenewedSeat,
  type RevokedSeat,
  lifecycleEventsOf,
} from '../journal/lifecycle-entries.ts';

/** How many seats that have not expired an encounter has at most. */
export const MAX_SEATS = 100;
export const MAX_SEAT_NAME_LENGTH = 60;
/** Days that a seat lasts unless it is said. */
export const SEAT_DAYS = 30;
export type Forbidden = Extract<Refused, { kind: 'FORBIDDEN' }>;
export type AccessDenied = Forbidden | { readonly kind: 'NOT_FOUND' };

/**
 * Refuses a caller who can have no seat at this encounter, alike whether or not the encounter exists.
 * Whether an account has one, only the encounter says.
 */
export function requireSeat(encounterId: string, caller: Caller): Forbidden | null {
  if (caller.kind === 'ANONYMOUS')
    return forbidden('UNAUTHENTICATED', 'Send the token of a seat at this encounter.');
  if (caller.kind === 'SEAT' && caller.encounterId !== encounterId)
    return forbidden('FORBIDDEN', 'The token is that of a seat at another encounter.');
  return null;
}

/**
 * The seat that a request comes from, as the encounter knows it now.
 *
 * @param at the time: a token is refused by itself when its seat has expired, an account's is not
 */
export function seatOf(record: EncounterRecord, caller: Caller, at: string): Seat | Forbidden {
  const denied = requireSeat(record.id, caller);
  if (denied) return denied;
  if (caller.kind === 'ACCOUNT') return seatOfAccount(record, caller.account, at) ?? withoutSeat;
  const seat = record.seats.find(({ id }) => caller.kind === 'SEAT' && id === caller.seatId);
  return seat ?? forbidden('SEAT_REVOKED', 'This seat has been revoked.');
}

/** The key with which a program asks. */
export const keyOf = (caller: Caller): CallerKey | undefined =>
  caller.kind === 'ACCOUNT' ? caller.apiKey : undefined;

/** What is answered where there is no such encounter: to an account the same as without a seat there. */
export const absent = ({ kind }: Caller): AccessDenied =>
  kind === 'ACCOUNT' ? withoutSeat : { kind: 'NOT_FOUND' };

/** Of several seats an account has that of a GM before a player's before a spectator's; of equals the newest. */
const bySeniority = ['GM', 'PLAYER', 'SPECTATOR'] as const satisfies readonly Actor['kind'][];

function seatOfAccount({ seats }: EncounterRecord, account: string, at: string): Seat | undefined {
  const own = seats.filter((seat) => seat.account === account && stands(seat, at));
  const first = bySeniority.find((kind) => own.some(({ actor }) => actor.kind === kind));
  return own.findLast(({ actor }) => actor.kind === first);
}

export const isSeat = (found: Seat | Forbidden): found is Seat => !('kind' in found);

/** Only the GM may do what concerns the encounter as a whole. */
export const refuseAllButGM = ({ actor }: Seat): Forbidden | null =>
  actor.kind === 'GM' ? null : forbidden('FORBIDDEN', 'Only a GM may do that.');

/** Who only looks on does not make the fight go on either. */
export const refuseSpectator = ({ actor }: Seat): Forbidden | null =>
  actor.kind === 'SPECTATOR' ? forbidden('FORBIDDEN', 'A spectator changes nothing.') : null;

export const forbidden = (code: Forbidden['code'], message: string): Forbidden => ({
  kind: 'FORBIDDEN',
  code,
  message,
});

export const withoutAccount = forbidden(
  'UNAUTHENTICATED',
  'This takes an account: sign in, or send its token.',
);

/** @param scopes what a key needs for it; none where no key may do it */
export const withoutScope = (scopes: readonly ApiKeyScope[]): Forbidden =>
  forbidden(
    'SCOPE_MISSING',
    scopes.length === 0
      ? 'No API key may do that: send the token of its account, or of a seat.'
      : `This API key lacks a scope: that takes ${scopes.join(' and ')}.`,
  );

const withoutSeat = forbidden('FORBIDDEN', 'This account has no seat at such an encounter.');

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
  by: Issuer & Pick<Seat, 'id' | 'picture'>,
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
    ...(by.picture && { picture: by.picture }),
  };
  const seats = seatsWith(record, seat, by.at);
  if (!seats) return tooManySeats;
  return { ...seatStep(record, by, { command: { type: 'IssueSeat', seat }, seats }), issued: seat };
}

export interface PictureRequest {
  readonly name: string;
  readonly days: number;
  /** Null for whichever is the newest. */
  readonly version: number | null;
}

/** Days that a link to a picture lasts at most. */
export const MAX_PICTURE_DAYS = 30;

/** A link to a picture: the seat of a spectator whose token opens the map and nothing else. */
export function pictureShared(
  record: EncounterRecord,
  { name, days, version }: PictureRequest,
  by: Issuer & { readonly id: string },
): Refused | Accepted {
  const refused = refuseAllButGM(by.seat) ?? refusePicture(record, days, version);
  if (refused) return refused;
  const request = { kind: 'SPECTATOR', combatantIds: [], name, days } as const;
  return issued(record, request, { ...by, picture: { version } });
}

function refusePicture(
  record: EncounterRecord,
  days: number,
  version: number | null,
): Refused | null {
  if (days > MAX_PICTURE_DAYS)
    return invalid(['days'], `A link to a picture lasts 1 to ${MAX_PICTURE_DAYS} days.`);
  return version === null || (version >= 1 && version <= record.version)
    ? null
    : invalid(['ofVersion'], `The encounter has the versions 1 to ${record.version}.`);
}

export const tooManySeats = invalid(
  ['encounterId'],
  `An encounter has at most ${MAX_SEATS} seats; revoke one.`,
);

/** All seats and a new one; null where there is no room for it. */
export function seatsWith(record: EncounterRecord, seat: Seat, at: string): readonly Seat[] | null {
  const seats = [...seatsLeft(record, at), seat];
  return seats.length > MAX_SEATS ? null : seats;
}

/** Those that have ended make room; a GM's stays while there is some, since it may be renewed. */
function seatsLeft({ seats }: EncounterRecord, at: string): readonly Seat[] {
  const lasting = seats.filter((seat) => stands(seat, at) || seat.actor.kind === 'GM');
  return lasting.length < MAX_SEATS ? lasting : seats.filter((seat) => stands(seat, at));
}

function refuseSeat(
  record: EncounterRecord,
  { kind, combatantIds, name, days }: SeatRequest,
): Refused | null {
  const wrong = refuseSeatName(name) ?? refuseDays(days, 'A seat');
  if (wrong) return wrong;
  if (kind !== 'PLAYER')
    return combatantIds.length === 0
      ? null
      : invalid(['combatantIds'], 'Only a player plays combatants of their own.');
  return refuseCombatants(record, combatantIds);
}

export function refuseSeatName(name: string): Refused | null {
  const wrong = refuseLine(name, MAX_SEAT_NAME_LENGTH, 'A name');
  return wrong === null ? null : invalid(['name'], wrong);
}

/** @param what lasts so long, with a capital */
export const refuseDays = (days: number, what: string): Refused | null =>
  Number.isInteger(days) && days >= 1 && days <= MAX_SEAT_DAYS
    ? null
    : invalid(['days'], `${what} lasts 1 to ${MAX_SEAT_DAYS} days.`);

/** Those who are to be played are there, and named once. */
export function refuseCombatants(
  record: EncounterRecord,
  combatantIds: readonly string[],
): Refused | null {
  // So there are no more of them than combatants.
  if (new Set(combatantIds).size < combatantIds.length)
    return invalid(['combatantIds'], 'Name each combatant once.');
  const { combatants } = rulesetOf(record).queries.view(record.snapshot.state, gameMaster);
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
  if (!seats.some((seat) => seat.actor.kind === 'GM' && stands(seat, by.at)))
    return invalid(['seatId'], 'An encounter keeps a GM: issue another such seat first.');
  return seatStep(record, by, { command: { type: 'RevokeSeat', seatId }, seats });
}

/** Ties the seat that asks to an account, whose token opens the encounter with it from then on. */
export function claimed(
  record: EncounterRecord,
  account: string,
  by: Issuer,
): Refused | Accepted | Unchanged {
  const { id: seatId, account: holder } = by.seat;
  if (holder === account) return { kind: 'UNCHANGED', record, seat: by.seat };
  if (holder !== undefined)
    return forbidden('SEAT_CLAIMED', 'Another account has claimed this seat.');
  const seat = { ...by.seat, account };
  const seats = record.seats.map((one) => (one.id === seatId ? seat : one));
  const step = seatStep(record, by, { command: { type: 'ClaimSeat', seatId }, seats });
  return { ...step, seat, member: memberOf(record, account) };
}

/** T-04: says whether the dice of those whom the seat plays are rolled by hand. */
export function rollingByHand(
  record: EncounterRecord,
  byHand: boolean,
  by: Issuer,
): Refused | Accepted | Unchanged {
  const { handDice: before, ...rest } = by.seat;
  if (rest.actor.kind === 'SPECTATOR')
    return forbidden('FORBIDDEN', 'A spectator plays no combatant, and so rolls no dice.');
  if ((before ?? false) === byHand) return { kind: 'UNCHANGED', record, seat: by.seat };
  const seat: Seat = byHand ? { ...rest, handDice: true } : rest;
  const seats = record.seats.map((one) => (one.id === seat.id ? seat : one));
  const command = { type: 'SetHandDice', seatId: seat.id, byHand } as const;
  return { ...seatStep(record, by, { command, seats }), seat };
}

type SeatCommand =
  | IssuedSeat
  | RenewedSeat
  | RevokedSeat
  | ClaimedSeat
  | InviteCreated
  | InviteAccepted
  | InviteRevoked
  | HandDiceSet;

/** A step of the encounter that leaves the fight as it is. */
export function seatStep(
  record: EncounterRecord,
  by: Issuer,
  {
    command,
    seats,
  }: {
    readonly command: SeatCommand;
    readonly seats: readonly Seat[];
  },
): Accepted {
  const { state, dice } = record.snapshot;
  const events = lifecycleEventsOf(command);
  const step = nextVersion(record, by, { command, events, state, dice });
  return { ...step, record: { ...step.record, seats } };
}
