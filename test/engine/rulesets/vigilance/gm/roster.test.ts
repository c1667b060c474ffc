import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  fight,
  gathering,
  learnt,
  someone,
  type Table,
} from '../../../../kit/engine/vigilance/encounter.ts';

const spectator: Actor = { kind: 'SPECTATOR' };
const remove = (combatantId: string, reason: string | null = null) => ({
  type: 'RemoveCombatant' as const,
  combatantId,
  reason,
});
const update = (combatantId: string, more: object) => ({
  type: 'UpdateCombatant' as const,
  combatantId,
  ...more,
});
const sheet = { vigilance: 12, nature: { kind: 'CHARACTER' as const, abilities: { defend: 2 } } };
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => vigilance.queries.viewEvent(event, actor) ?? []);
const three = () => fight([someone('ann', [0, 0]), beast('rat', [1, 0]), someone('bob', [0, 1])]);
/** Who is gone is named nowhere, nor is anything called after them. */
const expectForgotten = ({ state }: Table, id: string) => {
  const text = JSON.stringify({ ...state, departed: [] });
  expect(text).not.toContain(`"${id}"`);
  expect(text).not.toContain(`"${id}.`);
};

describe('a change of a combatant', () => {
  test('of name and side may come at any time, for all to see', () => {
    const table = three().play(update('bob', { name: 'Bert', side: 'foes' }));
    expect(table.combatant('bob')).toMatchObject({ name: 'Bert', side: 'foes' });
    expect(shown(table, spectator)).toEqual(table.events);
    table.declare('ann', 'assault', at('bob'));
    expect(table.stack).toEqual(['ann']);
  });

  test('of sheet is for before the fight, and makes somebody fresh', () => {
    const table = gathering([someone('ann', [0, 0], {}, { damage: 30 }), beast('rat', [1, 0])]);
    table.play(update('ann', { sheet }));
    expect(table.combatant('ann')).toMatchObject({ name: 'Ann', vigilance: 12, damage: 0 });
    expect(table.character('ann')).toMatchObject({ abilities: { defend: 2 }, vigor: 3 });
    expect(shown(table, spectator)).toEqual([]);
    expect(three().rule(update('ann', { sheet }))).toBe('VIG-06');
  });

  test('VIG-22 of the sheet of who has fallen gets them up', () => {
    const table = gathering([someone('ann', [0, 0]), beast('rat', [1, 0])]);
    table.play({ type: 'Adjudicate', combatantId: 'ann', reason: 'A rock', stats: { damage: 40 } });
    expect(table.combatant('ann').status).toBe('DOWN');
    table.play(update('ann', { sheet }));
    expect(table.happenings).toEqual(['CombatantUpdated', 'CombatantFightsOn']);
    expect(table.combatant('ann')).toMatchObject({ status: 'STANDING', traumas: 0 });
  });

  test('of sheet may come while its bearer is hidden', () => {
    const table = three();
    const combatants = [someone('cid', [5, 5])];
    table.play({ type: 'AddCombatants', combatants, hidden: true });
    table.play(update('cid', { name: 'Cyd', sheet }));
    table.play({ type: 'RevealCombatants', combatantIds: ['cid'] });
    expect(table.combatant('cid')).toMatchObject({ name: 'Cyd', vigilance: 12 });
  });

  test('VIG-15 names the field of a sheet that cannot be', () => {
    const table = gathering([someone('ann', [0, 0])]);
    const nature = { ...sheet.nature, vigor: 4 };
    expect(table.refusal(update('ann', { sheet: { ...sheet, nature } }))).toMatchObject({
      code: 'INVALID',
      field: 'sheet.nature.vigor',
    });
    expect(table.refusal(update('ann', {}))).toMatchObject({ field: 'name' });
  });
});

describe('a removal', () => {
  test('is shown with its reason, and passes the turn on', () => {
    const table = three().play(remove('ann', 'Ann is called away'));
    expect(table.happenings).toEqual(['CombatantRemoved', 'TurnStarted']);
    expect(table.turn).toBe('rat');
    expect(table.order).toEqual(['rat', 'bob']);
    expectForgotten(table, 'ann');
    expect(shown(table, spectator)).toEqual(table.events);
  });

  test('VIG-46 takes what it has on the stack, and what is aimed at it', () => {
    const table = three().declare('ann', 'assault', at('rat'));
    expect(table.asked).toBe('AMPLIFY ann');
    table.play(remove('rat'));
    expect(table.happenings).toEqual(['CombatantRemoved']);
    expectForgotten(table, 'rat');
    expect(table.stack).toEqual([]);
    expect(table.asked).toBe('CONCLUSION');
    // VIG-53: what was spent on it is spent.
    expect(table.combatant('ann').spent.regular).toBe(1);
  });

  test('VIG-47 leaves the rest of the stack, and the asking starts again', () => {
    const kicks = learnt('disrupting-kick');
    const table = fight([
      beast('rat', [1, 0], {}, kicks),
      beast('dog', [0, 1], {}, { side: 'dogs', ...kicks }),
      someone('ann', [0, 0], {}, kicks),
    ]);
    table.declare('rat', 'assault', at('ann'));
    table.pass();
    table.declare('dog', 'disrupting-kick', { ...at('ann'), use: 'QUICK' });
    expect(table.stack).toEqual(['rat', 'dog']);
    expect(table.asked).toBe('PRIORITY rat');
    table.pass().pass();
    expect(table.asked).toBe('AMPLIFY ann');
    table.play(remove('dog'));
    expect(table.stack).toEqual(['rat']);
    expect(table.asked).toBe('PRIORITY rat');
    expectForgotten(table, 'dog');
  });

  test('VIG-23 leaves one side, and the GM is asked at once, whoever it was', () => {
    for (const gone of ['rat', 'ann']) {
      const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0])]).play(remove(gone));
      expect(table.happenings).toEqual(['CombatantRemoved']);
      expect(table.asked).toBe('CONCLUSION');
    }
  });

  test('of who is hidden is shown to those who knew of it', () => {
    const table = three();
    table.play({ type: 'AddCombatants', combatants: [someone('cid', [5, 5])], hidden: true });
    table.play(remove('cid'));
    expect(table.happenings).toEqual(['HiddenCombatantRemoved']);
    expectForgotten(table, 'cid');
    expect(shown(table, gameMaster)).toEqual(table.events);
    expect(shown(table, { kind: 'PLAYER', combatants: ['cid'] })).toEqual(table.events);
    expect(shown(table, spectator)).toEqual([]);
    expect(table.refusal(remove('cid'))).toMatchObject({ code: 'NOT_FOUND', id: 'cid' });
  });
});

describe('a removal from a tie of vigilance (VIG-28)', () => {
  const settle = (combatantId: string, answer: 'FIRST' | 'DECLINE' | 'AGREE', order = '') => ({
    type: 'SettleTie' as const,
    combatantId,
    answer,
    order: order === '' ? [] : order.split(' '),
  });
  const tied = (...combatants: Parameters<typeof gathering>[0]) =>
    gathering(combatants).play({ type: 'RollInitiative' });

  test('asks the others on', () => {
    const table = tied(someone('ann', [0, 0]), someone('bob', [0, 1]), beast('rat', [1, 0]));
    expect(table.asked).toBe('TIE ann');
    table.play(remove('ann'));
    expect(table.asked).toBe('TIE bob');
    table.play(settle('bob', 'DECLINE'));
    expect(table.order).toEqual(['rat', 'bob']);
  });

  test('lets stand what the others have said, when who is left to answer goes', () => {
    const table = tied(someone('ann', [0, 0]), someone('bob', [0, 1]), beast('rat', [1, 0]));
    table.play(settle('ann', 'DECLINE')).play(remove('bob'));
    expect(table.happenings).toEqual([
      'CombatantRemoved',
      'TieSettled',
      'RoundStarted',
      'TurnStarted',
    ]);
    expect(table.order).toEqual(['rat', 'ann']);
    expectForgotten(table, 'bob');
  });

  test('without creatures leaves a tie among the characters, in the order in which they came', () => {
    const foe = { side: 'foes' };
    const table = tied(
      someone('ann', [0, 0]),
      someone('bob', [0, 1], {}, foe),
      beast('rat', [1, 0]),
    );
    table.play(settle('ann', 'DECLINE')).play(remove('rat'));
    expect(table.awaited).toMatchObject({ kind: 'TIE', combatantId: 'ann' });
    table.play(settle('ann', 'AGREE', 'bob ann')).play(settle('bob', 'AGREE', 'bob ann'));
    expect(table.order).toEqual(['bob', 'ann']);
  });

  test('from an order that was proposed leaves it for the rest', () => {
    const foe = { side: 'foes' };
    const table = tied(
      someone('ann', [0, 0]),
      someone('bob', [0, 1], {}, foe),
      someone('cid', [1, 0]),
    );
    table.play(settle('ann', 'AGREE', 'cid bob ann')).play(remove('cid'));
    table.play(settle('bob', 'AGREE', 'bob ann'));
    expect(table.order).toEqual(['bob', 'ann']);
    expectForgotten(table, 'cid');
  });

  test('that leaves one alone is no tie', () => {
    const table = tied(
      someone('ann', [0, 0]),
      beast('rat', [1, 0]),
      beast('cat', [2, 0], {}, { side: 'cats' }),
    );
    table.play(remove('ann'));
    expect(table.turn).toBe('rat');
  });
});
