import type { EventRecorder } from '../model/handler.ts';
import { attackEffectOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { type Attack, traits } from '../model/ongoing.ts';
import { endedEarly } from '../stats/ended.ts';
import { returnDefense } from './returned-defense.ts';

/** SEG-105: whether damage that leaves so many hit points brings its target down. */
export const isDownAt = (hitPoints: number): boolean => hitPoints <= 0;

/** SEG-105: unable to fight; what the combatant has in flight flies on. */
export function bringDown(log: EventRecorder, id: string): void {
  log.emit({ type: 'CombatantDown', combatantId: id });
  // SEG-47, 50: no one defends any more, so what has arrived is spent.
  for (const attack of log.state.attacks) {
    const { id: attackId, attackerId, targetId, action } = attack;
    const names = { attackId, attackerId, targetId, action };
    if (targetId === id) log.emit({ type: 'AttackSpent', ...names, reason: 'TARGET_DOWN' });
    else if (attackerId === id && needsAttacker(log.state, attack)) {
      log.emit({ type: 'AttackSpent', ...names, reason: 'ATTACKER_DOWN' });
      returnDefense(log, attack);
    }
  }
  for (const ongoing of log.state.ongoing) {
    const isPushOfDowned = ongoing.kind === 'PUSHBACK' && ongoing.targetId === id;
    if (traits[ongoing.kind].needsOwner && ongoing.ownerId === id)
      log.emit(endedEarly(log.state, ongoing, 'OWNER_STOPPED'));
    else if (isPushOfDowned) log.emit(endedEarly(log.state, ongoing, 'TARGET_GONE'));
  }
}

/** SEG-100, 110: points that are not spent cannot be any more, and no blow lands. */
const needsAttacker = (state: State, { action, stage }: Attack): boolean =>
  stage.kind === 'MANEUVER' ||
  (stage.kind !== 'REPOSITION' && attackEffectOf(state, action).form === 'MELEE');
