import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../../../src/engine/core/command/actor.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';

const ana: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const bob: Actor = { kind: 'PLAYER', combatants: ['bob'] };

const duel = (): Table =>
  fight([someone('ana', [0, 0]), foe('bob', [1, 0], { dodges: 2, endurance: 5 })]);

describe('what a seat sees', () => {
  test('SEC-42 a player sees the own sheet, and of others what the table sees', () => {
    const { combatants } = seconds.queries.view(duel().state, bob);
    expect(combatants.map(({ id, sheet }) => [id, sheet?.defensesLeft ?? null])).toEqual([
      ['ana', null],
      ['bob', { dodges: 2, parries: 0, blocks: 0 }],
    ]);
    expect(combatants[0]).toMatchObject({ status: 'STANDING', held: ['sword'], doing: null });
  });

  test('SEC-08 SEC-42 its owner sees the seconds and the defense rolls that are left', () => {
    const budgetOf = (table: Table, actor: Actor) =>
      seconds.queries
        .view(table.state, actor)
        .combatants.map(({ budget }) =>
          budget.map(({ label, left, max }) => `${label} ${left}/${max}`),
        );
    const table = duel();
    expect(budgetOf(table, ana)).toEqual([['Seconds 6/6'], []]);
    expect(budgetOf(table, bob)).toEqual([[], ['Seconds 6/6', 'Dodge 2/2']]);
    table.attack('ana', 'sword', 'bob', [6]).defend('DODGE', [6]);
    expect(budgetOf(table, bob)).toEqual([[], ['Seconds 6/6', 'Dodge 1/2']]);
    expect(budgetOf(table, ana)[0]).not.toEqual(['Seconds 6/6']);
  });

  test('SEC-42 of a sheet its owner sees what is listed, and nothing else that the state may hold', () => {
    const { state } = duel();
    const own = state.combatants.bob!;
    const noted = { ...own, sheet: { ...own.sheet, kind: 'NOTE', note: 'of the GM' } };
    const seen = seconds.queries.view(
      { ...state, combatants: { ...state.combatants, bob: noted } },
      bob,
    );
    expect(seen).toEqual(seconds.queries.view(state, bob));
  });

  test('SEC-41 whose decision is due is known to all, its options to its owner alone', () => {
    const table = duel().attack('ana', 'sword', 'bob', [6]);
    const [seen] = seconds.queries.decisions(table.state, ana).filter(({ required }) => required);
    expect(seen).toMatchObject({ kind: 'DEFENSE', combatantId: 'bob', options: [], refusals: [] });
    const [own] = seconds.queries.decisions(table.state, bob).filter(({ required }) => required);
    expect(own?.options.map(({ label }) => label)).toEqual(['No defense', 'Dodge']);
    // Who has no defense left is asked like anyone else.
    const spent = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    spent.attack('ana', 'sword', 'bob', [6]);
    expect(spent.awaited.options.map(({ label }) => label)).toEqual(['No defense']);
  });

  test('SEC-25 the clock tells whose turn it is, what is left, and what is interrupted', () => {
    const table = duel().delay('ana').pass('ana').moves('bob', 2).take('ana').moves('ana', 1);
    expect(seconds.queries.view(table.state, { kind: 'SPECTATOR' }).clock).toEqual({
      kind: 'SECONDS',
      turnOfId: 'ana',
      second: 1,
      secondsLeft: 5,
      interrupted: [{ combatantId: 'bob', secondsLeft: 4 }],
      waitingIds: [],
      delayedIds: [],
    });
  });

  test('SEC-34 SEC-46 SEC-53 postures, wounds and dying are conditions that all see, in the status that all know', () => {
    const table = fight([
      someone('ana', [0, 0], { damageBonus: 9 }),
      foe('bob', [1, 0], { toughness: 9, endurance: 5 }),
    ]);
    table.attack('ana', 'sword', 'bob', [6]).defend('NONE', [1]).declare('ana', 'crouch');
    const seen = seconds.queries.view(table.state, { kind: 'SPECTATOR' }).combatants;
    expect(
      seen.map(({ status, conditions }) => [status, conditions.map(({ key }) => key)]),
    ).toEqual([
      ['STANDING', ['crouching']],
      ['DOWN', ['prone', 'wounded', 'dying']],
    ]);
    const wounds = seen.flatMap(({ conditions }) =>
      conditions.filter(({ key }) => key === 'wounded').map(({ amount }) => amount),
    );
    expect(wounds).toEqual([1]);
  });

  test('SEC-02 the sheets of newcomers are shown to the GM alone', () => {
    const table = duel().play({ type: 'AddCombatants', combatants: [foe('cat', [5, 5])] }, [1]);
    const shown = table.events.map((event) => seconds.queries.viewEvent(event, ana)?.type ?? null);
    expect(shown).toEqual([null, 'InitiativeChecked']);
  });
});

test('SEC-07 the state of a fight does not grow with its rounds', () => {
  const table = duel();
  const round = () => {
    table.declare('ana', 'fuse').aim('ana', ['bob']).declare('ana', 'crouch');
    table.declare('ana', 'stand-up', {}, [1]);
    if (table.combatant('bob').delayedTurn) table.pass('bob');
    table.delay('bob').pass('bob');
  };
  const size = () => JSON.stringify(table.state).length;
  for (let i = 0; i < 10; i++) round();
  const early = size();
  for (let i = 0; i < 80; i++) round();
  expect(size()).toBe(early);
});
