import { describe, expect, test } from 'vitest';
import type { Kind } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import {
  fight,
  foe,
  melee,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { declare, step, strike, walk } from '../../../../kit/engine/segments/moves.ts';

const bolt = melee('bolt', { range: 60, damage: null }, [{ kind: 'FULL', attacks: 2 }]);
const lunge = {
  key: 'lunge',
  name: 'Lunge',
  uses: [{ kind: 'FULL' as const }],
  effect: { type: 'MOVEMENT' as const, mode: 'DASH' as const },
};
const both = { targetIds: ['bea', 'bea'] };
const talents = [
  { action: 'bolt', reducedBy: 0 },
  { action: 'lunge', reducedBy: 0 },
];

type Reading = 'ROUND_OF_INITIATION' | 'UNTIL_OVER';

/** Ana and Bea, of whom Ana ranks first unless she comes second, at the start of 2.3. */
function late(runningFull: Reading, order: 'FIRST' | 'SECOND' = 'FIRST', reducedBy = 0): Table {
  const ana = someone('ana', [0, 0], {
    talents: talents.map((talent) => ({ ...talent, reducedBy })),
  });
  const bea = foe('bea', [1, 0]);
  return fight(order === 'FIRST' ? [ana, bea] : [bea, ana], {
    actions: [bolt, lunge],
    setup: { settings: { runningFull } },
  }).advance(5);
}

/** The bolt of 2.3, met with nothing, and the start of 3.1. */
function running(reading: Reading): Table {
  return late(reading)
    .play(declare('ana', 'bolt', 'FULL', both))
    .defend('NONE', [1, 1])
    .advance();
}

describe('a Full that runs into the next round', () => {
  test.each<{ what: Kind; command: Parameters<Table['play']>[0] }>([
    { what: 'FULL', command: declare('ana', 'lunge', 'FULL', { to: { q: 0, r: 4 } }) },
    { what: 'STANDARD', command: strike('ana', 'bea') },
    { what: 'MOVE', command: walk('ana', 0, 2) },
    { what: 'SWIFT', command: step('ana', 0, 1) },
  ])('SEG-26 R-69 a leaves room for a $what there', ({ what, command }) => {
    const table = running('ROUND_OF_INITIATION');
    expect(table.clock).toBe('3.1');
    expect(table.play(command).combatant('ana').spent).toEqual([what]);
  });

  test('SEG-26 R-69 b leaves room for Swifts alone until its last segment has played', () => {
    const table = running('UNTIL_OVER');
    expect(table.rule(strike('ana', 'bea'))).toBe('SEG-26');
    expect(table.rule(walk('ana', 0, 2))).toBe('SEG-26');
    table
      .play(step('ana', 0, 1))
      .end('ana')
      .defend('NONE', [1, 1])
      .advance();
    expect(table.clock).toBe('3.2');
    expect(table.play(strike('ana', 'bea')).combatant('ana').spent).toEqual(['SWIFT', 'STANDARD']);
  });

  /** Bea, who ranks first, strikes Ana in 3.1, whose bolt began in 2.3. */
  const struck = (reading: Reading) => {
    const table = late(reading, 'SECOND').end('bea');
    table.play(declare('ana', 'bolt', 'FULL', both)).defend('NONE', [1, 1]);
    return table.advance().play(strike('bea', 'ana'));
  };

  test('SEG-26 R-69 a may be defended with there, and goes on after the counter', () => {
    const table = struck('ROUND_OF_INITIATION').defend('COUNTER');
    table.end('bea', {}, [1, 1, 4, 4]);
    expect(table.combatant('ana').spent).toEqual(['STANDARD']);
    table.end('ana');
    expect(table.happened('AttackArrived')).toMatchObject([{ attack: { action: 'bolt' } }]);
    table.defend('NONE', [1, 1]).advance().end('bea');
    expect(table.clock).toBe('3.2');
    expect(table.rule(strike('ana', 'bea'))).toBe('SEG-21');
    expect(table.play(walk('ana', 0, 2)).combatant('ana').spent).toEqual(['STANDARD', 'MOVE']);
  });

  test('SEG-26 R-69 a may be dodged with, too; b leaves a Reaction or nothing', () => {
    const dodge = (table: Table) => table.defense('DODGE', { to: { q: 0, r: 1 } });
    const a = struck('ROUND_OF_INITIATION');
    expect(a.play(dodge(a)).combatant('ana').spent).toEqual(['MOVE']);
    const b = struck('UNTIL_OVER');
    expect(b.rule(dodge(b))).toBe('SEG-26');
    expect(b.rule(b.defense('COUNTER'))).toBe('SEG-26');
  });
});

test.each<Reading>(['ROUND_OF_INITIATION', 'UNTIL_OVER'])(
  'SEG-30 SEG-26 a Full that is reduced to a Standard leaves the Move of its round, %s',
  (reading) => {
    const table = late(reading, 'FIRST', 1).advance();
    expect(table.clock).toBe('3.1');
    table
      .play(declare('ana', 'bolt', 'FULL', both))
      .defend('NONE', [1, 1])
      .advance();
    expect(table.play(walk('ana', 0, 2)).combatant('ana').spent).toEqual(['STANDARD', 'MOVE']);
  },
);
