import { describe, expect, test } from 'vitest';
import {
  fight,
  foe,
  gathering,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { shoot } from '../../../../kit/engine/segments/moves.ts';

const ones = (dice: number) => Array.from({ length: dice }, () => 1);

/** The dice of the attack, and the total, that the last command rolled. */
const attackOf = (table: Table) => {
  const [resolved] = [...table.happened('AttackHit'), ...table.happened('AttackMissed')];
  return (
    resolved && { dice: resolved.attackScore.rolled.length, total: resolved.attackScore.total }
  );
};

const dart = projectile('dart', { offensive: '10 + 4d6', damage: null });
const jab = melee('jab', { offensive: '10 + 4d6', damage: null });

/** Ana throws a dart in 2.1, which arrives in 2.2; Cid stands beside her. */
const thrown = () => {
  const talents = [
    { action: 'dart', reducedBy: 0 },
    { action: 'jab', reducedBy: 1 },
  ];
  const table = fight(
    [someone('ana', [0, 0], { talents }), foe('bea', [6, 0]), foe('cid', [1, 0])],
    {
      actions: [dart, jab],
    },
  );
  return table.advance(3).play(shoot('ana', 'dart', 'bea'));
};

const grant = {
  type: 'InflictCondition',
  combatantId: 'ana',
  condition: 'advantage-attack',
} as const;

describe('a grant for one roll', () => {
  test('SEG-81 R-72 one that names an action goes to that action', () => {
    const table = thrown()
      .play({ ...grant, once: true, action: 'dart' })
      .advance();
    table.play(shoot('ana', 'jab', 'cid')).defend('NONE', ones(4));
    expect(attackOf(table)?.dice).toBe(4);
    table.end('ana').defend('NONE', ones(7));
    expect(attackOf(table)?.dice).toBe(7);
    expect(table.combatant('ana').conditions).toEqual([]);
  });

  test('SEG-81 R-72 a one that names none goes to the next roll of its kind', () => {
    const table = thrown()
      .play({ ...grant, once: true })
      .advance();
    table.play(shoot('ana', 'jab', 'cid')).defend('NONE', ones(7));
    table.end('ana').defend('NONE', ones(4));
    expect(attackOf(table)?.dice).toBe(4);
  });

  test('SEG-81 names an action that exists, and only with `once`', () => {
    const table = thrown();
    expect(table.refusal({ ...grant, action: 'dart' })).toMatchObject({ code: 'INVALID' });
    expect(table.refusal({ ...grant, once: true, action: 'dirt' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

test('SEG-81 a condition may help or hinder one named action for as long as it lasts', () => {
  const clumsy = {
    key: 'clumsy',
    name: 'Clumsy',
    effects: [
      {
        type: 'ROLLS' as const,
        of: 'BEARER' as const,
        rolls: ['ATTACK' as const],
        circumstance: 'DISADVANTAGE' as const,
        actions: ['dart'],
      },
    ],
  };
  const table = fight([someone('ana', [0, 0], knows('dart')), foe('bea', [1, 0])], {
    actions: [dart],
    conditions: [clumsy],
  }).play({ type: 'InflictCondition', combatantId: 'ana', condition: 'clumsy' });
  table.play(shoot('ana', 'dart', 'bea')).defend('NONE', ones(1));
  expect(attackOf(table)?.dice).toBe(1);
  table
    .advance(3)
    .play(shoot('ana', 'unarmed-strike', 'bea'))
    .defend('NONE', [...ones(2), 1]);
  expect(attackOf(table)?.dice).toBe(2);
});

type RollKind = 'ATTACK' | 'DEFENSE' | 'DAMAGE' | 'ABILITY' | 'INITIATIVE';
const flat = (key: string, amount: number, ...rolls: RollKind[]) => ({
  key,
  name: key,
  effects: [{ type: 'SCORE' as const, rolls, bonus: amount }],
});

const conditions = [
  flat('keen', 2, 'ATTACK', 'DAMAGE'),
  flat('shaken', -3, 'ATTACK', 'DEFENSE', 'DAMAGE', 'ABILITY'),
  flat('slow', -4, 'INITIATIVE'),
  flat('quick', 2, 'INITIATIVE'),
];

/** Ana and Bea side by side, with these conditions on them. */
function side(on: { readonly ana?: readonly string[]; readonly bea?: readonly string[] }): Table {
  const blow = melee('blow', { offensive: '2d6', damage: '0 + 2d6' });
  const table = fight([someone('ana', [0, 0], knows('blow')), foe('bea', [1, 0])], {
    actions: [blow],
    conditions,
  });
  for (const [combatantId, keys] of Object.entries(on))
    for (const condition of keys) table.play({ type: 'InflictCondition', combatantId, condition });
  return table;
}

describe('a flat number of a condition', () => {
  test('SEG-115 SEG-91 different ones add up, on the attack and its damage', () => {
    const table = side({ ana: ['keen', 'shaken'] }).play(shoot('ana', 'blow', 'bea'));
    table.defend('NONE', [4, 4, /**/ 3, 2]);
    expect(attackOf(table)).toEqual({ dice: 2, total: 1 });
    // 3 + 2, and 2 - 3.
    expect(table.combatant('bea').hitPoints).toBe(20 - 4);
  });

  test('SEG-115 R-44 the same twice counts once', () => {
    const table = side({ ana: ['keen', 'keen'] }).play(shoot('ana', 'blow', 'bea'));
    table.defend('NONE', [1, 1, /**/ 1, 1]);
    expect(attackOf(table)?.total).toBe(2);
  });

  test('SEG-115 SEG-33 SEG-45 the floors come last', () => {
    const table = side({ ana: ['shaken'], bea: ['shaken'] }).play(shoot('ana', 'blow', 'bea'));
    // A Reaction of -3 is 0; the damage of 2 - 3 is 0.
    table.defend('REACTION', [4, 4]);
    expect(table.happened('AttackMissed')).toMatchObject([{ defenseScore: { total: 0 } }]);
    const again = side({ ana: ['keen'], bea: [] });
    again.play({ type: 'InflictCondition', combatantId: 'ana', condition: 'shaken' });
    again.play(shoot('ana', 'blow', 'bea')).defend('NONE', [4, 4, /**/ 1, 1]);
    expect(again.happened('DamageDealt')).toMatchObject([{ damage: { total: 1 } }]);
  });

  test('SEG-115 R-22 no defense stays 0', () => {
    const table = side({ bea: ['shaken'] }).play(shoot('ana', 'blow', 'bea'));
    table.defend('NONE', [1, 1, /**/ 1, 1]);
    expect(table.happened('AttackHit')).toMatchObject([{ defenseScore: { total: 0 } }]);
  });

  test('SEG-115 on a check it is added to what counts', () => {
    const table = side({ ana: ['shaken'] });
    table.play(
      { type: 'RollAbilityCheck', combatantId: 'ana', ability: 'STRENGTH', difficulty: 1 },
      [5, 6, 5, 5],
    );
    expect(table.happened('CheckRolled')).toMatchObject([{ roll: { total: 1 }, success: true }]);
  });

  test('SEG-115 SEG-17 on initiative it counts with the sixes, and is none', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bea', [1, 0])], { conditions });
    table.play({ type: 'InflictCondition', combatantId: 'ana', condition: 'quick' });
    table.play({ type: 'RollInitiative' }, [1, 1, 1, 1, /**/ 6, 1, 1, 1]);
    expect(table.happened('InitiativeRolled')).toMatchObject([
      { order: ['ana', 'bea'], delayed: [{ combatantId: 'ana', until: 2 }] },
    ]);
  });

  test('SEG-115 SEG-16 one that comes or ends later moves its bearer one place', () => {
    const table = fight([someone('ana', [0, 0]), foe('bea', [1, 0]), foe('cid', [2, 0])], {
      conditions,
    });
    const order = () => (table.state.phase.kind === 'COMBAT' ? table.state.phase.order : []);
    table.play({ type: 'InflictCondition', combatantId: 'ana', condition: 'slow' });
    expect(order()).toEqual(['bea', 'ana', 'cid']);
    table.play({ type: 'InflictCondition', combatantId: 'ana', condition: 'slow' });
    expect(table.happened('RankChanged')).toEqual([]);
    table.play({ type: 'EndCondition', combatantId: 'ana', condition: 'slow' });
    expect(order()).toEqual(['ana', 'bea', 'cid']);
    table.play({ type: 'InflictCondition', combatantId: 'ana', condition: 'quick' });
    expect(table.happened('RankChanged')).toEqual([]);
  });
});

describe('hit-point rolls', () => {
  const balm = {
    key: 'balm',
    name: 'Balm',
    uses: [{ kind: 'STANDARD' as const }],
    effect: { type: 'AID' as const, whom: 'USER' as const, healing: '1d6' },
  };
  const blow = melee('blow', { offensive: '5', damage: '0 + 1d6' });

  test.each<['TOTALS' | 'NOT_HEALING' | 'NEITHER', number, number]>([
    ['TOTALS', 4, 4],
    ['NOT_HEALING', 4, 1],
    ['NEITHER', 1, 1],
  ])(
    'SEG-83 R-39 %s: damage rolls %i dice and healing %i at advantage',
    (reading, damage, healing) => {
      const talents = [
        { action: 'balm', reducedBy: 0 },
        { action: 'blow', reducedBy: 0 },
      ];
      const table = fight([someone('ana', [0, 0], { talents }), foe('bea', [1, 0])], {
        actions: [balm, blow],
        setup: { settings: { hitPointRolls: reading } },
      });
      for (const condition of ['advantage-damage', 'advantage-healing'])
        table.play({ type: 'InflictCondition', combatantId: 'ana', condition });
      table.play(shoot('ana', 'blow', 'bea')).defend('NONE', ones(damage));
      table.advance(3);
      table.play(
        { type: 'DeclareAction', combatantId: 'ana', action: 'balm', use: 'STANDARD' },
        ones(healing),
      );
      expect(table.happened('CombatantHealed')[0]?.healing.rolled).toHaveLength(healing);
    },
  );

  test('SEG-83 R-39 c disadvantage takes dice all the same', () => {
    const table = fight([someone('ana', [0, 0], knows('blow')), foe('bea', [1, 0])], {
      actions: [blow],
      setup: { settings: { hitPointRolls: 'NEITHER' } },
    }).play({ type: 'InflictCondition', combatantId: 'ana', condition: 'disadvantage-damage' });
    table.play(shoot('ana', 'blow', 'bea')).defend('NONE', []);
    expect(table.happened('DamageDealt')).toMatchObject([{ damage: { total: 0, rolled: [] } }]);
  });
});
