/** Fights of an older format go on under the readings by which they were played. */
import { describe, expect, it } from 'vitest';
import { inEveryFormat, stateOf } from '../../../src/app/journal/snapshot.ts';
import type { State } from '../../../src/engine/rulesets/segments/model/state.ts';
import {
  fight,
  foe,
  knows,
  projectile,
  someone,
  type Table,
} from '../../kit/engine/segments/encounter.ts';
import { declare, shoot, strike } from '../../kit/engine/segments/moves.ts';

/** The state as format 3 had it, in which there was nothing to choose, and as it is read today. */
function readAgain(table: Table): State {
  const [, format3] = inEveryFormat(table.state);
  const { settings } = format3 as { readonly settings: object };
  expect(settings).not.toHaveProperty('runningFull');
  expect(settings).not.toHaveProperty('attackerState');
  return stateOf({ schema: 3, state: format3 }) as State;
}

describe('a fight of SEGMENTS that was begun under an older edition', () => {
  it('SEG-26 R-69 a Full still bars all but Swifts until it is over', () => {
    const bolt = projectile('bolt', { offensive: '10', damage: null, speed: 20 }, [
      { kind: 'FULL', attacks: 2 },
    ]);
    const begun = () =>
      fight([someone('ana', [0, 0], knows('bolt')), foe('bea', [1, 0])], { actions: [bolt] })
        .advance(2)
        .play(declare('ana', 'bolt', 'FULL', { targetIds: ['bea', 'bea'] }))
        .defend('NONE')
        .advance();
    const table = begun();
    table.state = readAgain(table);
    expect(table.clock).toBe('2.1');
    expect(table.rule(strike('ana', 'bea'))).toBe('SEG-26');
    // A fight of today leaves room for it.
    expect(begun().play(strike('ana', 'bea')).happened('AttackArrived')).toHaveLength(1);
  });

  it('SEG-89 R-71 what came upon an attacker after the launch still counts at the roll', () => {
    const dart = projectile('dart', { offensive: '10 + 4d6', damage: null });
    const begun = () =>
      fight([someone('ana', [0, 0], knows('dart')), foe('bea', [6, 0])], { actions: [dart] });
    /** How many dice a dart rolls whose thrower is blinded while it flies. */
    const thrown = (table: Table, dice: number) => {
      table.play(shoot('ana', 'dart', 'bea'));
      table.play({ type: 'InflictCondition', combatantId: 'ana', condition: 'blinded' }).advance();
      table.end('ana').defend(
        'NONE',
        Array.from({ length: dice }, () => 1),
      );
      return table.happened('AttackHit')[0]?.attackScore.rolled.length;
    };
    const table = begun();
    table.state = readAgain(table);
    expect(thrown(table, 1)).toBe(1);
    expect(thrown(begun(), 4)).toBe(4);
  });
});
