import { describe, expect, test } from 'vitest';
import { bindingDc } from '../../../../../src/engine/rulesets/segments/action/exhaustion.ts';
import { brace } from '../../../../kit/engine/segments/moves.ts';
import {
  type CommandInput,
  fight,
  foe,
  gathering,
  someone,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

type InputOf<T extends CommandInput['type']> = Extract<CommandInput, { type: T }>;

const able = { strength: 2, dexterity: 0, intelligence: 0, resolve: -1 };
const duel = (settings = {}) =>
  fight([someone('ana', [0, 0], { abilities: able }), foe('bob', [1, 0])], { setup: { settings } });

const ability = (more: Partial<InputOf<'RollAbilityCheck'>> = {}): CommandInput => ({
  type: 'RollAbilityCheck',
  combatantId: 'ana',
  ability: 'STRENGTH',
  difficulty: 2,
  ...more,
});

const skill = (more: Partial<InputOf<'RollSkillCheck'>> = {}): CommandInput => ({
  type: 'RollSkillCheck',
  combatantId: 'ana',
  skill: 'Climb',
  target: 1,
  ...more,
});

describe('ability checks', () => {
  test('SEG-04 4d6 and one for each point of the modifier; 5s and 6s count', () => {
    const table = duel().play(ability(), [5, 6, 4, 4, 1, 1]);
    expect(table.events).toEqual([
      {
        type: 'CheckRolled',
        combatantId: 'ana',
        check: 'STRENGTH',
        roll: aScore({ dice: [5, 6, 4, 4, 1, 1], total: 2 }),
        opponentId: null,
        opposing: null,
        needed: 2,
        success: true,
      },
    ]);
    expect(table.play(ability(), [5, 4, 4, 4, 1, 1]).happened('CheckRolled')).toMatchObject([
      { success: false },
    ]);
  });

  test('SEG-04 a negative modifier takes dice away', () => {
    duel().play(ability({ ability: 'RESOLVE' }), [1, 1, 1]);
  });

  test('SEG-04 the pool may be given, or be the modifier alone where the table plays it so', () => {
    duel().play(ability({ pool: 1 }), [6]);
    duel({ abilityPool: 'MODIFIER_ONLY' }).play(ability(), [5, 6]);
  });

  test('SEG-04 opposed: who is named first rolls first, and wins a tie', () => {
    const contest = ability({ difficulty: null, opponentId: 'bob' });
    const tie = [5, 1, 1, 1, 1, 1, 6, 1, 1, 1];
    expect(duel().play(contest, tie).happened('CheckRolled')).toMatchObject([
      { needed: 1, success: true, opponentId: 'bob', opposing: aScore({ dice: [6, 1, 1, 1] }) },
    ]);
    const lost = [5, 1, 1, 1, 1, 1, 6, 5, 1, 1];
    expect(duel().play(contest, lost).happened('CheckRolled')).toMatchObject([{ success: false }]);
  });

  test('SEG-31 Brace gives advantage on ability checks for the rest of the round', () => {
    const table = duel().play(brace('ana'));
    table.play(ability(), [1, 1, 1, 1, 1, 1, 1, 1, 1]);
    table.play(skill(), [1, 1, 1, 1]);
    table.advance(3).play(ability(), [1, 1, 1, 1, 1, 1]);
  });

  test('SEG-85 both sides of a contest may roll with advantage', () => {
    const granted: ['ADVANTAGE'] = ['ADVANTAGE'];
    const contest = ability({
      ...{ difficulty: null, opponentId: 'bob', opponentAbility: 'DEXTERITY' },
      ...{ granted, opponentGranted: granted },
    });
    duel().play(contest, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('SEG-86 leverage adds six dice, also for both', () => {
    const granted: ['LEVERAGE'] = ['LEVERAGE'];
    const opponent = { opponentId: 'bob', opponentGranted: granted };
    const contest = ability({ difficulty: null, granted, ...opponent });
    duel().play(
      contest,
      Array.from({ length: 12 + 10 }, () => 1),
    );
  });

  test('SEG-04 either a difficulty or an opponent, and not oneself', () => {
    expect(duel().rule(ability({ difficulty: null }))).toBe('INVALID');
    expect(duel().rule(ability({ difficulty: null, opponentId: 'ana' }))).toBe('SEG-04');
    expect(duel().rule(ability({ opponentPool: 3 }))).toBe('INVALID');
  });
});

describe('skill checks', () => {
  test('SEG-03 4d6 and more, only sixes, at least the target; nothing is needed when it is easy', () => {
    expect(duel().play(skill(), [6, 5, 5, 5]).happened('CheckRolled')).toMatchObject([
      { check: 'Climb', needed: 1, success: true, roll: { total: 1 } },
    ]);
    const hard = skill({ target: 2, bonusDice: 1 });
    expect(duel().play(hard, [6, 5, 5, 5, 5]).happened('CheckRolled')).toMatchObject([
      { success: false },
    ]);
    const easy = skill({ target: 0 });
    expect(duel().play(easy, [1, 1, 1, 1]).happened('CheckRolled')).toMatchObject([
      { success: true },
    ]);
  });

  test('SEG-06 a pool never falls below no dice', () => {
    const hopeless = skill({ bonusDice: -3, granted: ['DISADVANTAGE'] });
    expect(duel().play(hopeless, []).happened('CheckRolled')).toMatchObject([{ success: false }]);
  });
});

describe('exhaustion', () => {
  const camp = () => gathering([someone('ana', [0, 0], { abilities: able })]);
  const bind = { type: 'ContinueBinding', combatantId: 'ana' } as const;
  const rest = { type: 'TakeLongRest', combatantId: 'ana' } as const;

  test("SEG-97 D-13 DC 10 after the first hour, 2 more after each further one; a night's rest sets it back", () => {
    expect([0, 1, 2].map(bindingDc)).toEqual([10, 12, 14]);
    const table = camp().play(bind, [3, 3, 2]);
    expect(table.happened('BindingContinued')).toEqual([
      {
        type: 'BindingContinued',
        combatantId: 'ana',
        dc: 10,
        roll: aScore({ dice: [3, 3, 2], flat: 2, total: 10 }),
        binding: { kind: 'HOURS', hours: 1 },
      },
    ]);
    expect(table.play(bind, [4, 4, 2]).happened('BindingContinued')).toMatchObject([{ dc: 12 }]);
    expect(table.play(rest).play(bind, [6, 6, 6]).happened('BindingContinued')).toMatchObject([
      { dc: 10 },
    ]);
  });

  test('SEG-98 a failed check leaves Exhausted, and the binding cannot go on before a rest', () => {
    const table = camp().play(bind, [3, 3, 1]);
    expect(table.combatant('ana').conditions).toMatchObject([{ condition: 'exhausted' }]);
    expect(table.rule(bind)).toBe('SEG-98');
    expect(table.play(rest).play(bind, [6, 6, 6]).happened('BindingContinued')).toHaveLength(1);
  });

  test('SEG-97 this is for outside a fight', () => {
    expect(duel().rule(bind)).toBe('SEG-97');
    expect(duel().rule(rest)).toBe('SEG-97');
  });

  test("SEG-98 who cannot go on can after a night's rest, unless the GM says otherwise", () => {
    const worn = () => camp().play(bind, [1, 1, 1]);
    expect(worn().rule(bind)).toBe('SEG-98');
    worn().play(rest).play(bind, [6, 6, 6]);
    expect(
      worn()
        .play({ ...rest, staysUnable: true })
        .rule(bind),
    ).toBe('SEG-98');
  });
});
