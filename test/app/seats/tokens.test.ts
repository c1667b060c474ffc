import { beforeEach, describe, expect, it } from 'vitest';
import { firstSeat } from '../../../src/app/journal/first-seat.ts';
import { SeatTokens } from '../../../src/app/seats/tokens.ts';
import { TOKEN_KEY } from '../../kit/app/seats.ts';

const ENCOUNTER = 'enc_00000000000000000001';
const seat = firstSeat(ENCOUNTER, '2026-01-01T00:00:00.000Z');
const expiry = Date.parse(seat.expiresAt);

let now: number;
let tokens: SeatTokens;
beforeEach(() => {
  now = Date.parse(seat.issuedAt);
  tokens = new SeatTokens([TOKEN_KEY], () => new Date(now));
});

describe('a token that was good before', () => {
  it('proves the same seat again', async () => {
    const token = await tokens.issue(ENCOUNTER, seat);
    const proof = { kind: 'SEAT', encounterId: ENCOUNTER, seatId: seat.id };
    expect([await tokens.read(token), await tokens.read(token)]).toEqual([proof, proof]);
  });

  it('is good until the second before it expires, and no longer', async () => {
    const token = await tokens.issue(ENCOUNTER, seat);
    await tokens.read(token);
    now = expiry - 1000;
    expect(await tokens.read(token)).toMatchObject({ seatId: seat.id });
    now = expiry;
    expect(await tokens.read(token)).toBe('EXPIRED');
    expect(await new SeatTokens([TOKEN_KEY], () => new Date(now)).read(token)).toBe('EXPIRED');
  });

  it('is good after its key was replaced, as long as that is listed, and new ones have the new key', async () => {
    const token = await tokens.issue(ENCOUNTER, seat);
    const next = 'the key that takes its place from now on';
    const during = new SeatTokens([next, TOKEN_KEY], () => new Date(now));
    const after = new SeatTokens([next], () => new Date(now));
    expect(await during.read(token)).toMatchObject({ seatId: seat.id });
    expect(await after.read(token)).toBe('FORGED');
    const replaced = await during.issue(ENCOUNTER, seat);
    expect(await after.read(replaced)).toMatchObject({ seatId: seat.id });
    expect(await tokens.read(replaced)).toBe('FORGED');
  });

  it('vouches for no other', async () => {
    const token = await tokens.issue(ENCOUNTER, seat);
    await tokens.read(token);
    const [header, , signature] = token.split('.');
    const other = (await tokens.issue('enc_00000000000000000002', seat)).split('.')[1];
    expect(await tokens.read(`${header}.${other}.${signature}`)).toBe('FORGED');
    expect(await tokens.read(`${token}A`)).toBe('FORGED');
  });
});
