import type { Dice } from '../../core/values/dice.ts';
import { rollSum } from '../../dice/pools.ts';
import { abandon } from './abandon.ts';
import { actionOf, combatantOf, isConscious } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { isOutOfReach, rollCheck, succeeds } from './rolls.ts';
import type { Combatant, State } from './state.ts';

/** SEC-53: what the first check against dying must reach. */
const FIRST_DC = 4;
const RECOVERY_DIE = 10;

/** SEC-44, 16, 53: what the wounds of one moment make of someone; `before` is the moment before. */
export function dieOrFall(log: EventRecorder, before: State, id: string, falls: boolean): void {
  const was = combatantOf(before, id);
  const wounded = combatantOf(log.state, id).wounds > was.wounds;
  if (!wounded || was.status.kind === 'DEAD') return;
  if (!isConscious(was)) log.emit({ type: 'CombatantDied', combatantId: id });
  else if (falls) fall(log, id);
  else breakSpell(log, id);
}

export function fall(log: EventRecorder, combatantId: string, dc = FIRST_DC): void {
  collapse(log, combatantId, dc);
  dieIfLost(log, combatantId);
}

/** SEC-16, 23: unconscious, with all that needs its bearer awake lost. */
export function collapse(log: EventRecorder, combatantId: string, dc = FIRST_DC): void {
  log.emit({ type: 'CombatantDown', combatantId, dc });
  abandon(log, combatantId, 'DOWN');
  const fallen = combatantOf(log.state, combatantId);
  if (fallen.aimsAt !== null) log.emit({ type: 'AimLost', combatantId });
  // SEC-23: a delay needs no effort of its owner, unless the table reads it so.
  for (const { id, ownerId, action } of log.state.delays)
    if (ownerId === combatantId && log.state.settings.delaysOfTheFallen === 'FIZZLE')
      log.emit({ type: 'DelayEnded', id, ownerId, action, reason: 'OWNER_DOWN' });
}

/** SEC-53: dead when no check against dying can succeed any more. */
export function dieIfLost(log: EventRecorder, combatantId: string): void {
  const combatant = combatantOf(log.state, combatantId);
  const { status } = combatant;
  if (status.kind === 'DYING' && isOutOfReach(dyingBonus(combatant), status.dc))
    log.emit({ type: 'CombatantDied', combatantId });
}

/** SEC-16, for tables that ask spells to be cast undisturbed. */
function breakSpell(log: EventRecorder, id: string): void {
  const { doing } = combatantOf(log.state, id);
  const casts = doing && actionOf(log.state, doing.action).effect.type === 'SPELL';
  if (casts && log.state.settings.concentration === 'WOUNDS_BREAK_SPELLS')
    abandon(log, id, 'WOUNDED');
}

/** SEC-53. */
export const dyingBonus = ({ sheet, wounds }: Combatant): number => sheet.endurance - wounds;

/** SEC-53: once a round, at their place in the order. */
export function checkDying(log: EventRecorder, combatantId: string, dice: Dice): void {
  const combatant = combatantOf(log.state, combatantId);
  if (combatant.status.kind !== 'DYING') return;
  const { dc: needed } = combatant.status;
  const bonus = dyingBonus(combatant);
  const roll = rollCheck(dice, bonus);
  const success = succeeds(roll.total, needed);
  const dc = success ? needed : needed + 1;
  log.emit({ type: 'DyingChecked', combatantId, roll, needed, success, dc });
  if (isOutOfReach(bonus, dc)) {
    log.emit({ type: 'CombatantDied', combatantId });
    return;
  }
  const { value: die } = rollSum(dice, 1, RECOVERY_DIE);
  log.emit({ type: 'RecoveryRolled', combatantId, die });
  if (die === RECOVERY_DIE) log.emit({ type: 'CombatantStabilized', combatantId });
}

/** SEC-53: Medicine against what the dying would have to reach. */
export function tryMedicine(
  log: EventRecorder,
  combatantId: string,
  targetId: string,
  dice: Dice,
): void {
  const { status } = combatantOf(log.state, targetId);
  if (status.kind !== 'DYING') return;
  const roll = rollCheck(dice, combatantOf(log.state, combatantId).sheet.medicine);
  const success = succeeds(roll.total, status.dc);
  log.emit({ type: 'MedicineTried', combatantId, targetId, roll, needed: status.dc, success });
  if (success) log.emit({ type: 'CombatantStabilized', combatantId: targetId });
}
