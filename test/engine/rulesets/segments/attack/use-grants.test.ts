/** which roll uses up a grant that names no action. */
import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { choose } from '../../../../../src/engine/core/policy/policy.ts';
import { evenPersonality } from '../../../../../src/engine/core/policy/personality.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  fight,
  foe,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { shoot } from '../../../../kit/engine/segments/moves.ts';

const ones = (dice: number) => Array.from({ length: dice }, () => 1);

const dart = projectile('dart', { offensive: '10 + 4d6', damage: null });
const jab = melee('jab', { offensive: '10 + 4d6', damage: null });
const blow = melee('blow', { offensive: '10', damage: '0 + 1d6' });

type Reading = 'NEXT_ROLL' | 'ASKED';

/** Ana throws a dart in 2.1, which arrives in 2.2; Cid stands beside her. */
const thrown = (unnamedGrant: Reading) => {
  const talents = [
    { action: 'dart', reducedBy: 0 },
    { action: 'jab', reducedBy: 1 },
    { action: 'blow', reducedBy: 1 },
  ];
  const table = fight(
    [someone('ana', [0, 0], { talents }), foe('bea', [6, 0]), foe('cid', [1, 0])],
    { actions: [dart, jab, blow], setup: { settings: { unnamedGrant } } },
  );
  return table.advance(3).play(shoot('ana', 'dart', 'bea'));
};

const grant = (combatantId: string, condition: string, more: object = {}) =>
  ({ type: 'InflictCondition', combatantId, condition, once: true, ...more }) as const;

const answer = (table: Table, ...grants: string[]) => ({
  ...({ type: 'UseGrants', combatantId: table.awaited.combatantId ?? 'none', grants } as const),
  attackId: table.awaited.subjectId ?? 'none',
});

/** The dice of the attack that the last command rolled. */
const diceOf = (table: Table) => {
  const [resolved] = [...table.happened('AttackHit'), ...table.happened('AttackMissed')];
  return resolved?.attackScore.rolled.length;
};

const conditionsOf = (table: Table, id: string) =>
  table.combatant(id).conditions.map(({ condition }) => condition);

describe('SEG-81 R-72 b whoever rolls is asked each time', () => {
  const granted = () =>
    thrown('ASKED')
      .play(grant('ana', 'advantage-attack'))
      .advance()
      .play(shoot('ana', 'jab', 'cid'));

  test('SEG-81 R-72 b declined at the strike, it is there for the dart: 4 dice, then 7', () => {
    const table = granted().defend('NONE');
    expect(table.awaited).toMatchObject({ kind: 'GRANT', combatantId: 'ana' });
    expect(table.awaited.options[0]?.choices).toMatchObject([
      { field: 'grants', from: ['advantage-attack'], min: 0, ifOmitted: 'All are kept.' },
    ]);
    table.play(answer(table), ones(4));
    expect(diceOf(table)).toBe(4);
    expect(conditionsOf(table, 'ana')).toEqual(['advantage-attack']);
    table.end('ana').defend('NONE');
    table.play(answer(table, 'advantage-attack'), ones(7));
    expect(diceOf(table)).toBe(7);
    expect(conditionsOf(table, 'ana')).toEqual([]);
  });

  test('SEG-81 R-72 b used at the strike, it is gone: 7 dice, then 4 without a question', () => {
    const table = granted().defend('NONE');
    table.play(answer(table, 'advantage-attack'), ones(7));
    expect(diceOf(table)).toBe(7);
    table.end('ana').defend('NONE', ones(4));
    expect(diceOf(table)).toBe(4);
  });

  test('SEG-81 R-72 a nobody is asked: the next roll uses it', () => {
    const table = thrown('NEXT_ROLL').play(grant('ana', 'advantage-attack')).advance();
    table.play(shoot('ana', 'jab', 'cid')).defend('NONE', ones(7));
    expect(diceOf(table)).toBe(7);
  });

  test('SEG-81 R-72 b one that names an action, or hinders, or lasts, is nothing to ask about', () => {
    for (const [one, dice] of [
      [grant('ana', 'advantage-attack', { action: 'jab' }), 7],
      [grant('ana', 'disadvantage-attack'), 1],
      [grant('ana', 'advantage-attack', { once: false }), 7],
    ] as const) {
      const table = thrown('ASKED')
        .play(one)
        .advance()
        .play(shoot('ana', 'jab', 'cid'));
      expect(diceOf(table.defend('NONE', ones(dice)))).toBe(dice);
    }
  });

  test('SEG-81 R-72 b nothing else happens before the answer, which is the roller’s', () => {
    const table = granted().defend('NONE');
    const { attackId } = answer(table);
    expect(table.rule({ type: 'EndTurn', combatantId: 'ana' })).toBe('SEG-81');
    expect(table.rule({ type: 'UseGrants', combatantId: 'cid', attackId })).toBe('SEG-81');
    expect(table.rule(answer(table, 'leverage-attack'))).toBe('SEG-81');
    const twice = answer(table, 'advantage-attack', 'advantage-attack');
    expect(table.refusal(twice)).toMatchObject({ code: 'INVALID', field: 'grants' });
    expect(
      table.rule({
        ...{ type: 'ResolveDefense', combatantId: 'cid', attackId, defense: 'NONE' },
      }),
    ).toBe('SEG-81');
    expect(segments.rules.stateSchema().safeParse(table.state).success).toBe(true);
  });

  test('SEG-81 R-72 b damage is asked for with its attack, and kept where it misses', () => {
    const table = thrown('ASKED').play(grant('ana', 'advantage-damage')).advance();
    table.play(shoot('ana', 'blow', 'cid')).defend('NONE');
    table.play(answer(table), [1]);
    expect(conditionsOf(table, 'ana')).toEqual(['advantage-damage']);
    expect(table.happened('DamageDealt')[0]?.damage.rolled).toHaveLength(1);
    const used = thrown('ASKED').play(grant('ana', 'advantage-damage')).advance();
    used.play(shoot('ana', 'blow', 'cid')).defend('NONE');
    used.play(answer(used, 'advantage-damage'), ones(4));
    expect(used.happened('DamageDealt')[0]?.damage.rolled).toHaveLength(4);
    expect(conditionsOf(used, 'ana')).toEqual([]);
  });

  test('SEG-81 R-72 b the attacker is asked first, then the one who defends', () => {
    const table = thrown('ASKED')
      .play(grant('cid', 'advantage-against'))
      .play(grant('cid', 'advantage-defense'))
      .advance();
    table.play(shoot('ana', 'jab', 'cid')).defend('REACTION');
    expect(table.awaited).toMatchObject({ kind: 'GRANT', combatantId: 'ana' });
    table.play(answer(table));
    expect(table.awaited).toMatchObject({ kind: 'GRANT', combatantId: 'cid' });
    table.play(answer(table, 'advantage-defense'), [...ones(4), ...ones(3)]);
    expect(diceOf(table)).toBe(4);
    expect(conditionsOf(table, 'cid')).toEqual(['advantage-against']);
  });

  test('SEG-42 SEG-44 R-72 b a dodge moves once the attack has been rolled', () => {
    const table = thrown('ASKED')
      .play(grant('ana', 'advantage-attack'))
      .advance()
      .play(shoot('ana', 'jab', 'cid'));
    table
      .defend('DODGE', [], { to: { q: 1, r: 1 } })
      .end('ana')
      .defend('NONE');
    table.play(answer(table), ones(4));
    expect(table.at('cid')).toEqual([1, 0]);
    table.end('bea');
    expect(table.awaited).toMatchObject({ kind: 'GRANT', combatantId: 'ana' });
    table.play(answer(table, 'advantage-attack'), ones(4));
    expect(table.at('cid')).toEqual([1, 1]);
  });

  test('SEG-81 R-72 b a computer uses what helps', () => {
    const table = thrown('ASKED').play(grant('ana', 'advantage-damage')).advance();
    table.play(shoot('ana', 'blow', 'cid')).defend('NONE');
    const chosen = choose(segments, table.state, ['ana'], {
      level: 'SENSIBLE',
      personality: evenPersonality,
    });
    expect(chosen?.command).toMatchObject({ type: 'UseGrants', grants: ['advantage-damage'] });
    expect(segments.queries.decisions(table.state, gameMaster)[0]?.kind).toBe('GRANT');
  });
});
