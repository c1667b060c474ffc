/** Texts that were written before they would be refused: they stay readable, and can be named. */
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/app/journal/digest.ts';
import { done, someone } from '../../kit/app/app-fight.ts';
import { appOn } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

const setup = { name: 'Bridge', settings: {}, content: [] };
const OLD = 'Ana\u202EBor';

const asked = (encounterId: string, command: { readonly type: string }) => ({
  ...{ encounterId, caller: gmOf(encounterId), expectedVersion: null, command },
});

const joining = (name: string, q: number) => ({
  ...{ type: 'AddCombatants', creatures: [], hidden: false },
  combatants: [{ ...someone('Ana', q), id: `c${q}`, name }],
});

/** What a server has exported that took such a name, and such a side. */
async function oldDocument() {
  const app = appOn(memoryStore());
  const { record } = done(await app.create('SEGMENTS', setup, nobody));
  done(await app.submit(asked(record.id, joining('AnaXXBor', 0))));
  const exported = await app.export(record.id, gmOf(record.id));
  if (exported.kind !== 'EXPORTED') throw new Error(exported.kind);
  const text = JSON.stringify(exported.document).replaceAll('AnaXXBor', OLD);
  const { digest, ...rest } = JSON.parse(text) as Record<string, unknown>;
  expect(digest).not.toBe(digestOf(rest));
  return { ...rest, digest: digestOf(rest) };
}

describe('a document with a name that would be refused now', () => {
  it('is imported, verified, exported and played on, and its combatant can be named', async () => {
    const app = appOn(memoryStore());
    const { record } = done(await app.import(await oldDocument(), nobody));
    expect((await app.replay(record)).difference).toBeNull();
    const state = record.snapshot.state as {
      combatants: Record<string, { id: string; name: string }>;
    };
    const [old] = Object.values(state.combatants);
    expect(old?.name).toBe(OLD);
    const rename = { type: 'UpdateCombatant', combatantId: old!.id };
    // A form that was left as it was sends it again.
    done(await app.submit(asked(record.id, { ...rename, name: OLD } as { type: string })));
    const other = await app.submit(asked(record.id, joining(`${OLD}!`, 2)));
    expect(other).toMatchObject({ kind: 'INVALID', issues: [{ path: ['combatants', 0, 'name'] }] });
    done(await app.submit(asked(record.id, { ...rename, name: 'Ana' } as { type: string })));
    const again = await app.export(record.id, gmOf(record.id));
    expect(again.kind).toBe('EXPORTED');
  });
});
