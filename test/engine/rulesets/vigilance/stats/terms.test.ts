import { describe, expect, test } from 'vitest';
import { type ActionInput } from '../../../../../src/engine/rulesets/vigilance/model/actions.ts';
import {
  armor,
  at,
  beast,
  fight,
  learnt,
  shield,
  someone,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';
import { partsOf } from '../../../../kit/engine/score.ts';

const calm: ActionInput = {
  key: 'calm',
  name: 'Calm',
  slot: 'BOOST',
  effect: { type: 'BOOST', fits: ['CHECK', 'SHOOTING'], dice: 1, result: 2 },
};

const attackOf = (table: ReturnType<typeof fight>) => {
  const [rolled] = table.happened('AttackRolled');
  if (!rolled) throw new Error('Nothing was rolled.');
  return rolled;
};

describe('what scores are made of', () => {
  test('VIG-09 VIG-13 VIG-60 VIG-61 an attack: ability, base dice, weapon, boost, range, points', () => {
    const bow = weapon('bow', {
      form: 'RANGED',
      hands: 2,
      advantageDice: 2,
      aspects: ['LONG_RANGE'],
    });
    const table = fight(
      [
        someone('ann', [0, 0], { shooting: 4 }, { ...learnt('calm'), items: [bow], stress: 20 }),
        beast('rat', [41, 0], { defendDifficulty: 9 }),
      ],
      { actions: [calm] },
    ).declare('ann', 'shoot', { ...at('rat'), weapon: 'bow', boosts: ['calm'] });
    table.amplify([1, 2], { focus: 3 });
    const { attack, against } = attackOf(table);
    expect(partsOf(attack.terms)).toEqual([
      'shooting 4',
      'dice 2d6 VIG-09',
      'stressed -1d6 VIG-21',
      `${bow.name} 2d6 VIG-60`,
      'Calm 2 VIG-41',
      'Calm 1d6 VIG-41',
      'range -2d6 VIG-61',
      'focus 3 VIG-13',
    ]);
    expect(attack.total).toBe(4 + 2 + 3 + 1 + 2);
    expect(partsOf(against.terms)).toEqual(['defend difficulty 9 VIG-14']);
  });

  test('VIG-63 VIG-67 an active defense: armor, shield and cover', () => {
    const items = [armor, { ...shield, aspects: ['COVER' as const] }];
    const table = fight([
      someone('ann', [0, 0], { defend: 4 }, { items }),
      beast('rat', [1, 0], { attackDifficulty: 16 }),
    ]);
    table.declare('ann', 'take-cover').end().declare('rat', 'assault', at('ann'));
    table.defend('ACTIVE', [1, 1, 1, 1, 1]);
    const { attack, against } = attackOf(table);
    expect(partsOf(attack.terms)).toEqual(['attack difficulty 16 VIG-14']);
    expect(partsOf(against.terms)).toEqual([
      'defend 4',
      'dice 2d6 VIG-09',
      'armor 1d6 VIG-63',
      'shield 1d6 VIG-63',
      'cover 1d6 VIG-67',
    ]);
  });

  test('VIG-20 VIG-65 a passive defense: toughness, injured, armor, and 2d6 less', () => {
    const table = fight([
      beast('rat', [1, 0], { attackDifficulty: 16 }),
      someone('ann', [0, 0], {}, { items: [armor, shield], damage: 20 }),
    ]).declare('rat', 'assault', at('ann'));
    table.defend('PASSIVE', [1, 1, 1, 1], { vigor: 1 });
    expect(partsOf(attackOf(table).against.terms)).toEqual([
      'toughness 0',
      'dice 2d6 VIG-09',
      'injured -1d6 VIG-20',
      'armor 1d6 VIG-65',
      'passive defense -2d6 VIG-65',
      'vigor 1 VIG-13',
    ]);
  });

  test('VIG-06 counters are terms by their condition, whether numbers or dice', () => {
    const table = fight(
      [
        someone('ann', [0, 0], {}, { conditions: [{ condition: 'dim', count: 2 }] }),
        beast('rat', [5, 0]),
      ],
      {
        conditions: [
          {
            key: 'dim',
            name: 'Dim',
            summary: '',
            effects: [
              { type: 'CHECKS', abilities: ['CRAFT'], perCounter: -1 },
              { type: 'DISADVANTAGE', abilities: ['CRAFT'], dice: 2 },
            ],
          },
        ],
      },
    ).declare('ann', 'check', { ability: 'CRAFT' });
    table.amplify([5, 4, 1, 1]);
    const [check] = table.happened('CheckMade');
    expect(partsOf(check!.roll.terms)).toEqual([
      'craft 0',
      'dice 2d6 VIG-09',
      'Dim -2 VIG-06',
      'Dim -2d6 VIG-06',
    ]);
    expect(check!.roll.total).toBe(5);
  });

  test('VIG-59 damage is the excess and what boosts add', () => {
    const crush: ActionInput = {
      key: 'crush',
      name: 'Crush',
      slot: 'BOOST',
      effect: { type: 'BOOST', fits: ['ASSAULT'], damage: 3 },
    };
    const table = fight(
      [
        someone('ann', [0, 0], { assault: 5 }, learnt('crush')),
        beast('rat', [1, 0], { defendDifficulty: 5 }),
      ],
      { actions: [crush] },
    ).declare('ann', 'assault', { ...at('rat'), boosts: ['crush'] });
    table.amplify([2, 2]);
    expect(attackOf(table)).toMatchObject({
      damage: 7,
      damageTerms: [
        { label: 'excess', value: 4, rule: 'VIG-59' },
        { label: 'Crush', value: 3, rule: 'VIG-41' },
      ],
    });
  });
});
