import type { Dice } from '../../core/values/dice.ts';
import { sameHex } from '../../grid/hex.ts';
import type { EffectOf } from './actions.ts';
import { gain } from './counters.ts';
import { helpless, stepsAfter } from './defend.ts';
import { boostsOf, combatantOf, findHeld } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { isInTheWay } from './movement.ts';
import { dealt, type DefenseAnswer, planAttack } from './plan.ts';
import { rollCheck } from './rolls.ts';
import type { Answer, StackObject } from './state.ts';
import { takeDamage } from './vitality.ts';

interface Settled {
  readonly effect: EffectOf<'ATTACK'>;
  readonly amplification: number;
  readonly answer: Answer;
}

/** VIG-56 to 67: an attack when all choices are made: both rolls, and what comes of them. */
export function resolveAttack(
  log: EventRecorder,
  attack: StackObject,
  settled: Settled,
  dice: Dice,
): void {
  const { id, ownerId, declared } = attack;
  const targetId = declared.targetIds[0] ?? '';
  const answer = answerOf(log, targetId, settled.answer);
  const { effect, amplification } = settled;
  const strike = { attackerId: ownerId, targetId, declared, amplification };
  const plan = planAttack(log.state, strike, answer);
  const attackScore = rollCheck(dice, plan.attack);
  const against = rollCheck(dice, plan.against);
  const damage = dealt(attackScore.total, against.total);
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
  });
  useUpWeapon(log, attack);
  if (damage > 0) {
    takeDamage(log, targetId, damage);
    gain(log, targetId, effect.inflicts);
    const boosts = boostsOf(log.state, declared.boosts);
    gain(
      log,
      ownerId,
      boosts.flatMap(({ onDamage }) => onDamage),
    );
  }
  stepAside(log, targetId, answer);
}

/** VIG-66: who has lost consciousness since, if only by what the defense cost, is helpless. */
function answerOf(log: EventRecorder, targetId: string, answer: Answer): DefenseAnswer {
  const conscious = isInTheWay(combatantOf(log.state, targetId));
  return answer.kind === 'DEFENSE' && conscious ? answer : helpless;
}

/** VIG-36, 57: what was thrown is gone, and what takes long to reload is empty. */
function useUpWeapon(log: EventRecorder, { ownerId: combatantId, declared }: StackObject): void {
  const weapon = findHeld(combatantOf(log.state, combatantId), declared.weapon ?? '');
  if (weapon?.form === 'THROWN')
    log.emit({ type: 'ItemsHandled', combatantId, drop: weapon.key, stow: null, draw: null });
  else if (weapon?.aspects.includes('LONG_RELOAD'))
    log.emit({ type: 'WeaponDischarged', combatantId, weapon: weapon.key });
}

/** VIG-44: a boost of the defense may move the defender afterwards, if it still can. */
function stepAside(log: EventRecorder, combatantId: string, { to, boosts }: DefenseAnswer): void {
  const defender = combatantOf(log.state, combatantId);
  if (!to || !isInTheWay(defender)) return;
  if (stepsAfter(log.state, defender, boosts).some((hex) => sameHex(hex, to)))
    log.emit({ type: 'CombatantMoved', combatantId, path: [to] });
}
