import type { Dice } from '../../../core/values/dice.ts';
import type { Hex } from '../../../grid/hex.ts';
import { changePosture } from '../condition/posture.ts';
import { resolveWounds } from '../condition/wounds.ts';
import { rollCheck, rollDamage } from '../stats/rolls.ts';
import { severityOf, toughnessScore } from '../stats/toughness.ts';
import type { Severity } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { attackEffectOf, capacityOf, combatantOf, gearOf, isConscious } from '../model/lookup.ts';
import type { Attack, State } from '../model/state.ts';
import { dealt, fells, namesOf, planAttack, resultOf } from './plan.ts';

/** The attacks that one action makes at the same time. */
interface Volley {
  readonly attackerId: string;
  /** The weapon or the spell. */
  readonly action: string;
  readonly combo: readonly string[];
  readonly targetIds: readonly string[];
  readonly origin: Hex;
}

/** SEC-39, 51: the attack rolls, all of them before any defense. */
export function rollAttacks(log: EventRecorder, volley: Volley, dice: Dice): void {
  const { attackerId, action, combo, origin, targetIds } = volley;
  spendShots(log, attackerId, action, targetIds.length);
  for (const targetId of targetIds) {
    const strike = { attackerId, targetId, action, combo, origin };
    const plan = planAttack(log.state, strike);
    const attackId = newId(log.state, attackerId);
    const roll = rollCheck(dice, plan.attackTerms, {
      combatantId: attackerId,
      purpose: 'ATTACK',
      rule: 'SEC-39',
      about: attackId,
    });
    const conscious = isConscious(combatantOf(log.state, targetId));
    log.emit({
      type: 'StrikeRolled',
      attackId,
      ...strike,
      roll,
      needed: plan.needed,
      neededTerms: plan.neededTerms,
      result: resultOf(roll.total, plan),
      stage: conscious ? 'WINDOW' : 'MET',
    });
  }
  // SEC-49: an aim serves one attack.
  const shoots = attackEffectOf(log.state, action).type === 'RANGED';
  if (shoots && combatantOf(log.state, attackerId).aimsAt !== null)
    log.emit({ type: 'AimLost', combatantId: attackerId, reason: 'SHOT' });
}

/** SEC-50: each attack is a shot of a weapon that must be reloaded. */
function spendShots(log: EventRecorder, combatantId: string, weapon: string, shots: number): void {
  const gear = gearOf(combatantOf(log.state, combatantId), weapon);
  if (!gear || capacityOf(log.state, weapon) === 0) return;
  log.emit({ type: 'ShotsFired', combatantId, weapon, shots: gear.shots - shots });
}

/** SEC-44, 51: all hits of the same time, each against the Toughness that its target had before. */
export function resolveAttacks(log: EventRecorder, dice: Dice): void {
  const before = log.state;
  const felled = new Set<string>();
  for (const attack of before.attacks)
    if (fells(resolveHit(log, before, attack, dice))) felled.add(attack.targetId);
  for (const targetId of new Set(before.attacks.map((attack) => attack.targetId)))
    resolveWounds(log, before, targetId, felled.has(targetId));
}

/** SEC-43, 44: the damage of one hit, and what it does. */
function resolveHit(log: EventRecorder, before: State, attack: Attack, dice: Dice): Severity {
  const { id: about, attackerId, targetId: combatantId, stage } = attack;
  const of = { combatantId: attackerId, purpose: 'DAMAGE', rule: 'SEC-45', about } as const;
  const { effect, damage: toRoll } = planAttack(before, attack);
  const damage = toRoll && rollDamage(dice, toRoll, of);
  const loss = damage ? dealt(damage.total, stage.kind === 'MET' ? stage.reducedBy : 0) : 0;
  const target = combatantOf(before, combatantId);
  const severity = severityOf(before, target, loss);
  const { wounds, posture } = combatantOf(log.state, combatantId);
  log.emit({
    type: 'AttackLanded',
    ...namesOf(attack),
    combatantId,
    damageRoll: damage,
    reducedBy: (damage?.total ?? 0) - loss,
    severity,
    ...(damage && { toughness: toughnessScore(before, target) }),
    woundsBefore: wounds,
    wounds: wounds + (severity === 'NOTHING' ? 0 : 1),
  });
  if (effect.type === 'SPELL' && effect.knocksProne && posture !== 'PRONE')
    changePosture(log, combatantId, 'PRONE');
  return severity;
}
