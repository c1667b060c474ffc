import type { EventRecorder } from '../model/handler.ts';

/** SEG-105: whether damage that leaves so many hit points brings its target down. */
export const isDownAt = (hitPoints: number): boolean => hitPoints <= 0;

/** SEG-105: unable to fight; what the combatant has in flight flies on. */
export function bringDown(log: EventRecorder, id: string): void {
  log.emit({ type: 'CombatantDown', combatantId: id });
  // SEG-47, 50: nobody defends any more, so what has arrived is spent.
  for (const { id: attackId, attackerId, targetId, stage } of log.state.attacks) {
    if (targetId === id) log.emit({ type: 'AttackSpent', attackId, reason: 'TARGET_DOWN' });
    // SEG-100, 105: points that are not spent yet cannot be any more.
    else if (attackerId === id && stage.kind === 'MANEUVER')
      log.emit({ type: 'AttackSpent', attackId, reason: 'ATTACKER_DOWN' });
  }
  for (const ongoing of log.state.ongoing) {
    const stops = ongoing.kind === 'MOVEMENT' || ongoing.kind === 'FOLLOW_UP';
    const isPushOfDowned = ongoing.kind === 'PUSHBACK' && ongoing.targetId === id;
    if (stops && ongoing.ownerId === id)
      log.emit({ type: 'OngoingEnded', id: ongoing.id, reason: 'OWNER_STOPPED' });
    else if (isPushOfDowned)
      log.emit({ type: 'OngoingEnded', id: ongoing.id, reason: 'TARGET_GONE' });
  }
}
