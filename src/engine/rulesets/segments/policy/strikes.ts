/** Attacks in numbers: `attack/odds.ts` without its fractions, unless the faces alone can decide. */
import { toNumber } from '../../../dice/odds.ts';
import {
  quickAtLeast,
  quickMean,
  quickPips,
  quickShift,
  quickSuccesses,
} from '../../../dice/quick.ts';
import type { ExpectedHit } from '../../../core/ruleset/tactics.ts';
import { outcomeOf } from '../attack/odds.ts';
import { type AttackPlan, damageDealt, planAttack } from '../attack/plan.ts';
import { type Shot, whySpent } from '../stats/strike.ts';
import { isDownAt } from '../condition/down.ts';
import { comesThrough } from '../condition/shields.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Defense } from '../model/ongoing.ts';

/** What comes of an attack that is met in this way, `after` so many rounds. */
export function blowOf(state: State, shot: Shot, defense: Defense, after = 0): ExpectedHit {
  const { targetId } = shot;
  const about = { targetId, after, rule: 'SEG-32' };
  if (whySpent(state, shot)) return { ...about, hit: 0, damage: 0, downs: 0, hindrance: 0 };
  const plan = planAttack(state, shot, defense);
  const hinders = (hit: number) => hit * hindrance(state, shot);
  if (plan.criticals) {
    const exact = exactly(state, shot, defense);
    return { ...about, ...exact, hindrance: hinders(exact.hit) };
  }
  const hit = chanceToHit(plan);
  const { damage: pool, takenOff } = plan;
  if (!pool) return { ...about, hit, damage: 0, downs: 0, hindrance: hinders(hit) };
  const { hitPoints } = combatantOf(state, targetId);
  const rolled = quickShift(quickPips(pool.dice, 6), pool.flat);
  const through = (pips: number) =>
    comesThrough(state, targetId, damageDealt(Math.max(0, pips), takenOff));
  const most = Math.max(0, hitPoints);
  return {
    ...about,
    ...{ hit, hindrance: hinders(hit) },
    damage: hit * quickMean(rolled, (pips) => Math.min(most, through(pips))),
    downs: hit * quickMean(rolled, (pips) => (isDownAt(hitPoints - through(pips)) ? 1 : 0)),
  };
}

/** What part of an attack the conditions cost that a hit inflicts, where the target has none of them yet. */
function hindrance(state: State, { action, targetId }: Shot): number {
  const { effect } = actionOf(state, action);
  if (effect.type !== 'ATTACK') return 0;
  const { conditions } = combatantOf(state, targetId);
  const isNew = effect.inflicts.some(
    ({ condition }) => !conditions.some((one) => one.condition === condition),
  );
  return isNew ? 1 / 2 : 0;
}

/** SEG-32, 37, 99. */
export function chanceToHit({ missChance, attack, toReach, mustExceed }: AttackPlan): number {
  const rolled = quickShift(quickSuccesses(attack.dice, HIT), attack.flat);
  const against = quickShift(quickSuccesses(toReach.dice, HIT), toReach.flat);
  const least = toReach.least ?? -Infinity;
  const more = mustExceed ? 1 : 0;
  const reaches = quickMean(against, (total) =>
    quickAtLeast(rolled, Math.max(least, total) + more),
  );
  return (1 - missChance / 6) * reaches;
}

/** SEG-01. */
const HIT = 4;

function exactly(state: State, shot: Shot, defense: Defense) {
  const { hit, damage, downs } = outcomeOf(state, shot, defense);
  const most = Math.max(0, combatantOf(state, shot.targetId).hitPoints);
  const mean = damage.reduce(
    (sum, { amount, chance }) => sum + Math.min(most, amount) * toNumber(chance),
    0,
  );
  return { hit: toNumber(hit), damage: mean, downs: toNumber(downs) };
}
