import { describe, expect, it } from 'vitest';
import { differsAt } from '../../../src/app/journal/difference.ts';
import { Encounters } from '../../../src/app/encounters.ts';
import { replayEntries, replayJournal } from '../../../src/app/journal/replay.ts';
import { recordingDice } from '../../../src/app/journal/recording-dice.ts';
import { rulesets } from '../../../src/engine/all.ts';
import { seededDice } from '../../../src/engine/index.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { AppFight } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';

// Its first byte is 252, which no d6 takes.
const SEED = 'fc454c9260db4d8fd951db25e0c67f1c5dca38ce494354b8c7e957ef883c1944';

describe('recording dice', () => {
  it('remember each roll and the bytes it took, skipped ones too', () => {
    const dice = recordingDice(seededDice(SEED, 0));
    const [one, two] = [dice.roll(2, 6), dice.roll(3, 256)];
    expect(dice.rolls).toEqual([
      { position: 0, bytes: 3, sides: 6, faces: one },
      { position: 3, bytes: 3, sides: 256, faces: two },
    ]);
  });

  it('roll what the dice within them roll, from where those stand', () => {
    const dice = recordingDice(seededDice(SEED, 40));
    expect(dice.roll(20, 6)).toEqual(seededDice(SEED, 40).roll(20, 6));
    expect(dice.rolls[0]!.position).toBe(40);
  });

  it('have nothing to remember of a pool of no dice', () => {
    const dice = recordingDice(seededDice(SEED, 0));
    expect(dice.roll(0, 6)).toEqual([]);
    expect(dice.rolls).toEqual([]);
  });
});

describe('where JSON differs', () => {
  it.each([
    [{ a: [1, 2] }, { a: [1, 2] }, null],
    [{ a: [1, 2] }, { a: [1, 3] }, 'a.1'],
    [{ a: [1] }, { a: [1, 2] }, 'a.1'],
    [{ a: [1, 2] }, { a: [1] }, 'a.1'],
    [{ a: 1, b: 2 }, { a: 1 }, 'b'],
    [{ a: { b: null } }, { a: {} }, 'a.b'],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, ''],
    [{ 0: 'x' }, ['x'], ''],
    [1, '1', ''],
    [null, {}, ''],
    [JSON.parse('{"__proto__":1}'), {}, '__proto__'],
  ])('%j is to be %j: %j', (found, wanted, at) => {
    expect(differsAt(found, wanted)).toBe(at);
  });

  it('what is undefined is not there', () => {
    expect(differsAt({ a: 1 }, { a: 1, b: undefined })).toBeNull();
  });
});

describe('rules that throw', () => {
  const broken = {
    ...rulesets.SEGMENTS,
    rules: {
      ...rulesets.SEGMENTS.rules,
      decide: () => {
        throw new Error('A bug.');
      },
    },
  };

  it('over a sound journal of ours are not reported as damage', async () => {
    const { store, record } = await AppFight.gather(2);
    await expect(replayJournal(store, broken, record)).rejects.toThrow('A bug.');
  });

  it('over a document only report the place: anybody may have written it', async () => {
    const fight = await AppFight.gather(2);
    const streams = [{ since: 1, seed: fight.record.snapshot.dice.seed }];
    const source = { ruleset: broken, rulesetId: 'SEGMENTS', streams, from: 'DOCUMENT' } as const;
    const { difference } = await replayEntries(await fight.journal(), source);
    expect(difference).toEqual({ version: 2, kind: 'COMMAND', path: '' });
  });
});

describe('a long journal', () => {
  it('is read in pages, and no further than the version that is verified', async () => {
    const store = memoryStore();
    const app = new Encounters({
      store,
      clock: () => new Date(0),
      randomBytes: (count) => new Uint8Array(count),
      creation: 'OPEN',
    });
    const created = await app.create('SEGMENTS', { name: 'Long' }, nobody);
    if (created.kind !== 'DONE') throw new Error(created.kind);
    let { record } = created;
    const add = async (n: number) => {
      const combatant = {
        id: `c${n}`,
        name: `C${n}`,
        side: 'heroes',
        position: { q: n, r: 0 },
        sheet: {
          abilities: { strength: 0, dexterity: 0, intelligence: 0, resolve: 0 },
          hitPoints: 1,
        },
      };
      const command =
        n < 90
          ? { type: 'AddCombatants', combatants: [combatant] }
          : { type: 'DefineActions', definitions: { conditions: [{ key: `k${n}`, name: 'K' }] } };
      const asked = {
        encounterId: record.id,
        command,
        caller: gmOf(record.id),
        expectedVersion: null,
      };
      const done = await app.submit(asked);
      if (done.kind !== 'DONE') throw new Error(JSON.stringify(done));
      ({ record } = done);
    };
    for (let n = 0; n < 220; n++) await add(n);
    const verified = record;
    await add(220);
    const pages: (readonly number[])[] = [];
    const listening = {
      ...store,
      journal: (id: string, after: number, limit: number) => {
        pages.push([after, limit]);
        return store.journal(id, after, limit);
      },
    };
    const again = new Encounters({
      store: listening,
      clock: () => new Date(0),
      randomBytes: (count) => new Uint8Array(count),
      creation: 'OPEN',
    });
    expect(await again.replay(verified)).toMatchObject({ entries: 221, difference: null });
    expect(pages).toEqual([
      [0, 100],
      [100, 100],
      [200, 21],
    ]);
  });
});
