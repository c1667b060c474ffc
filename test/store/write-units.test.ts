/** What a command costs in DynamoDB: 2 write units a kilobyte and item, in a transaction. */
import { describe, expect, it } from 'vitest';
import type { EncounterStore } from '../../src/app/ports.ts';
import type { State } from '../../src/engine/rulesets/segments/state.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { appOn, done, someone } from '../kit/app-fight.ts';
import { randomCommand } from '../kit/fights.ts';
import { Random } from '../kit/random.ts';
import { gmOf, nobody } from '../kit/seats.ts';
import { endlessGame } from '../kit/segments-fights.ts';
import { sum, unitsOfItems } from '../kit/write-units.ts';

/** The units of each command of a random fight between so many. */
async function measured(combatants: number): Promise<readonly number[]> {
  const costs: number[] = [];
  const store = memoryStore();
  const measuring: EncounterStore = {
    ...store,
    commit: (record, entry, key) => {
      costs.push(sum(unitsOfItems(record, entry)));
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
    const command = randomCommand(endlessGame, state, random);
    if (!command || endlessGame.hasEnded(state)) break;
    await play(command);
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
