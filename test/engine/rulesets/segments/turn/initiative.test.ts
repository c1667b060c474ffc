import { describe, expect, test } from 'vitest';
import { aScore } from '../../../../kit/engine/score.ts';
import { decide } from '../../../../../src/engine/rulesets/segments/decide.ts';
import { shoot, strike, walk } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  gathering,
  knows,
  parse,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

const abilities = (dexterity: number, intelligence: number) => ({
  abilities: { strength: 0, dexterity, intelligence, resolve: 0 },
});

/** Initiative rolls, tie after tie, as events tell them. */
function rolled(table: Table) {
  const [event] = table.happened('InitiativeRolled');
  if (!event) throw new Error('No initiative was rolled.');
  return event;
}

const orderOf = (table: Table) =>
  table.state.phase.kind === 'COMBAT' ? table.state.phase.order : [];

const nudge = (rankShift: number) =>
  projectile('nudge', { rankShift, damage: null, offensive: '1' });

describe('initiative', () => {
  test('SEG-13 combatants are ranked by score, high first', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0]), someone('cat', [2, 0])]);
    table.play({ type: 'RollInitiative' }, [6, 1, 1, 1, 6, 6, 6, 1, 6, 6, 1, 1]);
    expect(orderOf(table)).toEqual(['bob', 'cat', 'ana']);
    expect(table.happenings).toEqual([
      'InitiativeRolled',
      'RoundStarted',
      'SegmentStarted',
      'TurnStarted',
    ]);
    expect(table.turn).toBe('bob');
  });

  test('SEG-13 initiative is rolled once: the ranking holds and no second roll is made', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    expect(table.rule({ type: 'RollInitiative' })).toBe('SEG-13');
    expect(orderOf(table.advance(3))).toEqual(['ana', 'bob']);
    expect(table.history.filter(({ type }) => type === 'InitiativeRolled')).toHaveLength(1);
  });

  test('SEG-14 D-2 the pool is Dex + Int + 4, the score the number of sixes', () => {
    const table = gathering([someone('ana', [0, 0], abilities(2, 1)), foe('bob', [1, 0])]);
    table.play({ type: 'RollInitiative' }, [6, 6, 1, 2, 3, 4, 5, 6, 5, 5, 5]);
    expect(rolled(table).rolls).toEqual([
      { combatantId: 'ana', roll: aScore({ dice: [6, 6, 1, 2, 3, 4, 5], total: 2 }) },
      { combatantId: 'bob', roll: aScore({ dice: [6, 5, 5, 5], total: 1 }) },
    ]);
  });

  test('SEG-14 SEG-06 a pool below zero rolls no dice and no sixes', () => {
    const table = gathering([someone('ana', [0, 0], abilities(-4, -3)), foe('bob', [1, 0])]);
    table.play({ type: 'RollInitiative' }, [6, 1, 1, 1]);
    expect(rolled(table).rolls[0]).toEqual({
      combatantId: 'ana',
      roll: aScore({ dice: [], total: 0 }),
    });
    expect(orderOf(table)).toEqual(['bob', 'ana']);
  });

  test('SEG-15 only those who tie re-roll, and only for their place among each other', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0]), foe('cat', [2, 0])]);
    table.play({ type: 'RollInitiative' }, [
      ...[6, 1, 1, 1],
      ...[6, 6, 1, 1],
      ...[6, 1, 1, 1],
      // Ana and Cat again; Cat's four sixes do not lift her above Bob's two.
      ...[6, 1, 1, 1],
      ...[6, 6, 6, 6],
    ]);
    expect(orderOf(table)).toEqual(['bob', 'cat', 'ana']);
    expect(rolled(table).rerolls).toEqual([
      {
        rolls: [
          { combatantId: 'ana', roll: aScore({ dice: [6, 1, 1, 1], total: 1 }) },
          { combatantId: 'cat', roll: aScore({ dice: [6, 6, 6, 6], total: 4 }) },
        ],
      },
    ]);
  });

  test('SEG-15 who ties in the re-roll re-rolls again, without those it has placed', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0]), foe('cat', [2, 0])]);
    table.play({ type: 'RollInitiative' }, [
      ...[6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1],
      ...[1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1],
      ...[5, 5, 5, 5, 1, 1, 1, 6],
    ]);
    expect(orderOf(table)).toEqual(['bob', 'cat', 'ana']);
    expect(
      rolled(table).rerolls.map(({ rolls }) => rolls.map(({ combatantId }) => combatantId)),
    ).toEqual([
      ['ana', 'bob', 'cat'],
      ['ana', 'cat'],
    ]);
  });

  test('SEG-15 two groups that tie re-roll each on their own, the higher first', () => {
    const table = gathering([
      someone('ana', [0, 0]),
      foe('bob', [1, 0]),
      someone('cat', [2, 0]),
      foe('dan', [3, 0]),
    ]);
    table.play({ type: 'RollInitiative' }, [
      ...[6, 1, 1, 1, 6, 6, 1, 1, 6, 1, 1, 1, 6, 6, 1, 1],
      ...[1, 1, 1, 1, 6, 1, 1, 1], // Bob and Dan
      ...[6, 6, 6, 6, 6, 6, 6, 1], // Ana and Cat
    ]);
    expect(orderOf(table)).toEqual(['dan', 'bob', 'ana', 'cat']);
  });

  test('SEG-15 a re-roll without sixes is no surprise; only the first roll counts for that', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play({ type: 'RollInitiative' }, [6, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1]);
    expect(orderOf(table)).toEqual(['bob', 'ana']);
    expect(rolled(table).delayed).toEqual([]);
  });

  test('SEG-15 pools of no dice never part, so the order of arrival decides, without re-rolls', () => {
    const table = gathering([
      foe('bob', [1, 0], abilities(-4, 0)),
      someone('ana', [0, 0], abilities(-2, -2)),
    ]);
    table.play({ type: 'RollInitiative' });
    expect(orderOf(table)).toEqual(['bob', 'ana']);
    expect(rolled(table).rerolls).toEqual([]);
  });

  test('SEG-15 a pool of no dice that ties with a larger one re-rolls until that one rolls a six', () => {
    const table = gathering([
      someone('ana', [0, 0], abilities(-4, 0)),
      foe('bob', [1, 0], abilities(-3, 0)),
    ]);
    table.play({ type: 'RollInitiative' }, [1, 2, 6]);
    expect(orderOf(table)).toEqual(['bob', 'ana']);
    expect(rolled(table).rerolls).toHaveLength(2);
  });

  test('SEG-15 after 1,000 re-rolls that do not part them the order of arrival decides', () => {
    const table = gathering([foe('bob', [1, 0]), someone('ana', [0, 0])]);
    const stuck = { roll: (count: number) => Array.from({ length: count }, () => 1) };
    const result = decide(parse({ type: 'RollInitiative' }), table.state, stuck);
    const [event] = result.ok ? result.value.events : [];
    if (event?.type !== 'InitiativeRolled') throw new Error('No initiative was rolled.');
    expect(event.rerolls).toHaveLength(1000);
    expect(event.order).toEqual(['bob', 'ana']);
  });

  test.each([
    { places: 1, order: ['bob', 'ana', 'cat'] },
    { places: -1, order: ['ana', 'cat', 'bob'] },
  ])(
    'SEG-16 an effect moves its target one place ($places) in the ranking',
    ({ places, order }) => {
      const table = fight(
        [someone('ana', [0, 0], knows('nudge')), foe('bob', [1, 0]), foe('cat', [2, 0])],
        { actions: [nudge(places)] },
      );
      table.play(shoot('ana', 'nudge', 'bob')).defend('NONE');
      expect(orderOf(table)).toEqual(order);
    },
  );

  test('SEG-16 unless the effect says otherwise: two places', () => {
    const table = fight(
      [someone('ana', [0, 0], knows('nudge')), foe('bob', [1, 0]), foe('cat', [2, 0])],
      { actions: [nudge(2)] },
    );
    table.play(shoot('ana', 'nudge', 'cat')).defend('NONE');
    expect(orderOf(table)).toEqual(['cat', 'ana', 'bob']);
  });

  test.each([
    { places: 1, targetId: 'bob' },
    { places: -1, targetId: 'cat' },
  ])(
    'SEG-16 at the end of the ranking there is nowhere to go ($places)',
    ({ places, targetId }) => {
      const table = fight(
        [foe('bob', [1, 0]), someone('ana', [0, 0], knows('nudge')), foe('cat', [2, 0])],
        { actions: [nudge(places)] },
      );
      table
        .end('bob')
        .play(shoot('ana', 'nudge', targetId))
        .defend('NONE');
      expect(orderOf(table)).toEqual(['bob', 'ana', 'cat']);
    },
  );
});

describe('surprise', () => {
  /** Ana is first with a six; Bob rolls as given. */
  const ambush = (unaware: readonly string[], bob: readonly number[]) =>
    gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]).play(
      { type: 'RollInitiative', unawareIds: [...unaware] },
      [6, 6, 6, 6, ...bob],
    );

  test.each([
    { why: 'neither', unaware: [], bob: [6, 1, 1, 1], from: 1 },
    { why: 'unaware only', unaware: ['bob'], bob: [6, 1, 1, 1], from: 2 },
    { why: 'no sixes only', unaware: [], bob: [5, 5, 5, 5], from: 2 },
    { why: 'unaware and no sixes', unaware: ['bob'], bob: [5, 5, 5, 5], from: 3 },
  ])('SEG-17 D-3 $why: cannot act before segment $from', ({ unaware, bob, from }) => {
    const table = ambush(unaware, bob);
    expect(rolled(table).delayed).toMatchObject(
      from > 1 ? [{ combatantId: 'bob', until: from }] : [],
    );
    for (let segment = 1; segment <= 3; segment++) {
      table.end('ana');
      if (segment < from) {
        expect(table.events).toContainEqual(
          expect.objectContaining({ type: 'TurnPassed', combatantId: 'bob', reason: 'SURPRISED' }),
        );
        expect(table.rule(strike('bob', 'ana'))).toBe('SEG-09');
      } else {
        expect(table.turn).toBe('bob');
        table.end('bob');
      }
      table.play({ type: 'AdvanceSegment' });
    }
  });

  test('SEG-17 the delay holds in the first round only', () => {
    const table = ambush(['bob'], [5, 5, 5, 5]).advance(3);
    expect(table.clock).toBe('2.1');
    expect(table.end('ana').turn).toBe('bob');
  });

  test('SEG-18 while delayed there is no defense but Reaction', () => {
    const table = ambush(['bob'], [6, 1, 1, 1]).play(strike('ana', 'bob'));
    expect(table.rule(table.defense('COUNTER'))).toBe('SEG-18');
    expect(table.rule(table.defense('DODGE'))).toBe('SEG-18');
    table.defend('REACTION', [1, 1, 3]);
    expect(table.happened('AttackHit')).toMatchObject([{ defense: 'REACTION' }]);
  });

  test('SEG-18 from the first segment that allows it, every defense is open again', () => {
    const table = ambush(['bob'], [6, 1, 1, 1]).advance().play(strike('ana', 'bob'));
    table.defend('COUNTER').play({ type: 'EndTurn', combatantId: 'ana' }, [1, 1, 4, 4]);
    expect(table.happened('AttackMissed')).toMatchObject([{ defense: 'COUNTER' }]);
  });

  test('SEG-18 the round still has all its actions, only fewer segments to spend them in', () => {
    const table = ambush(['bob'], [5, 5, 5, 5]).advance(2).end('ana');
    expect(table.combatant('bob').spent).toEqual([]);
    table.play(strike('bob', 'ana')).defend('NONE', [1, 1, 1]);
    expect(table.rule(walk('bob', 1, 3))).toBe('SEG-22');
  });
});
