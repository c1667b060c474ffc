import { describe, expect, it } from 'vitest';
import { diceTerm, pipsOf, type Score, scoreOf } from '../../../src/engine/core/score/score.ts';
import { drawsTheSame, shownDice } from '../../../src/engine/core/score/shown-dice.ts';
import { rollExploding } from '../../../src/engine/dice/pools.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { segments } from '../../../src/engine/rulesets/segments/index.ts';
import { seconds } from '../../../src/engine/rulesets/seconds/index.ts';
import { Random } from '../../kit/engine/random.ts';
import { anyRoll } from '../../kit/engine/any-roll.ts';

const THROWN = 12;

/** A critical hit's damage, as the event shows it. */
function critical(seed: string) {
  const dice = seededDice(seed, 0);
  const { dice: faces, rerolled } = rollExploding(dice, THROWN, 5, anyRoll);
  const damage = scoreOf([diceTerm('dice', THROWN, 6)], pipsOf(6, faces), '');
  return { event: { type: 'DamageDealt', damage, rerolled }, position: dice.position };
}

const drawn = (seed: string, event: { readonly type: string }) => {
  const dice = seededDice(seed, 0);
  const same = shownDice(segments.schemas.events, event).every((one) => drawsTheSame(one, dice));
  return { same, position: dice.position };
};

describe('the dice that an event shows', () => {
  const random = new Random(39);
  const seeds = Array.from({ length: 200 }, () => random.diceSeed());

  it('SEG-39 of a critical hit are drawn again with the 1s that it does not show', () => {
    for (const seed of seeds) {
      const { event, position } = critical(seed);
      expect(drawn(seed, event)).toEqual({ same: true, position });
    }
    expect(seeds.map(critical).some(({ event }) => event.rerolled > 2)).toBe(true);
  });

  it('SEG-39 of a critical hit are others when a face, or the count of 1s, was changed', () => {
    for (const seed of seeds) {
      const { event } = critical(seed);
      const { rerolled, damage } = event;
      const [die, ...rest] = damage.rolled;
      const face = (die!.face % 6) + 1;
      const forged: Score = { ...damage, rolled: [{ ...die!, face }, ...rest] };
      expect(drawn(seed, { ...event, damage: forged } as never).same).toBe(false);
      if (rerolled > 0)
        expect(drawn(seed, { ...event, rerolled: rerolled + 1 } as never).same).toBe(false);
    }
  });

  it('SEC-53 are also faces that stand by themselves', () => {
    const recovery = { type: 'RecoveryRolled', combatantId: 'a', die: 7 };
    expect(shownDice(seconds.schemas.events, recovery)).toEqual([
      { path: ['die'], dice: [{ sides: 10, face: 7 }], thrown: 0, rerolled: 0 },
    ]);
  });

  it('are not looked for in what a frontend keeps with a combatant', () => {
    const metadata = { rolled: [{ sides: 6, face: 1 }], counting: '', terms: [] };
    const added = { type: 'CombatantsAdded', combatants: [{ id: 'a', metadata }] };
    expect(shownDice(segments.schemas.events, added)).toEqual([]);
  });

  it.each([0, 1, 257, 2.5, Number.NaN])('a die of %d sides is none', (sides) => {
    const shown = { path: [], dice: [{ sides, face: 1 }], thrown: 0, rerolled: 0 };
    expect(drawsTheSame(shown, seededDice('0'.repeat(64), 0))).toBe(false);
  });
});
