import { describe, expect, test } from 'vitest';
import { shoot, strike, walk } from '../../../../kit/engine/segments/moves.ts';
import {
  foe,
  gathering,
  knows,
  projectile,
  someone,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

const initiative = { type: 'RollInitiative' } as const;
/** Ana before Bob. */
const faces = [6, 6, 1, 1, 6, 1, 1, 1];

describe('the action before the first round', () => {
  test('SEG-19 an action declared outside combat takes place before round 1', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play(strike('ana', 'bob')).defend('NONE', [6, 6, 5]);
    expect(table.happenings).toEqual([
      'DefenseDeclared',
      'AttackHit',
      'DamageDealt',
      'OpeningEnded',
    ]);
    expect(table.combatant('bob').hitPoints).toBe(15);
    expect(table.clock).toBe('SETUP');
    expect(table.play(initiative, faces).clock).toBe('1.1');
  });

  test('SEG-19 of several such actions only the first declared takes place', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play(walk('ana', 0, 1));
    expect(table.rule(strike('bob', 'ana'))).toBe('SEG-19');
    expect(table.rule(walk('ana', 0, 2))).toBe('SEG-19');
  });

  test('SEG-19 it is resolved completely: a projectile flies all its segments', () => {
    const table = gathering([someone('ana', [0, 0], knows('bolt')), foe('bob', [8, 0])], {
      actions: [projectile('bolt')],
    });
    table.play(shoot('ana', 'bolt', 'bob'));
    expect(table.happenings).toEqual([
      'ActionDeclared',
      'ProjectileLaunched',
      'ProjectileAdvanced',
      'ProjectileAdvanced',
      'AttackArrived',
    ]);
    table.defend('NONE', [1, 1, 2]);
    expect(table.play(initiative, faces).state.ongoing).toEqual([]);
  });

  test('SEG-19 initiative waits until it is over', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play(strike('ana', 'bob'));
    expect(table.rule(initiative)).toBe('SEG-19');
    table.defend('NONE', [1, 1, 2]);
    expect(table.play(initiative, faces).clock).toBe('1.1');
  });

  test('SEG-19 it is resolved completely: a Move goes its whole way', () => {
    const table = gathering([someone('ana', [0, 0], { speed: 35 }), foe('bob', [9, 0])]);
    expect(table.rule(walk('ana', 0, 8))).toBe('SEG-53');
    table.play(walk('ana', 0, 7));
    expect(table.combatant('ana').position).toEqual({ q: 0, r: 7 });
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-19 it is resolved completely: both attacks of a Full, and the whole of a push', () => {
    const gust = projectile('gust', { speed: 2, pushback: 15, damage: null }, [
      { kind: 'FULL', attacks: 2 },
    ]);
    const table = gathering([someone('ana', [0, 0], knows('gust')), foe('bob', [1, 0])], {
      actions: [gust],
    });
    table.play({ ...shoot('ana', 'gust', 'bob', 'FULL'), targetIds: ['bob', 'bob'] });
    table.defend('NONE', [6, 6]);
    table.defend('NONE', [6, 6]);
    expect(table.combatant('bob').position).toEqual({ q: 7, r: 0 });
    expect(table.events.at(-1)).toEqual({ type: 'OpeningEnded' });
  });

  test('SEG-19 its target has only Reaction', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0], { defenseBonus: 1 })]);
    table.play(strike('ana', 'bob'));
    expect(table.rule(table.defense('COUNTER'))).toBe('SEG-19');
    expect(table.rule(table.defense('DODGE'))).toBe('SEG-19');
    table.defend('REACTION', [1, 1]);
    expect(table.happened('AttackMissed')).toMatchObject([
      { defense: 'REACTION', defenseScore: aScore({ dice: [], flat: 1, total: 1 }) },
    ]);
  });

  test('SEG-19 round 1 is not charged: all its actions are left', () => {
    const hot = { key: 'hot', name: 'Hot', damageDice: 1 };
    const bolt = { ...projectile('bolt'), modifiers: [hot] };
    const table = gathering([someone('ana', [0, 0], knows('bolt')), foe('bob', [1, 0])], {
      actions: [bolt],
    });
    table.play({ ...shoot('ana', 'bolt', 'bob'), modifiers: ['hot'] });
    expect(table.happened('ActionDeclared')).toMatchObject([{ timing: 'OPENING', spends: [] }]);
    table.defend('NONE', [6, 6, 1, 1]).play(initiative, faces);
    expect(table.combatant('ana')).toMatchObject({ spent: [], initiated: false });
  });

  test('SEG-19 SEG-94 its cooldown counts as used in round 0: with 1 round it is free in round 2', () => {
    const bolt = projectile('bolt', {}, [{ kind: 'STANDARD', cooldown: 1 }]);
    const table = gathering([someone('ana', [0, 0], knows('bolt')), foe('bob', [1, 0])], {
      actions: [bolt],
    });
    table.play(shoot('ana', 'bolt', 'bob')).defend('NONE', [6, 6, 1]);
    table.play(initiative, faces);
    expect(table.rule(shoot('ana', 'bolt', 'bob'))).toBe('SEG-94');
    table.advance(3).play(shoot('ana', 'bolt', 'bob'));
    expect(table.clock).toBe('2.1');
  });

  test('SEG-19 without such an action the fight begins all the same', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    expect(table.play(initiative, faces).clock).toBe('1.1');
  });
});
