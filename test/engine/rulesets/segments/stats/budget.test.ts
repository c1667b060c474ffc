import { describe, expect, test } from 'vitest';
import { budgetOf, fits } from '../../../../../src/engine/rulesets/segments/stats/budget.ts';
import { type Kind, kinds } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import {
  brace,
  declare,
  shoot,
  step,
  strike,
  walk,
} from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

/** A talent of each kind, which does next to nothing. */
const stance = (kind: Kind) => ({
  key: `${kind.toLowerCase()}-stance`,
  name: kind,
  uses: [{ kind }],
  effect: { type: 'STANCE' as const, condition: 'braced' },
});
const stances = kinds.map(stance);
const use = (kind: Kind) => declare('ana', `${kind.toLowerCase()}-stance`, kind);

const heated = {
  ...projectile('bolt'),
  modifiers: [
    { key: 'hot', name: 'Hot', damageDice: 1 },
    { key: 'fast', name: 'Fast', speed: 2 },
  ],
};
const bolt = (...modifiers: string[]) => ({ ...shoot('ana', 'bolt', 'bob'), modifiers });

/** Ana, who has a talent of each kind and comes first, against Bob far away. */
const practice = () =>
  fight(
    [someone('ana', [0, 0], knows('bolt', ...stances.map(({ key }) => key))), foe('bob', [20, 0])],
    { actions: [heated, ...stances] },
  );

/** Uses one kind a segment, e.g. `STANDARD MOVE`. */
function spend(table: Table, spent: string): Table {
  for (const kind of spent.split(' ')) table.play(use(kind as Kind)).advance();
  return table;
}

describe('the actions of a round', () => {
  test.each(kinds)('SEG-20 a %s takes one segment to use', (kind) => {
    const table = practice().play(use(kind));
    expect(table.happened('ActionDeclared')).toMatchObject([{ use: kind }]);
    expect(table.clock).toBe('1.1');
  });

  test('SEG-20 an action is used as one of its own kinds only', () => {
    const table = practice();
    expect(table.rule(declare('ana', 'brace', 'SWIFT'))).toBe('SEG-20');
    expect(table.rule(declare('ana', 'move', 'STANDARD', { to: { q: 0, r: 1 } }))).toBe('SEG-20');
  });

  test.each([
    ['', 'Full 1/1, Standard 1/1, Move 2/2, Swift 2/2'],
    ['MOVE', 'Full 0/1, Standard 1/1, Move 1/2, Swift 2/2'],
    ['STANDARD', 'Full 0/1, Standard 0/1, Move 1/2, Swift 2/2'],
    ['MOVE MOVE SWIFT', 'Full 0/1, Standard 0/1, Move 0/2, Swift 1/2'],
    ['FULL', 'Full 0/1, Standard 0/1, Move 0/2, Swift 2/2'],
  ])('SEG-21 after "%s" the round still holds %s', (spent, left) => {
    const combatant = { ...practice().combatant('ana'), spent: spent.split(' ') as Kind[] };
    const budget = budgetOf(combatant).map((one) => `${one.label} ${one.left}/${one.max}`);
    expect(budget.join(', ')).toBe(left);
  });

  test.each<{ spent: string; wanted: Kind }>([
    { spent: 'STANDARD', wanted: 'MOVE' },
    { spent: 'MOVE', wanted: 'STANDARD' },
    { spent: 'MOVE', wanted: 'MOVE' },
    { spent: 'FULL', wanted: 'SWIFT' },
    { spent: 'STANDARD MOVE', wanted: 'SWIFT' },
    { spent: 'SWIFT SWIFT', wanted: 'FULL' },
  ])('SEG-21 D-8 after $spent there is room for a $wanted', ({ spent, wanted }) => {
    const table = spend(practice(), spent).play(use(wanted));
    expect(table.combatant('ana').spent.join(' ')).toBe(`${spent} ${wanted}`);
  });

  test.each<{ spent: string; wanted: Kind }>([
    { spent: 'STANDARD', wanted: 'STANDARD' },
    { spent: 'STANDARD', wanted: 'FULL' },
    { spent: 'MOVE', wanted: 'FULL' },
    { spent: 'FULL', wanted: 'FULL' },
    { spent: 'FULL', wanted: 'STANDARD' },
    { spent: 'FULL', wanted: 'MOVE' },
    { spent: 'MOVE MOVE', wanted: 'STANDARD' },
    { spent: 'MOVE MOVE', wanted: 'MOVE' },
    { spent: 'STANDARD MOVE', wanted: 'MOVE' },
    { spent: 'SWIFT SWIFT', wanted: 'SWIFT' },
  ])('SEG-21 D-8 after $spent there is no room for a $wanted', ({ spent, wanted }) => {
    expect(spend(practice(), spent).rule(use(wanted))).toBe('SEG-21');
  });

  test('SEG-21 the fullest rounds are: Full, or Standard and Move, or two Moves; and two Swifts', () => {
    const full = new Set<string>();
    const explore = (spent: readonly Kind[]): void => {
      const more = kinds.filter((kind) => kind !== 'FREE' && fits(spent, kind));
      if (more.length === 0) full.add([...spent].sort().join(' '));
      for (const kind of more) explore([...spent, kind]);
    };
    explore([]);
    expect([...full].sort()).toEqual([
      'FULL SWIFT SWIFT',
      'MOVE MOVE SWIFT SWIFT',
      'MOVE STANDARD SWIFT SWIFT',
    ]);
  });

  test('SEG-21 every round brings its actions anew', () => {
    const table = spend(practice(), 'STANDARD MOVE SWIFT');
    expect(table.clock).toBe('2.1');
    expect(table.play(use('STANDARD')).combatant('ana').spent).toEqual(['STANDARD']);
  });

  test('SEG-22 D-8 one initiation a segment: a second action in the same segment is refused', () => {
    const table = practice().play(use('STANDARD'));
    for (const kind of ['MOVE', 'SWIFT'] as const) expect(table.rule(use(kind))).toBe('SEG-22');
    expect(table.advance().play(use('MOVE')).combatant('ana').spent).toEqual(['STANDARD', 'MOVE']);
  });

  test('SEG-22 D-8 three a round: a Standard, a Move and a Swift step', () => {
    const table = practice().play(brace('ana')).advance();
    table.play(walk('ana', 0, 3)).advance();
    table.play(step('ana', 0, 4));
    expect(table.combatant('ana').spent).toEqual(['STANDARD', 'MOVE', 'SWIFT']);
  });

  test('SEG-22 a counter-action is the initiation of its segment', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play(strike('ana', 'bob')).defend('COUNTER');
    table.play({ type: 'EndTurn', combatantId: 'ana' }, [1, 1, 6, 6]);
    expect(table.turn).toBe('bob');
    expect(table.rule(step('bob', 2, 0))).toBe('SEG-22');
  });

  test('SEG-23 D-8 a Swift that modifies another action is no initiation: both in one segment', () => {
    const table = practice().play(bolt('hot'));
    expect(table.combatant('ana').spent).toEqual(['STANDARD', 'SWIFT']);
    expect(table.happened('ActionDeclared')).toMatchObject([{ modifiers: ['hot'] }]);
  });

  test('SEG-23 a Free action that a Swift modifies is still no initiation', () => {
    const table = fight(
      [
        someone('ana', [0, 0], { talents: [{ action: 'bolt', reducedBy: 3 }] }),
        foe('bob', [20, 0]),
      ],
      { actions: [heated] },
    );
    table.play(bolt('hot'));
    expect(table.combatant('ana')).toMatchObject({ spent: ['SWIFT'], initiated: false });
    expect(table.play(brace('ana')).combatant('ana').spent).toEqual(['SWIFT', 'STANDARD']);
  });

  test('SEG-23 D-8 it counts toward the two Swifts: a third is refused', () => {
    const table = practice()
      .play(bolt('hot'))
      .advance()
      .play(step('ana', 0, 1))
      .advance();
    expect(table.rule(step('ana', 0, 2))).toBe('SEG-21');
  });

  test('SEG-23 an action is not modified beyond the Swifts that are left', () => {
    expect(practice().play(bolt('hot', 'fast')).combatant('ana').spent).toEqual([
      'STANDARD',
      'SWIFT',
      'SWIFT',
    ]);
    const table = practice()
      .play(step('ana', 0, 1))
      .advance();
    expect(table.rule(bolt('hot', 'fast'))).toBe('SEG-23');
  });

  test('SEG-23 a Swift action leaves one Swift to modify it', () => {
    const quick = { ...heated, uses: [{ kind: 'SWIFT' as const }] };
    const table = fight([someone('ana', [0, 0], knows('bolt')), foe('bob', [20, 0])], {
      actions: [quick],
    });
    const quickly = (...keys: string[]) => ({ ...bolt(...keys), use: 'SWIFT' as const });
    expect(table.rule(quickly('hot', 'fast'))).toBe('SEG-23');
    expect(table.play(quickly('hot')).combatant('ana').spent).toEqual(['SWIFT', 'SWIFT']);
  });

  test('SEG-23 an action is modified only by what is its own, and once by each', () => {
    expect(practice().rule(bolt('wet'))).toBe('SEG-23');
    expect(practice().rule(bolt('hot', 'hot'))).toBe('SEG-23');
  });

  test('SEG-24 a Swift is a five-foot step: one hex, no farther', () => {
    const table = practice();
    expect(table.rule(step('ana', 0, 2))).toBe('SEG-24');
    table.play(step('ana', 0, 1));
    expect(table.combatant('ana')).toMatchObject({ position: { q: 0, r: 1 }, spent: ['SWIFT'] });
  });

  test('SEG-25 Free actions have no limit and are no initiation', () => {
    const table = practice();
    for (let i = 0; i < 4; i++) table.play(use('FREE'));
    table.play(use('FULL')).play(use('FREE'));
    expect(table.combatant('ana').spent).toEqual(['FULL']);
  });

  test('SEG-25 one Reaction for each incoming attack, however many in a segment', () => {
    const table = fight([
      someone('ana', [0, 0]),
      someone('cat', [0, 1]),
      foe('bob', [1, 0], { defenseBonus: 1 }),
    ]);
    for (const attacker of ['ana', 'cat']) {
      table.play(strike(attacker, 'bob'));
      table.defend('REACTION', [1, 1]);
      expect(table.happened('AttackMissed')).toMatchObject([{ defense: 'REACTION' }]);
      table.end(attacker);
    }
    expect(table.combatant('bob')).toMatchObject({ spent: [], initiated: false });
    expect(table.play(strike('bob', 'ana')).happened('AttackArrived')).toHaveLength(1);
  });
});

describe('a Full action', () => {
  const volley = projectile('volley', { form: 'MELEE', range: 100 }, [
    { kind: 'FULL', attacks: 2 },
  ]);
  const wary = { defenseBonus: 1 };
  const begin = (runningFull: 'ROUND_OF_INITIATION' | 'UNTIL_OVER' = 'ROUND_OF_INITIATION') =>
    fight(
      [someone('ana', [0, 0], knows('volley')), foe('bob', [1, 0], wary), foe('cat', [2, 0], wary)],
      { actions: [volley], setup: { settings: { runningFull } } },
    );
  const twice = { ...shoot('ana', 'volley', 'bob', 'FULL'), targetIds: ['bob', 'cat'] };
  const miss = (table: Table) => table.defend('REACTION', [1, 1]);

  test('SEG-26 its two attacks fall in different segments', () => {
    const table = begin().play(twice);
    expect(table.happened('AttackArrived')).toMatchObject([{ attack: { targetId: 'bob' } }]);
    miss(table).advance();
    expect(table.clock).toBe('1.2');
    expect(table.end('ana').happened('AttackArrived')).toMatchObject([
      { attack: { targetId: 'cat' } },
    ]);
    expect(miss(table).advance().end('ana').happened('AttackArrived')).toEqual([]);
  });

  test('SEG-26 while it runs only Swifts fit in its round', () => {
    const table = miss(begin().play(twice)).advance();
    expect(table.rule(brace('ana'))).toBe('SEG-21');
    expect(table.rule(walk('ana', 0, 3))).toBe('SEG-21');
    expect(table.play(step('ana', 0, 1)).combatant('ana').spent).toEqual(['FULL', 'SWIFT']);
  });

  test('SEG-26 SEG-11 begun in segment 3 it carries over, charged to its own round only', () => {
    const table = begin().advance(2).play(twice);
    miss(table).advance();
    expect(table.clock).toBe('2.1');
    expect(table.combatant('ana').spent).toEqual([]);
    expect(table.end('ana').happened('AttackArrived')).toMatchObject([
      { attack: { targetId: 'cat' } },
    ]);
    expect(table.combatant('ana').spent).toEqual([]);
  });

  test('SEG-26 R-69 b as long as it runs, in the next round too, nothing but a Swift is initiated', () => {
    const table = miss(begin('UNTIL_OVER').advance(2).play(twice)).advance();
    expect(table.clock).toBe('2.1');
    expect(table.rule(brace('ana'))).toBe('SEG-26');
    table.play(step('ana', 0, 1)).end('ana');
    const next = miss(table).advance();
    expect(next.play(brace('ana')).combatant('ana').spent).toEqual(['SWIFT', 'STANDARD']);
  });
});

describe('action reduction', () => {
  /** Ana knows a talent of this kind that takes her fewer levels. */
  const eased = (kind: Kind, reducedBy: number) =>
    fight(
      [
        someone('ana', [0, 0], { talents: [{ action: stance(kind).key, reducedBy }] }),
        foe('bob', [9, 0]),
      ],
      { actions: stances },
    ).play(use(kind));

  test.each<{ kind: Kind; levels: number; now: string }>([
    { kind: 'FULL', levels: 1, now: 'STANDARD' },
    { kind: 'STANDARD', levels: 1, now: 'MOVE' },
    { kind: 'MOVE', levels: 1, now: 'SWIFT' },
    { kind: 'SWIFT', levels: 1, now: 'FREE' },
    { kind: 'FULL', levels: 2, now: 'MOVE' },
    { kind: 'FULL', levels: 4, now: 'FREE' },
  ])('SEG-30 a $kind lowered by $levels is paid for as $now', ({ kind, levels, now }) => {
    const paid = now === 'FREE' ? [] : [now];
    expect(eased(kind, levels).combatant('ana').spent).toEqual(paid);
  });

  test('SEG-30 Free is the lowest', () => {
    expect(eased('SWIFT', 4).combatant('ana')).toMatchObject({ spent: [], initiated: false });
  });

  test('SEG-30 a reduced action leaves room for what its old kind would have excluded', () => {
    const table = eased('FULL', 1).advance();
    expect(table.play(walk('ana', 0, 3)).combatant('ana').spent).toEqual(['STANDARD', 'MOVE']);
  });

  test('SEG-30 it is an initiation as long as it is not Free', () => {
    expect(eased('MOVE', 1).rule(step('ana', 0, 1))).toBe('SEG-22');
    expect(
      eased('SWIFT', 1)
        .play(step('ana', 0, 1))
        .combatant('ana').spent,
    ).toEqual(['SWIFT']);
  });
});
