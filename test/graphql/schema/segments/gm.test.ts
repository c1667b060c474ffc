/** What a GM does at the table beside the rules: granting circumstances, calling creatures. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  BestiaryDocument,
  InflictConditionDocument,
  OddsDocument,
} from '../../../../src/client/index.ts';
import { begin, foe, someone } from '../../../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const at = (q: number) => ({ q, r: 0 });

describe('circumstances that the GM grants', () => {
  const duel = () => begin(api, { combatants: [someone('Ana', 0), foe('Bor', 1)] });

  it('SEG-81 change one roll, are seen while they last, and are gone with it', async () => {
    const fight = await duel();
    const details = { segments: { once: true } };
    const granted = { condition: 'advantage-attack', details };
    await fight.play(InflictConditionDocument, { combatantId: fight.id('Ana'), ...granted });
    expect(fight.events).toMatchObject([{ text: 'Ana is at advantage on attacks for one roll' }]);
    expect(fight.combatant('Ana').conditions).toMatchObject([{ key: 'advantage-attack' }]);
    await fight.declare('Ana', 'unarmed-strike', { at: 'Bor' });
    await fight.defend('NONE');
    const [hit] = fight.happened('AttackHit');
    expect(hit?.text).toMatch(/\[\d \d \d \d \d\]/);
    expect(fight.combatant('Ana').conditions).toEqual([]);
  });

  it('SEG-86 SEG-88 leverage for three segments is reckoned with in the odds', async () => {
    const fight = await duel();
    const chance = async () => {
      const declareAction = {
        combatantId: fight.id('Ana'),
        action: 'unarmed-strike',
        details: { segments: { use: 'STANDARD' as const } },
        targetIds: [fight.id('Bor')],
      };
      const { odds } = await api.send(OddsDocument, {
        encounterId: fight.encounter.id,
        input: { declareAction },
      });
      if (odds.__typename !== 'Odds') throw new Error(odds.message);
      return JSON.stringify(odds);
    };
    const plain = await chance();
    await fight.play(InflictConditionDocument, {
      combatantId: fight.id('Ana'),
      condition: 'leverage-damage',
      details: { segments: { segments: 3 } },
    });
    expect(fight.combatant('Ana').conditions).toMatchObject([{ ends: { round: 2, step: 1 } }]);
    expect(await chance()).not.toBe(plain);
  });

  it('name who or what there is not', async () => {
    const fight = await duel();
    const encounterId = fight.encounter.id;
    const combatantId = fight.id('Ana');
    const refuse = (input: { combatantId: string; condition: string }) =>
      api.refusal('NotFound', InflictConditionDocument, { encounterId, ...input });
    expect((await refuse({ combatantId: 'cmb_0', condition: 'prone' })).code).toBe(
      'COMBATANT_NOT_FOUND',
    );
    expect((await refuse({ combatantId, condition: 'moody' })).code).toBe('CONDITION_NOT_FOUND');
  });
});

describe('the bestiary', () => {
  it('lists creatures with all that they bring', async () => {
    const { bestiary } = await api.send(BestiaryDocument, { ruleset: 'SEGMENTS' });
    expect(bestiary).toHaveLength(7);
    expect(bestiary.find(({ key }) => key === 'gale-piper')).toMatchObject({
      pack: 'SAMPLE',
      hitPoints: 24,
      talents: ['barge-wind', 'chaff-fan', 'reed-screen', 'heron-poise'].map((action) => ({
        action,
      })),
      actions: ['barge-wind', 'reed-screen', 'heron-poise', 'chaff-fan'].map((key) => ({ key })),
      conditions: [{ key: 'poised' }],
    });
  });

  it('sends everyone of it into an encounter that knows none of its packs', async () => {
    const { id: encounterId } = await api.create();
    const { bestiary } = await api.send(BestiaryDocument, { ruleset: 'SEGMENTS' });
    const { encounter } = await api.play(AddCombatantsDocument, {
      encounterId,
      combatants: [someone('Ana', -1)],
      creatures: bestiary.map(({ key }, q) => ({ creature: key, side: 'foes', position: at(q) })),
    });
    expect(encounter.combatants.map(({ name }) => name)).toEqual([
      'Ana',
      ...bestiary.map(({ name }) => name),
    ]);
    expect(new Set(encounter.combatants.map(({ id }) => id)).size).toBe(8);
  });

  it('SEG-55 has typed errors that name the place', async () => {
    const { id: encounterId } = await api.create();
    const piper = { creature: 'gale-piper', side: 'foes', position: at(0) };
    const griffin = { ...piper, creature: 'griffin', position: at(1) };
    const unknown = await api.refusal('InvalidInput', AddCombatantsDocument, {
      encounterId,
      creatures: [piper, griffin],
    });
    expect(unknown.fields).toMatchObject([
      {
        path: 'creatures.1.creature',
        message: expect.stringContaining('gale-piper') as string,
      },
    ]);
    const twice = { encounterId, creatures: [piper, piper] };
    expect((await api.refusal('IllegalMove', AddCombatantsDocument, twice)).rule.id).toBe('SEG-55');
    const far = { ...piper, position: at(5000) };
    const { fields } = await api.refusal('InvalidInput', AddCombatantsDocument, {
      encounterId,
      creatures: [far],
    });
    expect(fields).toMatchObject([{ path: 'creatures.0.position.q' }]);
    const nobody = await api.refusal('InvalidInput', AddCombatantsDocument, { encounterId });
    expect(nobody.fields).toMatchObject([{ path: 'combatants' }]);
  });
});
