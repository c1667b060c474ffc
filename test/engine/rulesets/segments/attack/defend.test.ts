import { expect, test } from 'vitest';
import { brace } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  gathering,
  hex,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore, facesOf } from '../../../../kit/engine/score.ts';

const immediate = { settings: { defenseTiming: 'IMMEDIATE' } } as const;
const softened = { settings: { reactionEffect: 'DAMAGE_REDUCTION' } } as const;

const strike = (attacker: string, target: string): Parameters<Table['declare']> => [
  attacker,
  'unarmed-strike',
  { targetIds: [target] },
];

/** Ana ranks first, Cid second, Bor third; Bor stands between the two and both can reach him. */
function brawl(bor: Parameters<typeof foe>[2] = {}, more: Parameters<typeof fight>[1] = {}): Table {
  return fight(
    [someone('ana', [0, 0]), someone('cid', [2, 0]), foe('bor', [1, 0], bor)],
    onTheSpot(more),
  );
}

/** where a dodge may stay where it is; what it takes otherwise is tested by itself. */
const onTheSpot = (more: NonNullable<Parameters<typeof fight>[1]>): typeof more => ({
  ...more,
  setup: { ...more.setup, settings: { dodgeNeeds: 'NOTHING', ...more.setup?.settings } },
});

/** The scores of the one attack that the last command resolved. */
function scores(table: Table) {
  const [resolved] = [...table.happened('AttackHit'), ...table.happened('AttackMissed')];
  return resolved && { attack: resolved.attackScore, defense: resolved.defenseScore };
}

// SEG-41, 42: who may defend, and when the attack is resolved

test('SEG-41 the target of an attack that has arrived must choose before anything else happens', () => {
  const table = brawl().declare(...strike('ana', 'bor'));
  expect(table.rule({ type: 'EndTurn', combatantId: 'ana' })).toBe('SEG-41');
  expect(table.rule({ type: 'AdvanceSegment', passOpenTurns: true })).toBe('SEG-41');
  const other = table.defense('REACTION', { combatantId: 'cid' });
  expect(table.rule(other)).toBe('SEG-41');
});

test("SEG-41 SEG-42 D-9 a declared Unarmed Strike defense waits for the defender's turn", () => {
  const abilities = { strength: 0, dexterity: 1, intelligence: 0, resolve: 0 };
  const table = brawl({ abilities, defenseBonus: 2 }).declare(...strike('ana', 'bor'));
  table.defend('COUNTER');
  expect(table.events).toEqual([
    {
      type: 'DefenseDeclared',
      attackId: 'ana.1.1',
      attackerId: 'ana',
      targetId: 'bor',
      action: 'unarmed-strike',
      combatantId: 'bor',
      defense: { kind: 'COUNTER', action: 'unarmed-strike', use: 'STANDARD' },
      byStandingOrder: false,
      spends: ['STANDARD'],
      cooldown: null,
      stage: {
        kind: 'DEFERRED',
        defense: { kind: 'COUNTER', action: 'unarmed-strike', use: 'STANDARD' },
        since: 1,
        from: 1,
        spends: ['STANDARD'],
        cooldown: null,
      },
      nextSegment: false,
    },
  ]);
  table.end('ana');
  expect(table.turn).toBe('cid');
  table.play({ type: 'EndTurn', combatantId: 'cid' }, [4, 1, 5, 1]);
  expect(table.happenings).toEqual(['TurnClosed', 'TurnEnded', 'TurnStarted', 'AttackMissed']);
  // DB + Dex + 2d6
  expect(scores(table)).toEqual({
    attack: aScore({ dice: [4, 1], flat: 0, total: 1 }),
    defense: aScore({ dice: [5, 1], flat: 3, total: 4 }),
  });
});

test('SEG-42 SEG-22 D-9 the declared defense is the initiation of that turn', () => {
  const table = brawl()
    .declare(...strike('ana', 'bor'))
    .defend('COUNTER')
    .end('ana');
  table.play({ type: 'EndTurn', combatantId: 'cid' }, [1, 1, 6, 6]);
  expect(table.turn).toBe('bor');
  const move = { type: 'DeclareAction', combatantId: 'bor', action: 'move', use: 'MOVE' } as const;
  expect(table.rule({ ...move, to: hex(1, 1) })).toBe('SEG-22');
  table.end('bor').advance(1);
  table
    .end('ana')
    .end('cid')
    .play({ ...move, to: hex(1, 1) });
});

test('SEG-42 D-9 without a counter-action the attack is resolved at once', () => {
  const table = brawl()
    .declare(...strike('ana', 'bor'))
    .defend('REACTION', [1, 6, 3]);
  expect(table.happenings).toEqual(['DefenseDeclared', 'AttackHit', 'DamageDealt']);
  expect(table.turn).toBe('ana');
});

test('SEG-42 a table may have every attack resolved at impact, defended or not', () => {
  const table = brawl({}, { setup: immediate }).declare(...strike('ana', 'bor'));
  table.defend('COUNTER', [1, 1, 4, 1]);
  expect(table.happenings).toEqual(['DefenseDeclared', 'AttackMissed']);
  expect(table.combatant('bor')).toMatchObject({ spent: ['STANDARD'], initiated: true });
});

test('SEG-42 a second answer to the same attack is refused while the first waits', () => {
  const table = brawl().declare(...strike('ana', 'bor'));
  const again = table.defense('REACTION');
  table
    .defend('COUNTER')
    .end('ana')
    .declare(...strike('cid', 'bor'));
  expect(table.rule(again)).toBe('SEG-42');
});

test.each(['DEFERRED', 'IMMEDIATE'] as const)(
  'SEG-41 whose turn in this segment has come already has only Reaction (%s)',
  (defenseTiming) => {
    const table = fight([foe('bor', [1, 0]), someone('ana', [0, 0])], {
      setup: { settings: { defenseTiming } },
    });
    table.end('bor').declare(...strike('ana', 'bor'));
    expect(table.rule(table.defense('COUNTER'))).toBe('SEG-41');
    expect(table.rule(table.defense('DODGE'))).toBe('SEG-41');
    table.defend('REACTION', [1, 1, 1]);
  },
);

test('SEG-41 SEG-59 a projectile that lands in the next segment finds a target that ranks later', () => {
  const table = fight([someone('ana', [0, 0], knows('dart')), foe('bor', [6, 0])], {
    actions: [projectile('dart')],
  });
  table
    .declare('ana', 'dart', { targetIds: ['bor'] })
    .end('ana')
    .end('bor')
    .advance();
  table.end('ana').defend('COUNTER', [1, 1, 6, 6]);
  expect(table.happenings).toEqual(['DefenseDeclared', 'TurnEnded', 'TurnStarted', 'AttackMissed']);
});

test('SEG-41 a defense needs an unspent action for it', () => {
  const table = brawl();
  table
    .end('ana')
    .end('cid')
    .declare(...strike('bor', 'ana'))
    .defend('REACTION', [1, 1, 1]);
  table
    .end('bor')
    .advance()
    .declare(...strike('ana', 'bor'));
  expect(table.rule(table.defense('COUNTER'))).toBe('SEG-21');
  table.defend('DODGE');
  expect(table.combatant('bor').spent).toEqual(['STANDARD', 'MOVE']);
});

test('SEG-41 SEG-50 the attack on a defender who goes down before its turn is spent', () => {
  const table = brawl({ hitPoints: 1 })
    .declare(...strike('ana', 'bor'))
    .defend('COUNTER');
  table
    .end('ana')
    .declare(...strike('cid', 'bor'))
    .defend('REACTION', [6, 6, 1]);
  expect(table.combatant('bor').status).toBe('DOWN');
  table.end('cid');
  expect(table.history.filter(({ type }) => type === 'AttackSpent')).toMatchObject([
    { type: 'AttackSpent', attackId: 'ana.1.1', reason: 'TARGET_DOWN' },
  ]);
  expect(table.state.attacks).toEqual([]);
});

test("SEG-42 a defense that was declared stands on the defender's turn even if they yield", () => {
  const table = brawl()
    .declare(...strike('ana', 'bor'))
    .defend('COUNTER')
    .end('ana');
  table.play({ type: 'YieldFight', combatantId: 'bor' });
  table.play({ type: 'EndTurn', combatantId: 'cid' }, [1, 1, 6, 6]);
  expect(table.happened('AttackMissed')).toHaveLength(1);
  expect(table.state.attacks).toEqual([]);
});

test('SEG-50 SEG-110 a blow that waits for the defense is spent as its attacker goes down', () => {
  const table = fight([
    someone('ana', [0, 0], { hitPoints: 1 }),
    foe('dag', [0, 1]),
    foe('bor', [1, 0]),
  ]);
  table
    .declare(...strike('ana', 'bor'))
    .defend('COUNTER')
    .end('ana');
  table.declare(...strike('dag', 'ana')).defend('REACTION', [6, 6, 1]);
  expect(table.happened('AttackSpent')).toMatchObject([
    { type: 'AttackSpent', attackId: 'ana.1.1', reason: 'ATTACKER_DOWN' },
  ]);
  expect(table.happened('DefenseReturned')).toMatchObject([{ combatantId: 'bor' }]);
  expect(table.combatant('bor')).toMatchObject({ spent: [], initiated: false });
  expect(table.end('dag').play(brace('bor')).combatant('bor').spent).toEqual(['STANDARD']);
});

test('SEG-110 given back within the same round only, and the initiation before its turn alone', () => {
  const parry = { ...melee('parry', {}, [{ kind: 'STANDARD', cooldown: 1 }]), defensive: 'DB' };
  const table = fight(
    [
      someone('ana', [0, 0], { hitPoints: 1 }),
      foe('dag', [0, 1]),
      foe('bor', [1, 0], knows('parry')),
    ],
    { actions: [parry] },
  );
  table.declare(...strike('ana', 'bor')).defend('COUNTER', [], { action: 'parry' });
  expect(table.combatant('bor').cooldowns).toHaveLength(1);
  table.end('ana').play({
    type: 'RemoveCombatant',
    combatantId: 'ana',
    reason: 'She has left.',
  });
  expect(table.combatant('bor')).toMatchObject({ spent: [], cooldowns: [], initiated: false });
});

// SEG-43: defending with an action

test('SEG-43 a defense costs an action of its kind and starts the cooldown of that use', () => {
  const parry = melee('parry', {}, [
    { kind: 'STANDARD', cooldown: 5 },
    { kind: 'MOVE', cooldown: 2, bars: 'USE' },
  ]);
  const table = brawl(knows('parry'), { actions: [{ ...parry, defensive: 'DB + 1d6' }] });
  table.declare(...strike('ana', 'bor')).defend('COUNTER', [], { action: 'parry', use: 'MOVE' });
  expect(table.happened('DefenseDeclared')[0]).toMatchObject({
    spends: ['MOVE'],
    cooldown: { action: 'parry', use: 'MOVE', bars: 'USE', readyInRound: 4 },
  });
  table.end('ana').play({ type: 'EndTurn', combatantId: 'cid' }, [1, 1, 6]);
  table.end('bor').advance(3);
  expect(table.clock).toBe('2.1');
  table.declare(...strike('ana', 'bor'));
  expect(table.rule(table.defense('COUNTER', { action: 'parry', use: 'MOVE' }))).toBe('SEG-94');
  table.defend('COUNTER', [], { action: 'parry', use: 'STANDARD' });
});

test('SEG-43 a defense deals no damage, however well it rolls', () => {
  const table = brawl({}, { setup: immediate }).declare(...strike('ana', 'bor'));
  table.defend('COUNTER', [1, 1, 6, 6]);
  expect(table.happened('DamageDealt')).toEqual([]);
  expect(table.combatant('ana').hitPoints).toBe(20);
});

test('SEG-43 an action without a Defensive formula is no defense, nor is an unknown talent', () => {
  const table = brawl({}, { actions: [projectile('dart')] }).declare(...strike('ana', 'bor'));
  expect(table.rule(table.defense('COUNTER', { action: 'brace' }))).toBe('SEG-43');
  expect(table.rule(table.defense('COUNTER', { action: 'dart' }))).toBe('SEG-10');
  expect(table.rule(table.defense('COUNTER', { use: 'MOVE' }))).toBe('SEG-20');
});

test('SEG-43 one declared defense answers one attack: against the others Reaction is left', () => {
  const table = brawl({ defenseBonus: 2 })
    .declare(...strike('ana', 'bor'))
    .defend('COUNTER');
  table.end('ana').declare(...strike('cid', 'bor'));
  expect(table.rule(table.defense('COUNTER'))).toBe('SEG-22');
  expect(table.rule(table.defense('DODGE'))).toBe('SEG-22');
  table.defend('REACTION', [4, 1]);
  expect(scores(table)).toMatchObject({
    attack: { total: 1 },
    defense: aScore({ dice: [], total: 2 }),
  });
  table.play({ type: 'EndTurn', combatantId: 'cid' }, [6, 6, 1, 1, 1]);
  expect(scores(table)).toMatchObject({
    attack: { total: 2 },
    defense: aScore({ dice: [1, 1], total: 2 }),
  });
});

test('SEG-43 SEG-25 every attack may be met with a Reaction of its own', () => {
  const table = brawl({ defenseBonus: 1 }).declare(...strike('ana', 'bor'));
  table.defend('REACTION', [1, 1]).end('ana');
  table.declare(...strike('cid', 'bor')).defend('REACTION', [1, 1]);
  expect(scores(table)?.defense.total).toBe(1);
  expect(table.combatant('bor')).toMatchObject({ spent: [], initiated: false });
});

test('SEG-43 the first attack may be met with Reaction and the defense kept for the second', () => {
  const table = brawl()
    .declare(...strike('ana', 'bor'))
    .defend('REACTION', [1, 1, 1])
    .end('ana');
  table.declare(...strike('cid', 'bor')).defend('COUNTER');
  table.play({ type: 'EndTurn', combatantId: 'cid' }, [1, 1, 4, 1]);
  expect(table.happened('AttackMissed')[0]?.attackerId).toBe('cid');
});

// SEG-44: dodge

/** Ana strikes Bor with 4d6, so that a disadvantage leaves one die. */
function flurry(
  bor: Parameters<typeof foe>[2] = {},
  more: Parameters<typeof fight>[1] = {},
): Table {
  const table = fight(
    [
      someone('ana', [0, 0], knows('flurry')),
      someone('cid', [2, 0], knows('flurry')),
      foe('bor', [1, 0], bor),
    ],
    onTheSpot({ ...more, actions: [melee('flurry', { offensive: 'AB + 4d6' })] }),
  );
  return table.declare('ana', 'flurry', { targetIds: ['bor'] });
}

test('SEG-44 a Dodge is a Move: the attack rolls 3 dice fewer against DB + Int', () => {
  const abilities = { strength: 0, dexterity: 4, intelligence: 1, resolve: 0 };
  const table = flurry({ abilities, defenseBonus: 1 }).defend('DODGE').end('ana');
  expect(table.combatant('bor').spent).toEqual(['MOVE']);
  table.play({ type: 'EndTurn', combatantId: 'cid' }, [6]);
  expect(scores(table)).toEqual({
    attack: aScore({ dice: [6], flat: 0, total: 1 }),
    defense: aScore({ dice: [], flat: 2, total: 2 }),
  });
});

test('SEG-44 SEG-42 a dodger moves after the attack is resolved, at most the Dodge speed', () => {
  const table = flurry();
  expect(table.refusal(table.defense('DODGE', { to: hex(1, 3) }))).toMatchObject({
    rule: 'SEG-53',
    detail: { steps: 2 },
  });
  table.defend('DODGE', [], { to: hex(1, 2) });
  expect(table.at('bor')).toEqual([1, 0]);
  table.end('ana').play({ type: 'EndTurn', combatantId: 'cid' }, [4, 1]);
  expect(table.happenings.slice(-4)).toEqual([
    'TurnStarted',
    'AttackHit',
    'DamageDealt',
    'CombatantMoved',
  ]);
  expect(table.at('bor')).toEqual([1, 2]);
});

test('SEG-44 a Dodge resolved at impact moves at once after the attack', () => {
  const table = flurry({}, { setup: immediate }).defend('DODGE', [4, 1], { to: hex(1, 2) });
  expect(table.happenings).toEqual([
    'DefenseDeclared',
    'AttackHit',
    'DamageDealt',
    'CombatantMoved',
  ]);
});

test('SEG-44 a dodger who goes down or is pushed stays there', () => {
  const falling = flurry({ hitPoints: 1 }, { setup: immediate });
  falling.defend('DODGE', [4, 1], { to: hex(1, 2) });
  expect(falling.combatant('bor').status).toBe('DOWN');
  expect(falling.at('bor')).toEqual([1, 0]);

  const shove = melee('shove', { offensive: '4d6', damage: null, speed: 1, pushback: 10 });
  const pushed = fight([someone('ana', [0, 0], knows('shove')), foe('bor', [1, 0])], {
    actions: [shove],
    setup: immediate,
  });
  pushed.declare('ana', 'shove', { targetIds: ['bor'] }).defend('DODGE', [4], { to: hex(1, 2) });
  expect(pushed.at('bor')).toEqual([2, 0]);
});

test('SEG-44 SEG-92 a dodger whom the attack slows goes no farther than the halved speed', () => {
  const daze = melee('daze', {
    offensive: '4d6',
    damage: null,
    inflicts: [{ condition: 'staggered', rounds: 1 }],
  });
  const table = fight([someone('ana', [0, 0], knows('daze')), foe('bor', [1, 0])], {
    actions: [daze],
    setup: immediate,
  });
  table.declare('ana', 'daze', { targetIds: ['bor'] });
  table.defend('DODGE', [4], { path: [hex(1, 1), hex(0, 1)] });
  expect(table.at('bor')).toEqual([1, 1]);
});

test('SEG-44 the disadvantage is on one attack: the next of the same segment rolls in full', () => {
  const table = flurry().defend('DODGE').end('ana');
  table.declare('cid', 'flurry', { targetIds: ['bor'] });
  expect(table.rule(table.defense('DODGE'))).toBe('SEG-22');
  table.defend('REACTION', [1, 1, 1, 1, 1]);
  expect(facesOf(scores(table)?.attack)).toHaveLength(4);
});

/** Bor dodges on his own turn, first in the order, and then Ana strikes. */
function dodging(): Table {
  const table = fight(
    [
      foe('bor', [1, 0]),
      someone('ana', [0, 0], knows('flurry')),
      someone('cid', [2, 0], knows('flurry')),
    ],
    onTheSpot({ actions: [melee('flurry', { offensive: 'AB + 4d6' })] }),
  );
  return table.declare('bor', 'dodge').end('bor');
}

test("SEG-44 a Dodge on one's own turn answers a later attack of the segment, at no more cost", () => {
  const table = dodging()
    .declare('ana', 'flurry', { targetIds: ['bor'] })
    .defend('DODGE', [4, 1]);
  expect(table.happened('DefenseDeclared')[0]).toMatchObject({ spends: [] });
  expect(facesOf(scores(table)?.attack)).toEqual([4]);
  expect(table.combatant('bor').spent).toEqual(['MOVE']);
});

test('SEG-44 the dodger chooses which one attack of the segment it is', () => {
  const table = dodging().declare('ana', 'flurry', { targetIds: ['bor'] });
  table.defend('REACTION', [1, 1, 1, 1, 1]).end('ana');
  table.declare('cid', 'flurry', { targetIds: ['bor'] }).defend('DODGE', [4, 1]);
  expect(facesOf(scores(table)?.attack)).toEqual([4]);
});

test('SEG-44 SEG-41 the benefit of a Dodge is used up by one attack', () => {
  const table = dodging()
    .declare('ana', 'flurry', { targetIds: ['bor'] })
    .defend('DODGE', [4, 1]);
  table.end('ana').declare('cid', 'flurry', { targetIds: ['bor'] });
  expect(table.rule(table.defense('DODGE'))).toBe('SEG-41');
});

test('SEG-44 the benefit of a Dodge ends with the segment of the movement', () => {
  const table = dodging()
    .advance()
    .end('bor')
    .declare('ana', 'flurry', { targetIds: ['bor'] });
  expect(table.rule(table.defense('DODGE'))).toBe('SEG-41');
});

test('SEG-44 a Dodge that was moved already does not move again', () => {
  const table = dodging().declare('ana', 'flurry', { targetIds: ['bor'] });
  expect(table.rule(table.defense('DODGE', { to: hex(1, 1) }))).toBe('SEG-44');
});

test('SEG-54 SEG-44 a Dodge in defense ends a running Move, as any other movement does', () => {
  const table = brawl({ defenseBonus: 1 });
  table
    .end('ana')
    .end('cid')
    .declare('bor', 'move', { path: [hex(1, 1), hex(0, 1)] })
    .end('bor');
  table
    .advance()
    .declare(...strike('ana', 'bor'))
    .defend('DODGE')
    .end('ana')
    .end('cid');
  expect(table.turn).toBe('bor');
  expect(table.rule({ type: 'EndTurn', combatantId: 'bor', to: hex(1, 1) })).toBe('SEG-51');
  expect(table.state.ongoing).toEqual([]);
});

// SEG-45, 46: reaction

test('SEG-45 a Reaction is Free and flat: the attack must reach DB + Int', () => {
  const abilities = { strength: 0, dexterity: 5, intelligence: 2, resolve: 0 };
  const table = fight([
    someone('ana', [0, 0], { attackBonus: 2 }),
    foe('bor', [1, 0], { abilities, defenseBonus: 1 }),
  ]);
  table.declare(...strike('ana', 'bor')).defend('REACTION', [6, 1, 1]);
  expect(scores(table)).toMatchObject({
    attack: { total: 3 },
    defense: aScore({ dice: [], flat: 3, total: 3 }),
  });
  expect(table.combatant('bor')).toMatchObject({ spent: [], initiated: false });
});

test('SEG-45 without a defense and without Reaction the attack must reach 0', () => {
  const table = brawl({ defenseBonus: 5 })
    .declare(...strike('ana', 'bor'))
    .defend('NONE', [1, 1, 1]);
  expect(scores(table)?.defense).toEqual(aScore({ dice: [], flat: 0, total: 0 }));
  expect(table.happened('AttackHit')).toHaveLength(1);
});

test('SEG-45 at some tables a Reaction takes DB + Int off the damage instead', () => {
  const table = brawl({ defenseBonus: 2 }, { setup: softened });
  table.declare(...strike('ana', 'bor')).defend('REACTION', [1, 1, 5]);
  expect(scores(table)?.defense.total).toBe(0);
  expect(table.happened('DamageDealt')[0]).toMatchObject({
    damage: { total: 5 },
    reducedBy: 2,
    hitPoints: 17,
  });
});

test('SEG-45 SEG-33 a Reaction that takes off more than the damage leaves 0', () => {
  const table = brawl({ defenseBonus: 9 }, { setup: softened });
  table.declare(...strike('ana', 'bor')).defend('REACTION', [1, 1, 5]);
  expect(table.happened('DamageDealt')[0]).toMatchObject({ reducedBy: 5, hitPoints: 20 });
});

test('SEG-45 a Reaction below 0 adds no damage where it is taken off the damage', () => {
  const table = brawl({ defenseBonus: -3 }, { setup: softened });
  table.declare(...strike('ana', 'bor')).defend('REACTION', [1, 1, 5]);
  expect(table.happened('DamageDealt')[0]).toMatchObject({ reducedBy: 0, hitPoints: 15 });
});

test('SEG-45 only a Reaction is taken off the damage, not a declared defense', () => {
  const table = brawl(
    { defenseBonus: 2 },
    { setup: { settings: { ...softened.settings, ...immediate.settings } } },
  );
  table.declare(...strike('ana', 'bor')).defend('COUNTER', [6, 6, 1, 1, 5]);
  expect(scores(table)?.defense).toMatchObject(aScore({ flat: 2, total: 2 }));
  expect(table.happened('DamageDealt')[0]).toMatchObject({ reducedBy: 0, hitPoints: 15 });
});

const warded = {
  actions: [
    {
      key: 'ward',
      name: 'Ward',
      uses: [{ kind: 'SWIFT' as const }],
      effect: { type: 'STANCE' as const, condition: 'warded' },
    },
  ],
  conditions: [
    {
      key: 'warded',
      name: 'Warded',
      effects: [
        {
          type: 'ROLLS' as const,
          of: 'BEARER' as const,
          rolls: ['DEFENSE' as const],
          circumstance: 'ADVANTAGE' as const,
        },
      ],
    },
  ],
};

test('SEG-46 advantage on a Reaction, which has no dice, adds three hit dice', () => {
  const table = fight(
    [foe('bor', [1, 0], { defenseBonus: 1, ...knows('ward') }), someone('ana', [0, 0])],
    warded,
  );
  table
    .declare('bor', 'ward')
    .end('bor')
    .declare(...strike('ana', 'bor'));
  table.defend('REACTION', [6, 6, 4, 5, 3]);
  expect(scores(table)).toEqual({
    attack: aScore({ dice: [6, 6], flat: 0, total: 2 }),
    defense: aScore({ dice: [4, 5, 3], flat: 1, total: 3 }),
  });
});

// SEG-47: ability to act

test('SEG-47 SEG-18 who is delayed by surprise has Reaction and nothing more', () => {
  const table = brawl({ defenseBonus: 1 }, { unaware: ['bor'] }).declare(...strike('ana', 'bor'));
  expect(table.rule(table.defense('COUNTER'))).toBe('SEG-18');
  expect(table.rule(table.defense('DODGE'))).toBe('SEG-18');
  table.defend('REACTION', [1, 1]);
  expect(scores(table)?.defense.total).toBe(1);
});

test('SEG-47 SEG-18 from the first segment in which they act the surprised defend like others', () => {
  const table = brawl({}, { unaware: ['bor'] })
    .advance()
    .declare(...strike('ana', 'bor'));
  table.defend('COUNTER');
  expect(table.combatant('bor').spent).toEqual(['STANDARD']);
});

test('SEG-47 SEG-19 against the action before the first round there is only Reaction', () => {
  const table = gathering([someone('ana', [0, 0]), foe('bor', [1, 0])]);
  table.declare(...strike('ana', 'bor'));
  expect(table.rule(table.defense('COUNTER'))).toBe('SEG-19');
  expect(table.rule(table.defense('DODGE'))).toBe('SEG-19');
  table.defend('REACTION', [1, 1, 1]);
});

test('SEG-47 SEG-50 nobody is asked to defend once unconscious: the attack is spent', () => {
  const table = brawl({ hitPoints: 1 });
  const ready = { type: 'ReadyAction', combatantId: 'ana', action: 'unarmed-strike' } as const;
  table.play({ ...ready, use: 'STANDARD', trigger: 'Cid strikes' }).end('ana');
  table.declare(...strike('cid', 'bor'));
  table.play({ type: 'ReleaseReadiedAction', combatantId: 'ana', targetIds: ['bor'] });
  table.defend('REACTION', [6, 6, 1]);
  expect(table.happenings).toEqual([
    'DefenseDeclared',
    'AttackHit',
    'DamageDealt',
    'CombatantDown',
    'AttackSpent',
  ]);
  expect(table.state.attacks).toEqual([]);
});

// SEG-48: targets that move away

test('SEG-48 SEG-110 a blow is spent as its target is pushed out of reach', () => {
  const gust = projectile('gust', { damage: null, pushback: 5 });
  const table = fight(
    [someone('ana', [0, 0]), someone('cid', [0, 1], knows('gust')), foe('bor', [1, 0])],
    { actions: [gust] },
  );
  table
    .declare(...strike('ana', 'bor'))
    .defend('COUNTER')
    .end('ana');
  table.declare('cid', 'gust', { targetIds: ['bor'] }).defend('NONE', [1, 1]);
  expect(table.happened('AttackSpent')).toMatchObject([
    { type: 'AttackSpent', attackId: 'ana.1.1', reason: 'OUT_OF_REACH' },
  ]);
  expect(table.combatant('bor').hitPoints).toBe(20);
});

test('SEG-48 a blow whose target was moved within its reach is resolved', () => {
  const gust = projectile('gust', { damage: null, pushback: 5 });
  const table = fight(
    [
      someone('ana', [0, 0], knows('spear')),
      someone('cid', [0, 1], knows('gust')),
      foe('bor', [1, 0]),
    ],
    { actions: [gust, melee('spear', { range: 10 })] },
  );
  table
    .declare('ana', 'spear', { targetIds: ['bor'] })
    .defend('COUNTER')
    .end('ana');
  table.declare('cid', 'gust', { targetIds: ['bor'] }).defend('NONE', [1, 1]);
  table.play({ type: 'EndTurn', combatantId: 'cid' }, [1, 1, 1, 1, 1]);
  expect(table.happened('AttackHit')).toHaveLength(1);
});

// SEG-27: readied actions in answer

test('SEG-27 SEG-38 a readied attack in answer to an attack is resolved before it', () => {
  const table = fight([foe('bor', [1, 0]), someone('ana', [0, 0], { hitPoints: 1 })]);
  const ready = { type: 'ReadyAction', combatantId: 'bor', action: 'unarmed-strike' } as const;
  table.play({ ...ready, use: 'STANDARD', trigger: 'Ana attacks me' }).end('bor');
  table.declare(...strike('ana', 'bor'));
  const first = table.defense('REACTION');
  table.play({ type: 'ReleaseReadiedAction', combatantId: 'bor', targetIds: ['ana'] });
  expect(table.rule(first)).toBe('SEG-27');
  table.defend('REACTION', [6, 6, 1]);
  expect(table.combatant('ana').status).toBe('DOWN');
  // SEG-110: nobody is asked any more.
  expect(table.rule(first)).toBe('NOT_FOUND');
  expect(table.happened('AttackSpent')).toMatchObject([
    { type: 'AttackSpent', attackId: 'ana.1.1', reason: 'ATTACKER_DOWN' },
  ]);
  expect(table.combatant('bor').hitPoints).toBe(20);
});

test('SEG-27 SEG-44 a readied Dodge, released when the attack comes, hinders that attack', () => {
  const table = fight([foe('bor', [1, 0]), someone('ana', [0, 0], knows('flurry'))], {
    actions: [melee('flurry', { offensive: 'AB + 4d6' })],
  });
  const ready = { type: 'ReadyAction', combatantId: 'bor', action: 'dodge', use: 'MOVE' } as const;
  table.play({ ...ready, trigger: 'Ana attacks me' }).end('bor');
  table.declare('ana', 'flurry', { targetIds: ['bor'] });
  table
    .play({ type: 'ReleaseReadiedAction', combatantId: 'bor', to: hex(0, 1) })
    .defend('DODGE', [4, 1]);
  expect(facesOf(scores(table)?.attack)).toEqual([4]);
});
