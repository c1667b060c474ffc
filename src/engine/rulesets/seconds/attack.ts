import type { Dice } from '../../core/values/dice.ts';
import type { Hex } from '../../grid/hex.ts';
import { dieOrFall } from './dying.ts';
import type { Severity } from './events.ts';
import { fire } from './gear.ts';
import { attackEffectOf, combatantOf, isConscious } from './lookup.ts';
import { type EventRecorder, newId } from './log.ts';
import { dealt, fells, planAttack, resultOf, severityOf } from './plan.ts';
import { rollCheck, rollDamage } from './rolls.ts';
import type { Attack, State } from './state.ts';

/** All that is attacked at the same moment. */
export interface Volley {
  readonly attackerId: string;
  /** The weapon or the spell. */
  readonly action: string;
  readonly combo: readonly string[];
  readonly targetIds: readonly string[];
  readonly origin: Hex;
}

/** SEC-39, 51: the attack rolls, all of them before any defence. */
export function rollAttacks(log: EventRecorder, volley: Volley, dice: Dice): void {
  const { attackerId, action, combo, origin, targetIds } = volley;
  fire(log, attackerId, action, targetIds.length);
  for (const targetId of targetIds) {
    const strike = {
      id: newId(log.state, attackerId),
      attackerId,
      targetId,
      action,
      combo,
      origin,
    };
    const plan = planAttack(log.state, strike);
    const roll = rollCheck(dice, plan.attack);
    const conscious = isConscious(combatantOf(log.state, targetId));
    log.emit({
      type: 'StrikeRolled',
      strike,
      roll,
      needed: plan.needed,
      result: resultOf(roll.total, plan),
      stage: conscious ? { kind: 'WINDOW' } : { kind: 'MET', reducedBy: 0 },
    });
  }
  // SEC-49: an aim serves one attack.
  const shoots = attackEffectOf(log.state, action).type === 'RANGED';
  if (shoots && combatantOf(log.state, attackerId).aimsAt !== null)
    log.emit({ type: 'AimLost', combatantId: attackerId });
}

/** SEC-44, 51: all hits of a moment, each against the Toughness that its target had before. */
export function settle(log: EventRecorder, dice: Dice): void {
  const before = log.state;
  const felled = new Set<string>();
  for (const attack of before.attacks)
    if (fells(land(log, before, attack, dice))) felled.add(attack.targetId);
  for (const targetId of new Set(before.attacks.map((attack) => attack.targetId)))
    dieOrFall(log, before, targetId, felled.has(targetId));
}

function land(log: EventRecorder, before: State, attack: Attack, dice: Dice): Severity {
  const { id: attackId, targetId: combatantId, stage } = attack;
  const { effect, damage: toRoll } = planAttack(before, attack);
  const damage = toRoll && rollDamage(dice, toRoll);
  const loss = damage ? dealt(damage.total, stage.kind === 'MET' ? stage.reducedBy : 0) : 0;
  const severity = severityOf(before, combatantOf(before, combatantId), loss);
  const { wounds, posture } = combatantOf(log.state, combatantId);
  log.emit({
    type: 'AttackLanded',
    attackId,
    combatantId,
    damage,
    reducedBy: (damage?.total ?? 0) - loss,
    severity,
    wounds: wounds + (severity === 'NOTHING' ? 0 : 1),
  });
  if (effect.type === 'SPELL' && effect.knocksProne && posture !== 'PRONE')
    log.emit({ type: 'PostureChanged', combatantId, posture: 'PRONE' });
  return severity;
}
