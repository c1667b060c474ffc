/** Links for the table: who has one takes a free hero, and with it a player's seat. */
import { type Actor, notFound } from '@sixbeat/engine';
import { daysAfter } from '../journal/first-seat.ts';
import type { Issuer } from '../journal/next-version.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { type Accepted, type Hero, invalid, type Refused } from '../outcome.ts';
import type { Caller, EncounterRecord, Invite, Seat } from '../ports.ts';
import { memberOf } from './member.ts';
import { playedByPlayers, stands } from '../journal/valid-seats.ts';
import {
  forbidden,
  keyOf,
  MAX_SEATS,
  refuseAllButGM,
  refuseCombatants,
  refuseDays,
  refuseSeatName,
  SEAT_DAYS,
  seatStep,
  seatsWith,
  tooManySeats,
} from './seats.ts';

/** How many links that have not expired an encounter has at most. */
export const MAX_INVITES = 8;

export interface InviteRequest {
  readonly combatantIds: readonly string[];
  /** Null for as many seats as there are heroes to take. */
  readonly uses: number | null;
  readonly days: number;
}

/** A new link. Those that have expired make room. */
export function invited(
  record: EncounterRecord,
  request: InviteRequest,
  by: Issuer & { readonly id: string },
): Refused | Accepted {
  const refused = refuseAllButGM(by.seat) ?? refuseInvite(record, request);
  if (refused) return refused;
  const lasting = invitesOf(record).filter(({ expiresAt }) => expiresAt > by.at);
  if (lasting.length >= MAX_INVITES)
    return invalid(['encounterId'], `An encounter has at most ${MAX_INVITES} links; end one.`);
  const { combatantIds: combatants, uses, days } = request;
  const [issuedAt, expiresAt] = [by.at, daysAfter(by.at, days)];
  const invite = { id: by.id, combatants, uses, issuedAt, expiresAt };
  const command = { type: 'CreateInvite', invite } as const;
  const step = seatStep(record, by, { command, seats: record.seats });
  return withInvites(step, [...lasting, { ...invite, used: 0 }]);
}

function refuseInvite(
  record: EncounterRecord,
  { combatantIds, uses, days }: InviteRequest,
): Refused | null {
  if (combatantIds.length === 0)
    return invalid(['combatantIds'], 'Name the combatants that the link gives.');
  if (uses !== null && (!Number.isInteger(uses) || uses < 1 || uses > MAX_SEATS))
    return invalid(['uses'], `A link gives 1 to ${MAX_SEATS} seats.`);
  return refuseDays(days, 'A link') ?? refuseCombatants(record, combatantIds);
}

/** Ends a link: it gives no seat from then on. The seats that it has given stay. */
export function inviteRevoked(
  record: EncounterRecord,
  inviteId: string,
  by: Issuer,
): Refused | Accepted {
  const refused = refuseAllButGM(by.seat);
  if (refused) return refused;
  const invites = invitesOf(record).filter(({ id }) => id !== inviteId);
  if (invites.length === invitesOf(record).length)
    return invalid(
      ['inviteId'],
      `There is no link '${inviteId}': take an id of \`encounter.invites\`.`,
    );
  const command = { type: 'RevokeInvite', inviteId } as const;
  return withInvites(seatStep(record, by, { command, seats: record.seats }), invites);
}

export const invitesOf = ({ invites = [] }: EncounterRecord): readonly Invite[] => invites;

/** A record without links says nothing of them, as it did before there were any. */
const withInvites = (step: Accepted, invites: readonly Invite[]): Accepted => ({
  ...step,
  record: { ...step.record, invites: invites.length > 0 ? invites : undefined },
});

/** What a link shows. */
export interface Offer {
  readonly kind: 'OFFER';
  readonly invite: Invite;
  /** What the encounter is called. */
  readonly name: string;
  readonly ruleset: string;
  /** Those who can be taken now. */
  readonly free: readonly Hero[];
}

/** What a link shows: no more than what spectators see, and of that the heroes whom no player has. */
export function offerOf(
  record: EncounterRecord,
  inviteId: string,
  at: string,
): Offer | Extract<Refused, { kind: 'FORBIDDEN' }> {
  const invite = invitesOf(record).find(({ id }) => id === inviteId);
  if (!invite || invite.expiresAt <= at || (invite.uses !== null && invite.used >= invite.uses))
    return ended;
  const { name, free } = heroesOf(record, invite, at);
  return { kind: 'OFFER', invite, name, ruleset: record.ruleset, free };
}

const ended = forbidden('INVITE_ENDED', 'This link has ended; ask the GM for another one.');

interface Heroes {
  /** What the encounter is called. */
  readonly name: string;
  readonly all: readonly Hero[];
  readonly free: readonly Hero[];
}

/** The combatants of a link whom the whole table sees, in its order. */
function heroesOf(
  { snapshot, seats, ...record }: EncounterRecord,
  invite: Invite,
  at: string,
): Heroes {
  const view = rulesetOf(record).queries.view(snapshot.state, { kind: 'SPECTATOR' });
  const played = playedByPlayers(seats, at);
  const all = invite.combatants.flatMap((asked) =>
    view.combatants.filter(({ id }) => id === asked).map(heroOf),
  );
  return { name: view.name, all, free: all.filter(({ id }) => !played.has(id)) };
}

const heroOf = ({ id, name, image }: Hero): Hero => ({ id, name, image });

/** Who takes what of a link, and when. */
export interface Joining {
  readonly caller: Caller;
  readonly inviteId: string;
  readonly combatantId: string;
  /** For people. */
  readonly name: string;
  /** Of the seat that is made. */
  readonly id: string;
  readonly at: string;
}

/** Gives a hero of a link, once: who comes later is told which are still free. */
export function joined(record: EncounterRecord, joining: Joining): Refused | Accepted {
  const { inviteId, combatantId, name, id, at, caller } = joining;
  const offer = offerOf(record, inviteId, at);
  if (offer.kind !== 'OFFER') return offer;
  const refused =
    refuseSeatName(name) ?? refuseSecond(record, joining) ?? refuseHero(record, offer, joining);
  if (refused) return refused;
  const actor: Actor = { kind: 'PLAYER', combatants: [combatantId] };
  const seat = { id, actor, name, issuedAt: at, expiresAt: daysAfter(at, SEAT_DAYS) };
  const account = caller.kind === 'ACCOUNT' ? caller.account : null;
  const own: Seat = { ...seat, ...(account !== null && { account }), inviteId };
  const seats = seatsWith(record, own, at);
  if (!seats) return tooManySeats;
  const command = { type: 'AcceptInvite', inviteId, seat } as const;
  const step = seatStep(record, { seat: own, at, apiKey: keyOf(caller) }, { command, seats });
  const invites = invitesOf(record).map((one) =>
    one.id === inviteId ? { ...one, used: one.used + 1 } : one,
  );
  const member = account === null ? {} : { member: memberOf(record, account) };
  return { ...withInvites(step, invites), issued: own, ...member };
}

/** One person has one hero of a link, as far as a token tells who asks. */
function refuseSecond(
  { id, seats }: EncounterRecord,
  { caller, inviteId, at }: Joining,
): Refused | null {
  const isOwn = (seat: Seat): boolean =>
    caller.kind === 'ACCOUNT'
      ? seat.account === caller.account
      : caller.kind === 'SEAT' && caller.encounterId === id && caller.seatId === seat.id;
  const second = seats.some(
    (seat) => seat.inviteId === inviteId && isOwn(seat) && stands(seat, at),
  );
  return second
    ? forbidden('ALREADY_JOINED', 'You have a hero of this link; the GM can give you another one.')
    : null;
}

function refuseHero(
  record: EncounterRecord,
  { invite, free }: Offer,
  { combatantId, at }: Joining,
): Refused | null {
  if (free.some(({ id }) => id === combatantId)) return null;
  const taken = heroesOf(record, invite, at).all.find(({ id }) => id === combatantId);
  return taken
    ? { kind: 'HERO_TAKEN', name: taken.name, free }
    : { kind: 'REJECTED', rejection: notFound('combatant', combatantId) };
}
