/** Choices that come late: done while the decision stands as it was seen, and otherwise refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EncounterRecord, Seat } from '../../../../src/app/ports.ts';
import { chosenFrom, seenSince } from '../../../../src/app/play/still-standing.ts';
import {
  AddCombatantsDocument,
  AdjudicateDocument,
  AdvanceSegmentDocument,
  DeclareActionDocument,
  DelayTurnDocument,
  EndTurnDocument,
  RewindEncounterDocument,
  RollInitiativeDocument,
  SetBattlefieldDocument,
  TakeOptionDocument,
  type TakeOptionInput,
} from '../../../../src/client/index.ts';
import { rulesets as rulesetsById } from '../../../../src/engine/all.ts';
import { EncounterModel } from '../../../../src/graphql/plumbing/model.ts';
import { DecisionModel } from '../../../../src/graphql/schema/encounter/decision-model.ts';
import { gmOf } from '../../../kit/app/seats.ts';
import { Random } from '../../../kit/engine/random.ts';
import { type Api, type Encounter, startApi } from '../../../kit/graphql/api.ts';
import { Bot } from '../../../kit/graphql/awaiting-bot.ts';
import { begun } from '../../../kit/graphql/awaiting-fight.ts';
import {
  attack,
  begin,
  type Fight,
  foe,
  knows,
  someone,
} from '../../../kit/graphql/segments-fight.ts';
import { sized } from '../../../kit/size.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const rulesets = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;

const late = (encounter: Encounter, optionId: string, picks: TakeOptionInput['picks'] = []) => ({
  ...{ encounterId: encounter.id, version: encounter.version },
  ...{ optionId, picks, ifStillListed: true },
});

function optionOf({ awaiting }: Encounter, mutation: string, combatantId: string) {
  const options = awaiting.flatMap((decision) => decision.options);
  return options.find(
    (one) =>
      one.mutation === mutation &&
      (one.input as { combatantId?: string }).combatantId === combatantId,
  )!;
}

/** Refused as out of date, and nothing changed. */
async function expectOutOfDate(input: TakeOptionInput): Promise<void> {
  const { version } = (await api.store.load(input.encounterId))!;
  const conflict = await api.refusal('VersionConflict', TakeOptionDocument, input);
  expect(conflict.currentVersion).toBe(version);
  expect((await api.store.load(input.encounterId))!.version).toBe(version);
}

/** Ana and Bor with blades, each able to act in the first segment. */
const duel = (): Promise<Fight> =>
  begin(api, {
    actions: [attack('blade', { form: 'MELEE', range: 5 })],
    combatants: [someone('Ana', 0, knows('blade')), foe('Bor', 1)],
  });

describe.each(rulesets)('ids of %s', (ruleset) => {
  it('are of one version and never come again, and keys stay', async () => {
    const id = await begun(api, ruleset);
    const bot = await Bot.join(api, id, new Random(3));
    const versions = new Map<string, number>();
    let kept = 0;
    let keys = new Set<string>();
    for (let n = 0; n < sized(240); n++) {
      const { version, phase, awaiting } = await bot.look();
      if (phase !== 'COMBAT') break;
      const named = [...awaiting, ...awaiting.flatMap(({ options }) => options)];
      expect(new Set(named.map(({ key }) => key)).size).toBe(named.length);
      for (const one of named) {
        expect(versions.get(one.id) ?? version).toBe(version);
        versions.set(one.id, version);
        if (keys.has(one.key)) kept++;
      }
      keys = new Set(named.map(({ key }) => key));
      const back = {
        encounterId: id,
        toVersion: version - 1,
        reason: 'Again',
        dice: 'KEEP',
      } as const;
      if (n % 5 === 4) await api.play(RewindEncounterDocument, back);
      else await bot.takeById(bot.choose(awaiting), version);
    }
    expect(kept).toBeGreaterThan(versions.size / 4);
  }, 120_000);

  it('are found once: what was taken is out of date for whoever sends it again', async () => {
    const id = await begun(api, ruleset);
    const bot = await Bot.join(api, id, new Random(7));
    let again = 0;
    for (let n = 0; n < sized(400); n++) {
      const { version, phase, awaiting } = await bot.look();
      if (phase !== 'COMBAT') break;
      const input = { ...bot.inputOf(bot.choose(awaiting), version), ifStillListed: true };
      const answer = await api.answer(TakeOptionDocument, input);
      // Standing orders as they are already make no version: nothing was done, and may be again.
      if (!('encounter' in answer) || answer.encounter.version === version) continue;
      await expectOutOfDate(input);
      again++;
    }
    expect(again).toBeGreaterThan(10);
  }, 120_000);
});

describe('an id', () => {
  it.each(rulesets)('tells nothing of who is hidden: %s', async (ruleset) => {
    const id = await begun(api, ruleset);
    const before = (await api.store.load(id))!;
    const [creature] = rulesetsById[ruleset].rulebook.creatures.map(({ key }) => key);
    const hidden = { creature: creature!, side: 'raiders', position: { q: 1, r: 1 } };
    await api.play(AddCombatantsDocument, { encounterId: id, hidden: true, creatures: [hidden] });
    const after = { ...(await api.store.load(id))!, version: before.version };
    const { combatants } = before.snapshot.state as { combatants: Record<string, unknown> };
    const [gm] = before.seats;
    const idsFor = (record: EncounterRecord, actor: Seat['actor']) => {
      const encounter = new EncounterModel({ record, seat: { ...gm!, actor } });
      const decisions = encounter.awaiting.map((one) => new DecisionModel(encounter, one));
      return decisions.flatMap((one) => [one, ...one.options]).map((one) => one.id);
    };
    const players = Object.keys(combatants);
    for (const actor of [
      { kind: 'SPECTATOR' } as const,
      { kind: 'PLAYER', combatants: players } as const,
      ...players.map((one) => ({ kind: 'PLAYER', combatants: [one] }) as const),
    ])
      expect(idsFor(after, actor)).toEqual(idsFor(before, actor));
    expect(idsFor(after, gm!.actor)).not.toEqual(idsFor(before, gm!.actor));
  });
});

describe('a choice that comes late', () => {
  it('SEC-24: is done while it stands: two who pass at once both pass', async () => {
    const settings = [{ setting: 'delayedTurnOrder', value: 'FIRST_TO_SPEAK' }];
    const { id } = await api.create({ ruleset: 'SECONDS', settings });
    const combatants = ['Ana', 'Bor', 'Cid'].map((name, i) => ({
      ...{ name, side: name, position: { q: 2 * i, r: 0 } },
      sheet: { seconds: { toughness: 40, initiativeBonus: 20 - 6 * i } },
    }));
    await api.play(AddCombatantsDocument, { encounterId: id, combatants });
    let { encounter } = await api.play(RollInitiativeDocument, { encounterId: id });
    const [ana, bor] = encounter.orderIds as [string, string];
    const delays = async (combatantId: string) =>
      (await api.play(DelayTurnDocument, { encounterId: id, combatantId })).encounter;
    encounter = await delays(ana);
    const waits = optionOf(encounter, 'passPriority', ana);
    await api.play(TakeOptionDocument, late(encounter, waits.id));
    encounter = await delays(bor);
    for (const who of [ana, bor]) {
      const pass = optionOf(encounter, 'passPriority', who);
      await api.play(TakeOptionDocument, late(encounter, pass.id));
    }
  });

  it('is done although others have changed what does not concern it', async () => {
    const { encounter } = await duel();
    const turn = encounter.clock!.turnOfId!;
    const end = optionOf(encounter, 'endTurn', turn);
    const obstacles = [{ q: 9, r: 9 }];
    await api.play(SetBattlefieldDocument, { encounterId: encounter.id, obstacles });
    await expectOutOfDate({ ...late(encounter, end.id), ifStillListed: false });
    await api.play(TakeOptionDocument, late(encounter, end.id));
  });

  it('ends no turn of a later round', async () => {
    const { encounter } = await duel();
    const encounterId = encounter.id;
    const turn = encounter.clock!.turnOfId!;
    const tapped = late(encounter, optionOf(encounter, 'endTurn', turn).id);
    let now = (await api.play(TakeOptionDocument, tapped)).encounter;
    while (now.round === encounter.round || now.clock?.turnOfId !== turn) {
      const combatantId = now.clock?.turnOfId;
      const done = combatantId
        ? await api.play(EndTurnDocument, { encounterId, combatantId })
        : await api.play(AdvanceSegmentDocument, { encounterId });
      now = done.encounter;
    }
    expect(optionOf(now, 'endTurn', turn).key).toBe(optionOf(encounter, 'endTurn', turn).key);
    await expectOutOfDate(tapped);
    // Nor by the version of now: the id is of then.
    const guessed = { ...tapped, version: now.version };
    const missing = await api.refusal('NotFound', TakeOptionDocument, guessed);
    expect(missing).toMatchObject({ code: 'OPTION_NOT_FOUND', missingId: tapped.optionId });
  });

  it('is not for the same decision after an undo, which has ids of its own', async () => {
    const { encounter } = await duel();
    const turn = encounter.clock!.turnOfId!;
    const end = optionOf(encounter, 'endTurn', turn);
    const tapped = late(encounter, end.id);
    await api.play(TakeOptionDocument, tapped);
    const back = { encounterId: encounter.id, toVersion: encounter.version, reason: 'Undo' };
    const undone = await api.play(RewindEncounterDocument, { ...back, dice: 'KEEP' });
    const again = optionOf(undone.encounter, 'endTurn', turn);
    expect(again.key).toBe(end.key);
    expect(again.id).not.toBe(end.id);
    await expectOutOfDate(tapped);
  });

  it('is refused once somebody has answered the decision, by any mutation', async () => {
    const fight = await duel();
    const { encounter } = fight;
    const turn = encounter.clock!.turnOfId!;
    const end = late(encounter, optionOf(encounter, 'endTurn', turn).id);
    const declared = { encounterId: encounter.id, combatantId: turn };
    const moved = {
      ...declared,
      action: 'move',
      details: { segments: { use: 'MOVE' as const } },
      to: { q: 0, r: turn === fight.id('Ana') ? 1 : -1 },
    };
    await api.play(DeclareActionDocument, moved);
    await expectOutOfDate(end);
  });

  it('is refused where a pick is not listed any more, or never was', async () => {
    const fight = await duel();
    const { encounter } = fight;
    const turn = encounter.clock!.turnOfId!;
    const [mine, other] = turn === fight.id('Ana') ? ['Ana', 'Bor'] : ['Bor', 'Ana'];
    const aimed = encounter.awaiting
      .find(({ kind, combatantId }) => kind === 'TURN' && combatantId === turn)!
      .options.find(({ choices }) => choices.some(({ kind }) => kind === 'HEX'))!;
    const { field, area } = aimed.choices.find(({ kind }) => kind === 'HEX')!;
    const { hexes } = encounter.awaiting
      .flatMap(({ hexSets }) => hexSets)
      .find(({ id }) => id === area!.id)!;
    const far = hexes.at(-1)!;
    const to = late(encounter, aimed.id, [{ field, hexes: [far] }]);
    const beyond = late(encounter, aimed.id, [{ field, hexes: [{ q: 500, r: 0 }] }]);
    const reason = 'Thrown there';
    const set = { encounterId: encounter.id, combatantId: fight.id(other), position: far, reason };
    await api.play(AdjudicateDocument, set);
    await expectOutOfDate(to);
    await api.refusal('InvalidInput', TakeOptionDocument, beyond);
    expect(fight.id(mine)).toBe(turn);
  });

  it('is refused from 101 versions on, before anything is read', async () => {
    const loaded = (await api.store.load((await duel()).encounter.id))!;
    const record = { ...loaded, version: 500 };
    const taken = (version: number) => ({
      ...{ encounterId: record.id, caller: gmOf(record.id), expectedVersion: null },
      ...{ version, optionId: 'x', list: unlisted, choose: unlisted },
    });
    for (const version of [399, 0, -1, 501]) {
      const taking = taken(version);
      expect(seenSince(taking, record)).toBeNull();
      expect(chosenFrom({ record, seat: record.seats[0]!, taking }, null)).toMatchObject({
        kind: 'CONFLICT',
        currentVersion: 500,
      });
    }
    expect(seenSince(taken(400), record)).toEqual({ first: 400, last: 500 });
  });
});

const unlisted = (): never => {
  throw new Error('It was listed.');
};
