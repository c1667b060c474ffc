import { type Actor, plays } from '../../../core/command/actor.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { decision, type Findings, nothing } from './build.ts';

/**
 * A decision that the fight waits for. That it is due is known to the whole table; its options are
 * looked for only on behalf of who may take it.
 */
export function due(
  head: Pick<Decision, 'kind'> & Partial<Pick<Decision, 'combatantId' | 'subject'>>,
  actor: Actor,
  find: () => Findings,
): Decision {
  const { combatantId = null } = head;
  const own = combatantId === null ? actor.kind === 'GM' : plays(actor, combatantId);
  return decision({ ...head, required: true }, own ? find() : nothing);
}
