/** What a command costs in DynamoDB: 2 write units a kilobyte and item, in a transaction. */
import { describe, expect, it } from 'vitest';
import type { EncounterStore } from '../../src/app/ports.ts';
import type { State } from '../../src/engine/rulesets/segments/model/state.ts';
import { memoryStore } from '../kit/store/memory.ts';
import { appOn, done, someone } from '../kit/app/app-fight.ts';
import { randomCommand } from '../kit/engine/fights.ts';
import { Random } from '../kit/engine/random.ts';
import { gmOf, nobody } from '../kit/app/seats.ts';
import { endlessGame } from '../kit/engine/segments/fights.ts';
import { sum, unitsOfItems } from '../kit/store/write-units.ts';

/** The units of each command of a random fight between so many; the same for the same seed. */
async function measured(combatants: number, seed: number): Promise<readonly number[]> {
  const costs: number[] = [];
  const store = memoryStore();
  const measuring: EncounterStore = {
    ...store,
    commit: (record, entry, key) => {
      costs.push(sum(unitsOfItems(record, entry)));
      return store.commit(record, entry, key);
    },
  };
  const random = new Random(seed);
  const app = appOn(measuring, (count) =>
    Uint8Array.from({ length: count }, () => random.int(0, 255)),
  );
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
    const command = randomCommand(endlessGame, state, random);
    if (!command || endlessGame.hasEnded(state)) break;
    await play(command);
  }
  console.log(
    combatants,
    costs.toSorted((a, b) => a - b)[Math.floor(costs.length * 0.5)],
    Math.max(...costs),
  );
  expect(costs.length).toBeGreaterThan(20);
  return costs;
}

const SEEDS = [1, 2, 3, 4, 5];

describe('a command with a key', () => {
  it.each([
    [8, 8],
    [60, 14],
  ])(
    'among %i combatants takes %i write units or less, but for one in a hundred',
    async (combatants, most) => {
      const fights = await Promise.all(SEEDS.map((seed) => measured(combatants, seed)));
      const costs = fights.flat().toSorted((a, b) => a - b);
      expect(costs[Math.floor(costs.length * 0.99)]).toBeLessThanOrEqual(most);
      expect(costs.at(-1)).toBeLessThanOrEqual(most + 2);
    },
  );
});
