import type { PointInTime } from '../../../core/views/timeline.ts';
import { now, timeAfter } from '../model/clock.ts';
import type { Command } from '../model/commands.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** SEC-19: when what is aimed comes to a target, after its delay; null of what aims at no one. */
export function arrival(state: State, command: Command): PointInTime | null {
  if (command.type !== 'CompleteAction' || state.phase.kind !== 'COMBAT') return null;
  const { doing } = combatantOf(state, command.combatantId);
  if (!doing) return null;
  const { delay } = actionOf(state, doing.action);
  return delay > 0 ? timeAfter(state, command.combatantId, delay) : now(state);
}
