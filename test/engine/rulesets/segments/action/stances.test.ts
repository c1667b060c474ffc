import { describe, expect, test } from 'vitest';
import {
  circumstancesOf,
  extraDice,
  influencesOn,
  type Circumstances,
} from '../../../../../src/engine/rulesets/segments/stats/circumstances.ts';
import type { RollKind } from '../../../../../src/engine/rulesets/segments/model/conditions.ts';
import { brace, strike } from '../../../../kit/engine/segments/moves.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
const circumstances = (table: Table, roll: RollKind): Circumstances =>
  circumstancesOf(influencesOn(table.state, roll, { bearer: table.combatant('ana') }));

describe('Brace', () => {
  test('SEG-31 a Standard: advantage on ability checks', () => {
    const table = duel().play(brace('ana'));
    expect(table.combatant('ana').spent).toEqual(['STANDARD']);
    expect(extraDice(circumstances(table, 'ABILITY'))).toBe(3);
  });

  test.each<RollKind>(['ATTACK', 'DEFENSE', 'DAMAGE', 'SKILL', 'INITIATIVE'])(
    'SEG-31 nothing else: not on %s rolls',
    (roll) => {
      expect(extraDice(circumstances(duel().play(brace('ana')), roll))).toBe(0);
    },
  );

  test('SEG-31 an attack on the braced, and the answer to it, roll the dice they always do', () => {
    const table = duel().play(brace('ana')).end('ana').play(strike('bob', 'ana'));
    table.defend('REACTION', [1, 1, 2]);
    expect(table.happened('AttackHit')).toMatchObject([
      { attackScore: aScore({ dice: [1, 1] }), defenseScore: aScore({ dice: [] }) },
    ]);
  });

  test('SEG-31 it lasts for the rest of the round, whenever it began', () => {
    for (const waited of [0, 1, 2]) {
      const table = duel().advance(waited).play(brace('ana'));
      table.advance(2 - waited);
      expect(table.clock).toBe('1.3');
      expect(extraDice(circumstances(table, 'ABILITY'))).toBe(3);
      table.advance();
      expect(table.clock).toBe('2.1');
      expect(table.combatant('ana').conditions).toEqual([]);
    }
  });
});
