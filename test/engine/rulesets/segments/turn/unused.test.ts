import { describe, expect, test } from 'vitest';
import {
  brace,
  ready,
  release,
  step,
  strike,
  walk,
} from '../../../../kit/engine/segments/moves.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/segments/encounter.ts';

/** Ana, Bob, Cat and Dan, ranking in this order. */
const four = () =>
  fight([someone('ana', [0, 0]), foe('bob', [9, 0]), someone('cat', [0, 9]), foe('dan', [9, 9])]);

type Unused = 'RISE_ONE' | 'RISE_TWO' | 'TOP_NEXT_ROUND';
const endWith = (combatantId: string, unused: Unused) =>
  ({ type: 'EndTurn', combatantId, unused }) as const;

const order = (table: Table) =>
  table.state.phase.kind === 'COMBAT' ? table.state.phase.order : [];

/** The turns of the segment that has just begun, in order. */
function turns(table: Table): readonly (string | null)[] {
  return order(table).map(() => {
    const { turn } = table;
    table.end(turn!);
    return turn;
  });
}

/** Ends turns up to this combatant's. */
function upTo(table: Table, id: string): Table {
  while (table.turn !== id) table.end(table.turn!);
  return table;
}

describe('unused actions', () => {
  test('SEG-28 a Standard left at the end of the turn is spent to rise one rank', () => {
    const table = upTo(four(), 'cat').end('cat', { unused: 'RISE_ONE' });
    expect(table.happened('RankChanged')).toEqual([
      {
        type: 'RankChanged',
        combatantId: 'cat',
        spends: ['STANDARD'],
        order: ['ana', 'cat', 'bob', 'dan'],
      },
    ]);
    expect(table.combatant('cat').spent).toEqual(['STANDARD']);
  });

  test('SEG-28 with the Full unused, which is Standard and Move, one rises two', () => {
    const table = upTo(four(), 'dan').end('dan', { unused: 'RISE_TWO' });
    expect(order(table)).toEqual(['ana', 'dan', 'bob', 'cat']);
    table.play({ type: 'AdvanceSegment' });
    upTo(table, 'dan');
    expect(table.rule(walk('dan', 9, 8))).toBe('SEG-21');
  });

  test('SEG-28 the new rank counts from the next segment on: nobody has two turns in this one', () => {
    const table = upTo(four(), 'dan').end('dan', { unused: 'RISE_TWO' });
    expect(table.turn).toBeNull();
    table.play({ type: 'AdvanceSegment' });
    expect(turns(table)).toEqual(['ana', 'dan', 'bob', 'cat']);
    table.play({ type: 'AdvanceSegment' });
    expect(turns(table)).toEqual(['ana', 'dan', 'bob', 'cat']);
  });

  test('SEG-28 whoever rises past someone still to come does not take their turn', () => {
    const table = upTo(four(), 'bob').end('bob', { unused: 'RISE_ONE' });
    expect(order(table)).toEqual(['bob', 'ana', 'cat', 'dan']);
    expect(table.turn).toBe('cat');
  });

  test('SEG-28 the new rank stays in later rounds', () => {
    const table = upTo(four(), 'cat').end('cat', { unused: 'RISE_ONE' }).advance(3);
    expect(table.clock).toBe('2.1');
    expect(turns(table)).toEqual(['ana', 'cat', 'bob', 'dan']);
  });

  test('SEG-28 a Move that was made leaves the Standard to rise one, but not two', () => {
    const table = upTo(four(), 'cat').play(walk('cat', 0, 8));
    expect(table.rule(endWith('cat', 'RISE_TWO'))).toBe('SEG-28');
    expect(order(table.end('cat', { unused: 'RISE_ONE' }))).toEqual(['ana', 'cat', 'bob', 'dan']);
  });

  test('SEG-28 Swifts do not count as used', () => {
    const table = upTo(four(), 'dan').play(step('dan', 9, 8));
    expect(order(table.end('dan', { unused: 'RISE_TWO' }))).toEqual(['ana', 'dan', 'bob', 'cat']);
  });

  test('SEG-28 nobody rises with a Standard that is spent', () => {
    const table = upTo(four(), 'cat').play(brace('cat'));
    expect(table.rule(endWith('cat', 'RISE_ONE'))).toBe('SEG-28');
    expect(table.rule(endWith('cat', 'RISE_TWO'))).toBe('SEG-28');
  });

  test('SEG-28 nor twice in a round with the same one; in the next round again', () => {
    const table = upTo(four(), 'dan').end('dan', { unused: 'RISE_ONE' }).advance();
    expect(upTo(table, 'dan').rule(endWith('dan', 'RISE_ONE'))).toBe('SEG-28');
    upTo(table.advance(2), 'dan').end('dan', { unused: 'RISE_ONE' });
    expect(order(table)).toEqual(['ana', 'dan', 'bob', 'cat']);
  });

  test('SEG-28 SEG-16 the first cannot rise above the first place, the second only to it', () => {
    const table = upTo(four(), 'bob').end('bob', { unused: 'RISE_TWO' });
    expect(order(table)).toEqual(['bob', 'ana', 'cat', 'dan']);
  });

  test('SEG-28 SEG-105 a combatant that goes down on its turn rises no more', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0], { hitPoints: 1 })]);
    table.play(ready('ana', 'unarmed-strike', 'STANDARD')).end('ana');
    table.play(release('ana', { targetIds: ['bob'] }));
    table.defend('NONE', [6, 6, 6]);
    expect(table.combatant('bob').status).toBe('DOWN');
    expect(table.rule(endWith('bob', 'RISE_ONE'))).toBe('SEG-09');
    expect(table.rule(endWith('bob', 'TOP_NEXT_ROUND'))).toBe('SEG-09');
  });
});

describe('the top of the next round', () => {
  test('SEG-29 for a Standard one comes first in segment 1 of the next round, and only there', () => {
    const table = upTo(four(), 'cat').end('cat', { unused: 'TOP_NEXT_ROUND' });
    expect(table.combatant('cat').spent).toEqual(['STANDARD']);
    expect(order(table)).toEqual(['ana', 'bob', 'cat', 'dan']);
    table.advance();
    expect(turns(table)).toEqual(['ana', 'bob', 'cat', 'dan']);
    table.play({ type: 'AdvanceSegment' }).advance();
    expect(table.clock).toBe('2.1');
    expect(turns(table)).toEqual(['cat', 'ana', 'bob', 'dan']);
    table.play({ type: 'AdvanceSegment' });
    expect(turns(table)).toEqual(['ana', 'bob', 'cat', 'dan']);
    table.play({ type: 'AdvanceSegment' }).advance();
    expect(table.clock).toBe('3.1');
    expect(turns(table)).toEqual(['ana', 'bob', 'cat', 'dan']);
  });

  test('SEG-29 of several each keeps the usual order to the others, whoever bought first', () => {
    const table = upTo(four(), 'dan').end('dan', { unused: 'TOP_NEXT_ROUND' });
    table.play({ type: 'AdvanceSegment' });
    upTo(table, 'bob').end('bob', { unused: 'TOP_NEXT_ROUND' }).advance(2);
    expect(table.clock).toBe('2.1');
    expect(turns(table)).toEqual(['bob', 'dan', 'ana', 'cat']);
  });

  test('SEG-29 bought in segment 1 it means the next round, not this one', () => {
    const table = four().advance(3);
    upTo(table, 'dan').end('dan', { unused: 'TOP_NEXT_ROUND' }).advance(3);
    expect(table.clock).toBe('3.1');
    expect(table.turn).toBe('dan');
  });

  test('SEG-29 without a Standard left, or a second time, it is refused', () => {
    const table = four().play(brace('ana'));
    expect(table.rule(endWith('ana', 'TOP_NEXT_ROUND'))).toBe('SEG-29');
    const again = four().end('ana', { unused: 'TOP_NEXT_ROUND' }).advance();
    expect(again.rule(endWith('ana', 'TOP_NEXT_ROUND'))).toBe('SEG-29');
  });

  test('SEG-29 SEG-21 the Standard is spent: an attack in this round is refused', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.end('ana', { unused: 'TOP_NEXT_ROUND' }).advance();
    expect(table.rule(strike('ana', 'bob'))).toBe('SEG-21');
    expect(table.play(walk('ana', 0, 3)).combatant('ana').spent).toEqual(['STANDARD', 'MOVE']);
  });
});
