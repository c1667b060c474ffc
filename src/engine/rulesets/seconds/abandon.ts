import type { EventOf } from './events.ts';
import { combatantOf } from './lookup.ts';
import type { EventRecorder } from './log.ts';

/** SEC-14, 16, 30: gives up what a combatant is busy with, if anything; its seconds are lost. */
export function abandon(
  log: EventRecorder,
  combatantId: string,
  reason: EventOf<'ActionAbandoned'>['reason'],
): void {
  const { doing } = combatantOf(log.state, combatantId);
  if (!doing) return;
  const { action, done } = doing;
  log.emit({ type: 'ActionAbandoned', combatantId, action, reason, secondsLost: done });
}
