import type { Audience } from '../schema/event.ts';
import { type Actor, plays } from '../command/actor.ts';
import type { CombatantId } from '../values/ids.ts';

/**
 * How much of an event the actor sees: the `WHOLE`, what is `PUBLIC` of it, or `NOTHING`. One
 * without an audience is for the GM: what no one has thought of must not be shown.
 */
export function visibilityTo(
  event: { readonly type: string; readonly combatantId?: CombatantId },
  audience: Audience | undefined,
  actor: Actor,
): 'WHOLE' | 'PUBLIC' | 'NOTHING' {
  if (actor.kind === 'GM') return 'WHOLE';
  if (audience !== 'TABLE' && audience !== 'OWNER') return 'NOTHING';
  if (event.combatantId !== undefined && plays(actor, event.combatantId)) return 'WHOLE';
  return audience === 'TABLE' ? 'PUBLIC' : 'NOTHING';
}
