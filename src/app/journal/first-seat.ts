import { gameMaster } from '@sixbeat/engine';
import type { Seat } from '../ports.ts';

/** The longest that a seat lasts, in days; a GM's first one is there as long as a campaign. */
export const MAX_SEAT_DAYS = 366;

/**
 * The seat that opens an encounter; its id follows from the encounter's.
 *
 * @param account the one that opens it, if one does
 */
export const firstSeat = (encounterId: string, at: string, account?: string): Seat => ({
  id: firstSeatId(encounterId),
  actor: gameMaster,
  name: 'GM',
  issuedAt: at,
  expiresAt: daysAfter(at, MAX_SEAT_DAYS),
  ...(account !== undefined && { account }),
});

export const firstSeatId = (encounterId: string): string =>
  encounterId.replace(/^(enc|pty)_/, 'seat_');

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();
