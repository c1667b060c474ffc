import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { flowParts } from '@sixbeat/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  EncounterRecord,
  FromParty,
  Invite,
  JournalEntry,
  Seat,
} from '../../src/app/ports.ts';
import { type HeadRow, headRow } from '../../src/store/codec.ts';
import { dictionaries, DICTIONARY } from '../../src/store/dictionary.ts';
import { rowBytes } from '../../src/store/limits.ts';
import { headKey, headRecord, journalEntry } from '../../src/store/dynamodb/items.ts';
import { journalSortKey } from '../../src/store/dynamodb/table-layout.ts';
import { snapshotsOf } from '../kit/store/formats.ts';
import { entryItem, headItem } from '../kit/store/items.ts';
import { entry, record } from '../kit/store/samples.ts';

const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 });
const words = fc.string({ unit: 'binary', minLength: 1 });
const version = fc.integer({ min: 1, max: 1e9 });

const seats: fc.Arbitrary<Seat> = fc.record(
  {
    id: words,
    actor: fc.oneof(
      fc.constant({ kind: 'GM' } as const),
      fc.record(
        { kind: fc.constant('PLAYER' as const), combatants: fc.array(words) },
        { noNullPrototype: true },
      ),
    ),
    name: words,
    issuedAt: words,
    expiresAt: words,
    account: words,
    inviteId: words,
  },
  {
    noNullPrototype: true,
    requiredKeys: ['id', 'actor', 'name', 'issuedAt', 'expiresAt'],
  },
);

const invites: fc.Arbitrary<Invite> = fc.record(
  {
    id: words,
    combatants: fc.array(words),
    uses: fc.option(fc.nat()),
    used: fc.nat(),
    issuedAt: words,
    expiresAt: words,
  },
  { noNullPrototype: true },
);

const fromParties: fc.Arbitrary<FromParty> = fc.record(
  { combatantId: words, partyId: words, memberId: words, digest: words },
  { noNullPrototype: true },
);

const records: fc.Arbitrary<EncounterRecord> = fc.record(
  {
    id: fc.uuid(),
    version,
    ruleset: words,
    createdAt: words,
    updatedAt: words,
    snapshot: fc.record(
      {
        schema: fc.nat(),
        state: json,
        dice: fc.record(
          { seed: words, position: fc.nat(), used: fc.nat(), since: version },
          { noNullPrototype: true },
        ),
      },
      { noNullPrototype: true },
    ),
    seats: fc.array(seats),
    flow: fc.subarray([...flowParts]),
    invites: fc.array(invites),
    fromParties: fc.array(fromParties),
    awayMinutes: fc.integer({ min: 1, max: 10_000 }),
  },
  {
    noNullPrototype: true,
    requiredKeys: [
      ...(['id', 'version', 'ruleset', 'createdAt', 'updatedAt'] as const),
      ...(['snapshot', 'seats', 'flow'] as const),
    ],
  },
);

const entries: fc.Arbitrary<JournalEntry> = fc.record(
  {
    version,
    at: words,
    actor: json,
    seatId: fc.option(words),
    command: json,
    events: fc.array(fc.record({ type: words, more: json }, { noNullPrototype: true })),
    dicePosition: fc.nat(),
  },
  { noNullPrototype: true },
);

describe('codec', () => {
  it('reads back every record as it was written', () => {
    fc.assert(
      fc.property(records, (written) => {
        expect(JSON.stringify(headRecord(headItem(written)))).toBe(JSON.stringify(written));
      }),
    );
  });

  it('reads back every journal entry as it was written', () => {
    fc.assert(
      fc.property(entries, (written) => {
        expect(JSON.stringify(journalEntry(entryItem('e', written)))).toBe(JSON.stringify(written));
      }),
    );
  });

  it('never changes a dictionary that rows were written with', () => {
    const hashes = [...dictionaries].map(([number, bytes]) => [
      number,
      createHash('sha256').update(bytes).digest('hex'),
    ]);
    expect(hashes).toEqual([
      [1, '6cdf16e844dcbdc71465742bd0883f0184b4d261d9bda371832f0b1c1f9782de'],
    ]);
    expect(dictionaries.has(DICTIONARY)).toBe(true);
  });

  it.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)(
    'keeps a fight of %s in fewer bytes than without a dictionary',
    (ruleset) => {
      const [snapshot] = snapshotsOf(ruleset, 99);
      const written = { ...record('enc_1', 1), snapshot: snapshot! };
      const plain = zstdCompressSync(JSON.stringify(snapshot)).length;
      expect(headRow(written).snapshot.length).toBeLessThan(0.9 * plain);
    },
  );

  it('orders journal keys as versions', () => {
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect(journalSortKey(one) < journalSortKey(other)).toBe(one < other);
      }),
    );
  });

  it('names the item and the attribute when an item is damaged', () => {
    const item = headKey('goblins');
    expect(() => headRecord(item)).toThrow('ENC#goblins / HEAD has no valid attribute "version"');
  });

  it('keeps what people look at in the table readable', () => {
    expect(headItem(record('e', 7))).toMatchObject({
      version: { N: '7' },
      ruleset: { S: 'SEGMENTS' },
      updatedAt: { S: '2026-01-02T03:04:07.000Z' },
    });
    expect(entryItem('e', entry(7))).toMatchObject({
      pk: { S: 'ENC#e' },
      sk: { S: 'J#000000000007' },
      version: { N: '7' },
    });
  });

  it('counts the bytes of a row as DynamoDB does those of an item', () => {
    const row = { ruleset: 'é', snapshot: new Uint8Array(10), version: 1 };
    expect(rowBytes(row as unknown as HeadRow)).toBe(
      'ruleset'.length + 2 + 'snapshot'.length + 10 + 'version'.length + 21,
    );
  });
});
