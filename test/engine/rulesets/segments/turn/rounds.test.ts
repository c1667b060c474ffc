import { describe, expect, test } from 'vitest';
import { roundAndSegment, tick } from '../../../../../src/engine/rulesets/segments/model/clock.ts';
import { declare, shoot, step, strike, walk } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  knows,
  projectile,
  someone,
} from '../../../../kit/engine/segments/encounter.ts';

const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);

describe('rounds and segments', () => {
  test('SEG-07 a round is three segments, then the next round begins', () => {
    const table = duel();
    const clocks = Array.from({ length: 6 }, () => table.advance().clock);
    expect(clocks).toEqual(['1.2', '1.3', '2.1', '2.2', '2.3', '3.1']);
  });

  test('SEG-07 segments are counted on over the rounds, three to each', () => {
    expect([tick(1, 1), tick(1, 3), tick(2, 1), tick(5, 2)]).toEqual([1, 3, 4, 14]);
    expect(roundAndSegment(14)).toEqual({ round: 5, segment: 2 });
    expect(roundAndSegment(3)).toEqual({ round: 1, segment: 3 });
  });

  test('SEG-08 while creatures are still engaged, another round follows', () => {
    const table = duel().advance(3);
    expect(table.events).toContainEqual({ type: 'RoundStarted', round: 2 });
    expect(table.clock).toBe('2.1');
  });

  test('SEG-09 every combatant has one turn a segment, in initiative order', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [5, 0]), someone('cat', [0, 5])]);
    const turns: (string | null)[] = [];
    for (let i = 0; i < 3; i++) {
      turns.push(table.turn);
      table.end(table.turn!);
    }
    expect(turns).toEqual(['ana', 'bob', 'cat']);
    expect(table.turn).toBeNull();
    expect(table.play({ type: 'AdvanceSegment' }).turn).toBe('ana');
    expect(table.clock).toBe('1.2');
  });

  test('SEG-09 nobody acts, waits or ends a turn out of turn', () => {
    const table = duel();
    expect(table.turn).toBe('ana');
    expect(table.rule(strike('bob', 'ana'))).toBe('SEG-09');
    expect(table.rule({ type: 'EndTurn', combatantId: 'bob' })).toBe('SEG-09');
    table.end('ana');
    expect(table.rule(strike('ana', 'bob'))).toBe('SEG-09');
  });

  test('SEG-09 the next segment waits until everyone has had their turn', () => {
    const table = duel().end('ana');
    expect(table.refusal({ type: 'AdvanceSegment' })).toMatchObject({
      rule: 'SEG-09',
      detail: { combatantIds: ['bob'] },
    });
    expect(table.end('bob').play({ type: 'AdvanceSegment' }).clock).toBe('1.2');
  });

  test('SEG-09 SEG-13 R-62 whoever joins a fight has turns from the next segment on, last in order', () => {
    const table = duel().play({ type: 'AddCombatants', combatants: [foe('late', [9, 0])] });
    expect(table.end('ana').end('bob').turn).toBeNull();
    table.play({ type: 'AdvanceSegment' }).end('ana').end('bob');
    expect(table.turn).toBe('late');
    table.end('late').play({ type: 'AdvanceSegment' }).advance();
    expect(table.clock).toBe('2.1');
    expect(table.end('ana').end('bob').turn).toBe('late');
  });

  test('SEG-10 a turn: the new action plays one segment at once, then what was under way plays one, oldest first', () => {
    // Two shots at a far target and a run, each begun in a segment of its own.
    const quick = projectile('quick', { speed: 1 }, [{ kind: 'SWIFT' }]);
    const table = fight([someone('ana', [0, 0], knows('quick')), foe('bob', [20, 0])], {
      actions: [quick],
    });
    table.play(shoot('ana', 'quick', 'bob', 'SWIFT')).advance();
    table.play(walk('ana', 0, 3)).advance();

    table.play(shoot('ana', 'quick', 'bob', 'SWIFT'));
    expect(table.happenings).toEqual([
      'ActionDeclared',
      'ProjectileLaunched',
      'ProjectileAdvanced',
    ]);
    table.end('ana', { to: { q: 0, r: 6 } });
    expect(table.events).toEqual([
      {
        type: 'TurnClosed',
        combatantId: 'ana',
        queue: ['ana.1.1', 'ana.2.1'],
        path: [
          { q: 0, r: 4 },
          { q: 0, r: 5 },
          { q: 0, r: 6 },
        ],
      },
      expect.objectContaining({ type: 'ProjectileAdvanced', id: 'ana.1.1', flown: 3 }),
      {
        type: 'CombatantMoved',
        combatantId: 'ana',
        path: [
          { q: 0, r: 4 },
          { q: 0, r: 5 },
          { q: 0, r: 6 },
        ],
        ongoing: true,
      },
      {
        type: 'MovementPlayed',
        id: 'ana.2.1',
        combatantId: 'ana',
        to: { q: 0, r: 6 },
        segmentsLeft: 0,
        bonusUsed: 0,
        walked: 6,
        suspended: false,
      },
      { type: 'TurnEnded', combatantId: 'ana' },
      { type: 'TurnStarted', combatantId: 'bob' },
    ]);
  });

  test('SEG-10 an action plays its first segment once: the end of that same turn adds none', () => {
    const table = duel()
      .play(walk('ana', 0, 3))
      .end('ana');
    expect(table.combatant('ana').position).toEqual({ q: 0, r: 3 });
    expect(table.happened('MovementPlayed')).toEqual([]);
    expect(table.state.ongoing).toMatchObject([{ kind: 'MOVEMENT', segmentsLeft: 1 }]);
  });

  test('SEG-10 a combatant uses only the talents that it has', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0], knows('bolt'))], {
      actions: [projectile('bolt')],
    });
    expect(table.rule(shoot('ana', 'bolt', 'bob'))).toBe('SEG-10');
    expect(
      table
        .end('ana')
        .play(shoot('bob', 'bolt', 'ana'))
        .happened('AttackArrived'),
    ).toHaveLength(1);
  });

  test('SEG-11 an action begun in segment 3 runs on into the next round, which is not charged', () => {
    const table = duel().advance(2);
    table.play(walk('ana', 0, 3));
    expect(table.combatant('ana').spent).toEqual(['MOVE']);
    table.advance();
    expect(table.clock).toBe('2.1');
    expect(table.combatant('ana').spent).toEqual([]);
    table.end('ana', { to: { q: 0, r: 6 } });
    expect(table.combatant('ana').position).toEqual({ q: 0, r: 6 });
    expect(table.combatant('ana').spent).toEqual([]);
    expect(table.state.ongoing).toEqual([]);
  });

  test("SEG-12 a projectile flies on its owner's turn, not when the segment begins", () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [6, 0], knows('bolt'))], {
      actions: [projectile('bolt')],
    });
    table
      .end('ana')
      .play(shoot('bob', 'bolt', 'ana'))
      .end('bob');
    table.play({ type: 'AdvanceSegment' });
    expect(table.state.ongoing).toMatchObject([{ kind: 'PROJECTILE', flown: 3 }]);
    table.end('ana');
    expect(table.state.ongoing).toMatchObject([{ kind: 'PROJECTILE', flown: 3 }]);
    table.end('bob');
    expect(table.happened('AttackArrived')).toHaveLength(1);
  });

  test("SEG-12 a pushback goes on on its owner's turn", () => {
    const gust = projectile('gust', { speed: 2, pushback: 15, damage: null });
    const table = fight(
      [someone('ana', [0, 0]), foe('bob', [1, 0], knows('gust')), foe('cat', [9, 0])],
      { actions: [gust] },
    );
    table.end('ana').play(shoot('bob', 'gust', 'ana'));
    table.defend('NONE', [6, 6]);
    expect(table.combatant('ana').position).toEqual({ q: -2, r: 0 });
    table.advance();
    expect(table.end('ana').combatant('ana').position).toEqual({ q: -2, r: 0 });
    expect(table.end('bob').combatant('ana').position).toEqual({ q: -3, r: 0 });
  });

  test('SEG-12 several turns of others do not move what is in flight', () => {
    const table = fight(
      [someone('ana', [0, 0], knows('bolt')), foe('bob', [20, 0]), foe('cat', [0, 9])],
      { actions: [projectile('bolt')] },
    );
    table.play(shoot('ana', 'bolt', 'bob')).end('ana');
    table
      .play(step('bob', 21, 0))
      .end('bob')
      .end('cat');
    expect(table.history.filter(({ type }) => type === 'ProjectileAdvanced')).toHaveLength(1);
  });
});

describe('unknown names', () => {
  test.each([
    [declare('nobody', 'brace', 'STANDARD'), 'combatant', 'nobody'],
    [declare('ana', 'no-such-talent', 'STANDARD'), 'action', 'no-such-talent'],
    [declare('ana', 'constructor', 'STANDARD'), 'action', 'constructor'],
    [strike('ana', 'nobody'), 'combatant', 'nobody'],
  ])('are refused as not found', (command, what, id) => {
    expect(duel().refusal(command)).toMatchObject({ code: 'NOT_FOUND', what, id });
  });
});
