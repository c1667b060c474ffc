import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { MAX_COMBATANTS } from '../../../../../src/engine/core/roster/joining.ts';
import { MAX_DEFINITIONS } from '../../../../../src/engine/core/catalogue/definitions.ts';
import { creatures } from '../../../../../src/engine/rulesets/segments/content/index.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import {
  type CommandInput,
  fight,
  foe,
  hex,
  melee,
  someone,
  Table,
} from '../../../../kit/engine/segments/encounter.ts';

const owner: Actor = { kind: 'PLAYER', combatants: ['wolf'] };
const other: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const spectator: Actor = { kind: 'SPECTATOR' };

const wolf = foe('wolf', [0, 1], { name: 'Wolf' });
const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
const hide = (table: Table, ...combatants: readonly ReturnType<typeof someone>[]) =>
  table.play({ type: 'AddCombatants', combatants: [...combatants], hidden: true });
const reveal = (...combatantIds: string[]) => ({ type: 'RevealCombatants' as const, combatantIds });
const names = (table: Table, actor: Actor) =>
  segments.queries.view(table.state, actor).combatants.map(({ name, hidden }) => [name, hidden]);
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => segments.queries.viewEvent(event, actor) ?? []);

describe('a hidden combatant', () => {
  test('is seen by the GM and by who plays it, after those on the table, with its sheet', () => {
    const table = hide(duel(), wolf);
    const all = [
      ['Ana', false],
      ['Bob', false],
    ];
    expect(names(table, gameMaster)).toEqual([...all, ['Wolf', true]]);
    expect(names(table, owner)).toEqual([...all, ['Wolf', true]]);
    expect(names(table, other)).toEqual(all);
    expect(names(table, spectator)).toEqual(all);
    expect(segments.queries.view(table.state, owner).combatants.at(-1)?.sheet).toMatchObject({
      hitPoints: 20,
    });
  });

  test('is shown to the same, to each only the own', () => {
    const table = hide(duel(), wolf, foe('bear', [0, 1]));
    expect(shown(table, gameMaster)).toEqual(table.events);
    expect(shown(table, owner)).toMatchObject([
      { type: 'CombatantsHidden', newcomers: [{ combatant: { id: 'wolf' } }] },
    ]);
    expect(JSON.stringify(shown(table, owner))).not.toContain('bear');
    expect([...shown(table, other), ...shown(table, spectator)]).toEqual([]);
  });

  test('takes no turn, blocks no hex and counts for no side', () => {
    const table = hide(new Table(), wolf).play({
      type: 'AddCombatants',
      combatants: [someone('ana', [0, 1])],
    });
    // Without hostile sides, as far as anybody sees.
    table.play({ type: 'RollInitiative' }, [6, 1, 1, 1]);
    expect(table.state.phase).toMatchObject({ order: ['ana'] });
    const on = hide(duel(), wolf);
    on.declare('ana', 'move', { to: hex(0, 1) });
    expect(on.at('ana')).toEqual([0, 1]);
    expect(on.state.phase).toMatchObject({ order: ['ana', 'bob'] });
  });

  test('is nobody to aim at for the other seats, and to be revealed first for its own', () => {
    const table = hide(duel(), wolf);
    const attack = strike('ana', 'wolf');
    expect(table.refusal(attack, other)).toEqual(duel().refusal(attack, other));
    expect(table.refusal(attack, other)).toMatchObject({ code: 'NOT_FOUND', id: 'wolf' });
    const hint = { code: 'INVALID', message: "'wolf' is hidden: reveal it first." };
    expect(table.refusal(attack)).toEqual({ ...hint, field: 'targetIds' });
    const turn = { type: 'EndTurn', combatantId: 'wolf' } as const;
    expect(table.refusal(turn, owner)).toEqual({ ...hint, field: 'combatantId' });
    expect(table.refusal(turn, other)).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      table.refusal({ type: 'InflictCondition', combatantId: 'wolf', condition: 'prone' }),
    ).toEqual({ ...hint, field: 'combatantId' });
  });

  test('is the GM’s to hide, to reveal, to change and to do away with', () => {
    const table = hide(duel(), wolf);
    const commands: readonly CommandInput[] = [
      { type: 'AddCombatants', combatants: [someone('cat', [5, 5])], hidden: true },
      reveal('wolf'),
      { type: 'UpdateCombatant', combatantId: 'wolf', name: 'Dog' },
      { type: 'RemoveCombatant', combatantId: 'wolf' },
    ];
    for (const command of commands)
      expect(table.refusal(command, owner)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('has an id that nobody else has, and counts among the combatants there can be', () => {
    const table = hide(duel(), wolf);
    expect(
      table.refusal({ type: 'AddCombatants', combatants: [someone('wolf', [5, 5])] }),
    ).toMatchObject({ code: 'INVALID', field: 'combatants.0.id' });
    const crowd = Array.from({ length: MAX_COMBATANTS - 2 }, (_, i) => someone(`c${i}`, [i, 9]));
    expect(table.refusal({ type: 'AddCombatants', combatants: crowd })).toMatchObject({
      code: 'INVALID',
      field: 'combatants',
    });
  });
});

describe('revealing', () => {
  test('SEG-09 is to join as anybody does who comes late: the same events, shown to the same', () => {
    const late = duel().play({ type: 'AddCombatants', combatants: [wolf] });
    const table = hide(duel(), wolf).play(reveal('wolf'));
    expect(table.events).toEqual(late.events);
    expect(table.state.phase).toEqual(late.state.phase);
    expect(table.state.combatants).toEqual(late.state.combatants);
    expect(names(table, spectator)).toEqual(names(late, spectator));
    expect(segments.queries.hidden(table.state)).toEqual([]);
  });

  test('SEG-55 takes a free hex, its own or another', () => {
    const table = hide(duel(), foe('wolf', [0, 0]), foe('bear', [4, 4]));
    expect(table.rule(reveal('wolf'))).toBe('SEG-55');
    const at = (combatantId: string, q: number, r: number) => ({
      combatantId,
      position: hex(q, r),
    });
    const together = { ...reveal('bear', 'wolf'), positions: [at('wolf', 4, 4)] };
    expect(table.rule(together)).toBe('SEG-55');
    table.play({ ...together, positions: [at('wolf', 5, 5)] });
    expect([table.at('bear'), table.at('wolf')]).toEqual([
      [4, 4],
      [5, 5],
    ]);
  });

  test('is listed for the GM alone, and where it may not be, with the reason', () => {
    const table = hide(duel(), wolf, foe('bear', [0, 0], { name: 'Bear' }));
    const of = (actor: Actor) => {
      const all = segments.queries.decisions(table.state, actor);
      return {
        options: all.flatMap(({ options }) => options).filter(({ command }) => isReveal(command)),
        refusals: all
          .flatMap(({ refusals }) => refusals)
          .filter(({ command }) => isReveal(command)),
      };
    };
    const { options, refusals } = of(gameMaster);
    expect(options.map(({ label }) => label)).toEqual(['Reveal Wolf']);
    expect(refusals).toMatchObject([{ label: 'Reveal Bear', rejection: { rule: 'SEG-55' } }]);
    expect(of(owner)).toEqual({ options: [], refusals: [] });
  });

  test('names those who are hidden, once each', () => {
    const table = hide(duel(), wolf);
    const code = (...ids: string[]) => table.refusal(reveal(...ids)).code;
    expect(code('nobody')).toBe('NOT_FOUND');
    expect(code('ana')).toBe('INVALID');
    expect(code('wolf', 'wolf')).toBe('INVALID');
    expect(
      table.refusal({
        ...reveal('wolf'),
        positions: [{ combatantId: 'ana', position: hex(9, 9) }],
      }),
    ).toMatchObject({ code: 'INVALID', field: 'positions.0.combatantId' });
  });

  test('is no longer possible when the encounter has ended', () => {
    const table = hide(duel(), wolf).play({ type: 'EndEncounter' });
    expect(table.rule(reveal('wolf'))).toBe('SEG-107');
  });
});

const isReveal = ({ type }: { readonly type: string }) => type === 'RevealCombatants';

describe('a hidden creature', () => {
  const creature = 'gale-piper';
  const { actions = [] } = creatures.find(({ key }) => key === creature) ?? {};
  const keys = actions.map(({ key }) => key);
  const catalogue = (table: Table, actor: Actor) =>
    segments.queries.view(table.state, actor).actions.map(({ key }) => key);
  const lurking = () =>
    duel().play({
      type: 'AddCombatants',
      combatants: [],
      creatures: [{ creature, id: 'wolf', side: 'foes', position: hex(0, 1) }],
      hidden: true,
    });

  test('brings its definitions to the catalogue of who may know of it, and of all when it appears', () => {
    const table = lurking();
    expect(keys.length).toBeGreaterThan(0);
    for (const actor of [gameMaster, owner])
      expect(catalogue(table, actor)).toEqual(expect.arrayContaining(keys));
    for (const actor of [other, spectator])
      expect(catalogue(table, actor)).toEqual(catalogue(duel(), actor));
    table.play(reveal('wolf'));
    expect(table.happenings).toEqual(['ActionsDefined', 'CombatantsAdded']);
    expect(catalogue(table, spectator)).toEqual(expect.arrayContaining(keys));
    // Nothing is there twice.
    expect(new Set(catalogue(table, owner)).size).toBe(catalogue(table, owner).length);
  });

  test('leaves what the catalogue has come to know under the same key meanwhile', () => {
    const [key = ''] = keys;
    const table = lurking().play({
      type: 'DefineActions',
      definitions: { actions: [{ ...melee(key), name: 'Another' }] },
    });
    expect(catalogue(table, gameMaster).filter((known) => known === key)).toHaveLength(1);
    table.play(reveal('wolf'));
    expect(table.state.actions[key]?.name).toBe('Another');
  });

  test('has room kept for what it will define', () => {
    const table = lurking();
    const more = (count: number, from: number) =>
      Array.from({ length: count }, (_, i) => melee(`own-${from + i}`));
    const define = (from: number) =>
      ({ type: 'DefineActions', definitions: { actions: more(100, from) } }) as const;
    for (const from of [0, 100]) table.play(define(from));
    expect(table.refusal(define(200))).toMatchObject({
      code: 'INVALID',
      field: 'actions',
    });
    expect(MAX_DEFINITIONS).toBe(300);
  });
});
