import { sumOfValues } from '../../../core/score/score.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { sameHex } from '../../../grid/hex.ts';
import { gainCounters } from '../condition/counters.ts';
import { takeDamage } from '../condition/damage.ts';
import { boostedBy, boostsOf } from '../stats/boosts.ts';
import { findHeld, handleItems } from '../stats/hands.ts';
import { rollCheck } from '../stats/rolls.ts';
import { pushAway } from '../terrain/push.ts';
import type { EffectOf } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isConscious, targetIdOf } from '../model/lookup.ts';
import type { Answer, StackObject } from '../model/state.ts';
import { helplessDefense, fieldsAfterDefense } from './defend.ts';
import { planAttack, damageTerms, type DefenseAnswer } from './plan.ts';

interface AttackChoices {
  readonly effect: EffectOf<'ATTACK'>;
  readonly amplification: number;
  readonly answer: Answer;
}

/** VIG-56 to 67: an attack when all choices are made: both rolls, and what comes of them. */
export function resolveAttack(
  log: EventRecorder,
  attack: StackObject,
  settled: AttackChoices,
  dice: Dice,
): void {
  const { id, ownerId, declared } = attack;
  const targetId = targetIdOf(declared);
  const answer = answerOf(log, targetId, settled.answer);
  const { effect, amplification } = settled;
  const strike = { attackerId: ownerId, targetId, declared, amplification };
  const plan = planAttack(log.state, strike, answer);
  const attackScore = rollCheck(dice, plan.attack, {
    combatantId: ownerId,
    purpose: 'ATTACK',
    rule: 'VIG-56',
    about: id,
  });
  const against = rollCheck(dice, plan.against, {
    combatantId: targetId,
    purpose: 'DEFENSE',
    rule: 'VIG-56',
    about: id,
  });
  const madeOf = damageTerms(plan, attackScore.total - against.total);
  const damage = sumOfValues(madeOf);
  log.emit({
    type: 'AttackRolled',
    attackId: id,
    attackerId: ownerId,
    targetId,
    action: declared.action,
    defense: plan.defense,
    attack: attackScore,
    against,
    damage,
    damageTerms: madeOf,
    boosts: declared.boosts,
    defenseBoosts: answer.boosts,
  });
  useUpWeapon(log, attack);
  if (damage > 0) {
    takeDamage(log, targetId, damage);
    gainCounters(log, targetId, effect.inflicts);
    const boosts = boostsOf(log.state, declared.boosts);
    gainCounters(
      log,
      ownerId,
      boosts.flatMap(({ onDamage }) => onDamage),
    );
    pushTarget(log, ownerId, targetId, boostedBy(log.state, declared.boosts, 'push'));
  }
  moveAfterDefense(log, targetId, answer);
}

/** VIG-41: a boost can push whom the attack hurts. */
function pushTarget(log: EventRecorder, by: string, targetId: string, fields: number): void {
  pushAway(log, combatantOf(log.state, by), combatantOf(log.state, targetId), fields);
}

/** VIG-66: who has lost consciousness since, if only by what the defense cost, is helpless. */
function answerOf(log: EventRecorder, targetId: string, answer: Answer): DefenseAnswer {
  const conscious = isConscious(combatantOf(log.state, targetId));
  return answer.kind === 'DEFENSE' && conscious ? answer : helplessDefense;
}

/** VIG-36, 57: what was thrown is gone, and what takes long to reload is empty. */
function useUpWeapon(log: EventRecorder, { ownerId: combatantId, declared }: StackObject): void {
  const weapon = findHeld(combatantOf(log.state, combatantId), declared.weapon ?? '');
  if (weapon?.form === 'THROWN') handleItems(log, combatantId, { drop: weapon.key });
  else if (weapon?.aspects.includes('LONG_RELOAD'))
    log.emit({
      type: 'WeaponDischarged',
      ...{ combatantId, weapon: weapon.key, weaponName: weapon.name },
    });
}

/** VIG-44: a boost of the defense may move the defender afterwards, if it still can. */
function moveAfterDefense(
  log: EventRecorder,
  combatantId: string,
  { to, boosts }: DefenseAnswer,
): void {
  const defender = combatantOf(log.state, combatantId);
  if (!to || !isConscious(defender)) return;
  if (fieldsAfterDefense(log.state, defender, boosts).some((hex) => sameHex(hex, to)))
    log.emit({ type: 'CombatantMoved', combatantId, path: [to] });
}
