import { describe, expect, test } from 'vitest';
import { valueTerm } from '../../../../../src/engine/core/score/score.ts';
import { rollCheck, succeeds } from '../../../../../src/engine/rulesets/seconds/stats/rolls.ts';
import { scriptedDice } from '../../../../../src/engine/dice/scripted.ts';
import {
  type Particulars,
  fight,
  foe,
  gathering,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';
import { anyRoll } from '../../../../kit/engine/any-roll.ts';

const quick = (bonus: number): Particulars => ({ reflex: { ranks: 0, bonus } });

/** Three whose rolls of 1 come to 9, 7 and 4. */
const nineSevenFour = (): Table =>
  gathering([
    someone('ana', [0, 0], quick(8)),
    foe('bob', [9, 0], quick(6)),
    someone('cat', [0, 9], quick(3)),
  ]).play({ type: 'RollInitiative' }, [1, 1, 1]);

describe('checks', () => {
  test('SEC-01 equal is a success: 6 + 3 reaches 9, and 6 + 2 does not, for all that it is a 6', () => {
    const nine = rollCheck(scriptedDice([6]), [valueTerm('Reflex', 3)], anyRoll);
    expect(nine).toEqual(aScore({ dice: [6], flat: 3, total: 9 }));
    expect(succeeds(nine.total, 9)).toBe(true);
    expect(succeeds(rollCheck(scriptedDice([6]), [valueTerm('Reflex', 2)], anyRoll).total, 9)).toBe(
      false,
    );
  });
});

describe('initiative', () => {
  test('SEC-02 SEC-03 example 13: d6 4 + Reflex 2 + Dexterity 1 = 7, and the highest goes first', () => {
    const table = gathering([
      someone('ana', [0, 0], { ...quick(2), dexterity: 1 }),
      foe('bob', [9, 0], quick(2)),
    ]).play({ type: 'RollInitiative' }, [4, 6]);
    const [{ rolls, order }] = [table.happened('InitiativeChecked')[0]!];
    expect(rolls[0]?.roll).toEqual(aScore({ dice: [4], flat: 3, total: 7 }));
    expect(order).toEqual(['bob', 'ana']);
    expect(table.clock).toBe('1 bob 0');
  });

  test('SEC-04 example 13: A 8 and B 8 roll again, 3 and 5, and stay before C 6', () => {
    const table = gathering([
      someone('ana', [0, 0], quick(2)),
      foe('bob', [9, 0], quick(2)),
      someone('cat', [0, 9], quick(2)),
    ]).play({ type: 'RollInitiative' }, [6, 6, 4, 1, 3]);
    expect(table.order).toEqual(['bob', 'ana', 'cat']);
    expect(table.happened('InitiativeChecked')[0]?.rerolls).toHaveLength(2);
  });

  test('SEC-04 whoever ties again rolls again', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [9, 0])]).play(
      { type: 'RollInitiative' },
      [3, 3, 5, 5, 2, 1],
    );
    expect(table.order).toEqual(['ana', 'bob']);
    expect(table.combatant('ana').initiative).toEqual([3, 5, 2]);
  });

  test('SEC-05 who comes first is the same check, outside a fight and without its order', () => {
    const table = gathering([someone('ana', [0, 0], { dexterity: 2 }), someone('bob', [9, 0])]);
    table.play({ type: 'RollContest', contestantIds: ['ana', 'bob'] }, [3, 5, 1, 4]);
    expect(table.happened('ContestRolled')[0]).toMatchObject({ order: ['bob', 'ana'] });
    expect(table.state.phase.kind).toBe('SETUP');
    expect(table.combatant('ana').initiative).toEqual([]);
  });

  test('SEC-02 it is rolled once, and there must be someone to fight', () => {
    expect(gathering([someone('ana', [0, 0])]).rule({ type: 'RollInitiative' })).toBe('SEC-02');
    expect(nineSevenFour().rule({ type: 'RollInitiative' })).toBe('SEC-02');
  });
});

describe('late arrivals', () => {
  test('SEC-06 example 14: D 7 ties with B and rolls off; its place has passed, so it waits a round', () => {
    const table = nineSevenFour().end('ana').end('bob');
    expect(table.clock).toBe('1 cat 0');
    table.play({ type: 'AddCombatants', combatants: [foe('dan', [5, 5], quick(5))] }, [2, 1, 3]);
    const [checked] = table.happened('InitiativeChecked');
    expect(checked?.rolls.map(({ roll }) => roll.total)).toEqual([7]);
    expect(checked?.rerolls.map(({ combatantId }) => combatantId)).toEqual(['bob', 'dan']);
    expect(table.order).toEqual(['ana', 'dan', 'bob', 'cat']);
    expect(table.end('cat').clock).toBe('2 ana 0');
    expect(table.end('ana').clock).toBe('2 dan 0');
  });

  test('SEC-06 whose place is still to come acts in this round', () => {
    const table = nineSevenFour().end('ana');
    table.play({ type: 'AddCombatants', combatants: [foe('dan', [5, 5])] }, [5]);
    expect(table.end('bob').clock).toBe('1 dan 0');
    expect(table.end('dan').clock).toBe('1 cat 0');
  });

  test('SEC-06 a newcomer rolls against a tie that was broken before without undoing it', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [9, 0])]).play(
      { type: 'RollInitiative' },
      [3, 3, 5, 2],
    );
    table.play({ type: 'AddCombatants', combatants: [foe('dan', [5, 5])] }, [3, 4]);
    expect(table.order).toEqual(['ana', 'dan', 'bob']);
  });

  /** A and B come to 8, and to 5 and 2; A has had the turn of the first round. */
  const tied = (lateTie: 'ALONE' | 'ALL_AGAIN') => {
    const all = [someone('ana', [0, 0], quick(6)), foe('bob', [9, 0], quick(6))];
    const table = gathering(all, { settings: { lateTie } });
    return table.play({ type: 'RollInitiative' }, [2, 2, 3, 2]).end('ana');
  };
  const dan = { type: 'AddCombatants' as const, combatants: [foe('dan', [5, 5], quick(6))] };

  test('SEC-06 RS-45 a latecomer who ties with some who had tied rolls alone', () => {
    // 8, then against the second rolls 9 and 8: 8, and a third of both.
    const table = tied('ALONE').play(dan, [2, 2, 1, 6]);
    expect(table.order).toEqual(['ana', 'dan', 'bob']);
    const [checked] = table.happened('InitiativeChecked');
    expect(checked?.rerolls.map(({ combatantId }) => combatantId)).toEqual(['dan', 'bob', 'dan']);
  });

  test('SEC-06 RS-45 or all of them roll again, and nobody has a second turn in the round', () => {
    const table = tied('ALL_AGAIN').play(dan, [2, 1, 4, 6]);
    expect(table.order).toEqual(['dan', 'bob', 'ana']);
    expect(table.combatant('ana').initiative).toEqual([8, 7]);
    expect(table.combatant('dan').initiative).toEqual([8, 12]);
    expect(table.clock).toBe('1 bob 0');
    expect(table.end('bob').clock).toBe('2 dan 0');
  });
});

test('SEC-07 a round gives everyone one turn of six seconds, then the next begins', () => {
  const table = fight([someone('ana', [0, 0]), foe('bob', [20, 0])]);
  expect(table.clock).toBe('1 ana 0');
  expect(table.moves('ana', 6).clock).toBe('1 bob 0');
  expect(table.moves('bob', 6).clock).toBe('2 ana 0');
});
