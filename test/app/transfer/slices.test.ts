/** What plays many versions again lets others in between: after each part it asks whether it is time. */
import { beforeAll, expect, it } from 'vitest';
import type { EncounterRecord } from '../../../src/app/ports.ts';
import type { EncounterDocument } from '../../../src/app/transfer/document.ts';
import { unmeasured, type WorkMeter } from '../../../src/app/work.ts';
import { AppFight, appOn, done } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

const store = memoryStore();
const app = appOn(store);
const MOVES = 40;
let record: EncounterRecord;
let document: EncounterDocument;
beforeAll(async () => {
  const fight = await AppFight.gather(3, store);
  await fight.wander(MOVES);
  ({ record } = fight);
  const exported = await app.export(record.id, gmOf(record.id));
  if (exported.kind !== 'EXPORTED') throw new Error(exported.kind);
  ({ document } = exported);
});

/** Notes after how many parts it was asked whether others are to be answered. */
function counting() {
  let parts = 0;
  const atOnce: number[] = [];
  const meter: WorkMeter = {
    ...unmeasured,
    measure: (work) => {
      parts++;
      return work();
    },
    pause: () => {
      atOnce.push(parts);
      parts = 0;
      return Promise.resolve();
    },
  };
  return { meter, atOnce };
}

it('an import reads, checks, plays and renames one version at a time', async () => {
  const { meter, atOnce } = counting();
  done(await appOn(memoryStore()).import(document, nobody, { meter }));
  const { length } = document.journal;
  expect(atOnce.length).toBeGreaterThanOrEqual(4 * length);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(2);
});

it('an export plays and writes one version at a time', async () => {
  const { meter, atOnce } = counting();
  const range = { after: 0, first: 150, meter };
  expect((await app.export(record.id, gmOf(record.id), range)).kind).toBe('EXPORTED');
  expect(atOnce.length).toBeGreaterThanOrEqual(2 * document.journal.length);
});

it('a verification plays one version at a time', async () => {
  const { meter, atOnce } = counting();
  const range = { after: 0, first: 500, rolls: Infinity, meter };
  expect((await app.replay(record, range)).difference).toBeNull();
  expect(atOnce.length).toBeGreaterThanOrEqual(record.version);
});
