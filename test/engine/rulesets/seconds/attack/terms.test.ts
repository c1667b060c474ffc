import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import type { Term } from '../../../../../src/engine/core/score/score.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import {
  fight,
  foe,
  type Particulars,
  someone,
  type Table,
} from '../../../../kit/engine/seconds/encounter.ts';

const duel = (ana: Particulars = {}, bob: Particulars = {}): Table =>
  fight([someone('ana', [0, 0], ana), foe('bob', [1, 0], bob)]);

const skilled = { weaponSkill: { ranks: 1, bonus: 3 }, scale: 1, damageBonus: 2 };
const nimble = { reflex: { ranks: 1, bonus: 2 }, mobilityPenalty: 1, scale: -1 };

/** A list of terms as `label value-or-dice rule`. */
const parts = (terms: readonly Term[] | undefined): readonly string[] =>
  (terms ?? []).map(({ label, value, dice, rule }) => `${label} ${dice ?? value} ${rule}`);

describe('what scores are made of', () => {
  test('SEC-39 SEC-40 an attack names skill and scale, and so does the Target score', () => {
    const [strike] = duel(skilled, nimble)
      .attack('ana', 'sword', 'bob', [6])
      .happened('StrikeRolled');
    expect(parts(strike?.roll.terms)).toEqual([
      'Weapon Skill 3 null',
      'scale -1 SEC-39',
      'dice 1d6 SEC-01',
    ]);
    expect(parts(strike?.neededTerms)).toEqual(['Target score 4 SEC-40', 'scale 1 SEC-40']);
    expect(strike?.needed).toBe(5);
  });

  test('SEC-41 SEC-43 SEC-45 a defense and the damage say which attack is meant, and why', () => {
    const table = duel(skilled, nimble).attack('ana', 'sword', 'bob', [6]);
    table.defend('DODGE', [1, 1]);
    const attack = { attackerId: 'ana', targetId: 'bob', action: 'sword' };
    const [defended] = table.happened('DefenseRolled');
    expect(defended).toMatchObject(attack);
    expect(parts(defended?.defenseRoll?.terms)).toEqual([
      'Reflex 2 null',
      'encumbrance -1 SEC-43',
      'dice 1d6 SEC-01',
    ]);
    expect(parts(defended?.neededTerms)).toEqual(['defense 4 SEC-41', 'Weapon Skill 3 null']);
    const [landed] = table.happened('AttackLanded');
    expect(landed).toMatchObject(attack);
    expect(parts(landed?.damageRoll?.terms).slice(1)).toEqual([
      'damage bonus 2 SEC-45',
      'scale 3 SEC-45',
    ]);
  });

  test('SEC-39 SEC-41 the log says it in words', () => {
    const table = duel(skilled, nimble).attack('ana', 'sword', 'bob', [6]);
    const lines = () => table.events.map((event) => seconds.see.narrate(event, table.state));
    expect(lines()).toContain(
      "Ana's Sword hits Bob: 8 against 5 (Weapon Skill 3 + 1d6, less 1 for scale [6]; Target score 4 + scale 1)",
    );
    table.defend('DODGE', [1, 1]);
    expect(lines()).toContain(
      "Bob tries to dodge Ana's Sword in vain: 2 against 7 (Reflex 2 + 1d6, less 1 for encumbrance [1]; defense 4 + Weapon Skill 3)",
    );
  });

  test('SEC-39 odds name the same parts before anything is rolled', () => {
    const table = duel(skilled, nimble).declare('ana', 'sword');
    const targetIds = ['bob'];
    const command = { type: 'CompleteAction' as const, combatantId: 'ana', targetIds, to: null };
    const odds = seconds.see.odds(table.state, { of: 'COMMAND', command }, gameMaster);
    const [attack] = odds.ok ? odds.value.attacks : [];
    const [strike] = table.play(command, [6]).happened('StrikeRolled');
    expect(attack?.terms).toEqual(strike?.roll.terms);
    expect(attack?.perDefense[0]?.defenseTerms).toEqual(strike?.neededTerms);
  });

  test('SEC-39 a seat sees why of its own scores alone', () => {
    const [strike] = duel(skilled, nimble)
      .attack('ana', 'sword', 'bob', [6])
      .happened('StrikeRolled');
    const seen = strike && seconds.see.viewEvent(strike, { kind: 'PLAYER', combatants: ['bob'] });
    expect(seen).toMatchObject({
      roll: { terms: [{ label: 'bonuses', value: 2 }, { dice: '1d6' }] },
      neededTerms: strike?.neededTerms,
    });
  });
});
