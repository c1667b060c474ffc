import { describe, expect, test } from 'vitest';
import {
  fight,
  foe,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { shoot, strike } from '../../../../kit/engine/segments/moves.ts';

const dart = projectile('dart', { offensive: '10 + 4d6', damage: '0 + 4d6' });

type Reading = 'AS_MADE' | 'AS_ROLLED';

/** Ana throws a dart at Bea, six hexes off: it flies for two segments. */
const thrown = (attackerState: Reading, from = 0) =>
  fight([someone('ana', [0, 0], knows('dart')), foe('bea', [6, 0])], {
    actions: [dart],
    setup: { settings: { attackerState } },
  })
    .advance(3 + from)
    .play(shoot('ana', 'dart', 'bea'));

const inflicts = (table: Table, combatantId: string, condition: string, segments?: number) =>
  table.play({ type: 'InflictCondition', combatantId, condition, segments: segments ?? null });

const ones = (dice: number) => Array.from({ length: dice }, () => 1);

/** How many dice the attack rolled; damage, without a die of its own, is nothing. */
const diceRolled = (table: Table) =>
  [...table.happened('AttackHit'), ...table.happened('AttackMissed')].map(
    ({ attackScore }) => attackScore.rolled.length,
  );

describe('what bears on the attacker', () => {
  test.each<[Reading, number]>([
    ['AS_MADE', 4],
    ['AS_ROLLED', 1],
  ])(
    'SEG-89 R-71 %s: blinded after the launch, the dart is rolled with %i dice',
    (reading, dice) => {
      const table = inflicts(thrown(reading), 'ana', 'blinded').advance();
      table.end('ana').defend('NONE', [...ones(dice), ...ones(4)]);
      expect(diceRolled(table)).toEqual([dice]);
    },
  );

  test.each<[Reading, number]>([
    ['AS_MADE', 7],
    ['AS_ROLLED', 4],
  ])('SEG-89 R-71 %s: an advantage that ran out meanwhile gives %i dice', (reading, dice) => {
    const table = fight([someone('ana', [0, 0], knows('dart')), foe('bea', [6, 0])], {
      actions: [dart],
      setup: { settings: { attackerState: reading } },
    }).advance(5);
    expect(table.clock).toBe('2.3');
    inflicts(table, 'ana', 'advantage-attack', 1)
      .play(shoot('ana', 'dart', 'bea'))
      .advance();
    table.end('ana').defend('NONE', [...ones(dice), ...ones(4)]);
    expect(diceRolled(table)).toEqual([dice]);
  });

  test('SEG-89 R-71 a damage counts as it was when the attack was made, too', () => {
    const table = inflicts(thrown('AS_MADE'), 'ana', 'advantage-damage').advance();
    table.end('ana').defend('NONE', ones(8));
    expect(table.happened('DamageDealt')[0]?.damage.rolled).toHaveLength(4);
  });

  test.each<[Reading, number]>([
    ['AS_MADE', 2],
    ['AS_ROLLED', 0],
  ])(
    'SEG-89 R-71 %s: a blow that waits is rolled with %i dice, its counter as it is',
    (reading, dice) => {
      const table = fight([someone('ana', [0, 0]), someone('cid', [5, 5]), foe('bea', [1, 0])], {
        setup: { settings: { attackerState: reading } },
      }).play(strike('ana', 'bea'));
      table.defend('COUNTER').end('ana');
      inflicts(table, 'ana', 'disadvantage-attack');
      inflicts(table, 'bea', 'disadvantage-defense');
      // Without dice the counter is 0, and a tie hits.
      table.end('cid', {}, [...ones(dice), 1]);
      expect(diceRolled(table)).toEqual([dice]);
    },
  );

  test('SEG-81 SEG-89 a grant for one roll counts for an attack under way, and once', () => {
    const table = thrown('AS_MADE');
    table.play({
      ...{
        type: 'InflictCondition',
        combatantId: 'ana',
        condition: 'advantage-attack',
        once: true,
      },
    });
    table.advance().end('ana').defend('NONE', ones(11));
    expect(diceRolled(table)).toEqual([7]);
    expect(table.combatant('ana').conditions).toEqual([]);
  });
});

describe('an attack that has arrived is judged at one moment', () => {
  type Moment = 'AT_ARRIVAL' | 'AT_RESOLUTION';
  /** A dart that arrives at once, and waits for the counter of Bea, who ranks last. */
  const waiting = (arrivedDistance: Moment) => {
    const quick = projectile('quick', { offensive: '10 + 4d6', damage: null, speed: 40 });
    const table = fight(
      [someone('ana', [0, 0], knows('quick')), someone('cid', [9, 9]), foe('bea', [3, 0])],
      { actions: [quick], setup: { settings: { arrivedDistance } } },
    ).play(shoot('ana', 'quick', 'bea'));
    return table.defend('COUNTER').end('ana');
  };
  const smoke: Parameters<Table['play']>[0] = {
    type: 'SetBattlefield',
    concealing: [{ hex: hex(3), levels: 2 }],
  };

  test('SEG-109 R-59 a smoke that comes up while it waits does not hide its target; b it does', () => {
    const a = waiting('AT_ARRIVAL').play(smoke).end('cid', {}, ones(6));
    expect(a.happened('MissChanceRolled')).toEqual([]);
    const b = waiting('AT_RESOLUTION').play(smoke).end('cid', {}, [1]);
    expect(b.happened('MissChanceRolled')).toMatchObject([{ missChance: 2, missed: true }]);
  });

  test('SEG-109 R-59 a darkness that falls meanwhile does not hide its target; b it does', () => {
    const night: Parameters<Table['play']>[0] = { type: 'SetBattlefield', dark: [hex(3)] };
    const a = waiting('AT_ARRIVAL').play(night).end('cid', {}, ones(6));
    expect(a.happened('MissChanceRolled')).toEqual([]);
    const b = waiting('AT_RESOLUTION').play(night).end('cid', {}, [1]);
    expect(b.happened('MissChanceRolled')[0]?.terms).toMatchObject([{ label: 'darkness' }]);
  });

  test('SEG-89 R-59 a what bears on the target counts as it arrived; b as it is resolved', () => {
    const blind = (table: Table, dice: number) =>
      diceRolled(inflicts(table, 'bea', 'blinded').end('cid', {}, ones(dice + 2)));
    expect(blind(waiting('AT_ARRIVAL'), 4)).toEqual([4]);
    expect(blind(waiting('AT_RESOLUTION'), 7)).toEqual([7]);
  });

  test('SEG-109 R-59 a cover holds as it was, wherever the target has been moved', () => {
    const covered = (reading: Moment, dice: number) => {
      const table = waiting(reading).play({ type: 'SetBattlefield', obstacles: [hex(2)] });
      return diceRolled(table.end('cid', {}, ones(dice + 2)));
    };
    expect(covered('AT_ARRIVAL', 4)).toEqual([4]);
    expect(covered('AT_RESOLUTION', 1)).toEqual([1]);
  });
});
