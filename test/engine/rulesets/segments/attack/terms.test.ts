import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  fight,
  foe,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { shoot } from '../../../../kit/engine/segments/moves.ts';
import { partsOf } from '../../../../kit/engine/score.ts';

const fireBolt = {
  ...projectile('fire-bolt', { speed: 20, range: 15, offensive: 'AB + Dex + 3d6 + 1' }),
  name: 'Fire Bolt',
  modifiers: [{ key: 'hot', name: 'White Core', offensiveDice: 1, damageDice: 2 }],
};

const ana = {
  attackBonus: 1,
  abilities: { strength: 4, dexterity: 2, intelligence: 0, resolve: 0 },
};

/** Ana with a bolt, Drum six hexes east of her, on this ground. */
const field = (setup: object) =>
  fight(
    [
      someone('ana', [0, 0], { ...ana, ...knows('fire-bolt') }),
      foe('drum', [6, 0], { defenseBonus: 2 }),
    ],
    { actions: [fireBolt], setup },
  );

const aim = shoot('ana', 'fire-bolt', 'drum');

const lineOf = (table: Table, type: string): string => {
  const event = table.events.find((one) => one.type === type);
  if (!event) throw new Error(`No ${type}.`);
  return segments.queries.narrate(event, table.state);
};

const covering = { obstacles: [hex(3, 0)] };
const smoke = { concealing: [{ hex: hex(6, 0), levels: 2 }] };

describe('what scores are made of', () => {
  test('SEG-32 SEG-65 SEG-75 an attack names its bonuses, its dice, the range and the cover', () => {
    const table = field(covering).play(aim).defend('REACTION', [4]);
    const [missed] = [...table.happened('AttackMissed'), ...table.happened('AttackHit')];
    expect(partsOf(missed?.attackScore.terms)).toEqual([
      'AB 1',
      'Dex 2',
      'dice 3d6 SEG-32',
      'formula 1',
      'range -1 SEG-65',
      'cover -3d6 SEG-75',
    ]);
    expect(partsOf(missed?.defenseScore.terms)).toEqual(['DB 2', 'Int 0']);
  });

  test('SEG-23 SEG-33 a modifier that was paid for is named in the attack and in the damage', () => {
    const table = field({}).play({ ...aim, modifiers: ['hot'] });
    table.defend('NONE', [4, 4, 1, 1, 3, 3, 3]);
    const [hit] = table.happened('AttackHit');
    expect(partsOf(hit?.attackScore.terms)).toContain('White Core 1d6 SEG-23');
    expect(partsOf(hit?.defenseScore.terms)).toEqual(['no defense 0 SEG-45']);
    expect(partsOf(table.happened('DamageDealt')[0]?.damage.terms)).toEqual([
      'Strength 4',
      'dice 1d6 SEG-33',
      'White Core 2d6 SEG-23',
    ]);
  });

  test('SEG-76 SEG-37 a miss chance says by what, and tells it to every seat', () => {
    const table = field(smoke).play(aim).defend('NONE', [1]);
    const [rolled] = table.happened('MissChanceRolled');
    expect(partsOf(rolled?.terms)).toEqual(['concealment 2 SEG-76']);
    expect(rolled && segments.queries.viewEvent(rolled, { kind: 'SPECTATOR' })).toEqual(rolled);
    expect(lineOf(table, 'MissChanceRolled')).toContain('2 or less misses (concealment)');
  });

  test('SEG-78 in darkness it is that', () => {
    const table = field({ settings: { arrivedDistance: 'AT_RESOLUTION' } }).play(aim);
    table.play({ type: 'SetBattlefield', dark: [hex(6, 0)] }).defend('NONE', [1]);
    expect(partsOf(table.happened('MissChanceRolled')[0]?.terms)).toEqual(['darkness 3 SEG-78']);
  });

  test('SEG-44 SEG-75 SEG-84 what hinders twice counts once and is named twice', () => {
    const table = field(covering)
      .play(aim)
      .defend('DODGE', [], { to: hex(7) });
    table.end('ana', {}, [4]);
    const [hit] = table.happened('AttackHit');
    expect(partsOf(hit?.attackScore.terms)).toContain('cover and dodge -3d6 SEG-84');
  });

  test('SEG-14 initiative is Dex, Int and four dice', () => {
    const table = field({});
    const rolled = table.history.find(({ type }) => type === 'InitiativeRolled');
    const rolls = rolled?.type === 'InitiativeRolled' ? rolled.rolls : [];
    expect(rolls.map(({ roll }) => partsOf(roll.terms))).toEqual([
      ['Dex 2d6 SEG-14', 'dice 4d6 SEG-14'],
      ['dice 4d6 SEG-14'],
    ]);
  });

  test('SEG-03 SEG-04 SEG-82 checks name ability, skill, dice and what was granted', () => {
    const table = field({});
    const check = { combatantId: 'ana', granted: ['ADVANTAGE' as const] };
    const ability = { type: 'RollAbilityCheck', ability: 'DEXTERITY', difficulty: 1 } as const;
    table.play({ ...ability, ...check }, [1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(partsOf(table.happened('CheckRolled')[0]?.roll.terms)).toEqual([
      'Dex 2d6',
      'dice 4d6 SEG-04',
      'granted 3d6 SEG-82',
    ]);
    const skill = { type: 'RollSkillCheck', skill: 'Climb', target: 1, bonusDice: 2 } as const;
    table.play({ ...skill, combatantId: 'ana' }, [1, 1, 1, 1, 1, 1]);
    expect(partsOf(table.happened('CheckRolled')[0]?.roll.terms)).toEqual([
      'Climb 2d6',
      'dice 4d6 SEG-03',
    ]);
  });

  test('SEG-39 a critical hit doubles what is no die and helps the damage', () => {
    const table = field({ settings: { criticals: 'ALL_ALIKE' } }).play(aim);
    table.defend('NONE', [6, 6, 6, 2, 2, 2, 2]);
    expect(partsOf(table.happened('DamageDealt')[0]?.damage.terms)).toEqual([
      'Strength 4',
      'dice 1d6 SEG-33',
      'critical hit 3d6 SEG-39',
      'critical hit 4 SEG-39',
    ]);
  });

  test('SEG-93 SEG-104 conditions and being bloodied are named, whosesoever they are', () => {
    const table = field({ settings: { bloodied: 'ON' } });
    const rule = (combatantId: string, ruling: object) =>
      table.play({ type: 'Adjudicate', combatantId, reason: 'So the GM rules.', ...ruling });
    rule('drum', { inflict: [{ condition: 'blinded' }] });
    rule('ana', { stats: { hitPoints: 5 } });
    table.play(aim).defend('NONE', [4, 4, 4]);
    expect(partsOf(table.happened('AttackHit')[0]?.attackScore.terms)).toEqual([
      'AB 1',
      'Dex 2',
      'dice 3d6 SEG-32',
      'formula 1',
      'range -1 SEG-65',
      'Blinded target 3d6 SEG-93',
      'bloodied -3d6 SEG-104',
    ]);
  });

  test('SEG-45 a Reaction that takes off the damage is named there, not in the defense', () => {
    const table = field({ settings: { reactionEffect: 'DAMAGE_REDUCTION' } }).play(aim);
    table.defend('REACTION', [4, 4, 4, 3]);
    expect(partsOf(table.happened('AttackHit')[0]?.defenseScore.terms)).toEqual([
      'no defense 0 SEG-45',
    ]);
    const [dealt] = table.happened('DamageDealt');
    expect(partsOf(dealt?.reduction)).toEqual(['DB 2', 'Int 0']);
    expect(dealt?.hitPoints).toBe(20 - (4 + 3 - 2));
  });

  test('SEG-32 SEG-75 the log says it in words', () => {
    const table = field(covering).play(aim).defend('REACTION', [4]);
    expect(lineOf(table, 'AttackHit')).toBe(
      "Ana's Fire Bolt hits Drum, who reacts: 3 against 2 (AB 1 + Dex 2 + 3d6 + formula 1, less 1 for range and 3 dice for cover; DB 2 + Int 0)",
    );
    expect(lineOf(table, 'DamageDealt')).toBe(
      'Drum loses 8 hit points: 8 (Strength 4 + 1d6 [4]), 12 left',
    );
  });

  test('SEG-32 odds name the same parts before anything is rolled', () => {
    const table = field(covering).play(aim);
    const odds = segments.queries.odds(
      table.state,
      { of: 'ATTACK', attackId: 'ana.1.1' },
      gameMaster,
    );
    const [attack] = odds.ok ? odds.value.attacks : [];
    const reaction = attack?.perDefense.find(({ defense }) => defense === 'REACTION');
    table.defend('REACTION', [4]);
    const [hit] = table.happened('AttackHit');
    expect(attack?.terms).toEqual(hit?.attackScore.terms);
    expect(reaction?.attackTerms).toEqual(hit?.attackScore.terms);
    expect(reaction?.defenseTerms).toEqual(hit?.defenseScore.terms);
  });

  test('SEG-06 a seat that sees no sheet learns no dice where none were rolled', () => {
    // Three dice less three for cover and one for the range.
    const ground = { ...covering, settings: { rangePenalty: 'DICE' } };
    const table = field(ground).play(aim).defend('REACTION', [4]);
    const [hit] = table.happened('AttackHit');
    const seen = hit && segments.queries.viewEvent(hit, { kind: 'PLAYER', combatants: ['drum'] });
    expect(seen).toMatchObject({
      attackScore: { terms: [{ label: 'bonuses', value: 4 }] },
      defenseScore: { terms: hit?.defenseScore.terms },
    });
  });
});
