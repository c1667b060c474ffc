import { expect, test } from 'vitest';
import { describeScore } from '../../../../../src/engine/core/score/score.ts';
import {
  fight,
  foe,
  knows,
  melee,
  projectile,
  someone,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore, facesOf } from '../../../../kit/engine/score.ts';

const reactionOf = (score: number) => ({ defenseBonus: score });

/** Ana strikes Bor, who stands next to her and meets every attack with a Reaction of `score`. */
const duel = (attackBonus: number, score: number) =>
  fight([someone('ana', [0, 0], { attackBonus }), foe('bor', [1, 0], reactionOf(score))]).declare(
    'ana',
    'unarmed-strike',
    { targetIds: ['bor'] },
  );

test('SEG-32 D-1 a tie hits: attack 4 against defense 4', () => {
  const table = duel(2, 4).defend('REACTION', [4, 5, 1]);
  expect(table.happened('AttackHit')).toEqual([
    {
      type: 'AttackHit',
      attackId: 'ana.1.1',
      attackerId: 'ana',
      targetId: 'bor',
      action: 'unarmed-strike',
      defense: 'REACTION',
      attackScore: aScore({ dice: [4, 5], flat: 2, total: 4 }),
      defenseScore: aScore({ dice: [], flat: 4, total: 4 }),
      excess: 0,
      critical: 'NONE',
    },
  ]);
});

test('SEG-32 an attack score below the defense score misses, and no damage is rolled', () => {
  const table = duel(2, 4).defend('REACTION', [4, 3]);
  const [missed] = table.happened('AttackMissed');
  expect(missed).toMatchObject({ attackScore: { total: 3 }, defenseScore: { total: 4 } });
  expect(table.combatant('bor').hitPoints).toBe(20);
});

test('SEG-32 SEG-01 W-1 the Offensive formula AB + Dex + 5d6 with 5, 3, 4, 2, 1 scores 4 + 3 + 2 = 9', () => {
  const abilities = { strength: 0, dexterity: 3, intelligence: 0, resolve: 0 };
  const ana = someone('ana', [0, 0], { abilities, attackBonus: 4, ...knows('blade') });
  const table = fight([ana, foe('bor', [1, 0])], {
    actions: [melee('blade', { offensive: 'AB + Dex + 5d6' })],
  });
  table.declare('ana', 'blade', { targetIds: ['bor'] }).defend('NONE', [5, 3, 4, 2, 1, 1]);
  expect(table.happened('AttackHit')[0]?.attackScore).toEqual(
    aScore({ dice: [5, 3, 4, 2, 1], flat: 7, total: 9 }),
  );
});

test('SEG-33 a hit deals the pips and the flat part of the Damage formula', () => {
  const abilities = { strength: 2, dexterity: 0, intelligence: 0, resolve: 0 };
  const table = fight([someone('ana', [0, 0], { abilities }), foe('bor', [1, 0])]);
  table.declare('ana', 'unarmed-strike', { targetIds: ['bor'] }).defend('NONE', [6, 6, 5]);
  expect(table.happened('DamageDealt')).toEqual([
    {
      type: 'DamageDealt',
      attackId: 'ana.1.1',
      attackerId: 'ana',
      targetId: 'bor',
      action: 'unarmed-strike',
      combatantId: 'bor',
      damage: aScore({ dice: [5], flat: 2, total: 7 }),
      damageType: 'Bludgeoning',
      rerolled: 0,
      reducedBy: 0,
      reduction: [],
      absorbed: 0,
      hitPoints: 13,
    },
  ]);
  expect(table.combatant('bor').hitPoints).toBe(13);
});

test('SEG-33 damage is never below 0: Strength -4 with a 3 heals nobody', () => {
  const abilities = { strength: -4, dexterity: 0, intelligence: 0, resolve: 0 };
  const table = fight([someone('ana', [0, 0], { abilities }), foe('bor', [1, 0])]);
  table.declare('ana', 'unarmed-strike', { targetIds: ['bor'] }).defend('NONE', [6, 6, 3]);
  expect(table.happened('DamageDealt')[0]).toMatchObject({
    damage: aScore({ dice: [3], flat: -4, total: 0 }),
    hitPoints: 20,
  });
});

test('SEG-33 SEG-34 W-2 Strength x 2 + 3d6 with Strength +4 and 3, 6, 2 is 8 + 11 = 19', () => {
  const abilities = { strength: 4, dexterity: 0, intelligence: 0, resolve: 0 };
  const table = fight(
    [someone('ana', [0, 0], { abilities, ...knows('maul') }), foe('bor', [1, 0])],
    { actions: [melee('maul', { damage: 'Strength x 2 + 3d6' })] },
  );
  table.declare('ana', 'maul', { targetIds: ['bor'] }).defend('NONE', [1, 1, 3, 6, 2]);
  expect(table.combatant('bor').hitPoints).toBe(1);
  const [dealt] = table.happened('DamageDealt');
  expect(dealt && describeScore(dealt.damage)).toBe('19 (2 x Strength 8 + 3d6 [3 6 2])');
});

test('SEG-35 Unarmed Strike rolls AB + Dex + 2d6 against DB + Dex + 2d6, for Strength + 1d6', () => {
  const abilities = { strength: 3, dexterity: 1, intelligence: 0, resolve: 0 };
  const table = fight(
    [
      someone('ana', [0, 0], { abilities, attackBonus: 2, defenseBonus: 9 }),
      foe('bor', [1, 0], { abilities, attackBonus: 9, defenseBonus: 1 }),
    ],
    { setup: { settings: { defenseTiming: 'IMMEDIATE' } } },
  );
  table.declare('ana', 'unarmed-strike', { targetIds: ['bor'] });
  table.defend('COUNTER', [4, 6, 5, 3, 2]);
  expect(table.happened('AttackHit')[0]).toMatchObject({
    attackScore: aScore({ dice: [4, 6], flat: 3, total: 5 }),
    defenseScore: aScore({ dice: [5, 3], flat: 2, total: 3 }),
  });
  expect(table.happened('DamageDealt')[0]?.damage).toEqual(
    aScore({ dice: [2], flat: 3, total: 5 }),
  );
});

test('SEG-35 Unarmed Strike is a Standard action that arrives in its own segment', () => {
  const table = duel(0, 0);
  expect(table.happened('ActionDeclared')[0]?.spends).toEqual(['STANDARD']);
  expect(table.happenings).toEqual(['ActionDeclared', 'AttackArrived']);
});

test('SEG-35 SEG-67 Unarmed Strike reaches 5 ft: the second hex is out of reach', () => {
  const table = fight([someone('ana', [0, 0]), foe('bor', [2, 0])]);
  const strike = { combatantId: 'ana', action: 'unarmed-strike', targetIds: ['bor'] };
  expect(table.rule({ type: 'DeclareAction', use: 'STANDARD', ...strike })).toBe('SEG-67');
});

test.each([
  { what: 'attack 6 with 2 successes against 3', faces: [4, 4], bonus: 4, score: 3, excess: 2 },
  { what: 'attack 5 with 1 success against 0', faces: [6, 3], bonus: 4, score: 0, excess: 1 },
  { what: 'attack 4 without a success against 0', faces: [1, 1], bonus: 4, score: 0, excess: 0 },
  { what: 'attack 6 with 2 successes against 5', faces: [6, 6], bonus: 4, score: 5, excess: 1 },
])('SEG-36 D-1 excess, at most one a success: $what', ({ faces, bonus, score, excess }) => {
  const table = duel(bonus, score).defend('REACTION', [...faces, 1]);
  expect(table.happened('AttackHit')[0]?.excess).toBe(excess);
});

test('SEG-36 a miss has no excess', () => {
  const table = duel(0, 5).defend('REACTION', [6, 6]);
  expect(table.happened('AttackMissed')[0]?.excess).toBe(0);
});

const gust = projectile('gust', {
  pushback: 10,
  damage: '1d6',
  inflicts: [{ condition: 'staggered', rounds: 1 }],
});

/** Ana sends a gust at Bor, who answers it at once with an Unarmed Strike. */
const exchange = (faces: readonly number[]) =>
  fight([someone('ana', [0, 0], knows('gust')), foe('bor', [2, 0])], {
    actions: [gust],
    setup: { settings: { defenseTiming: 'IMMEDIATE' } },
  })
    .declare('ana', 'gust', { targetIds: ['bor'] })
    .defend('COUNTER', faces);

test('SEG-38 an attack goes: flight, defense, both scores, damage, pushback, condition', () => {
  const table = exchange([5, 6, 4, 1, 3]);
  const launch = table.history.slice(-table.events.length - 3, -table.events.length);
  expect(launch.map(({ type }) => type)).toEqual([
    'ActionDeclared',
    'ProjectileLaunched',
    'AttackArrived',
  ]);
  expect(table.happenings).toEqual([
    'DefenseDeclared',
    'AttackHit',
    'DamageDealt',
    'PushbackStarted',
    'CombatantPushed',
    'ConditionInflicted',
  ]);
  expect(table.happened('AttackHit')[0]).toMatchObject({
    attackScore: aScore({ dice: [5, 6] }),
    defenseScore: aScore({ dice: [4, 1] }),
  });
  expect(facesOf(table.happened('DamageDealt')[0]?.damage)).toEqual([3]);
});

test('SEG-38 a miss ends the attack before damage, pushback and condition', () => {
  const table = exchange([1, 6, 4, 4]);
  expect(table.happenings).toEqual(['DefenseDeclared', 'AttackMissed']);
  expect(table.at('bor')).toEqual([2, 0]);
  expect(table.combatant('bor')).toMatchObject({ hitPoints: 20, conditions: [] });
});

test('SEG-38 legality comes first: a refused attack costs nothing (SEG-22, 94)', () => {
  const table = fight([someone('ana', [0, 0], knows('gust')), foe('bor', [2, 0])], {
    actions: [{ ...gust, uses: [{ kind: 'SWIFT', cooldown: 1 }] }],
  });
  table.declare('ana', 'gust', { targetIds: ['bor'] }).defend('NONE', [1, 1, 1]);
  const again = {
    type: 'DeclareAction',
    combatantId: 'ana',
    action: 'gust',
    use: 'SWIFT',
  } as const;
  expect(table.rule({ ...again, targetIds: ['bor'] })).toBe('SEG-22');
  table.advance();
  expect(table.rule({ ...again, targetIds: ['bor'] })).toBe('SEG-94');
  expect(table.combatant('ana').spent).toEqual(['SWIFT']);
});

test('SEG-38 nobody attacks themselves (SEG-32) or someone who is down (SEG-50)', () => {
  const table = fight([
    someone('ana', [0, 0]),
    someone('cid', [0, 1]),
    foe('bor', [1, 0], { hitPoints: 1 }),
    foe('dag', [5, 0]),
  ]);
  table.declare('ana', 'unarmed-strike', { targetIds: ['bor'] }).defend('NONE', [6, 6, 1]);
  table.end('ana');
  const strike = { type: 'DeclareAction', action: 'unarmed-strike', use: 'STANDARD' } as const;
  expect(table.rule({ ...strike, combatantId: 'cid', targetIds: ['cid'] })).toBe('SEG-32');
  expect(table.rule({ ...strike, combatantId: 'cid', targetIds: ['bor'] })).toBe('SEG-50');
});
