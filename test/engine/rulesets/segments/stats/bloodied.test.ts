import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  gathering,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { facesOf } from '../../../../kit/engine/score.ts';

const on = { settings: { bloodied: 'ON' } } as const;

function hurt(table: Table, id: string, hitPoints: number): Table {
  const combatant = { ...table.combatant(id), hitPoints };
  table.state = { ...table.state, combatants: { ...table.state.combatants, [id]: combatant } };
  return table;
}

const duel = (setup: { readonly settings?: object } = on) =>
  fight([someone('ana', [0, 0], { hitPoints: 9 }), foe('bor', [1, 0], knows('cut'))], {
    setup,
    actions: [projectile('cut', { offensive: '5d6', damage: '5d6' })],
  });

const isSeenBloodied = ({ state }: Table, id: string, actor: Actor): boolean | undefined =>
  segments.queries
    .view(state, actor)
    .combatants.find((seen) => seen.id === id)
    ?.conditions.some(({ key }) => key === 'bloodied');

describe('SEG-104 bloodied', () => {
  test.each([
    [3, false],
    [2, true],
    [0, true],
  ])('SEG-104 R-51 of 9 hit points with %i left: %s, and everybody sees it', (left, bloodied) => {
    const table = hurt(duel(), 'ana', left);
    expect(isSeenBloodied(table, 'ana', { kind: 'SPECTATOR' })).toBe(bloodied);
    expect(isSeenBloodied(table, 'ana', { kind: 'PLAYER', combatants: ['bor'] })).toBe(bloodied);
  });

  test('SEG-104 R-51 is not played unless the table has chosen it', () => {
    const table = hurt(duel({}), 'ana', 1);
    expect(isSeenBloodied(table, 'ana', { kind: 'SPECTATOR' })).toBe(false);
    table.play(strike('ana', 'bor')).defend('NONE', [4, 4, 3]);
    expect(facesOf(table.happened('AttackHit')[0]?.attackScore)).toEqual([4, 4]);
  });

  test('SEG-104 SEG-81 takes 3 dice of the attack and of the damage', () => {
    const table = hurt(duel(), 'bor', 6).end('ana');
    table.declare('bor', 'cut', { targetIds: ['ana'] }).defend('NONE', [4, 4, 3, 3]);
    expect(facesOf(table.happened('AttackHit')[0]?.attackScore)).toEqual([4, 4]);
    expect(facesOf(table.happened('DamageDealt')[0]?.damage)).toEqual([3, 3]);
  });

  test('SEG-104 takes 3 dice of the defense', () => {
    const table = hurt(duel(), 'bor', 6).play(strike('ana', 'bor'));
    table.defend('COUNTER', [], { action: 'unarmed-strike' }).end('ana', {}, [4, 4, 3]);
    expect(facesOf(table.happened('AttackHit')[0]?.defenseScore)).toEqual([]);
  });

  test('SEG-104 takes 3 dice of checks, whose 4 become 1', () => {
    const table = hurt(duel(), 'ana', 2);
    const check = { type: 'RollAbilityCheck', combatantId: 'ana', ability: 'STRENGTH' } as const;
    table.play({ ...check, difficulty: 1 }, [5]);
    table.play({ type: 'RollSkillCheck', combatantId: 'ana', skill: 'Climb', target: 1 }, [6]);
    expect(table.happened('CheckRolled')).toMatchObject([{ success: true }]);
  });

  test('SEG-104 SEG-19 takes 3 dice of the initiative of who was hurt before it', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bor', [1, 0])], { setup: on });
    hurt(table, 'bor', 6).play({ type: 'RollInitiative' }, [6, 6, 1, 1, 6]);
    expect(
      table.happened('InitiativeRolled')[0]?.rolls.map(({ roll }) => roll.rolled.length),
    ).toEqual([4, 1]);
  });

  test('SEG-104 ends with a third of the hit points', () => {
    const table = hurt(hurt(duel(), 'ana', 2), 'ana', 3);
    table.play(strike('ana', 'bor')).defend('NONE', [4, 4, 3]);
    expect(facesOf(table.happened('AttackHit')[0]?.attackScore)).toEqual([4, 4]);
  });
});
