/** Every change is judged inside what its request measures, also where something is read first. */
import { expect, it } from 'vitest';
import type { Envelope, Outcome, Within } from '../../../src/app/outcome.ts';
import { appOn, done, someone } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

/** Finds that it was too much once it has been judged, as a request does whose judging took too long. */
const spent: Within = (judge) => {
  throw new Error(judge() instanceof Promise ? 'It is judged later.' : 'Too much.');
};

it('a request that has worked for too long is judged inside its measure, and writes nothing', async () => {
  const store = memoryStore();
  const app = appOn(store);
  const setup = { name: 'Spent', content: ['SAMPLE'] };
  const { record } = done(await app.create('SEGMENTS', setup, nobody));
  const { id } = record;
  const asked: Envelope = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const command = { type: 'AddCombatants', combatants: [someone('Ana', 0), someone('Bor', 3)] };
  done(await app.submit({ ...asked, command }));

  const late = { ...asked, within: spent };
  const listed = { key: 'a', option: {} } as never;
  const choose = () => ({ command });
  const decisions = () => [{ key: 'd', decision: { kind: 'ROLL_INITIATIVE' }, options: [listed] }];
  const changes: Record<string, () => Promise<Outcome>> = {
    submit: () => app.submit({ ...late, seenVersion: 1, command }),
    take: () => app.take({ ...late, version: 1, optionId: 'a', list: decisions, choose }),
    rewind: () => app.rewind({ ...late, toVersion: 1, reason: 'Again', newDice: false } as never),
    setPace: () => app.setPace(late, []),
    setAwayTime: () => app.setAwayTime(late, 5),
    playComputers: () => app.playComputers(late, 1),
    setHandDice: () => app.setHandDice(late, true),
    webhook: async () => {
      const made = await app.webhooks.create(late, {
        url: 'https://x.example/',
        events: [],
      });
      return made.outcome;
    },
  };
  for (const [name, change] of Object.entries(changes))
    await expect(change(), name).rejects.toThrow('Too much.');
  expect((await store.load(id))?.version).toBe(2);
});
