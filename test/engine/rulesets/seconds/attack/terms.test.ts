import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import {
  fight,
  foe,
  hex,
  type Particulars,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';
import { partsOf } from '../../../../kit/engine/score.ts';

const duel = (ana: Particulars = {}, bob: Particulars = {}): Table =>
  fight([someone('ana', [0, 0], ana), foe('bob', [1, 0], bob)]);

const skilled = { weaponSkill: { ranks: 1, bonus: 3 }, scale: 1, damageBonus: 2 };
const nimble = { reflex: { ranks: 1, bonus: 2 }, mobilityPenalty: 1, scale: -1 };

describe('what scores are made of', () => {
  test('SEC-39 SEC-40 an attack names skill and scale, and so does the Target score', () => {
    const [strike] = duel(skilled, nimble)
      .attack('ana', 'sword', 'bob', [6])
      .happened('StrikeRolled');
    expect(partsOf(strike?.roll.terms)).toEqual([
      'Weapon Skill 3',
      'scale -1 SEC-39',
      'dice 1d6 SEC-01',
    ]);
    expect(partsOf(strike?.neededTerms)).toEqual(['Target score 4 SEC-40', 'scale 1 SEC-40']);
    expect(strike?.needed).toBe(5);
  });

  test('SEC-41 SEC-43 SEC-45 a defense and the damage say which attack is meant, and why', () => {
    const table = duel(skilled, nimble).attack('ana', 'sword', 'bob', [6]);
    table.defend('DODGE', [1, 1]);
    const attack = { attackerId: 'ana', targetId: 'bob', action: 'sword' };
    const [defended] = table.happened('DefenseRolled');
    expect(defended).toMatchObject(attack);
    expect(partsOf(defended?.defenseRoll?.terms)).toEqual([
      'Reflex 2',
      'encumbrance -1 SEC-43',
      'dice 1d6 SEC-01',
    ]);
    expect(partsOf(defended?.neededTerms)).toEqual(['defense 4 SEC-41', 'Weapon Skill 3']);
    const [landed] = table.happened('AttackLanded');
    expect(landed).toMatchObject(attack);
    expect(partsOf(landed?.damageRoll?.terms).slice(1)).toEqual([
      'damage bonus 2 SEC-45',
      'scale 3 SEC-45',
    ]);
  });

  const shooter = {
    weapons: [{ weapon: 'crossbow' }],
    rangedSkill: { ranks: 5, bonus: 2 },
    components: ['from-the-hip'],
    comboRating: 9,
    combos: [{ key: 'shot', name: 'Shot', components: ['attack', 'from-the-hip', 'from-the-hip'] }],
  };

  test('SEC-48 SEC-49 a shot names how far it is, and what aiming gives back', () => {
    const table = fight([someone('ana', [0, 0], shooter), foe('bob', [31, 0])])
      .declare('ana', 'aim')
      .aim('ana', ['bob'])
      .attack('ana', 'crossbow', 'bob', [1]);
    expect(partsOf(table.happened('StrikeRolled')[0]?.roll.terms)).toEqual([
      'Ranged Skill 2',
      'range -2 SEC-48',
      'aim 1 SEC-49',
      'dice 1d6 SEC-01',
    ]);
  });

  test('SEC-52 shots from the hip cost one each, in the attack and in what a defense must reach', () => {
    const bob = foe('bob', [9, 0], { reflex: { ranks: 1, bonus: 0 } });
    const table = fight([someone('ana', [0, 0], shooter), bob]);
    table.declare('ana', 'combo', { combo: 'shot', weapon: 'crossbow' }).aim('ana', ['bob'], [6]);
    const hip = ['Ranged Skill 2', 'Shoot From the Hip -2 SEC-52'];
    const [strike] = table.happened('StrikeRolled');
    expect(partsOf(strike?.roll.terms)).toEqual([...hip, 'dice 1d6 SEC-01']);
    table.defend('DODGE', [1, 1]);
    expect(partsOf(table.happened('DefenseRolled')[0]?.neededTerms)).toEqual([
      'defense 4 SEC-41',
      ...hip,
    ]);
  });

  test.each([
    ['sling', 'crouch', {}, 'crouching 1 SEC-35'],
    ['sling', 'lie-down', {}, 'prone 2 SEC-35'],
    ['pike', 'crouch', {}, 'crouching -1 SEC-35'],
    ['sling', null, { concealing: [{ hex: hex(2, 0), levels: 1 }] }, 'cover 1 SEC-37'],
    ['sling', 'crouch', { concealing: [{ hex: hex(2, 0), levels: 1 }] }, 'cover 2 SEC-37'],
  ])(
    'SEC-35 SEC-37 the Target score against a %s after %s: %j is %s',
    (weapon, posture, ground, term) => {
      const ana = someone('ana', [0, 0], { weapons: [{ weapon }] });
      const table = fight([foe('bob', [2, 0]), ana], ground);
      if (posture) table.declare('bob', posture);
      table.end('bob').attack('ana', weapon, 'bob', [1]);
      expect(partsOf(table.happened('StrikeRolled')[0]?.neededTerms)).toEqual([
        'Target score 4 SEC-40',
        term,
      ]);
    },
  );

  test('SEC-39 SEC-41 the log says it in words', () => {
    const table = duel(skilled, nimble).attack('ana', 'sword', 'bob', [6]);
    const lines = () => table.events.map((event) => seconds.queries.narrate(event, table.state));
    expect(lines()).toContain(
      "Ana's Sword hits Bob: 8 against 5 (Weapon Skill 3 + 1d6, less 1 for scale [6]; Target score 4 + scale 1)",
    );
    table.defend('DODGE', [1, 1]);
    expect(lines()).toContain(
      "Bob fails to dodge Ana's Sword: 2 against 7 (Reflex 2 + 1d6, less 1 for encumbrance [1]; defense 4 + Weapon Skill 3)",
    );
  });

  test('SEC-39 odds name the same parts before anything is rolled', () => {
    const table = duel(skilled, nimble).declare('ana', 'sword');
    const targetIds = ['bob'];
    const command = { type: 'CompleteAction' as const, combatantId: 'ana', targetIds, to: null };
    const odds = seconds.queries.odds(table.state, { of: 'COMMAND', command }, gameMaster);
    const [attack] = odds.ok ? odds.value.attacks : [];
    const [strike] = table.play(command, [6]).happened('StrikeRolled');
    expect(attack?.terms).toEqual(strike?.roll.terms);
    expect(attack?.perDefense[0]?.defenseTerms).toEqual(strike?.neededTerms);
  });

  test('SEC-39 a seat sees why of its own scores alone', () => {
    const [strike] = duel(skilled, nimble)
      .attack('ana', 'sword', 'bob', [6])
      .happened('StrikeRolled');
    const seen =
      strike && seconds.queries.viewEvent(strike, { kind: 'PLAYER', combatants: ['bob'] });
    expect(seen).toMatchObject({
      roll: { terms: [{ label: 'bonuses', value: 2 }, { dice: '1d6' }] },
      neededTerms: strike?.neededTerms,
    });
  });
});
