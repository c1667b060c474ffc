import { sumOfValues } from '../../../core/score/score.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { rollSum } from '../../../dice/pools.ts';
import { dyingBonus, medicineBonus } from '../stats/bonuses.ts';
import { isOutOfReach, rollCheck, succeeds } from '../stats/rolls.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { loseActions } from './abandon.ts';

/** SEC-53: what the first check against dying must reach. */
const FIRST_DC = 4;
const RECOVERY_DIE = 10;

/** SEC-53: dying, unless no check could succeed; `dc` is what the first one must reach. */
export function startDying(log: EventRecorder, combatantId: string, dc = FIRST_DC): void {
  fallUnconscious(log, combatantId, dc);
  dieIfBeyondHelp(log, combatantId);
}

/** SEC-16, 23: dying, and so unconscious; what needs a conscious combatant is lost. */
export function fallUnconscious(log: EventRecorder, combatantId: string, dc = FIRST_DC): void {
  log.emit({ type: 'CombatantDown', combatantId, dc });
  loseActions(log, combatantId, 'DOWN');
  const fallen = combatantOf(log.state, combatantId);
  if (fallen.aimsAt !== null) log.emit({ type: 'AimLost', combatantId, reason: 'DOWN' });
  // SEC-23: a delay needs no effort of its owner, unless the table reads it so.
  for (const { id: delayId, ownerId, action, targetIds, to } of log.state.delays)
    if (ownerId === combatantId && log.state.settings.delaysOfTheFallen === 'FIZZLE')
      log.emit({
        ...{ type: 'DelayEnded', delayId, ownerId, action, reason: 'OWNER_DOWN' },
        ...{ targetIds, to },
      });
}

/** SEC-53: dead when no check against dying can succeed any more. */
export function dieIfBeyondHelp(log: EventRecorder, combatantId: string): void {
  const combatant = combatantOf(log.state, combatantId);
  const { status } = combatant;
  if (status.kind === 'DYING' && isOutOfReach(sumOfValues(dyingBonus(combatant)), status.dc))
    log.emit({ type: 'CombatantDied', combatantId, cause: 'BEYOND_HELP' });
}

/** SEC-53: once a round, at their place in the order. */
export function checkDying(log: EventRecorder, combatantId: string, dice: Dice): void {
  const combatant = combatantOf(log.state, combatantId);
  if (combatant.status.kind !== 'DYING') return;
  const { dc: needed } = combatant.status;
  const bonus = dyingBonus(combatant);
  const roll = rollCheck(dice, bonus, { combatantId, purpose: 'CHECK', rule: 'SEC-53' });
  const success = succeeds(roll.total, needed);
  const dc = success ? needed : needed + 1;
  log.emit({ type: 'DyingChecked', combatantId, roll, needed, success, dc });
  if (isOutOfReach(sumOfValues(bonus), dc)) {
    log.emit({ type: 'CombatantDied', combatantId, cause: 'BEYOND_HELP' });
    return;
  }
  const { value: die } = rollSum(dice, 1, RECOVERY_DIE, {
    combatantId,
    purpose: 'RECOVERY',
    rule: 'SEC-53',
  });
  log.emit({ type: 'RecoveryRolled', combatantId, die, needed: RECOVERY_DIE });
  if (die === RECOVERY_DIE) log.emit({ type: 'CombatantStabilized', combatantId });
}

/** SEC-53: Medicine against what the dying would have to reach. */
export function tryToStabilize(
  log: EventRecorder,
  combatantId: string,
  targetId: string,
  dice: Dice,
): void {
  const { status } = combatantOf(log.state, targetId);
  if (status.kind !== 'DYING') return;
  const roll = rollCheck(dice, medicineBonus(combatantOf(log.state, combatantId)), {
    combatantId,
    purpose: 'CHECK',
    rule: 'SEC-53',
    about: targetId,
  });
  const success = succeeds(roll.total, status.dc);
  log.emit({ type: 'MedicineTried', combatantId, targetId, roll, needed: status.dc, success });
  if (success) log.emit({ type: 'CombatantStabilized', combatantId: targetId });
}
