/** Attacks in numbers: `odds.ts` without its fractions. */
import type { ExpectedHit } from '../../../core/ruleset/tactics.ts';
import { rememberedByKey } from '../../../core/values/remembered.ts';
import {
  type Quick,
  quickExploding,
  quickNegative,
  quickPips,
  quickShift,
  quickSum,
} from '../../../dice/quick.ts';
import {
  type AttackPlan,
  damageDealt,
  type DeclaredAttack,
  type DefenseAnswer,
  planAttack,
} from '../attack/plan.ts';
import { damageThatCounts } from '../condition/damage.ts';
import { damageLimit } from '../stats/limits.ts';
import type { CheckPool } from '../stats/rolls.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** VIG-57 to 59: what comes of an attack that is met in this way. */
export function blowOf(state: State, strike: DeclaredAttack, answer: DefenseAnswer): ExpectedHit {
  const { targetId } = strike;
  const plan = planAttack(state, strike, answer);
  const target = combatantOf(state, targetId);
  const cap = damageThatCounts(state, target, Infinity);
  const room = damageLimit(target) - target.damage;
  const outcome = { hit: 0, damage: 0, downs: 0 };
  const { effect } = actionOf(state, strike.declared.action);
  const inflicts = effect.type === 'ATTACK' && effect.inflicts.length > 0;
  for (const [excess, chance] of excessOf(plan, cap).entries()) {
    const dealt = Math.min(cap, damageDealt(plan, excess));
    if (dealt <= 0) continue;
    outcome.hit += chance;
    outcome.damage += chance * Math.min(room, dealt);
    if (dealt >= room) outcome.downs += chance;
  }
  return {
    ...{ targetId, after: 0, rule: 'VIG-57' },
    ...outcome,
    hindrance: inflicts ? outcome.hit / 4 : 0,
  };
}

/** How likely it is by how much the attack exceeds the defense, `cap` counting for all beyond. */
function excessOf({ attack, against }: AttackPlan, cap: number): readonly number[] {
  const pools = [attack, against].map(({ added, subtracted, flat }) => [added, subtracted, flat]);
  return keptExcess([...pools, cap].join(), () =>
    excessBetween(atLeast0(rollOf(attack)), atLeast0(rollOf(against)), Math.max(1, cap)),
  );
}

/** The same few pools meet over and over, and so do what is left of their targets. */
const keptExcess = rememberedByKey<readonly number[]>(2000);

/** From 0 to `most`, by the chances of 0, 1 and so on of both. */
function excessBetween(a: readonly number[], b: readonly number[], most: number) {
  const chances = new Array<number>(most + 1).fill(0);
  for (let more = 0; more < a.length; more++) {
    const chance = a[more] ?? 0;
    if (chance < NEXT_TO_NEVER) continue;
    for (let less = 0; less < b.length; less++) {
      const excess = Math.min(most, Math.max(0, more - less));
      chances[excess] = (chances[excess] ?? 0) + chance * (b[less] ?? 0);
    }
  }
  return chances;
}

const NEXT_TO_NEVER = 1e-11;

/** VIG-07, 12. */
const rollOf = ({ added, subtracted, flat }: CheckPool): Quick =>
  quickShift(quickSum(quickExploding(added), quickNegative(quickPips(subtracted, 6))), flat);

/** The chances of 0, 1 and so on, all below 0 counting as 0. */
function atLeast0({ least, chances }: Quick): readonly number[] {
  const floored = new Array<number>(Math.max(1, least + chances.length)).fill(0);
  for (const [i, chance] of chances.entries()) {
    const value = Math.max(0, least + i);
    floored[value] = (floored[value] ?? 0) + chance;
  }
  return floored;
}
