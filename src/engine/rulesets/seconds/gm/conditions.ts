import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { fallUnconscious, startDying } from '../condition/dying.ts';
import { changePosture } from '../condition/posture.ts';
import { conditionsOf, inflictable, type InflictableCondition } from '../model/conditions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isConscious } from '../model/lookup.ts';
import type { Combatant } from '../model/state.ts';

/** Puts a combatant into a condition, unless it is in it; `dc` is for dying (SEC-53). */
export function inflictCondition(
  log: EventRecorder,
  combatantId: string,
  key: string,
  dc?: number,
): void {
  const { posture, status } = combatantOf(log.state, combatantId);
  const condition = inflictable[key];
  if (condition?.of === 'POSTURE' && condition.value !== posture)
    changePosture(log, combatantId, condition.value);
  if (condition?.of === 'STATUS' && condition.value !== status.kind)
    inflictStatus(log, combatantId, condition.value, dc);
}

/** SEC-53: who becomes stable or dead falls unconscious first. */
function inflictStatus(
  log: EventRecorder,
  combatantId: string,
  kind: Extract<InflictableCondition, { of: 'STATUS' }>['value'],
  dc?: number,
): void {
  if (kind === 'DYING') {
    startDying(log, combatantId, dc);
    return;
  }
  if (isConscious(combatantOf(log.state, combatantId))) fallUnconscious(log, combatantId);
  if (kind === 'DEAD') log.emit({ type: 'CombatantDied', combatantId, cause: 'RULING' });
  else log.emit({ type: 'CombatantStabilized', combatantId });
}

/** Without its posture a combatant stands upright; without its status it is conscious and fights. */
export function endCondition(log: EventRecorder, combatantId: string, key: string): void {
  if (inflictable[key]?.of === 'POSTURE') changePosture(log, combatantId, 'UPRIGHT');
  else log.emit({ type: 'CombatantFightsOn', combatantId });
}

/** SEC-34, 46, 53: a condition that a ruling can inflict or end. */
export function refuseUninflictable(key: string): Rejection | null {
  if (key === 'wounded')
    return illegal('SEC-46', 'Wounds are counted', 'set how many with `stats`');
  return Object.hasOwn(inflictable, key) ? null : notFound('condition', key);
}

/** A ruling ends only a condition that is there. */
export const refuseEnding = (target: Combatant, key: string): Rejection | null =>
  firstRefusal([
    () => refuseUninflictable(key),
    () =>
      conditionsOf(target).some((condition) => condition.key === key)
        ? null
        : illegal(
            inflictable[key]?.of === 'POSTURE' ? 'SEC-34' : 'SEC-53',
            `${target.name} is not ${key}`,
            'lift what is there',
          ),
  ]);
