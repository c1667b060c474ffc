import { describe, expect, test } from 'vitest';
import type {
  Circumstance,
  RollKind,
} from '../../../../../src/engine/rulesets/segments/model/conditions.ts';
import { shoot, strike, walk } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  knows,
  melee,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

/** A blow that always lands and leaves `condition` for so many rounds. */
const blow = (key: string, condition: string, rounds: number) =>
  melee(key, { offensive: '99', damage: null, inflicts: [{ condition, rounds }] });

/** Ana, who can stagger Bob, comes first; Bob has room to run. */
const scene = ({ rounds = 1, speed = 30 } = {}) =>
  fight([someone('ana', [0, 0], knows('trip')), foe('bob', [1, 0], { speed })], {
    actions: [blow('trip', 'staggered', rounds)],
  });
const trip = (table: Table) => table.play(shoot('ana', 'trip', 'bob')).defend('NONE');

interface Effect {
  readonly of: 'BEARER' | 'ATTACKERS';
  readonly rolls: RollKind[];
  readonly circumstance: Circumstance;
}

/** A condition that changes rolls. */
const changing = (key: string, ...effects: readonly Effect[]) => ({
  key,
  name: key,
  effects: effects.map((effect) => ({ type: 'ROLLS' as const, ...effect })),
});
const own = (roll: RollKind, circumstance: Effect['circumstance']): Effect => ({
  of: 'BEARER',
  rolls: [roll],
  circumstance,
});

const conditions = (table: Table, id = 'bob') =>
  table.combatant(id).conditions.map(({ condition }) => condition);

/** How far Bob can run in a Dash from where he stands, by what he is refused. */
function dash(table: Table): number {
  const { q, r } = table.combatant('bob').position;
  const refusal = table.refusal({
    type: 'DeclareAction',
    combatantId: 'bob',
    action: 'dash',
    use: 'MOVE',
    to: { q: q + 99, r },
  });
  return refusal.code === 'ILLEGAL' ? Number(refusal.detail.steps) : NaN;
}

describe('durations', () => {
  test('SEG-88 S-3 one round from segment 2: the segment itself, segment 3 and the next segment 1', () => {
    const table = trip(scene().advance());
    const covered: string[] = [];
    while (conditions(table).length > 0) {
      covered.push(table.clock);
      table.advance();
    }
    expect(covered).toEqual(['1.2', '1.3', '2.1']);
    expect(table.clock).toBe('2.2');
  });

  test.each([1, 2, 4])('SEG-88 %i round(s) cover three segments each', (rounds) => {
    const table = trip(scene({ rounds }));
    let segments = 0;
    for (; conditions(table).length > 0; segments++) table.advance();
    expect(segments).toBe(3 * rounds);
  });

  test('SEG-88 it takes effect at once', () => {
    const table = trip(scene()).end('ana');
    expect(table.turn).toBe('bob');
    expect(dash(table)).toBe(2);
    expect(dash(scene().end('ana'))).toBe(4);
  });

  test('SEG-89 the hexes walked before it stand', () => {
    const table = scene()
      .end('ana')
      .play(walk('bob', 1, 3))
      .advance();
    table.play(walk('ana', 1, 2)).advance();
    trip(table);
    expect(table.combatant('bob').position).toEqual({ q: 1, r: 3 });
  });

  test('SEG-89 a roll made before it stands, only the next is hindered', () => {
    const daze = melee('daze', {
      damage: null,
      inflicts: [{ condition: 'dazed', rounds: 1 }],
    });
    const table = fight([someone('ana', [0, 0], knows('daze')), foe('bob', [1, 0])], {
      actions: [daze],
      conditions: [changing('dazed', own('DEFENSE', 'DISADVANTAGE'))],
    });
    table.play(shoot('ana', 'daze', 'bob')).defend('COUNTER');
    table.play({ type: 'EndTurn', combatantId: 'ana' }, [6, 6, 6, 1]);
    expect(table.happened('AttackHit')).toMatchObject([{ defenseScore: aScore({ dice: [6, 1] }) }]);
    expect(conditions(table)).toEqual(['dazed']);
  });

  test('SEG-90 it ends at the start of the segment after its last, before anyone acts in it', () => {
    const table = trip(scene()).advance(2);
    expect(conditions(table)).toEqual(['staggered']);
    table.advance();
    expect(table.happenings.slice(-4)).toEqual([
      'RoundStarted',
      'SegmentStarted',
      'ConditionEnded',
      'TurnStarted',
    ]);
    expect(dash(table.end('ana'))).toBe(4);
  });
});

describe('several conditions', () => {
  test('SEG-91 all of them apply', () => {
    const hex = melee('hex', {
      offensive: '99',
      damage: null,
      inflicts: [
        { condition: 'clumsy', rounds: 1 },
        { condition: 'furious', rounds: 1 },
      ],
    });
    const table = fight([someone('ana', [0, 0], knows('hex')), foe('bob', [1, 0])], {
      actions: [hex],
      conditions: [
        changing('clumsy', own('ATTACK', 'DISADVANTAGE')),
        changing('furious', own('DAMAGE', 'ADVANTAGE')),
      ],
    });
    table
      .play(shoot('ana', 'hex', 'bob'))
      .defend('NONE')
      .end('ana');
    table.play(strike('bob', 'ana')).defend('NONE', [1, 2, 3, 4]);
    expect(table.happened('AttackHit')).toMatchObject([{ attackScore: aScore({ dice: [] }) }]);
    expect(table.happened('DamageDealt')).toMatchObject([
      { damage: aScore({ dice: [1, 2, 3, 4] }) },
    ]);
  });

  /** Ana staggers Bob for so many rounds; Cat does it again, in the next segment, for hers. */
  function twice(first: number, second: number): Table {
    const table = fight(
      [
        someone('ana', [0, 0], knows('first')),
        someone('cat', [2, 0], knows('second')),
        foe('bob', [1, 0]),
      ],
      { actions: [blow('first', 'staggered', first), blow('second', 'staggered', second)] },
    );
    table
      .play(shoot('ana', 'first', 'bob'))
      .defend('NONE')
      .advance()
      .end('ana');
    return table.play(shoot('cat', 'second', 'bob')).defend('NONE');
  }

  test.each([
    { first: 2, second: 1, last: '2.3', gone: '3.1' },
    { first: 1, second: 1, last: '2.1', gone: '2.2' },
    { first: 1, second: 2, last: '3.1', gone: '3.2' },
  ])(
    'SEG-91 the same one twice ($first, then $second rounds) lasts until the later end, $last',
    ({ first, second, last, gone }) => {
      const table = twice(first, second);
      expect(conditions(table)).toEqual(['staggered']);
      while (table.clock !== last) table.advance();
      expect(conditions(table)).toEqual(['staggered']);
      expect(conditions(table.advance())).toEqual([]);
      expect(table.clock).toBe(gone);
    },
  );

  test('SEG-91 the same one twice has its effect once', () => {
    expect(dash(twice(1, 1).end('cat'))).toBe(2);
  });
});

describe('Staggered', () => {
  test.each([
    { speed: 30, dashes: 2 }, // 15 ft
    { speed: 35, dashes: 2 }, // 17 ft, so 15
    { speed: 40, dashes: 3 }, // 20 ft
    { speed: 60, dashes: 4 }, // 30 ft
  ])(
    'SEG-92 halves a speed of $speed ft, rounded down to 5 ft: Dash $dashes',
    ({ speed, dashes }) => {
      expect(dash(trip(scene({ speed })).end('ana'))).toBe(dashes);
    },
  );

  test('SEG-92 from then on the rest of a running Move has the halved speed', () => {
    const table = fight([foe('bob', [1, 0]), someone('ana', [2, 3], knows('trip'))], {
      actions: [blow('trip', 'staggered', 1)],
    });
    table.play(walk('bob', 1, 3)).end('bob');
    trip(table).advance();
    expect(table.clock).toBe('1.2');
    // 15 ft is 1H+1: one hex, and the bonus hex.
    expect(table.rule({ type: 'EndTurn', combatantId: 'bob', to: { q: 1, r: 6 } })).toBe('SEG-51');
    table.end('bob', { to: { q: 1, r: 5 } });
    expect(table.combatant('bob').position).toEqual({ q: 1, r: 5 });
  });
});
