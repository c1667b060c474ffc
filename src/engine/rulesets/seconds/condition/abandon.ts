import type { EventOfType } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';

/** SEC-14, 16, 30: ends the action that a combatant is busy with, if any; its seconds are lost. */
export function abandonAction(
  log: EventRecorder,
  combatantId: string,
  reason: EventOfType<'ActionAbandoned'>['reason'],
): void {
  const { doing } = combatantOf(log.state, combatantId);
  if (!doing) return;
  const { action, done } = doing;
  log.emit({ type: 'ActionAbandoned', combatantId, action, reason, secondsLost: done });
}
