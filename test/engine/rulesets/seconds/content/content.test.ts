import { describe, expect, test } from 'vitest';
import { contentPacks } from '../../../../../src/engine/rulesets/seconds/content/index.ts';
import { creatures } from '../../../../../src/engine/rulesets/seconds/content/creatures.ts';
import { Table } from '../../../../kit/engine/seconds/encounter.ts';

const { actions, combatants } = contentPacks.SAMPLE;

/** All sample combatants, each alone on a side and 3 m from the next. */
function arena(): Table {
  const called = creatures.map(({ key }, i) => {
    return { creature: key, id: key, side: key, position: { q: 3 * i, r: 0 } };
  });
  return new Table()
    .play({ type: 'AddCombatants', creatures: called })
    .play({ type: 'RollInitiative' }, [1, 6, 4, 1]);
}

describe('the sample pack', () => {
  test('SEC-52 every combatant is legal as it stands, and has something to attack with', () => {
    const table = arena();
    expect(Object.keys(table.state.combatants)).toEqual(creatures.map(({ key }) => key));
    // As people who bring their sheets they are judged by all the guards.
    const sheets = combatants.map(({ key, name, sheet }, i) => {
      return { sheet, name, id: `${key}-2`, side: key, position: { q: 3 * i, r: 1 } };
    });
    new Table({ content: ['SAMPLE'] }).play({ type: 'AddCombatants', combatants: sheets });
  });

  test('SEC-45 SEC-47 SEC-48 the arming sword is d8 at standard reach, the heavy crossbow 15 m', () => {
    const of = (key: string) => actions.find((action) => action.key === key)?.effect;
    expect(of('arming-sword')).toMatchObject({
      reach: 1,
      damage: { dice: [{ count: 1, sides: 8 }], flat: 0 },
    });
    expect(of('heavy-crossbow')).toMatchObject({ increment: 15, capacity: 1 });
  });

  test('SEC-17 SEC-43 Ember Seed is sown in four seconds and bursts two later, friend or foe', () => {
    const table = arena();
    for (const id of table.order) {
      if (id === 'seed-caster') break;
      table.end(id);
    }
    table.declare('seed-caster', 'ember-seed');
    table.play({ type: 'CompleteAction', combatantId: 'seed-caster', to: { q: 8, r: 0 } });
    expect(table.state.delays).toMatchObject([{ action: 'ember-seed', left: 2 }]);
    table.end('seed-caster', [6]);
    expect(table.happened('StrikeRolled').map(({ targetId }) => targetId)).toEqual([
      'quarry-brute',
    ]);
  });
});
