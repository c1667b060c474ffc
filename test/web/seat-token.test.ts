/** When the Table renews the token of a seat by itself. */
import { describe, expect, it } from 'vitest';
import { firstSeat } from '../../src/app/journal/first-seat.ts';
import { isDue } from '../../src/web/api/seat-token.ts';
import { tokens } from '../kit/app/seats.ts';

const ENCOUNTER = 'enc_00000000000000000001';
const seat = firstSeat(ENCOUNTER, '2026-01-01T00:00:00.000Z');
const [begins, ends] = [Date.parse(seat.issuedAt), Date.parse(seat.expiresAt)];

describe('the token of a seat', () => {
  it('is renewed once half of its time has gone, and again when it has ended', async () => {
    const token = await tokens.issue(ENCOUNTER, seat);
    const half = (begins + ends) / 2;
    const due = [begins, half - 1, half, ends - 1, ends].map((now) => isDue(token, now));
    expect(due).toEqual([null, null, 'HALF', 'HALF', 'OVER']);
  });

  it('is left alone where it is none of a seat', () => {
    for (const token of [null, '', 'nonsense', 'a.b.c', `a.${btoa('{"sub":"x"}')}.c`])
      expect(isDue(token, ends)).toBeNull();
  });
});
