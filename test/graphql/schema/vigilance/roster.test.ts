/** What a GM does with the combatants of VIGILANCE: hides, reveals, changes, rules, takes away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdjudicateDocument,
  type StatsInput,
  DeclareActionDocument,
  RemoveCombatantDocument,
  RevealCombatantsDocument,
  UpdateCombatantDocument,
} from '../../../../src/client/index.ts';
import { beast, hero, match } from '../../../kit/graphql/vigilance-fight.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const duel = () => match(api, [hero('Ann', [0, 0]), beast('Rat', [1, 0])]);

describe('the roster of VIGILANCE', () => {
  it('hides, changes, reveals and takes away', async () => {
    const fight = await duel();
    const wolf = beast('Wolf', [0, 0], {}, { vigilance: 200 });
    await fight.play(AddCombatantsDocument, { combatants: [wolf], hidden: true });
    expect(fight.combatant('Wolf').hidden).toBe(true);
    expect(fight.encounter.orderIds).toHaveLength(2);
    const combatantIds = [fight.id('Wolf')];
    const { rule } = await fight.illegal(RevealCombatantsDocument, { combatantIds });
    expect(rule.id).toBe('VIG-34');
    const sheet = beast('Warg', [0, 0], { damageLimit: 9 }, { vigilance: 200 }).sheet;
    await fight.play(UpdateCombatantDocument, {
      combatantId: fight.id('Wolf'),
      name: 'Warg',
      sheet,
    });
    const positions = [{ combatantId: combatantIds[0] ?? '', position: { q: 5, r: 0 } }];
    await fight.play(RevealCombatantsDocument, { combatantIds, positions });
    expect(fight.at('Warg')).toEqual([5, 0]);
    expect(fight.figures('Warg').damageLimit).toBe(9);
    expect(fight.encounter.orderIds[0]).toBe(combatantIds[0]);

    await fight.play(DeclareActionDocument, {
      combatantId: fight.id('Ann'),
      action: 'assault',
      details: { vigilance: { use: 'REGULAR' } },
      targetIds: [fight.id('Rat')],
    });
    expect(fight.stack).toEqual(['Ann']);
    await fight.play(RemoveCombatantDocument, { combatantId: fight.id('Rat'), reason: 'It flees' });
    expect(fight.events).toMatchObject([
      { __typename: 'CombatantRemoved', text: 'Rat leaves: It flees' },
    ]);
    expect(fight.stack).toEqual([]);
    expect(fight.asked).toBe('TURN Ann');
  });

  it('is ruled on: stats, place, conditions and rank', async () => {
    const fight = await duel();
    await fight.play(AdjudicateDocument, {
      combatantId: fight.id('Ann'),
      reason: 'The bridge breaks',
      stats: { vigilance: { vigor: 1, damage: 12, quick: 0 } },
      position: { q: 0, r: 4 },
      inflict: [{ condition: 'alarm', details: { vigilance: { count: 2 } } }],
      rank: 2,
    });
    expect(fight.events).toMatchObject([
      {
        __typename: 'Adjudicated',
        text: 'The GM rules on Ann: The bridge breaks; now at (0, 4); vigor 1; damage 12; quick 0',
      },
      { __typename: 'CountersGained' },
      { __typename: 'RankChanged' },
    ]);
    expect(fight.at('Ann')).toEqual([0, 4]);
    expect(fight.figures('Ann')).toMatchObject({ damage: 12, left: { quick: 0 } });
    expect(fight.encounter.orderIds.map((id) => fight.nameOf(id))).toEqual(['Rat', 'Ann']);
  });

  it('names the figure that is out of range, and takes those of its own ruleset', async () => {
    const fight = await duel();
    const ruling = (stats: StatsInput) => ({
      encounterId: fight.encounter.id,
      combatantId: fight.id('Ann'),
      reason: 'So be it',
      stats,
    });
    const tooMuch = { vigilance: { stress: 41 } };
    const refused = await api.refusal('InvalidInput', AdjudicateDocument, ruling(tooMuch));
    expect(refused.fields).toMatchObject([{ path: 'stats.vigilance.stress' }]);
    const foreign = { segments: { hitPoints: 3 } };
    await api.refusal('InvalidInput', AdjudicateDocument, ruling(foreign));
  });
});
