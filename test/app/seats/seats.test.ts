import { describe, expect, it } from 'vitest';
import { daysAfter, firstSeat } from '../../../src/app/journal/first-seat.ts';
import type { EncounterRecord, Seat } from '../../../src/app/ports.ts';
import { accountId } from '../../../src/app/seats/accounts.ts';
import { seatOf } from '../../../src/app/seats/seats.ts';
import { record } from '../../kit/store/samples.ts';

const AT = '2026-01-01T00:00:00.000Z';
const account = accountId('https://issuer.example', 'ann');
const caller = { kind: 'ACCOUNT', account } as const;

const gm = firstSeat('enc_00000000000000000001', AT, account);
const player: Seat = {
  ...gm,
  id: 'seat_player',
  actor: { kind: 'PLAYER', combatants: [] },
  expiresAt: daysAfter(AT, 1000),
};
const at = (seats: readonly Seat[]): EncounterRecord => ({ ...record('enc_1', 1), seats });

describe('the seat of an account', () => {
  it('is none of its seats that have expired', () => {
    const encounter = at([gm, player]);
    expect(seatOf(encounter, caller, AT)).toBe(gm);
    expect(seatOf(encounter, caller, gm.expiresAt)).toBe(player);
    expect(seatOf(at([gm]), caller, gm.expiresAt)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is one of its own', () => {
    const free = firstSeat('enc_00000000000000000001', AT);
    expect(seatOf(at([free]), caller, AT)).toMatchObject({ code: 'FORBIDDEN' });
    const other = { kind: 'ACCOUNT', account: accountId('https://other.example', 'ann') } as const;
    expect(seatOf(at([gm]), other, AT)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('the id of an account holds neither its issuer nor its subject, and is one of both', () => {
  expect(account).toMatch(/^[0-9a-f]{32}$/);
  expect(accountId('https://issuer.example', 'bea')).not.toBe(account);
});
