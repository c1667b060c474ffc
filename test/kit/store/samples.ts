/** Records and entries for the storage tests. */
import { randomBytes } from 'node:crypto';
import type { EncounterRecord, JournalEntry } from '../../../src/app/ports.ts';
import { firstSeat } from '../../../src/app/journal/first-seat.ts';

export const UNICODE = 'Åsa „die Stille“ 🐉👩‍👩‍👧 \u0000 \ud800 ﷽ \u2028';

export function record(id: string, version: number, state: unknown = { hp: version }) {
  return {
    id,
    version,
    ruleset: 'SEGMENTS',
    createdAt: '2026-01-02T03:04:05.678Z',
    updatedAt: new Date(Date.UTC(2026, 0, 2, 3, 4, version)).toISOString(),
    snapshot: {
      schema: 1,
      state,
      dice: { seed: 'ab'.repeat(32), position: version * 4, used: version * 4, since: 1 },
    },
    seats: [firstSeat('enc_0123456789abcdef0123', '2026-01-02T03:04:05.678Z')],
    flow: ['ROUNDS'],
  } satisfies EncounterRecord;
}

const turnEnded = { type: 'TurnEnded', faces: [6, 1] };

export function entry(version: number, command: unknown = { type: 'EndTurn' }) {
  return {
    version,
    at: '2026-01-02T03:04:05.678Z',
    actor: { kind: 'GM', name: UNICODE },
    seatId: 'seat_0123456789abcdef',
    command,
    events: [turnEnded],
    dicePosition: version * 4,
  } satisfies JournalEntry;
}

/** Text of `bytes` bytes that no compression makes smaller than three quarters of it. */
export function noise(bytes: number): string {
  return randomBytes(Math.ceil(bytes * 0.75)).toString('base64');
}
