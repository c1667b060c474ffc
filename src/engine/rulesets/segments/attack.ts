import type { Dice } from '../../core/dice.ts';
import type { Score } from '../../core/score.ts';
import { rollSum } from '../../dice/pools.ts';
import { bringDown, inflict } from './effects.ts';
import { combatantOf } from './lookup.ts';
import type { Log } from './log.ts';
import { type AttackPlan, dealt, fells, hits, isLost, planAttack } from './plan.ts';
import { startPushback } from './pushback.ts';
import { rollDamage, rollHits } from './rolls.ts';
import type { Attack, Defense, Strike } from './state.ts';
import { whySpent } from './strike.ts';

/**
 * SEG-38: one attack from the chosen defense to its effects. Legality and flight are behind it.
 */
export function resolveAttack(log: Log, attack: Attack, defense: Defense, dice: Dice): void {
  const reason = whySpent(log.state, attack);
  if (reason) log.emit({ type: 'AttackSpent', attackId: attack.id, reason });
  else playAttack(log, attack, planAttack(log.state, attack, defense), dice);
}

/** The attack as it is planned: concealment, both scores, and what a hit does. */
export function playAttack(log: Log, attack: Strike, plan: AttackPlan, dice: Dice): void {
  if (missesUnseen(log, attack, plan, dice)) return;
  if (!rollScores(log, attack, plan, dice)) return;
  dealDamage(log, attack, plan, dice);
  const { targetId } = attack;
  if (combatantOf(log.state, targetId).status === 'DOWN') return;
  const { effect, pushback, speed, damageDice } = plan.figures;
  startPushback(log, attack, pushback, speed);
  inflict(log, targetId, effect, damageDice);
}

/** SEG-37: whether the concealment of its target makes the attack miss before it is rolled. */
function missesUnseen(log: Log, attack: Strike, { missChance }: AttackPlan, dice: Dice): boolean {
  if (missChance === 0) return false;
  const { id: attackId, attackerId, targetId } = attack;
  const { value: die } = rollSum(dice, 1, 6);
  const missed = isLost(die, missChance);
  log.emit({ type: 'MissChanceRolled', attackId, attackerId, targetId, missChance, die, missed });
  return missed;
}

/** SEG-32: whether the attack score reaches the defense score. */
function rollScores(log: Log, attack: Strike, plan: AttackPlan, dice: Dice): boolean {
  const attackScore = rollHits(dice, plan.attack);
  const defenseScore = rollHits(dice, plan.toReach);
  const hit = hits(attackScore.total, defenseScore.total);
  log.emit({
    type: hit ? 'AttackHit' : 'AttackMissed',
    attackId: attack.id,
    attackerId: attack.attackerId,
    targetId: attack.targetId,
    action: attack.action,
    defense: plan.defense,
    attackScore,
    defenseScore,
    excess: hit ? excess(attackScore, defenseScore) : 0,
  });
  return hit;
}

/** SEG-36: by how much the attack won, at most one for each die that succeeded. */
function excess(attack: Score, defense: Score): number {
  return Math.min(attack.total - defense.total, attack.dice.filter((face) => face >= 4).length);
}

/** SEG-33, 105. */
function dealDamage(log: Log, { targetId }: Strike, plan: AttackPlan, dice: Dice): void {
  if (!plan.damage) return;
  const target = combatantOf(log.state, targetId);
  const damage = rollDamage(dice, plan.damage);
  const loss = dealt(damage.total, plan.takenOff);
  const hitPoints = target.hitPoints - loss;
  log.emit({
    type: 'DamageDealt',
    combatantId: target.id,
    damage,
    damageType: plan.figures.effect.damageType,
    reducedBy: damage.total - loss,
    hitPoints,
  });
  if (fells(hitPoints)) bringDown(log, target.id);
}
