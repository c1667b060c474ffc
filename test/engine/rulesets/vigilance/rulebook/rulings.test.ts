import { describe, expect, test } from 'vitest';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  declare,
  fight,
  learnt,
  someone,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

const kicking = learnt('disrupting-kick');
const noVigor = { kind: 'CHARACTER' as const, vigor: 0 };
const noFocus = { kind: 'CHARACTER' as const, focus: 0 };

/** Somebody whom the next point of stress drives into panic. */
const anxious = { ...someone('ann', [0, 0], {}, { stress: 39 }), nature: noFocus };
const panic = (table: ReturnType<typeof fight>) =>
  table.declare('ann', 'check', { ability: 'AWARENESS' }).amplify([], { focus: 1 });

/** The GM rules that somebody has taken all the damage that their limit bears. */
const fells = (combatantId: string) => ({
  type: 'Adjudicate' as const,
  combatantId,
  reason: 'A roof falls in',
  stats: { damage: 40 },
});

describe('rulings with one reading', () => {
  test('VIG-14 RV-34 a check against a character has to reach its defend check', () => {
    const table = fight([
      someone('ann', [0, 0], {}, kicking),
      someone('bob', [1, 0], { defend: 2 }, { side: 'foes' }),
    ]);
    table.declare('ann', 'disrupting-kick', at('bob')).amplify();
    expect(table.asked).toBe('AMPLIFY bob');
    table.amplify([4, 4, 3, 3]);
    expect(table.happened('CheckMade')).toMatchObject([
      { roll: { total: 8 }, opposing: { total: 8 }, success: true },
    ]);
    const beaten = fight([
      someone('ann', [0, 0], {}, kicking),
      beast('rat', [1, 0], { defendDifficulty: 9 }),
    ]);
    beaten.declare('ann', 'disrupting-kick', at('rat')).amplify([4, 4]);
    expect(beaten.happened('CheckMade')).toMatchObject([
      { roll: { total: 8 }, opposing: { total: 9 }, success: false },
    ]);
  });

  test('VIG-14 RV-35 a check of a creature has its attack difficulty as the total', () => {
    const table = fight([
      beast('rat', [0, 0], { attackDifficulty: 9 }, { ...kicking, stress: 30 }),
      beast('dog', [1, 0], { defendDifficulty: 10 }, { side: 'dogs' }),
    ]).declare('rat', 'disrupting-kick', at('dog'));
    expect(table.happened('CheckMade')).toMatchObject([
      { roll: { total: 9 }, opposing: { total: 10 }, success: false },
    ]);
  });

  test('VIG-18 RV-38 an attack that costs its actor consciousness is impossible', () => {
    const ann = { ...someone('ann', [0, 0], {}, { damage: 39 }), nature: noVigor };
    const table = fight([ann, beast('rat', [1, 0]), someone('bob', [9, 0])]);
    table.declare('ann', 'assault', at('rat'));
    expect(table.combatant('ann').status).toBe('DOWN');
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'ann' }]);
    expect(table.happened('AttackRolled')).toEqual([]);
  });

  test('VIG-23 RV-39 panic leads away from the nearest enemy who can fight', () => {
    const table = panic(
      fight([
        anxious,
        beast('rat', [-1, 0]),
        beast('dog', [3, 0]),
        beast('cat', [-9, 0]),
        someone('bob', [0, 9]),
      ]).play(fells('rat')),
    );
    // Away from the dog, towards the cat and past the rat, which is down.
    expect(table.rule(declare('ann', 'travel', to(1)))).toBe('VIG-23');
    expect(table.declare('ann', 'travel', to(-2)).at('ann')).toEqual([-2, 0]);
  });

  test('VIG-23 RV-40 with the encounter a panic is over', () => {
    const table = panic(fight([anxious, beast('rat', [1, 0]), someone('bob', [9, 0])]));
    table.play({ type: 'EndEncounter' });
    expect(table.combatant('ann')).toMatchObject({ mind: 'CALM', stress: 30, traumas: 1 });
  });

  test('VIG-34 RV-41 the fallen are in nobody’s way', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0]), beast('dog', [9, 0])]).play(
      fells('rat'),
    );
    expect(table.declare('ann', 'travel', to(1)).at('ann')).toEqual([1, 0]);
  });

  test('VIG-39 RV-44 cover and concealment change no die of an attack', () => {
    const attack = (concealing: { hex: { q: number; r: number }; levels: number }[]) =>
      fight([someone('ann', [0, 0]), beast('rat', [1, 0])], { setup: { concealing } })
        .declare('ann', 'assault', at('rat'))
        .amplify([2, 3])
        .happened('AttackRolled');
    const behindHedge = attack([{ hex: { q: 1, r: 0 }, levels: 3 }]);
    expect(behindHedge).toHaveLength(1);
    expect(behindHedge).toEqual(attack([]));
  });

  test('VIG-25 RV-48 a creature that names no limits has 40, and falls there', () => {
    const table = fight([
      someone('ann', [0, 0], { assault: 9 }),
      beast('rat', [1, 0], { defendDifficulty: 0 }, { damage: 39 }),
    ]);
    table.declare('ann', 'assault', at('rat')).amplify([1, 1]);
    expect(table.combatant('rat')).toMatchObject({ damage: 40, status: 'DOWN' });
    expect(table.combatant('rat').nature).toMatchObject({ damageLimit: 40, stressLimit: 40 });
  });

  test('VIG-22 RV-49 the GM alone says what becomes of the dying', () => {
    const { state } = fight([
      someone('ann', [0, 0]),
      someone('bob', [1, 0]),
      beast('rat', [9, 0]),
    ]).play(fells('ann'));
    const kindsFor = (actor: Parameters<typeof vigilance.queries.decisions>[1]) =>
      vigilance.queries
        .decisions(state, actor)
        .flatMap(({ options }) => options.map(({ command }) => command.type))
        .filter((type) => type === 'SettleDying');
    expect(kindsFor({ kind: 'GM' })).not.toEqual([]);
    expect(kindsFor({ kind: 'PLAYER', combatants: ['ann', 'bob'] })).toEqual([]);
  });
});
