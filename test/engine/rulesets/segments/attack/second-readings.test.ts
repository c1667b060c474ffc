import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../../../src/engine/rulesets/segments/rulebook/settings.ts';
import { shoot, strike, walk } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

const dart = projectile('dart', { speed: 3, range: 15 });

/** Ana, who ranks first, lets a dart of 3H fly at Bor, so many hexes off. */
function flight(settings: Partial<Settings>, far = 8): Table {
  const table = fight(
    [someone('ana', [0, 0], knows('dart')), foe('bor', [far, 0]), foe('cid', [0, 30])],
    { actions: [dart], setup: { settings } },
  );
  return table.play(shoot('ana', 'dart', 'bor'));
}

const wall = [-3, -2, -1, 0, 1, 2, 3].map((r) => hex(6, r));

describe('a wall that comes up in the way of a projectile', () => {
  const walled = (settings: Partial<Settings>, obstacles = wall) =>
    flight(settings).play({ type: 'SetBattlefield', obstacles });

  test('SEG-108 R-57 it is stopped, and the attack is spent', () => {
    const table = walled({}).advance().end('ana');
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'BLOCKED' }]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-108 R-57 as long as a line leads on from where it is, it flies on', () => {
    const table = walled({}, [hex(6)])
      .advance(2)
      .end('ana');
    expect(table.happened('AttackArrived')).toHaveLength(1);
    // A wall behind it is none of its concern.
    const behind = flight({}).advance().end('ana');
    behind.play({ type: 'SetBattlefield', obstacles: [-2, -1, 0, 1, 2].map((r) => hex(2, r)) });
    expect(behind.advance().end('ana').happened('AttackArrived')).toHaveLength(1);
  });

  test('SEG-108 R-57 by the other reading it flies on, and its target has cover', () => {
    const table = walled({ wallInFlight: 'FLIES_ON' }).advance(2).end('ana');
    // 2d6 at disadvantage are none.
    table.defend('REACTION');
    expect(table.happened('AttackMissed')[0]?.attackScore.rolled).toEqual([]);
  });
});

describe('a target that moves away', () => {
  const aside = (settings: Partial<Settings>) => {
    const table = flight(settings).end('ana');
    return table
      .play(walk('bor', 7, 2))
      .end('bor')
      .advance(2)
      .end('ana');
  };

  test('SEG-48 R-23 a projectile flies after it', () => {
    expect(aside({}).happened('AttackArrived')).toHaveLength(1);
  });

  test('SEG-48 R-23 by the other reading it was aimed at the hex, and misses', () => {
    const table = aside({ movedTarget: 'AIMED_AT_HEX' });
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'TARGET_MOVED' }]);
  });
});

describe('a projectile that has arrived and waits for a defense', () => {
  /** It has a range of 3 hexes, comes 3 hexes far, and Bor is set 12 hexes farther meanwhile. */
  const adjudicated = (settings: Partial<Settings>) => {
    const table = flight(settings, 3).defend('COUNTER');
    table.play({
      type: 'Adjudicate',
      combatantId: 'bor',
      reason: 'A gust.',
      position: { q: 15, r: 0 },
    });
    return table;
  };

  test('SEG-109 R-59 is judged by the distance at its arrival', () => {
    const table = adjudicated({}).end('ana', {}, [4, 4, 1, 1, 3]);
    expect(table.happened('AttackHit')).toMatchObject([{ attackScore: { total: 2 } }]);
  });

  test('SEG-109 R-59 or by that of the moment in which it is resolved', () => {
    const table = adjudicated({ arrivedDistance: 'AT_RESOLUTION' }).end('ana', {}, [4, 4, 1, 1]);
    expect(table.happened('AttackMissed')).toMatchObject([{ attackScore: { total: -1 } }]);
  });
});

describe('who still has a turn to defend on', () => {
  /** Bor, who ranks first, has had his turn when Ana strikes. */
  const late = (settings: Partial<Settings> = {}) =>
    fight([foe('bor', [1, 0]), someone('ana', [0, 0])], { setup: { settings } })
      .end('bor')
      .play(strike('ana', 'bor'));

  test('SEG-41 R-17 whoever has not had a turn in this segment', () => {
    expect(late().rule(late().defense('COUNTER'))).toBe('SEG-41');
  });

  test('SEG-41 R-17 by the other reading everybody, on the next turn', () => {
    const table = late({ defenseChance: 'CYCLIC' }).defend('COUNTER');
    expect(table.combatant('bor')).toMatchObject({ spent: ['STANDARD'], initiated: false });
    table.end('ana').play({ type: 'AdvanceSegment' }, [4, 4, 5, 5, 1]);
    expect(table.happened('AttackHit')).toMatchObject([{ defense: 'COUNTER' }]);
    expect(table.clock).toBe('1.2');
  });

  test('SEG-41 R-17 SEG-22 that is the initiation of that turn', () => {
    const table = late({ defenseChance: 'CYCLIC' }).defend('COUNTER');
    table.end('ana').play({ type: 'AdvanceSegment' }, [4, 1, 5, 5]);
    expect(table.rule(walk('bor', 2, 0))).toBe('SEG-22');
    expect(table.end('bor').end('ana').play({ type: 'AdvanceSegment' }).clock).toBe('1.3');
    expect(table.play(walk('bor', 2, 0)).at('bor')).toEqual([2, 0]);
  });

  test('SEG-41 R-17 SEG-110 and it can be given back', () => {
    const table = fight(
      [foe('bor', [1, 0]), someone('ana', [0, 0], { hitPoints: 1 }), foe('cid', [0, 1])],
      { setup: { settings: { defenseChance: 'CYCLIC' } } },
    );
    table.end('bor').play(strike('ana', 'bor')).defend('COUNTER').end('ana');
    table.play(strike('cid', 'ana')).defend('NONE', [6, 6, 6]);
    expect(table.combatant('bor')).toMatchObject({ spent: [], initiatedNext: false });
  });
});

describe('when a pushback goes on', () => {
  const pushed = (settings: Partial<Settings>) =>
    fight([someone('ana', [0, 0], knows('gale')), foe('bor', [1, 0])], {
      actions: [projectile('gale', { damage: null, pushback: 20, speed: 2 })],
      setup: { settings },
    })
      .play(shoot('ana', 'gale', 'bor'))
      .defend('NONE', [1, 1])
      .advance();

  test('SEG-70 R-31 on the turns of the pusher', () => {
    const table = pushed({}).end('ana');
    expect(table.happened('CombatantPushed')).toMatchObject([{ combatantId: 'bor', left: 0 }]);
  });

  test('SEG-70 R-31 by the other reading on those of whoever is pushed', () => {
    const table = pushed({ pushTiming: 'PUSHED' }).end('ana');
    expect(table.happened('CombatantPushed')).toEqual([]);
    expect(table.end('bor').happened('CombatantPushed')).toMatchObject([{ left: 0 }]);
  });
});

test('SEG-45 a Reaction whose formula is below 0 counts as 0', () => {
  const clumsy = { abilities: { strength: 0, dexterity: 0, intelligence: -3, resolve: 0 } };
  const weak = { abilities: { strength: 0, dexterity: -1, intelligence: 0, resolve: 0 } };
  const table = fight([someone('ana', [0, 0], weak), foe('bor', [1, 0], clumsy)]);
  table.play(strike('ana', 'bor')).defend('REACTION', [1, 1]);
  expect(table.happened('AttackMissed')).toMatchObject([
    { attackScore: { total: -1 }, defenseScore: { total: 0 } },
  ]);
});
