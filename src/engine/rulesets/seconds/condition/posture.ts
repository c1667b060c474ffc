import type { Posture } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import { abandon } from './abandon.ts';

/** SEC-33, 34: another posture; who is no longer upright has run as far as they have got. */
export function changePosture(log: EventRecorder, combatantId: string, posture: Posture): void {
  log.emit({ type: 'PostureChanged', combatantId, posture });
  const { doing } = combatantOf(log.state, combatantId);
  if (posture !== 'UPRIGHT' && doing && actionOf(log.state, doing.action).effect.type === 'RUN')
    abandon(log, combatantId, doing, 'NOT_UPRIGHT');
}
