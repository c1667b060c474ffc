/** What a command costs in DynamoDB: 2 write units a kilobyte and item, in a transaction. */
import { describe, expect, it } from 'vitest';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../../src/app/ports.ts';
import { gameMaster, rulesets } from '../../src/engine/index.ts';
import type { State } from '../../src/engine/rulesets/segments/state.ts';
import { deedItem, headAttributes, headKey, journalItem } from '../../src/store/codec.ts';
import { itemBytes } from '../../src/store/limits.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { appOn, done, someone } from '../kit/app-fight.ts';
import { randomFilling } from '../kit/options.ts';
import { Random } from '../kit/random.ts';
import { gmOf, nobody } from '../kit/seats.ts';
import { segmentsGame } from '../kit/segments-fights.ts';

const units = (bytes: number): number => 2 * Math.ceil(bytes / 1024);

function unitsOf(record: EncounterRecord, entry: JournalEntry): number {
  const key = { encounterId: record.id, hash: '0'.repeat(64), fingerprint: '0'.repeat(64) };
  const head = { ...headKey(record.id), ...headAttributes(record) };
  const items = [head, journalItem(record.id, entry), deedItem(key, record)];
  return items.reduce((sum, item) => sum + units(itemBytes(item)), 0);
}

/** The units of each command of a random fight between so many. */
async function measured(combatants: number): Promise<readonly number[]> {
  const costs: number[] = [];
  const store = memoryStore();
  const measuring: EncounterStore = {
    ...store,
    commit: (record, entry, key) => {
      costs.push(unitsOf(record, entry));
      return store.commit(record, entry, key);
    },
  };
  const app = appOn(measuring);
  const random = new Random(combatants);
  let { record } = done(await app.create('SEGMENTS', { name: 'Bridge at dusk' }, nobody));
  const play = async (command: { readonly type: string }) => {
    const asked = {
      encounterId: record.id,
      command,
      caller: gmOf(record.id),
      expectedVersion: null,
    };
    ({ record } = done(await app.submit(asked)));
  };
  const crowd = Array.from({ length: combatants }, (_, i) => ({
    ...someone(`Fighter ${i}`, i),
    id: app.newId('cmb'),
  }));
  await play({ type: 'AddCombatants', ...{ combatants: crowd } });
  await play({ type: 'RollInitiative' });
  costs.length = 0;
  while (costs.length < 200) {
    const state = record.snapshot.state as State;
    const options = rulesets.SEGMENTS.legal(state, gameMaster).flatMap((decision) =>
      decision.options.map((option) => ({ decision, option })),
    );
    const taken = random.weighted(options, ({ decision, option }) =>
      segmentsGame.weight(state, decision, option),
    );
    if (!taken || segmentsGame.hasEnded(state)) break;
    await play(randomFilling(taken.option, random, segmentsGame.material(state, random)));
  }
  expect(costs.length).toBeGreaterThan(20);
  return costs;
}

describe('a command with a key', () => {
  it.each([
    [8, 8],
    [60, 30],
  ])('among %i combatants takes at most %i write units', async (combatants, most) => {
    expect(Math.max(...(await measured(combatants)))).toBeLessThanOrEqual(most);
  });
});
