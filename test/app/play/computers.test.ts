/** What is kept of fights of computers: the same seeds and commands give the same bytes. */
import { describe, expect, it } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import type { RawCommand } from '../../../src/app/outcome.ts';
import type { EncounterRecord } from '../../../src/app/ports.ts';
import { rulesets } from '../../../src/engine/all.ts';
import { flowParts, type RulesetId } from '../../../src/engine/index.ts';
import { done, recordOf } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

const LEVELS = ['RANDOM', 'SENSIBLE', 'STRONG', 'SENSIBLE'] as const;
const CALLS = 3;

/** At one and the same moment, with the same ids and seeds for every app. */
function app(): Encounters {
  let asked = 0;
  return new Encounters({
    store: memoryStore(),
    clock: () => new Date('2026-01-01T00:00:00Z'),
    randomBytes: (count) => new Uint8Array(count).fill(++asked),
    creation: 'OPEN',
  });
}

/** Four whom the computer plays at different levels, some calls after the fight has begun. */
async function fought(ruleset: RulesetId) {
  const own = app();
  const setup = { name: 'Computers', content: ['SAMPLE'] };
  let { record } = done(await own.create(ruleset, setup, nobody, { flow: flowParts }));
  const asked = { encounterId: record.id, caller: gmOf(record.id), expectedVersion: null };
  const play = async (command: RawCommand): Promise<void> => {
    ({ record } = done(await own.submit({ ...asked, command })));
  };
  const creatures = rulesets[ruleset].rulebook.creatures.slice(0, 4).map(({ key }, i) => ({
    ...{
      id: `one-${i}`,
      creature: key,
      side: i % 2 ? 'raiders' : 'wardens',
      position: { q: i, r: i % 2 },
    },
  }));
  await play({ type: 'AddCombatants', creatures });
  const ids = creatures.map(({ id }) => id);
  for (const [i, combatantId] of ids.entries())
    await play({
      ...{ type: 'SetStandingOrders', combatantId, playedBy: 'COMPUTER', level: LEVELS[i]! },
      personality: { style: 'BOLD', protectsId: null, hatesId: ids.at(-1 - i)! },
    });
  await play({ type: 'RollInitiative' });
  for (let calls = 0; calls < CALLS; calls++)
    ({ record } = done(await own.playComputers(asked, 4)));
  return { own, record, asked };
}

async function exportOf(own: Encounters, { id }: Pick<EncounterRecord, 'id'>) {
  const exported = await own.export(id, gmOf(id));
  if (exported.kind !== 'EXPORTED') throw new Error(exported.kind);
  return exported.document;
}

const reasonsIn = (document: unknown): number => JSON.stringify(document).split('"reasons"').length;

describe.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)('computers in %s', (ruleset) => {
  it('do the same for the same seeds and commands, byte for byte', async () => {
    const [one, other] = [await fought(ruleset), await fought(ruleset)];
    const document = await exportOf(one.own, one.record);
    expect(reasonsIn(document)).toBeGreaterThan(4);
    expect(JSON.stringify(await exportOf(other.own, other.record))).toBe(JSON.stringify(document));
  });

  it('are taken back along with what led to them, and keep their reasons in an import', async () => {
    const { own, record, asked } = await fought(ruleset);
    const version = record.version - 1;
    const before = await recordOf(own, record.id, version);
    const request = { toVersion: version, dice: 'KEEP', reason: 'Undo' } as const;
    const { record: undone } = done(await own.rewind({ ...asked, ...request }));
    expect(undone.snapshot.state).toEqual(before?.snapshot.state);
    expect(undone.snapshot.state).not.toEqual(record.snapshot.state);

    const document: unknown = JSON.parse(JSON.stringify(await exportOf(own, record)));
    const elsewhere = app();
    const copy = done(await elsewhere.import(document, nobody)).record;
    expect(reasonsIn(await exportOf(elsewhere, copy))).toBe(reasonsIn(document));
    expect(await elsewhere.replay(copy)).toMatchObject({ difference: null });
  });
});
