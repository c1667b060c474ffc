import type { Combatant as SecondsCombatant } from '../../../src/engine/rulesets/seconds/model/state.ts';
import type { Combatant as SegmentsCombatant } from '../../../src/engine/rulesets/segments/model/state.ts';
import { damageLimit, stressLimit } from '../../../src/engine/rulesets/vigilance/stats/limits.ts';
import type { Combatant as VigilanceCombatant } from '../../../src/engine/rulesets/vigilance/model/state.ts';

const zero = { DODGE: 0, PARRY: 0, BLOCK: 0 };

/** Somebody who looks the same to the table, and is quite another under the surface. */
export const disguised = {
  SEGMENTS: (one: SegmentsCombatant): SegmentsCombatant => ({
    ...one,
    abilities: { strength: 9, dexterity: 9, intelligence: 9, resolve: 9 },
    ...{ attackBonus: 8, defenseBonus: 8, talents: [], spent: [], cooldowns: [] },
    hitPoints: one.hitPoints * 4,
    maxHitPoints: one.maxHitPoints * 4,
    standingOrders: { defense: 'NONE' },
  }),
  VIGILANCE: (one: VigilanceCombatant): VigilanceCombatant => {
    // VIG-20, 21: the table sees who has half of a limit, and half of an odd one is rounded.
    const twice = (limit: number) => (limit % 2 === 0 ? 2 : 1);
    const [damages, stresses] = [twice(damageLimit(one)), twice(stressLimit(one))];
    const limits = {
      damageLimit: damages * damageLimit(one),
      stressLimit: stresses * stressLimit(one),
    };
    const nature =
      one.nature.kind === 'CREATURE'
        ? { ...one.nature, ...limits, attackDifficulty: 1, defendDifficulty: 77 }
        : {
            ...one.nature,
            abilities: { ...one.nature.abilities, dexterity: 7, toughness: 7, willpower: 7 },
            // VIG-19: 40 and the ability come on top.
            damageLimitBonus: limits.damageLimit - 47,
            stressLimitBonus: limits.stressLimit - 47,
          };
    const [damage, stress] = [one.damage * damages, one.stress * stresses];
    const standingOrders = { defense: 'PASSIVE', amplify: 'NEVER', passing: 'TARGETED' } as const;
    return {
      ...{ ...one, nature, damage, stress, standingOrders },
      ...{ vigilance: one.vigilance + 50, learnt: [] },
    };
  },
  SECONDS: (one: SecondsCombatant): SecondsCombatant => ({
    ...one,
    defenses: zero,
    defenseOrder: 'NONE',
    doing: one.doing && { ...one.doing, path: [] },
    sheet: {
      ...one.sheet,
      ...{ toughness: 150, dexterity: 9, scale: 3, damageBonus: 9, defenses: zero },
      reflex: { ranks: 9, bonus: 15 },
    },
  }),
};
