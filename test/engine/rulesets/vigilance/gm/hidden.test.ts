import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  fight,
  gathering,
  someone,
  Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

const owner: Actor = { kind: 'PLAYER', combatants: ['wolf'] };
const other: Actor = { kind: 'PLAYER', combatants: ['ann'] };
const spectator: Actor = { kind: 'SPECTATOR' };

const wolf = beast('wolf', [0, 1]);
const duel = () => fight([someone('ann', [0, 0]), beast('rat', [1, 0])]);
const hide = (table: Table, ...combatants: readonly ReturnType<typeof someone>[]) =>
  table.play({ type: 'AddCombatants', combatants: [...combatants], hidden: true });
const reveal = (...combatantIds: string[]) => ({ type: 'RevealCombatants' as const, combatantIds });
const names = (table: Table, actor: Actor) =>
  vigilance.queries.view(table.state, actor).combatants.map(({ name, hidden }) => [name, hidden]);
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => vigilance.queries.viewEvent(event, actor) ?? []);

describe('a hidden combatant', () => {
  test('is seen by the GM and by who plays it, after those on the table, with its sheet', () => {
    const table = hide(duel(), wolf);
    const all = [
      ['Ann', false],
      ['Rat', false],
    ];
    expect(names(table, gameMaster)).toEqual([...all, ['Wolf', true]]);
    expect(names(table, owner)).toEqual([...all, ['Wolf', true]]);
    expect(names(table, other)).toEqual(all);
    expect(names(table, spectator)).toEqual(all);
    expect(vigilance.queries.view(table.state, owner).combatants.at(-1)?.sheet).toMatchObject({
      damage: 0,
      damageLimit: 40,
    });
  });

  test('is shown to the same, to each only the own', () => {
    const table = hide(duel(), wolf, beast('bear', [0, 1]));
    expect(shown(table, gameMaster)).toEqual(table.events);
    expect(shown(table, owner)).toMatchObject([
      { type: 'CombatantsHidden', newcomers: [{ combatant: { id: 'wolf' } }] },
    ]);
    expect(JSON.stringify(shown(table, owner))).not.toContain('bear');
    expect([...shown(table, other), ...shown(table, spectator)]).toEqual([]);
  });

  test('VIG-26 counts for no side, has no turn, and stands in nobody’s way', () => {
    const gathered = hide(gathering([someone('ann', [0, 0])]), wolf);
    expect(gathered.rule({ type: 'RollInitiative' })).toBe('VIG-26');
    const table = hide(duel(), wolf);
    expect(table.order).toEqual(['ann', 'rat']);
    table.declare('ann', 'travel', to(0, 1));
    expect(table.at('ann')).toEqual([0, 1]);
  });

  test('is nobody to aim at for the other seats, and to be revealed first for its own', () => {
    const table = hide(duel(), wolf);
    const attack = {
      type: 'DeclareAction',
      combatantId: 'ann',
      action: 'assault',
      use: 'REGULAR',
      ...at('wolf'),
    } as const;
    expect(table.refusal(attack, other)).toEqual(duel().refusal(attack, other));
    expect(table.refusal(attack, other)).toMatchObject({ code: 'NOT_FOUND', id: 'wolf' });
    expect(table.refusal(attack)).toEqual({
      code: 'INVALID',
      field: 'targetIds',
      message: "'wolf' is hidden: reveal it first.",
    });
  });

  test('has an id that nobody else has', () => {
    const again = { type: 'AddCombatants', combatants: [someone('wolf', [5, 5])] } as const;
    expect(
      hide(duel(), wolf).refusal({ ...again, combatants: [...again.combatants] }),
    ).toMatchObject({ code: 'INVALID', field: 'combatants.0.id' });
  });

  test('brings what it needs only as it is revealed', () => {
    const guard = { creature: 'pike-guard', id: 'guard', side: 'foes', position: { q: 4, r: 4 } };
    const table = new Table({ content: [] }).play({
      type: 'AddCombatants',
      combatants: [],
      creatures: [guard],
      hidden: true,
    });
    const catalogue = (actor: Actor) =>
      vigilance.queries.view(table.state, actor).actions.map(({ key }) => key);
    expect(catalogue(gameMaster)).toContain('bar-the-way');
    expect(catalogue(spectator)).not.toContain('bar-the-way');
    table.play(reveal('guard'));
    expect(table.happenings).toEqual(['ActionsDefined', 'CombatantsAdded']);
    expect(catalogue(spectator)).toContain('bar-the-way');
  });
});

describe('revealing', () => {
  test('is to join as anybody does who comes late: the same events, the same state', () => {
    const late = duel().play({ type: 'AddCombatants', combatants: [wolf] });
    const table = hide(duel(), wolf).play(reveal('wolf'));
    expect(table.events).toEqual(late.events);
    expect(table.state.phase).toEqual(late.state.phase);
    expect(table.state.combatants).toEqual(late.state.combatants);
    expect(table.combatant('wolf').presence).toBe('READY');
    expect(names(table, spectator)).toEqual(names(late, spectator));
    expect(vigilance.queries.hidden(table.state)).toEqual([]);
  });

  test('VIG-34 takes a free field, its own or another', () => {
    const table = hide(duel(), beast('wolf', [0, 0]), beast('bear', [4, 4]));
    expect(table.rule(reveal('wolf'))).toBe('VIG-34');
    const put = (q: number, r: number) => [{ combatantId: 'wolf', position: { q, r } }];
    expect(table.rule({ ...reveal('bear', 'wolf'), positions: put(4, 4) })).toBe('VIG-34');
    table.play({ ...reveal('bear', 'wolf'), positions: put(5, 5) });
    expect([table.at('bear'), table.at('wolf')]).toEqual([
      [4, 4],
      [5, 5],
    ]);
  });

  test('is of those who are hidden', () => {
    const table = duel();
    expect(table.refusal(reveal('ann'))).toMatchObject({ field: 'combatantIds' });
    expect(table.refusal(reveal('cat'))).toMatchObject({ code: 'NOT_FOUND', id: 'cat' });
  });
});
