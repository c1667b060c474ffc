import { describe, expect, test } from 'vitest';
import { conditionsOf } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import { creatures } from '../../../../../src/engine/rulesets/segments/content/index.ts';
import {
  findAction,
  findCondition,
} from '../../../../../src/engine/rulesets/segments/model/lookup.ts';
import { MAX_DEFINITIONS } from '../../../../../src/engine/core/catalogue/definitions.ts';
import {
  type CommandInput,
  foe,
  gathering,
  hex,
  projectile,
  someone,
  Table,
} from '../../../../kit/engine/segments/encounter.ts';

const post = (creature: string, q: number, more: { readonly name?: string } = {}) => ({
  creature,
  id: `c${q}`,
  side: 'foes',
  position: hex(q),
  ...more,
});
const join = (...named: readonly ReturnType<typeof post>[]): CommandInput => ({
  type: 'AddCombatants',
  combatants: [],
  creatures: [...named],
});

describe('creatures that join by key', () => {
  test('have the sheet of the pack, and a name of their own if they are given one', () => {
    const table = new Table().play(
      join(post('gale-piper', 0), post('quarry-hulk', 1, { name: 'Ox' })),
    );
    expect(table.combatant('c0')).toMatchObject({ name: 'Gale Piper', speed: 35, hitPoints: 24 });
    expect(table.combatant('c1')).toMatchObject({ name: 'Ox', abilities: { strength: 4 } });
  });

  test('bring with them what the encounter does not know, and that once', () => {
    const table = new Table().play(join(post('gale-piper', 0), post('gale-piper', 1)));
    expect(table.happenings).toEqual(['ActionsDefined', 'CombatantsAdded']);
    expect(Object.keys(table.state.actions)).toEqual([
      'barge-wind',
      'reed-screen',
      'heron-poise',
      'chaff-fan',
    ]);
    expect(Object.keys(table.state.conditions)).toEqual(['poised']);
    expect(table.play(join(post('gale-piper', 2))).happenings).toEqual(['CombatantsAdded']);
    const packed = new Table({ content: ['SAMPLE'] }).play(join(post('gale-piper', 0)));
    expect(packed.happenings).toEqual(['CombatantsAdded']);
  });

  test.each(creatures.map(({ key }) => key))('%s knows nothing that it does not bring', (key) => {
    const table = new Table().play(join(post(key, 0)));
    for (const { action } of table.combatant('c0').talents)
      expect(findAction(table.state, action)?.key).toBe(action);
    const conditions = Object.values(table.state.actions).flatMap(conditionsOf);
    for (const condition of conditions)
      expect(findCondition(table.state, condition)?.key).toBe(condition);
  });

  test('find what the encounter has under the same key as it is', () => {
    const table = gathering([someone('ana', [5, 0])], { actions: [projectile('barge-wind')] });
    table.play(join(post('gale-piper', 0)));
    expect(table.state.actions['barge-wind']?.name).toBe('barge-wind');
  });

  test('SEG-55 stand where nobody is, and the refusal says where it went wrong', () => {
    const table = gathering([foe('bob', [0, 0])]);
    expect(table.rule(join(post('gale-piper', 0)))).toBe('SEG-55');
    expect(table.rule(join(post('gale-piper', 1), { ...post('reed-fencer', 1), id: 'x' }))).toBe(
      'SEG-55',
    );
    const twice = join(post('gale-piper', 1), { ...post('gale-piper', 2), id: 'bob' });
    expect(table.refusal(twice)).toMatchObject({ code: 'INVALID', field: 'creatures.1.id' });
  });

  test('are refused with the place of a key that no pack has, and with the keys there are', () => {
    const refusal = new Table().refusal(join(post('gale-piper', 0), post('griffin', 1)));
    expect(refusal).toMatchObject({ code: 'INVALID', field: 'creatures.1.creature' });
    for (const { key } of creatures) expect(refusal.message).toContain(key);
  });

  test('are refused when the encounter has no room for what they need', () => {
    const actions = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => projectile(`arrow-${from + i}`));
    const table = new Table();
    for (let n = 0; n < MAX_DEFINITIONS; n += 100)
      table.play({ type: 'DefineActions', definitions: { actions: actions(n, 100) } });
    expect(table.refusal(join(post('gale-piper', 0)))).toMatchObject({ code: 'INVALID' });
  });

  test('nobody at all is a mistake', () => {
    expect(new Table().refusal(join())).toMatchObject({ code: 'INVALID', field: 'combatants' });
  });
});
