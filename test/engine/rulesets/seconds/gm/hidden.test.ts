import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { MAX_DEFINITIONS } from '../../../../../src/engine/core/catalogue/definitions.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import {
  type CombatantInput,
  fight,
  foe,
  hex,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

const owner: Actor = { kind: 'PLAYER', combatants: ['wolf'] };
const other: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const spectator: Actor = { kind: 'SPECTATOR' };

const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
const wolf = foe('wolf', [2, 0], { initiativeBonus: 4 });
const hide = (table: Table, ...combatants: readonly CombatantInput[]) =>
  table.play({ type: 'AddCombatants', combatants: [...combatants], hidden: true });
const reveal = (...combatantIds: readonly string[]) => ({
  type: 'RevealCombatants' as const,
  combatantIds: [...combatantIds],
});
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => seconds.queries.viewEvent(event, actor) ?? []);
const seen = ({ state }: Table, actor: Actor) => seconds.queries.view(state, actor);

describe('hiding', () => {
  test('puts a combatant beside the fight, for the GM and who plays it alone to see', () => {
    const table = hide(duel(), wolf);
    expect(Object.keys(table.state.combatants)).toEqual(['ana', 'bob']);
    for (const actor of [gameMaster, owner]) {
      expect(shown(table, actor)).toEqual(table.events);
      expect(seen(table, actor).combatants.at(-1)).toMatchObject({
        id: 'wolf',
        hidden: true,
        held: ['sword'],
        sheet: { toughness: 12 },
      });
    }
    for (const actor of [other, spectator]) {
      expect(shown(table, actor)).toEqual([]);
      expect(seen(table, actor)).toEqual(seen(duel(), actor));
    }
  });

  test('tells who may know that it is hidden, and all others that there is nobody', () => {
    const table = hide(duel(), wolf);
    const end = { type: 'EndTurn' as const, combatantId: 'wolf' };
    for (const actor of [gameMaster, owner])
      expect(table.refusal(end, actor)).toMatchObject({ code: 'INVALID', field: 'combatantId' });
    expect(table.refusal(end, other)).toMatchObject({ code: 'FORBIDDEN' });
    table.declare('ana', 'bolt');
    const aim = { type: 'CompleteAction' as const, combatantId: 'ana', targetIds: ['wolf'] };
    expect(table.refusal(aim, other)).toMatchObject({ code: 'NOT_FOUND', id: 'wolf' });
  });

  test('takes an id that nobody else has', () => {
    const table = hide(duel(), wolf);
    expect(table.refusal({ type: 'AddCombatants', combatants: [wolf] })).toMatchObject({
      code: 'INVALID',
      field: 'combatants.0.id',
    });
  });

  test('keeps its surprise when it is done away with', () => {
    const table = hide(duel(), wolf).play({ type: 'RemoveCombatant', combatantId: 'wolf' });
    expect(shown(table, owner)).toMatchObject([{ type: 'HiddenCombatantRemoved', name: 'Wolf' }]);
    expect(shown(table, spectator)).toEqual([]);
    expect(seconds.queries.hidden(table.state)).toEqual([]);
  });
});

describe('revealing', () => {
  test('SEC-06 is to join as anybody does who comes late: the same rolls, shown to the same', () => {
    const late = duel().play({ type: 'AddCombatants', combatants: [wolf] }, [1]);
    const table = hide(duel(), wolf).play(reveal('wolf'), [1]);
    expect(table.events).toEqual(late.events);
    expect(table.state.phase).toEqual(late.state.phase);
    expect(table.state.combatants).toEqual(late.state.combatants);
    expect(table.state.phase).toMatchObject({ order: ['ana', 'bob', 'wolf'] });
    for (const actor of [gameMaster, owner, other, spectator])
      expect(shown(table, actor)).toEqual(shown(late, actor));
  });

  test('SEC-32 takes a hex without an obstacle, its own or another', () => {
    const table = duel().play({ type: 'SetBattlefield', obstacles: [hex(2, 0)] });
    hide(table, wolf);
    expect(table.rule(reveal('wolf'))).toBe('SEC-32');
    const labels = () => {
      const [decision] = table.decisions('TABLE');
      return {
        options: decision?.options.map(({ label }) => label) ?? [],
        refusals: decision?.refusals.map(({ label }) => label) ?? [],
      };
    };
    expect(labels().refusals).toContain('Reveal Wolf');
    const positions = [{ combatantId: 'wolf', position: hex(3, 0) }];
    table.play({ ...reveal('wolf'), positions }, [1]);
    expect(table.combatant('wolf').position).toEqual(hex(3, 0));
    hide(table, foe('bear', [4, 0], { name: 'Bear' }));
    expect(labels().options).toContain('Reveal Bear');
  });

  test('names those who are hidden, once each', () => {
    const table = hide(duel(), wolf);
    expect(table.refusal(reveal('nobody')).code).toBe('NOT_FOUND');
    expect(table.refusal(reveal('ana')).code).toBe('INVALID');
    expect(table.refusal(reveal('wolf', 'wolf')).code).toBe('INVALID');
    expect(table.refusal(reveal('wolf'), owner).code).toBe('FORBIDDEN');
    table.play({ type: 'EndEncounter' });
    expect(table.rule(reveal('wolf'))).toBe('SEC-07');
  });
});

describe('a hidden creature', () => {
  test('has room kept for what it will define', () => {
    const creature = seconds.rulebook.creatures.find((one) => one.actions.length > 0)?.key ?? '';
    const room = (table: Table) => MAX_DEFINITIONS - Object.keys(table.state.actions).length;
    const define = (count: number, from: number) => ({
      type: 'DefineActions' as const,
      definitions: {
        actions: Array.from({ length: count }, (_, i) => ({
          key: `own-${from + i}`,
          name: 'Own',
          effect: { type: 'ACTIVITY' as const },
        })),
      },
    });
    const table = duel().play({
      type: 'AddCombatants',
      creatures: [{ creature, id: 'wolf', side: 'foes', position: hex(3, 0) }],
      hidden: true,
    });
    for (const from of [0, 100]) table.play(define(100, from));
    const full = define(room(table), 200);
    expect(table.refusal(full)).toMatchObject({ code: 'INVALID', field: 'actions' });
    table.play({ type: 'RemoveCombatant', combatantId: 'wolf' }).play(full);
    expect(room(table)).toBe(0);
  });

  const catalogue = (table: Table, actor: Actor) =>
    seen(table, actor).actions.map(({ key }) => key);

  test('brings its weapons to the catalogue of who may know of it, and of all when it appears', () => {
    const creature = seconds.rulebook.creatures.find(({ actions }) => actions.length > 0);
    const keys = creature?.actions.map(({ key }) => key) ?? [];
    expect(keys.length).toBeGreaterThan(0);
    const table = duel().play({
      type: 'AddCombatants',
      creatures: [{ creature: creature?.key ?? '', id: 'wolf', side: 'foes', position: hex(3, 0) }],
      hidden: true,
    });
    for (const actor of [gameMaster, owner])
      expect(catalogue(table, actor)).toEqual(expect.arrayContaining(keys));
    for (const actor of [other, spectator])
      expect(catalogue(table, actor)).toEqual(catalogue(duel(), actor));
    table.play(reveal('wolf'), [1]);
    expect(table.happenings.slice(0, 2)).toEqual(['ActionsDefined', 'CombatantsAdded']);
    expect(catalogue(table, spectator)).toEqual(expect.arrayContaining(keys));
    expect(new Set(catalogue(table, owner)).size).toBe(catalogue(table, owner).length);
  });
});
