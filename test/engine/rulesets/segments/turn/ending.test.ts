import { describe, expect, test } from 'vitest';
import {
  brace,
  declare,
  ready,
  release,
  shoot,
  strike,
  walk,
} from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  gathering,
  knows,
  melee,
  projectile,
  someone,
  Table,
} from '../../../../kit/engine/segments/encounter.ts';

const frail = { hitPoints: 1 };
const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0], frail)]);

/** Strikes so that the target loses `damage` hit points. */
const hit = (table: Table, attackerId: string, targetId: string, damage: number) =>
  table.play(strike(attackerId, targetId)).defend('NONE', [6, 6, damage]);

const yieldFight = (combatantId: string, yields = true) =>
  ({ type: 'YieldFight', combatantId, yields }) as const;

describe('out of hit points', () => {
  test('SEG-105 at 0 hit points a combatant is unable to fight', () => {
    const table = hit(duel(), 'ana', 'bob', 1);
    expect(table.happenings.slice(-2)).toEqual(['DamageDealt', 'CombatantDown']);
    expect(table.combatant('bob')).toMatchObject({ hitPoints: 0, status: 'DOWN' });
  });

  test('SEG-105 below 0 as well: the count goes on, nothing else follows', () => {
    const table = hit(duel(), 'ana', 'bob', 6);
    expect(table.combatant('bob')).toMatchObject({ hitPoints: -5, status: 'DOWN' });
  });

  test('SEG-105 with 1 hit point left one fights on', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0], { hitPoints: 7 })]);
    hit(table, 'ana', 'bob', 6).end('ana');
    expect(table.combatant('bob')).toMatchObject({ hitPoints: 1, status: 'STANDING' });
    expect(table.turn).toBe('bob');
  });

  test('SEG-105 the fallen have no turns', () => {
    const table = hit(duel(), 'ana', 'bob', 1).end('ana');
    expect(table.events).toContainEqual({
      type: 'TurnPassed',
      combatantId: 'bob',
      reason: 'DOWN',
      queue: [],
    });
    expect(table.turn).toBeNull();
    expect(table.rule(strike('bob', 'ana'))).toBe('SEG-09');
    expect(table.rule(yieldFight('bob'))).toBe('SEG-105');
  });

  test('SEG-105 who falls on their own turn has no more of it: it closes by itself', () => {
    const table = duel()
      .play(ready('ana', 'unarmed-strike', 'STANDARD'))
      .end('ana');
    table.play(release('ana', { targetIds: ['bob'] })).defend('NONE', [6, 6, 1]);
    expect(table.happened('TurnEnded')).toMatchObject([{ combatantId: 'bob' }]);
    expect(table.turn).toBeNull();
    expect(table.rule(brace('bob'))).toBe('SEG-09');
  });

  test('SEG-105 SEG-47 the fallen do not defend: what comes at them is spent', () => {
    const table = fight([
      someone('ana', [0, 0]),
      someone('cat', [0, 1]),
      foe('bob', [1, 0], frail),
    ]);
    table
      .play(ready('ana', 'unarmed-strike', 'STANDARD'))
      .end('ana')
      .play(strike('cat', 'bob'));
    table.play(release('ana', { targetIds: ['bob'] })).defend('NONE', [6, 6, 1]);
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'TARGET_DOWN' }]);
    expect(table.state.attacks).toEqual([]);
    expect(table.turn).toBe('cat');
  });

  test('SEG-105 a projectile of the fallen flies on, on what would be their turns', () => {
    const table = fight(
      [
        foe('bob', [1, 0], { ...frail, ...knows('bolt') }),
        someone('ana', [0, 0]),
        someone('cat', [7, 0]),
      ],
      { actions: [projectile('bolt')] },
    );
    table.play(shoot('bob', 'bolt', 'cat')).end('bob');
    hit(table, 'ana', 'bob', 1).advance();
    expect(table.happened('AttackArrived')).toMatchObject([{ attack: { targetId: 'cat' } }]);
    table.defend('NONE', [6, 6, 3]);
    expect(table.combatant('cat').hitPoints).toBe(17);
  });

  test('SEG-105 R-61 their running Move ends', () => {
    const table = fight([foe('bob', [1, 0], frail), someone('ana', [2, 2])]);
    hit(table.play(walk('bob', 1, 2)).end('bob'), 'ana', 'bob', 1);
    expect(table.happened('OngoingEnded')).toMatchObject([{ reason: 'OWNER_STOPPED' }]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-105 R-61 so do the attacks that they have not made yet', () => {
    const volley = melee('volley', { damage: null }, [{ kind: 'FULL', attacks: 2 }]);
    const table = fight(
      [foe('bob', [1, 0], { ...frail, ...knows('volley') }), someone('ana', [0, 0])],
      { actions: [volley] },
    );
    table.play({ ...shoot('bob', 'volley', 'ana', 'FULL'), targetIds: ['ana', 'ana'] });
    hit(table.defend('NONE', [1, 1]).end('bob'), 'ana', 'bob', 1);
    expect(table.happened('OngoingEnded')).toMatchObject([{ reason: 'OWNER_STOPPED' }]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-105 SEG-50 nobody aims at the fallen', () => {
    const table = fight([
      someone('ana', [0, 0]),
      someone('cat', [0, 1]),
      foe('bob', [1, 0], frail),
    ]);
    hit(table, 'ana', 'bob', 1).end('ana');
    expect(table.rule(strike('cat', 'bob'))).toBe('SEG-50');
  });
});

describe('the end of a fight', () => {
  test('SEG-08 SEG-107 it ends with the round in which only one side is left able', () => {
    const table = hit(duel(), 'ana', 'bob', 1).advance(2);
    expect(table.clock).toBe('1.3');
    table.advance();
    expect(table.events.at(-1)).toEqual({
      type: 'EncounterEnded',
      outcome: { reason: 'ONE_SIDE_LEFT', sides: ['heroes'] },
    });
    expect(table.state.phase).toEqual({
      kind: 'ENDED',
      round: 1,
      outcome: { reason: 'ONE_SIDE_LEFT', sides: ['heroes'] },
    });
  });

  test('SEG-107 it goes on while any two hostile sides have someone left', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0], frail), foe('cat', [9, 0])]);
    expect(hit(table, 'ana', 'bob', 1).advance(3).clock).toBe('2.1');
  });

  test('SEG-107 of three sides two are enough', () => {
    const table = fight([
      someone('ana', [0, 0]),
      foe('bob', [1, 0], frail),
      someone('wolf', [9, 0], { side: 'beasts' }),
    ]);
    expect(hit(table, 'ana', 'bob', 1).advance(3).clock).toBe('2.1');
  });

  test('SEG-08 SEG-107 it ends when one side has willingly stopped', () => {
    const table = duel().play(yieldFight('bob')).advance(3);
    expect(table.happened('EncounterEnded')).toMatchObject([
      { outcome: { reason: 'ONE_SIDE_LEFT', sides: ['heroes'] } },
    ]);
  });

  test('SEG-08 SEG-107 or when nobody fights any more', () => {
    const table = duel().play(yieldFight('bob')).play(yieldFight('ana')).advance(3);
    expect(table.happened('EncounterEnded')).toEqual([
      { type: 'EncounterEnded', outcome: { reason: 'NO_FIGHTERS_LEFT', sides: [] } },
    ]);
  });

  test('SEG-107 R-64 one who has yielded takes no turns, and may take up the fight again', () => {
    const table = duel().play(yieldFight('bob')).end('ana');
    expect(table.happened('TurnPassed')).toMatchObject([{ combatantId: 'bob', reason: 'YIELDED' }]);
    table.play(yieldFight('bob', false)).advance(2);
    expect(table.end('ana').turn).toBe('bob');
    expect(table.end('bob').advance().clock).toBe('2.1');
  });

  test('SEG-107 R-64 who has yielded may react and makes no counter-action', () => {
    const table = duel().play(yieldFight('bob')).play(strike('ana', 'bob'));
    expect(table.rule(table.defense('COUNTER'))).toBe('SEG-107');
    expect(table.defend('REACTION', [1, 1, 1]).state.attacks).toEqual([]);
  });

  test('SEG-107 one who yields on their own turn has no more of it', () => {
    const table = duel().play(yieldFight('ana'));
    expect(table.happened('TurnEnded')).toMatchObject([{ combatantId: 'ana' }]);
    expect(table.rule(strike('ana', 'bob'))).toBe('SEG-09');
  });

  test('SEG-107 yielding twice changes nothing and is refused', () => {
    expect(duel().play(yieldFight('bob')).rule(yieldFight('bob'))).toBe('SEG-107');
    expect(duel().rule(yieldFight('bob', false))).toBe('SEG-107');
  });

  test('SEG-107 the GM may end it at any time, in the midst of anything', () => {
    const table = duel().play(strike('ana', 'bob')).play({ type: 'EndEncounter' });
    expect(table.state).toMatchObject({
      phase: { kind: 'ENDED', round: 1, outcome: { reason: 'GM', sides: ['heroes', 'foes'] } },
      attacks: [],
      ongoing: [],
    });
    const before = gathering([someone('ana', [0, 0])]).play({ type: 'EndEncounter' });
    expect(before.state.phase).toMatchObject({ kind: 'ENDED', round: 0 });
  });

  test('SEG-107 after the end nothing more happens', () => {
    const table = duel().play({ type: 'EndEncounter' });
    for (const command of [
      strike('ana', 'bob'),
      declare('ana', 'brace', 'STANDARD'),
      yieldFight('ana'),
      { type: 'EndTurn', combatantId: 'ana' },
      { type: 'AdvanceSegment' },
      { type: 'RollInitiative' },
      { type: 'AddCombatants', combatants: [foe('eve', [5, 5])] },
      { type: 'EndEncounter' },
    ] as const)
      expect(table.rule({ ...command } as Parameters<Table['rule']>[0])).toBe('SEG-107');
  });

  test('SEG-08 without anybody able, or one of two sides without, no fight begins', () => {
    expect(new Table().rule({ type: 'RollInitiative' })).toBe('SEG-08');
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play({ type: 'YieldFight', combatantId: 'bob' });
    expect(table.rule({ type: 'RollInitiative' })).toBe('SEG-08');
  });

  test.each(['ASK', 'AT_ONCE', 'ROUND_END'] as const)(
    'SEG-08 SEG-107 without hostile sides time is counted, and nobody asks for its end: %s',
    (conclusion) => {
      const table = gathering([someone('ana', [0, 0]), someone('cat', [1, 0])], {
        setup: { settings: { conclusion } },
      }).play({ type: 'RollInitiative' }, [6, 6, 1, 1, 6, 1, 1, 1]);
      table.advance(7);
      expect(table.clock).toBe('3.2');
      expect(table.rule({ type: 'ConcludeFight', choice: 'END' })).toBe('SEG-107');
    },
  );

  test('SEG-107 R-60 whether it is over is asked once where the last foe is taken off', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])], {
      setup: { settings: { conclusion: 'ASK' } },
    }).play({ type: 'RemoveCombatant', combatantId: 'bob' });
    table.play({ type: 'ConcludeFight', choice: 'GO_ON' }).advance(4);
    expect(table.clock).toBe('2.2');
  });
});
