/** What a GM does with combatants: hides and reveals them, changes them, rules on them, takes them away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdjudicateDocument,
  type AdjudicateInput,
  CatalogueDocument,
  ExportEncounterDocument,
  HideCombatantsDocument,
  ImportEncounterDocument,
  RemoveCombatantDocument,
  RevealCombatantsDocument,
  RewindEncounterDocument,
  UpdateCombatantDocument,
  VerifyDiceDocument,
} from '../../../../src/client/index.ts';
import { begin, type Fight, foe, someone } from '../../../kit/graphql/segments-fight.ts';
import { type Api, type Encounter, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const duel = () => begin(api, { combatants: [someone('Ana', 0), foe('Bor', 1)] });
const hide = (fight: Fight, ...combatants: ReturnType<typeof foe>[]) =>
  fight.play(AddCombatantsDocument, { combatants, hidden: true });
const hidden = ({ encounter }: Fight) =>
  encounter.combatants.filter((one) => one.hidden).map(({ name }) => name);

describe('hidden combatants', () => {
  it('wait beside the fight until the GM reveals them, and then rank last', async () => {
    const fight = await duel();
    await hide(fight, foe('Wolf', 3), foe('Bear', 4));
    expect(fight.events).toMatchObject([
      { __typename: 'CombatantsHidden', text: 'Wolf, Bear are hidden' },
    ]);
    expect(hidden(fight)).toEqual(['Wolf', 'Bear']);
    expect(fight.encounter.orderIds).toHaveLength(2);
    const wolf = fight.id('Wolf');
    await fight.play(RevealCombatantsDocument, { combatantIds: [wolf] });
    expect(fight.events).toMatchObject([{ __typename: 'CombatantsAdded', text: 'Wolf joins' }]);
    expect(hidden(fight)).toEqual(['Bear']);
    expect(fight.encounter.orderIds.at(-1)).toBe(wolf);
  });

  it('come to a free hex, their own or another', async () => {
    const fight = await duel();
    await hide(fight, foe('Wolf', 0));
    const combatantIds = [fight.id('Wolf')];
    expect((await fight.illegal(RevealCombatantsDocument, { combatantIds })).rule.id).toBe(
      'SEG-55',
    );
    const positions = [{ combatantId: combatantIds[0] ?? '', position: { q: 5, r: 0 } }];
    await fight.play(RevealCombatantsDocument, { combatantIds, positions });
    expect(fight.combatant('Wolf').position).toEqual({ q: 5, r: 0 });
  });

  it('are listed for the GM to reveal, with the input to send', async () => {
    const fight = await duel();
    await hide(fight, foe('Wolf', 3));
    const { options } = fight.decision('TABLE');
    expect(options.find(({ mutation }) => mutation === 'revealCombatants')).toMatchObject({
      label: 'Reveal Wolf',
      input: { combatantIds: [fight.id('Wolf')] },
    });
    const listed = new Set(options.map(({ mutation }) => mutation));
    expect([...listed]).toEqual(
      expect.arrayContaining(['addCombatants', 'updateCombatant', 'removeCombatant', 'adjudicate']),
    );
  });

  it('are to be revealed before anything is done to them', async () => {
    const fight = await duel();
    await hide(fight, foe('Wolf', 1));
    const refused = await api.refusal('InvalidInput', AdjudicateDocument, {
      encounterId: fight.encounter.id,
      combatantId: fight.id('Wolf'),
      reason: 'It limps',
      stats: { segments: { hitPoints: 1 } },
    });
    expect(refused.fields).toMatchObject([{ path: 'combatantId' }]);
    expect(refused.message).toContain('reveal it first');
  });

  it('are kept as they were when they are hidden again, and come back so, whatever is undone or copied', async () => {
    const fight = await begin(api, {
      combatants: [someone('Ana', 0), foe('Bor', 1), foe('Wolf', 3)],
    });
    const combatantId = fight.id('Wolf');
    const stats = { segments: { hitPoints: 4 } };
    await fight.play(AdjudicateDocument, { combatantId, reason: 'A trap', stats });
    const was = fight.sheet('Wolf');
    const atTable = fight.encounter.version;
    const combatantIds = [combatantId];
    const hiding = { combatantIds, reason: 'It slips away', idempotencyKey: 'the-wolf' };
    await fight.play(HideCombatantsDocument, hiding);
    expect(fight.events.map(({ __typename, text }) => [__typename, text])).toEqual([
      ['CombatantRemoved', 'Wolf leaves: It slips away'],
      ['CombatantsHidden', 'Wolf is hidden'],
    ]);
    expect(hidden(fight)).toEqual(['Wolf']);
    expect(fight.sheet('Wolf').hitPoints).toBe(4);
    const whileHidden = fight.encounter.version;
    // Sent again, it is done once.
    await fight.play(HideCombatantsDocument, hiding);
    expect(fight.encounter.version).toBe(whileHidden);

    const encounterId = fight.encounter.id;
    const { exportEncounter } = await api.send(ExportEncounterDocument, { encounterId });
    if (!('document' in exportEncounter)) throw new Error('It was not exported.');
    const { document } = exportEncounter;
    const { importEncounter } = await api.send(ImportEncounterDocument, { input: { document } });
    if (!('encounter' in importEncounter)) throw new Error('It was not imported.');
    expect(importEncounter.encounter.combatants.find((one) => one.hidden)).toMatchObject({
      ...{ name: 'Wolf', vitals: [{ current: 4 }] },
    });

    const back = async (toVersion: number) => {
      const input = { encounterId, toVersion, dice: 'KEEP', reason: 'Undo' } as const;
      const { rewindEncounter } = await api.send(RewindEncounterDocument, { input });
      if (!('encounter' in rewindEncounter)) throw new Error('It was not rewound.');
      return rewindEncounter.encounter.combatants.find(({ name }) => name === 'Wolf');
    };
    expect(await back(atTable)).toMatchObject({ hidden: false, vitals: [{ current: 4 }] });
    expect(await back(whileHidden)).toMatchObject({ hidden: true, vitals: [{ current: 4 }] });
    await fight.play(RevealCombatantsDocument, { combatantIds });
    expect(fight.events).toMatchObject([{ __typename: 'CombatantsAdded', text: 'Wolf joins' }]);
    expect(fight.sheet('Wolf')).toMatchObject({ ...was, spent: [] });
    const { verifyDice } = await api.send(VerifyDiceDocument, { encounterId });
    expect(verifyDice).toMatchObject({ verified: true });
  });

  it('bring what they need of the bestiary', async () => {
    const fight = await duel();
    const creatures = [
      { creature: 'gale-piper', name: 'Piper', side: 'foes', position: { q: 4, r: 0 } },
    ];
    const catalogue = async () => {
      const { encounter } = await api.send(CatalogueDocument, { id: fight.encounter.id });
      return encounter?.actions.length ?? 0;
    };
    const before = await catalogue();
    await fight.play(AddCombatantsDocument, { creatures, hidden: true });
    const whileHidden = await catalogue();
    expect(whileHidden).toBeGreaterThan(before);
    await fight.play(RevealCombatantsDocument, { combatantIds: [fight.id('Piper')] });
    expect(fight.events.map(({ __typename }) => __typename)).toEqual([
      'ActionsDefined',
      'CombatantsAdded',
    ]);
    expect(await catalogue()).toBe(whileHidden);
  });
});

describe('combatants', () => {
  it('are renamed, change sides, and have another sheet while they are hidden', async () => {
    const fight = await duel();
    await hide(fight, foe('Wolf', 3));
    const abilities = { strength: 4, dexterity: 0, intelligence: 0, resolve: 0 };
    await fight.play(UpdateCombatantDocument, {
      combatantId: fight.id('Wolf'),
      name: 'Warg',
      sheet: { segments: { abilities, hitPoints: 33 } },
    });
    expect(fight.sheet('Warg').maxHitPoints).toBe(33);
    await fight.play(UpdateCombatantDocument, { combatantId: fight.id('Bor'), side: 'heroes' });
    expect(fight.events).toMatchObject([
      { __typename: 'CombatantUpdated', text: 'Bor is now of heroes' },
    ]);
    const sheet = { segments: { abilities, hitPoints: 33 } };
    const { rule } = await fight.illegal(UpdateCombatantDocument, {
      combatantId: fight.id('Bor'),
      sheet,
    });
    expect(rule.id).toBe('SEG-05');
  });

  it('leave the table with all that they are a part of, and the turn passes on', async () => {
    // SEG-107: Cid stays, or it would be asked whether the fight is over.
    const fight = await begin(api, {
      combatants: [someone('Ana', 0), foe('Bor', 1), someone('Cid', 5)],
    });
    await fight.declare('Ana', 'unarmed-strike', { at: 'Bor' });
    await fight.play(RemoveCombatantDocument, {
      combatantId: fight.id('Ana'),
      reason: 'Ana is called away',
    });
    expect(fight.events.map(({ text }) => text)).toEqual([
      'Ana leaves: Ana is called away',
      "Bor's turn",
    ]);
    expect(fight.encounter.combatants.map(({ name }) => name)).toEqual(['Bor', 'Cid']);
    expect(fight.encounter.attacks).toEqual([]);
    await fight.until(1, 3);
  });
});

describe('a ruling of the GM', () => {
  const rule = (fight: Fight, more: Partial<AdjudicateInput>) => ({
    combatantId: fight.id('Bor'),
    reason: 'The bridge breaks',
    ...more,
  });

  it('sets what it says, and the log has the reason', async () => {
    const fight = await duel();
    await fight.play(
      AdjudicateDocument,
      rule(fight, {
        stats: { segments: { hitPoints: 4, spent: ['MOVE'] } },
        position: { q: 8, r: 0 },
        inflict: [{ condition: 'staggered', details: { segments: { segments: 3 } } }],
        rank: 1,
      }),
    );
    expect(fight.events.map(({ text }) => text)).toEqual([
      'The GM rules on Bor: The bridge breaks; now at (8, 0); hit points: 4; spent this round: Move',
      'Bor is staggered until segment 1 of round 2 begins',
      'Bor now has place 1 of 2',
    ]);
    expect(fight.combatant('Bor').position).toEqual({ q: 8, r: 0 });
    expect(fight.sheet('Bor')).toMatchObject({ hitPoints: 4, spent: ['MOVE'] });
    await fight.play(AdjudicateDocument, rule(fight, { stats: { segments: { hitPoints: 0 } } }));
    expect(fight.combatant('Bor').status).toBe('DOWN');
    await fight.play(AdjudicateDocument, rule(fight, { stats: { segments: { hitPoints: 1 } } }));
    expect(fight.combatant('Bor').status).toBe('STANDING');
  });

  it.each([
    ['stats.segments.hitPoints', { stats: { segments: { hitPoints: 101 } } }],
    ['stats.segments.spent', { stats: { segments: { spent: ['FULL', 'MOVE'] } } }],
    ['rank', { rank: 3 }],
    ['reason', { reason: '', rank: 1 }],
    ['stats', {}],
  ] as const)('names the field that is out of range: %s', async (path, more) => {
    const fight = await duel();
    const refused = await api.refusal('InvalidInput', AdjudicateDocument, {
      ...rule(fight, more as Partial<AdjudicateInput>),
      encounterId: fight.encounter.id,
    });
    expect(refused.fields.map((field) => field.path)).toEqual([path]);
    expect(
      (
        await api.play(AdjudicateDocument, {
          ...rule(fight, { rank: 1 }),
          encounterId: fight.encounter.id,
        })
      ).encounter.version,
    ).toBe(fight.encounter.version + 1);
  });
});

describe('all of it', () => {
  it('is in the journal as it came, also to another server', async () => {
    const fight = await duel();
    const { id } = fight.encounter;
    await hide(fight, foe('Wolf', 3), foe('Bear', 4));
    await fight.play(UpdateCombatantDocument, { combatantId: fight.id('Bear'), name: 'Bruin' });
    await fight.play(RevealCombatantsDocument, { combatantIds: [fight.id('Wolf')] });
    await fight.play(RemoveCombatantDocument, { combatantId: fight.id('Bor') });
    await fight.play(AdjudicateDocument, {
      combatantId: fight.id('Ana'),
      reason: 'A bite',
      stats: { segments: { hitPoints: 50 } },
    });
    const verified = await api.send(VerifyDiceDocument, { encounterId: id });
    expect(verified.verifyDice).toMatchObject({ verified: true, entries: 8 });
    const { exportEncounter } = await api.send(ExportEncounterDocument, { encounterId: id });
    if (exportEncounter.__typename !== 'EncounterExport')
      throw new Error(JSON.stringify(exportEncounter));
    const copy = await api.play(ImportEncounterDocument, { document: exportEncounter.document });
    // A copy has ids of its own.
    const whoever = (all: Encounter['combatants']) => all.map((one) => ({ ...one, id: one.name }));
    expect(whoever(copy.encounter.combatants)).toEqual(whoever(fight.encounter.combatants));
  });
});
