import { describe, expect, test } from 'vitest';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import {
  fight,
  foe,
  hex,
  parse,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

const nothing = { provokes: [], forfeits: [] };

/** What a move would bring or cost Ana. */
function moving({ state }: Table, q: number, r = 0) {
  const to = hex(q, r);
  const move = parse({ type: 'DeclareAction', combatantId: 'ana', action: 'move', to });
  return seconds.queries.consequences?.(state, move, to);
}

const duel = () => fight([someone('ana', [0, 0]), foe('bor', [6, 0])]);

describe('what a hex provokes or forfeits', () => {
  test('SEC-24 whoever has delayed a turn may take it after the move', () => {
    expect(moving(duel(), 1)).toEqual(nothing);
    const waiting = fight([foe('bor', [6, 0]), someone('ana', [0, 0])])
      .delay('bor')
      .pass('bor');
    const text = 'Bor may take the delayed turn after it';
    expect(moving(waiting, 1)).toEqual({ ...nothing, provokes: [{ text, rule: 'SEC-24' }] });
  });

  test('SEC-49 whoever moves loses the aim', () => {
    const table = fight([
      someone('ana', [0, 0], { weapons: [{ weapon: 'crossbow' }] }),
      foe('bor', [6, 0]),
    ]);
    table.declare('ana', 'aim').aim('ana', ['bor']);
    const forfeits = [{ text: 'The aim at Bor', rule: 'SEC-49' }];
    expect(moving(table, 1)).toEqual({ ...nothing, forfeits });
  });

  test('SEC-14 what needs consecutive seconds is lost with those that were spent on it', () => {
    const table = duel().moves('ana', 3).declare('ana', 'bolt');
    const begun = table.combatant('ana').doing;
    expect(begun).toMatchObject({ done: 3, seconds: 4 });
    table.end('bor');
    const forfeits = [{ text: 'Bolt, with 3 of its 4 s spent', rule: 'SEC-14' }];
    expect(moving(table, 4)).toEqual({ ...nothing, forfeits });
  });

  test('SEC-37 cover from a foe is lost where there is less of it', () => {
    const table = fight([someone('ana', [0, 0]), foe('bor', [6, 0]), someone('cid', [6, 1])], {
      obstacles: [hex(1)],
    });
    expect(moving(table, 0, 2)).toEqual({
      ...nothing,
      forfeits: [{ text: 'Cover from Bor: no instead of medium', rule: 'SEC-37' }],
    });
    expect(moving(table, -1)).toEqual(nothing);
  });
});
