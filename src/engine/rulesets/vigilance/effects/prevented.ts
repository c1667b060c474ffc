import type { EventOfType } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { StackObject } from '../model/state.ts';

/** By whom an action is prevented, for what reason of the GM's, or why it has become impossible. */
type Prevention = Partial<
  Pick<EventOfType<'ActionPrevented'>, 'byId' | 'reason' | 'why' | 'rule' | 'values'>
>;

/** VIG-53: takes an action off the stack that does nothing. */
export function prevent(
  recorder: EventRecorder,
  { id: objectId, ownerId: combatantId, declared: { action, targetIds } }: StackObject,
  { byId = null, reason = null, why = null, rule = 'VIG-53', values = null }: Prevention,
): void {
  const prevention = { byId, rule, reason, action, why, targetIds, values };
  recorder.emit({ type: 'ActionPrevented', objectId, combatantId, ...prevention });
}
