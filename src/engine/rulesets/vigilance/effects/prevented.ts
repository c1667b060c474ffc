import type { CombatantId, RuleId } from '../../../core/values/ids.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { StackObject } from '../model/state.ts';

/** Takes an action off the stack that does nothing: by whom, if by anyone, and by which rule. */
export function prevent(
  recorder: EventRecorder,
  { id: objectId, ownerId: combatantId }: StackObject,
  { byId, rule }: { readonly byId: CombatantId | null; readonly rule: RuleId },
): void {
  recorder.emit({ type: 'ActionPrevented', objectId, combatantId, byId, rule, reason: null });
}
