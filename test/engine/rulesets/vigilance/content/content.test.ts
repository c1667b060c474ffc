import { describe, expect, test } from 'vitest';
import {
  contentPacks,
  definitionsOf,
} from '../../../../../src/engine/rulesets/vigilance/content/index.ts';
import {
  at,
  beast,
  declare,
  fight,
  learnt,
  someone,
  Table,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';
import { facesOf } from '../../../../kit/engine/score.ts';

describe('the sample pack', () => {
  test('VIG-01 defines the maneuvers and counters whose effect is known', () => {
    const { actions, conditions } = definitionsOf(['SAMPLE', 'SAMPLE']);
    expect(Object.keys(actions).sort()).toEqual([
      'bar-the-way',
      'continued-momentum',
      'dazzling-blaze',
      'deflect-projectile',
      'disrupting-kick',
      'dodge',
      'dual-strike',
      'elusive-strike',
      'feint',
    ]);
    expect(Object.keys(conditions).sort()).toEqual(['blind', 'charmed', 'daze', 'haste']);
  });

  test('has combatants that can all take part', () => {
    const creatures = contentPacks.SAMPLE.creatures.map(({ key }, q) => ({
      creature: key,
      id: key,
      side: q % 2 === 0 ? 'a' : 'b',
      position: { q, r: 0 },
    }));
    const table = new Table().play({ type: 'AddCombatants', combatants: [], creatures });
    expect(Object.keys(table.state.combatants)).toHaveLength(7);
  });

  test('has combatants that join by key, with what they have learnt', () => {
    const join = (id: string, q: number) => ({
      type: 'AddCombatants' as const,
      combatants: [],
      creatures: [{ creature: 'pike-guard', id, side: 'foes', position: { q, r: 0 } }],
    });
    const table = new Table({ content: [] }).play(join('one', 0));
    expect(table.happenings).toEqual(['ActionsDefined', 'CombatantsAdded']);
    expect(Object.keys(table.state.actions)).toEqual(['bar-the-way']);
    expect(table.combatant('one')).toMatchObject({ name: 'Pike Guard', learnt: ['bar-the-way'] });
    expect(table.play(join('two', 1)).happenings).toEqual(['CombatantsAdded']);
    expect(table.rule(join('three', 1))).toBe('VIG-34');
  });

  test('VIG-60 Dual Strike: the dice and the aspects of both weapons', () => {
    const items = [
      weapon('dagger', { advantageDice: 1, aspects: ['QUICK'] }),
      weapon('sword', { advantageDice: 2 }),
    ];
    const table = fight([
      someone('ann', [0, 0], {}, { items, ...learnt('dual-strike') }),
      beast('rat', [1, 0]),
    ]);
    table.declare('ann', 'assault', { ...at('rat'), weapon: 'sword', boosts: ['dual-strike'] });
    table.amplify([1, 1, 1, 1, 1]);
    expect(facesOf(table.happened('AttackRolled')[0]?.attack)).toHaveLength(5);
  });

  test('VIG-41 Continued Momentum: two haste counters, if the attack does damage', () => {
    const start = (faces: readonly number[]) =>
      fight([
        someone('ann', [0, 0], {}, learnt('continued-momentum')),
        beast('rat', [1, 0], { defendDifficulty: 5 }),
      ])
        .declare('ann', 'assault', { ...at('rat'), boosts: ['continued-momentum'] })
        .amplify(faces)
        .combatant('ann').conditions;
    expect(start([3, 3])).toEqual([{ condition: 'haste', count: 2 }]);
    expect(start([2, 3])).toEqual([]);
  });

  test('VIG-50 Dazzling Blaze takes a torch in hand, and blinds', () => {
    const torch = (held: boolean) => ({
      items: [weapon('torch', { aspects: ['TORCH' as const], held })],
      ...learnt('dazzling-blaze'),
    });
    const start = (held: boolean) =>
      fight([
        someone('ann', [0, 0], {}, torch(held)),
        beast('rat', [1, 0], { defendDifficulty: 9 }),
      ]);
    expect(start(false).rule(declare('ann', 'dazzling-blaze', at('rat')))).toBe('VIG-60');
    // A check against a fixed difficulty succeeds when it reaches it.
    const table = start(true).declare('ann', 'dazzling-blaze', at('rat')).amplify([4, 5]);
    expect(table.combatant('rat').conditions).toEqual([{ condition: 'blind', count: 1 }]);
    const failed = start(true).declare('ann', 'dazzling-blaze', at('rat')).amplify([4, 4]);
    expect(failed.combatant('rat').conditions).toEqual([]);
  });

  test('VIG-53 Bar the Way answers a movement action of its target and nothing else', () => {
    const table = fight([someone('ann', [0, 0], {}, learnt('bar-the-way')), beast('rat', [1, 0])]);
    expect(table.rule(declare('ann', 'bar-the-way', at('rat')))).toBe('VIG-53');
    expect(table.end().declare('rat', 'assault', at('ann')).asked).toBe('DEFENSE ann');
  });
});
