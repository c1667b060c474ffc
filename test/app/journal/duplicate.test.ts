/** A fight that is begun anew, as it was prepared; and where a branch of a fight that is over begins. */
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../src/engine/all.ts';
import type { RulesetId } from '../../../src/engine/index.ts';
import type { EncounterRecord } from '../../../src/app/ports.ts';
import { idsIn, renameCombatants } from '../../../src/app/journal/rename-combatants.ts';
import { ancestorWith } from '../../../src/app/journal/ancestor.ts';
import { appOn, AppFight, done } from '../../kit/app/app-fight.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

const phaseOf = ({ ruleset, snapshot }: EncounterRecord) =>
  rulesets[ruleset as RulesetId].queries.phase(snapshot.state);

/** Three creatures of a ruleset, one of them hidden, on a battlefield of its own. */
async function prepared(ruleset: RulesetId) {
  const store = memoryStore();
  const app = appOn(store);
  const opened = done(
    await app.create(ruleset, { name: 'Ambush', settings: {}, content: [] }, nobody, {
      flow: ['ROUNDS'],
    }),
  );
  const { id } = opened.record;
  const asked = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const give = async (command: { readonly type: string; readonly [field: string]: unknown }) =>
    done(await app.submit({ ...asked, command })).record;
  const [creature] = rulesets[ruleset].rulebook.creatures;
  const join = (one: string, q: number) => ({
    ...{ id: one, creature: creature!.key, name: one, side: one },
    position: { q, r: 0 },
  });
  const sides = [join('ana', 0), join('bor', 3)];
  await give({ type: 'AddCombatants', combatants: [], creatures: sides });
  const hidden = { combatants: [], creatures: [join('cid', 5)], hidden: true };
  await give({ type: 'AddCombatants', ...hidden });
  await give({ type: 'SetBattlefield', obstacles: [{ q: 1, r: 1 }] });
  const before = await give({ type: 'UpdateEncounter', name: 'The ambush' });
  const duplicate = async (atVersion: number | null, name: string | null = null) => {
    const request = { ...asked, atVersion, name, begins: 'BEFORE_INITIATIVE' } as const;
    return app.branch(request);
  };
  return { app, store, asked, give, before, duplicate };
}

describe.each(Object.keys(rulesets) as readonly RulesetId[])(
  'duplicating a fight of %s',
  (ruleset) => {
    it('begins as it was before initiative, with new seats and dice', async () => {
      const { app, asked, give, before, duplicate } = await prepared(ruleset);
      const seat = { kind: 'SPECTATOR', combatantIds: [], name: 'Sue', days: 1 } as const;
      done(await app.issueSeat(asked, seat));
      done(await app.createInvite(asked, { combatantIds: ['ana'], uses: null, days: 1 }));
      const begun = await give({ type: 'RollInitiative' });
      expect(phaseOf(begun)).toBe('COMBAT');
      await give({ type: 'EndEncounter' });
      for (const atVersion of [null, begun.version, before.version]) {
        const { record, issued, events } = done(await duplicate(atVersion));
        expect(phaseOf(record)).toBe('SETUP');
        // Combatants have other ids in every copy.
        expect(record.snapshot.state).toEqual(
          renameCombatants(before.snapshot.state, idsIn(record.id)),
        );
        expect(
          Object.keys((record.snapshot.state as { readonly hidden: object }).hidden),
        ).toHaveLength(1);
        expect(record).toMatchObject({ flow: ['ROUNDS'], version: 1 });
        expect(record.seats).toEqual([issued]);
        expect(record.invites).toBeUndefined();
        expect(record.snapshot.dice.seed).not.toBe(before.snapshot.dice.seed);
        expect(events).toMatchObject([{ type: 'EncounterBranched' }]);
        const caller = gmOf(record.id);
        const command = { type: 'RollInitiative' };
        done(await app.submit({ encounterId: record.id, caller, expectedVersion: null, command }));
      }
      const { record } = done(await duplicate(2, 'Again'));
      expect(record.snapshot.state).toMatchObject({ name: 'Again', hidden: {} });
    });

    it('takes the setup that led to the version, whatever was rewound', async () => {
      const { app, asked, give, before, duplicate } = await prepared(ruleset);
      const nameOf = async (atVersion: number | null) =>
        (done(await duplicate(atVersion)).record.snapshot.state as { readonly name: string }).name;
      const begun = await give({ type: 'RollInitiative' });
      const rewind = (toVersion: number) =>
        app.rewind({ ...asked, toVersion, dice: 'REDRAW', reason: 'A test' });
      done(await rewind(before.version));
      await give({ type: 'UpdateEncounter', name: 'Another' });
      const second = await give({ type: 'RollInitiative' });
      expect(await nameOf(null)).toBe('Another');
      done(await rewind(begun.version));
      expect(await nameOf(null)).toBe('The ambush');
      expect(await nameOf(second.version)).toBe('Another');
      expect(await nameOf(begun.version)).toBe('The ambush');
    });

    it('branches a fight that is over at its last version that can be played', async () => {
      const { app, asked, give } = await prepared(ruleset);
      await give({ type: 'RollInitiative' });
      const playing = await give({ type: 'UpdateEncounter', name: 'Still on' });
      const ended = await give({ type: 'EndEncounter' });
      done(await app.setPace(asked, []));
      for (const atVersion of [null, ended.version, ended.version + 1]) {
        const { record, events } = done(await app.branch({ ...asked, atVersion, name: null }));
        expect(phaseOf(record)).toBe('COMBAT');
        expect(events).toMatchObject([{ fromVersion: playing.version }]);
      }
    });
  },
);

describe('duplicating', () => {
  it('is refused where there is nothing before initiative', async () => {
    const { app, give, asked } = await prepared('SEGMENTS');
    await give({ type: 'RollInitiative' });
    const { record } = done(await app.branch({ ...asked, atVersion: null, name: null }));
    const branch = { encounterId: record.id, caller: gmOf(record.id) };
    const request = {
      ...branch,
      atVersion: null,
      name: null,
      begins: 'BEFORE_INITIATIVE',
    } as const;
    expect(await app.branch(request)).toMatchObject({
      kind: 'INVALID',
      issues: [{ path: ['atVersion'] }],
    });
  });

  it('reads a long journal a checkpoint at a time, from the end', async () => {
    const fight = await AppFight.gather(3);
    const { version } = fight.record;
    await fight.play({ type: 'RollInitiative' });
    const asked = { encounterId: fight.id, caller: gmOf(fight.id), expectedVersion: null };
    const names = Array.from({ length: 520 }, (_, i) => `Name ${i}`);
    for (const name of names) await fight.play({ type: 'UpdateEncounter', name });
    const isSetup = (state: unknown) => rulesets.SEGMENTS.queries.phase(state) === 'SETUP';
    const last = { version: fight.record.version, isSuch: isSetup };
    expect(await ancestorWith(fight.store, fight.record, last)).toBe(version);
    const isNoOne = { ...last, isSuch: () => false };
    expect(await ancestorWith(fight.store, fight.record, isNoOne)).toBeNull();
    done(await fight.app.branch({ ...asked, atVersion: null, name: null }));
  });
});
