import { describe, expect, test } from 'vitest';
import { contentPacks } from '../../../../../src/engine/rulesets/seconds/content/index.ts';
import { creatures } from '../../../../../src/engine/rulesets/seconds/content/creatures.ts';
import { assault, averageRounds } from '../../../../kit/engine/seconds/duels.ts';
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

describe('each sample creature against each other, from next to it', () => {
  const keys = combatants.map(({ key }) => key);
  const pairs = keys.flatMap((one) => keys.map((other) => [one, other] as const));

  test.each(pairs)('SEC-44 %s can wound %s with ordinary rolls', (attacker, target) => {
    const [unhurt] = assault(attacker, target).byWounds;
    expect(1 - (unhurt?.NOTHING ?? 1)).toBeGreaterThan(0.05);
  });

  test('SEC-44 SEC-46 no pair fights for more than 20 rounds on average when both attack each turn', () => {
    const rounds = pairs
      .filter(([one, other]) => keys.indexOf(one) <= keys.indexOf(other))
      .map(([one, other]) => {
        const average = averageRounds(assault(one, other), assault(other, one));
        return [`${one} and ${other}`, Number(average.toFixed(1))] as const;
      });
    expect(Math.max(...rounds.map(([, average]) => average))).toBeLessThanOrEqual(20);
    // The table that content/README.md shows.
    expect(Object.fromEntries(rounds)).toEqual({
      'gate-warden and gate-warden': 17.5,
      'gate-warden and wall-shot': 9.3,
      'gate-warden and seed-caster': 7,
      'gate-warden and quarry-brute': 9.7,
      'wall-shot and wall-shot': 7.3,
      'wall-shot and seed-caster': 6.1,
      'wall-shot and quarry-brute': 4.5,
      'seed-caster and seed-caster': 5.3,
      'seed-caster and quarry-brute': 3.3,
      'quarry-brute and quarry-brute': 13.7,
    });
  });
});
