import type { Dice } from '../../../core/values/dice.ts';
import type { Score } from '../../../core/score/score.ts';
import { rollSum } from '../../../dice/pools.ts';
import { bringDown, isDownAt } from '../condition/down.ts';
import { endOneRollConditions } from '../condition/one-roll.ts';
import { absorb, wearShields } from '../condition/shields.ts';
import { criticalOf } from '../stats/criticals.ts';
import { emptyPool, rollCriticalDamage, rollDamage, rollHits } from '../stats/rolls.ts';
import { startPushback } from '../ongoing/pushback.ts';
import type { Critical } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Attack, Defense, Strike } from '../model/ongoing.ts';
import { applyHitEffects, inflictCriticalCondition } from './effects.ts';
import {
  type AttackPlan,
  damageDealt,
  excess,
  isHit,
  isConcealedMiss,
  keptOf,
  planAttack,
} from './plan.ts';
import { awaitPlace } from './maneuvers/await-place.ts';
import { namesOf, repositions, whySpent } from '../stats/strike.ts';

/**
 * SEG-38: one attack from the chosen defense to its effects. Legality and flight are behind it.
 */
export function resolveAttack(
  log: EventRecorder,
  attack: Attack,
  defense: Defense,
  dice: Dice,
): void {
  const reason = whySpent(log.state, attack);
  if (reason) log.emit({ type: 'AttackSpent', ...namesOf(attack), reason });
  else playAttack(log, attack, planAttack(log.state, attack, defense), dice);
}

/** Whose rolls an attack makes, and that they belong to it. */
const rolledBy = ({ id, attackerId }: Strike) => ({ combatantId: attackerId, about: id });

/** The attack as it is planned: concealment, both scores, and what a hit does. */
export function playAttack(log: EventRecorder, attack: Strike, plan: AttackPlan, dice: Dice): void {
  if (missesByConcealment(log, attack, plan, dice)) return;
  const { hit, excess: points, critical } = rollScores(log, attack, plan, dice);
  if (!hit) return;
  if (attack.maneuver && points > 0) awaitPoints(log, attack, plan, points);
  if (plan.harms) applyHit(log, attack, plan, { critical: critical === 'HIT', dice });
}

/** SEG-100: the maneuver has succeeded, and its points wait to be spent. */
function awaitPoints(
  log: EventRecorder,
  attack: Strike,
  { dodge }: AttackPlan,
  points: number,
): void {
  const stage = { kind: 'MANEUVER', points, dodge } as const;
  log.emit({ type: 'ManeuverSucceeded', attack: { ...attack, stage } });
}

interface Hit {
  readonly critical: boolean;
  readonly dice: Dice;
}

/** What a hit does to its target (SEG-33, 68, 88). */
function applyHit(
  log: EventRecorder,
  attack: Strike,
  plan: AttackPlan,
  { critical, dice }: Hit,
): void {
  dealDamage(log, attack, plan, { critical, dice });
  const { targetId } = attack;
  if (combatantOf(log.state, targetId).status === 'DOWN') return;
  const { effect, pushback, speed, damageDice } = plan.figures;
  if (effect.push === 'AWAY') startPushback(log, attack, pushback, speed);
  applyHitEffects(log, targetId, effect, damageDice);
  if (critical && plan.damage) inflictCriticalCondition(log, targetId, effect, damageDice);
  // SEG-100: a maneuver that has points to spend comes before it.
  const pending = log.state.attacks.some(({ id }) => id === attack.id);
  if (repositions(plan.figures) && !pending)
    awaitPlace(log, attack, { feet: pushback, dodge: plan.dodge });
}

/** SEG-37: whether the concealment of its target makes the attack miss before it is rolled. */
function missesByConcealment(
  log: EventRecorder,
  attack: Strike,
  { missChance, missTerms: terms }: AttackPlan,
  dice: Dice,
): boolean {
  if (missChance === 0) return false;
  const of = { ...rolledBy(attack), purpose: 'CONCEALMENT', rule: 'SEG-37' } as const;
  const { value: die } = rollSum(dice, 1, 6, of);
  const missed = isConcealedMiss(die, missChance);
  const type = 'MissChanceRolled';
  log.emit({ type, ...namesOf(attack), missChance, terms, die, missed });
  return missed;
}

interface Rolled {
  readonly hit: boolean;
  readonly excess: number;
  readonly critical: Critical;
}

/** SEG-32: whether the attack score reaches the defense score; SEG-39, 40: or the dice say so. */
function rollScores(log: EventRecorder, attack: Strike, plan: AttackPlan, dice: Dice): Rolled {
  const attackScore = rollHits(dice, plan.attack, {
    ...rolledBy(attack),
    purpose: 'ATTACK',
    rule: 'SEG-32',
  });
  const defenseScore = rollHits(dice, plan.toReach, {
    ...rolledBy(attack),
    combatantId: attack.targetId,
    purpose: 'DEFENSE',
    rule: 'SEG-32',
  });
  const critical = plan.criticals ? criticalOf(attackScore.rolled.map(({ face }) => face)) : 'NONE';
  const hit =
    critical === 'NONE' ? isHit(plan, attackScore.total, defenseScore.total) : critical === 'HIT';
  const succeeded = successesIn(attackScore);
  const rolled: Rolled = {
    hit,
    excess: hit ? excess(attackScore.total, defenseScore.total, succeeded) : 0,
    critical,
  };
  log.emit({
    type: hit ? 'AttackHit' : 'AttackMissed',
    ...namesOf(attack),
    defense: plan.defense,
    attackScore,
    defenseScore,
    excess: rolled.excess,
    critical,
  });
  const { attackerId, targetId, action } = attack;
  const kept = keptOf(attack);
  endOneRollConditions(log, 'ATTACK', attackerId, { against: targetId, action, kept });
  if (plan.toReach !== emptyPool)
    endOneRollConditions(log, 'DEFENSE', targetId, { action: plan.counter, kept });
  return rolled;
}

const successesIn = ({ rolled }: Score): number => rolled.filter(({ counts }) => counts > 0).length;

/** SEG-33, 105. */
function dealDamage(
  log: EventRecorder,
  attack: Strike,
  plan: AttackPlan,
  { critical, dice }: Hit,
): void {
  const pool = critical ? plan.criticalDamage : plan.damage;
  if (!pool) return;
  const target = combatantOf(log.state, attack.targetId);
  const of = { ...rolledBy(attack), purpose: 'DAMAGE' } as const;
  const { damage, rerolled } = critical
    ? rollCriticalDamage(dice, pool, { ...of, rule: 'SEG-39', follows: 'OWN' })
    : { damage: rollDamage(dice, pool, { ...of, rule: 'SEG-33' }), rerolled: 0 };
  const loss = damageDealt(damage.total, plan.takenOff);
  const absorption = absorb(log.state, target, loss);
  const hitPoints = target.hitPoints - absorption.through;
  log.emit({
    type: 'DamageDealt',
    ...namesOf(attack),
    combatantId: target.id,
    damage,
    damageType: plan.figures.effect.damageType,
    rerolled,
    reducedBy: damage.total - loss,
    reduction: plan.takenOffTerms,
    absorbed: loss - absorption.through,
    hitPoints,
  });
  wearShields(log, target.id, absorption);
  const kept = keptOf(attack);
  endOneRollConditions(log, 'DAMAGE', attack.attackerId, { action: attack.action, kept });
  if (isDownAt(hitPoints)) bringDown(log, target.id);
}
