import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import {
  type CommandInput,
  fight,
  foe,
  gathering,
  parse,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

type Grant = Partial<Extract<CommandInput, { type: 'InflictCondition' }>>;

const grant = (combatantId: string, condition: string, more: Grant = {}) =>
  ({ ...more, type: 'InflictCondition', combatantId, condition }) as const;
const once = { once: true };

/** Ana beside Bob in her turn; an Unarmed Strike rolls 2d6, and 1d6 of damage. */
const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
const ones = (count: number) => Array.from({ length: count }, () => 1);
const has = (table: Table, id: string) =>
  table.combatant(id).conditions.map(({ condition }) => condition);

describe('what the GM grants', () => {
  test.each([
    ['SEG-81 advantage on attacks', 'ana', 'advantage-attack', 5],
    ['SEG-81 disadvantage on attacks', 'ana', 'disadvantage-attack', 0],
    ['SEG-86 leverage on attacks', 'ana', 'leverage-attack', 8],
    ['SEG-81 advantage of whoever attacks the target', 'bob', 'advantage-against', 5],
    ['SEG-86 leverage of whoever attacks the target', 'bob', 'leverage-against', 8],
  ])('%s', (_, id, condition, dice) => {
    const table = duel().play(grant(id, condition));
    // A score of 0 against no defense hits, and 1d6 of damage follows.
    table.play(strike('ana', 'bob')).defend('NONE', [...ones(dice), 1]);
    expect(table.happened('AttackHit')).toMatchObject([
      { attackScore: aScore({ dice: ones(dice) }) },
    ]);
    expect(has(table, id)).toEqual([condition]);
  });

  test('SEG-82 on the damage, and on the defense of the one who defends', () => {
    const table = duel().play(grant('ana', 'advantage-damage'));
    table.play(grant('bob', 'advantage-defense', once)).play(strike('ana', 'bob'));
    table.defend('REACTION', [6, 6, 1, 1, 1, ...ones(4)]);
    expect(table.happened('DamageDealt')).toMatchObject([{ damage: aScore({ dice: ones(4) }) }]);
    expect(has(table, 'bob')).toEqual([]);
  });

  test('SEG-81 for one roll it ends with the roll that it changes, and with no other', () => {
    const table = duel().play(grant('ana', 'advantage-attack', once));
    table.play({ type: 'RollSkillCheck', combatantId: 'ana', skill: 'Climb', target: 1 }, ones(4));
    expect(has(table, 'ana')).toEqual(['advantage-attack']);
    table.play(strike('ana', 'bob')).defend('NONE', [...ones(5), 1]);
    expect(table.happened('ConditionEnded')).toMatchObject([{ combatantId: 'ana' }]);
    expect(has(table, 'ana')).toEqual([]);
    table.advance(3).play(strike('ana', 'bob')).defend('NONE', ones(3));
    expect(table.happened('ConditionEnded')).toEqual([]);
  });

  test('SEG-82 for one check or one initiative roll likewise', () => {
    const ready = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    ready.play(grant('bob', 'leverage-initiative', once));
    ready.play({ type: 'RollInitiative' }, [6, 1, 1, 1, ...ones(10)]);
    expect(has(ready, 'bob')).toEqual([]);
    const table = duel().play(grant('ana', 'advantage-skill', once));
    table.play(grant('ana', 'disadvantage-ability', once));
    table.play({ type: 'RollSkillCheck', combatantId: 'ana', skill: 'Climb', target: 1 }, ones(7));
    expect(has(table, 'ana')).toEqual(['disadvantage-ability']);
    const check = { type: 'RollAbilityCheck', combatantId: 'ana', ability: 'RESOLVE' } as const;
    table.play({ ...check, difficulty: 1 }, ones(1));
    expect(has(table, 'ana')).toEqual([]);
  });

  test('SEG-88 for so many segments, this one the first', () => {
    const table = duel().advance();
    table.play(grant('ana', 'advantage-attack', { segments: 2 }));
    expect(has(table.advance(), 'ana')).toEqual(['advantage-attack']);
    expect(table.clock).toBe('1.3');
    expect(has(table.advance(), 'ana')).toEqual([]);
  });

  test('SEG-88 before the fight its first segment is the first', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play(grant('ana', 'advantage-attack', { segments: 1 }));
    table.play({ type: 'RollInitiative' }, [6, ...ones(7)]);
    expect(has(table, 'ana')).toEqual(['advantage-attack']);
    expect(has(table.advance(), 'ana')).toEqual([]);
  });

  test('SEG-91 granted for one roll and for good, it stays', () => {
    const table = duel().play(grant('ana', 'advantage-attack', once));
    table.play(grant('ana', 'advantage-attack'));
    table.play(strike('ana', 'bob')).defend('NONE', [...ones(5), 1]);
    expect(has(table, 'ana')).toEqual(['advantage-attack']);
  });

  test('SEG-93 any condition can be inflicted, with the dice behind it', () => {
    const table = duel().play(grant('bob', 'bleeding', { dice: 3 }));
    expect(table.advance(3).end('ana').combatant('bob').hitPoints).toBe(17);
  });

  test('SEG-87 the odds reckon with it', () => {
    const chance = (table: Table) => {
      const command = parse(strike('ana', 'bob'));
      const odds = segments.queries.odds(table.state, { of: 'COMMAND', command }, gameMaster);
      if (!odds.ok) throw new Error(odds.error.message);
      const met = odds.value.attacks[0]?.perDefense.find(({ defense }) => defense === 'COUNTER');
      return met ? Number(met.hit.numerator) / Number(met.hit.denominator) : NaN;
    };
    const plain = chance(duel());
    expect(chance(duel().play(grant('ana', 'advantage-attack', once)))).toBeGreaterThan(plain);
    expect(chance(duel().play(grant('bob', 'leverage-defense', once)))).toBeLessThan(plain);
  });

  test('SEG-81 it is the GM who decides, as listed', () => {
    const { state } = duel();
    const options = (seat: Parameters<typeof segments.queries.decisions>[1]) =>
      segments.queries
        .decisions(state, seat)
        .flatMap((decision) => decision.options)
        .filter(({ command }) => command.type === 'InflictCondition');
    expect(options(gameMaster)).toHaveLength(2);
    const seat = { kind: 'PLAYER', combatants: ['ana'] } as const;
    expect(options(seat)).toEqual([]);
    expect(duel().refusal(grant('ana', 'advantage-attack'), seat).code).toBe('FORBIDDEN');
  });

  test('an unknown combatant or condition is named', () => {
    expect(duel().refusal(grant('eve', 'prone'))).toMatchObject({ what: 'combatant', id: 'eve' });
    expect(duel().refusal(grant('bob', 'mood'))).toMatchObject({ what: 'condition', id: 'mood' });
  });
});
