import { type Actor, plays } from '../../../core/command/actor.ts';
import type { Cost, Decision } from '../../../core/decision/decision.ts';
import { decision, type Findings, nothing } from '../../../core/decision/findings.ts';
import { spends } from '../figures/budget.ts';
import type { Kind } from '../model/actions.ts';

export const price = (kind: Kind): readonly Cost[] =>
  spends(kind).map((resource) => ({ resource, amount: 1 }));

const kindLabels: Readonly<Record<Kind, string>> = {
  FULL: 'Full',
  STANDARD: 'Standard',
  MOVE: 'Move',
  SWIFT: 'Swift',
  FREE: 'Free',
};

export const labelOf = (name: string, use: Kind): string => `${name} (${kindLabels[use]})`;

/**
 * A decision that the fight waits for. That it is due is known to the whole table; its options are
 * looked for only on behalf of who may take it.
 */
export function requiredDecision(
  head: Pick<Decision, 'kind'> & Partial<Pick<Decision, 'combatantId' | 'subject'>>,
  actor: Actor,
  find: () => Findings,
): Decision {
  const { combatantId = null } = head;
  const own = combatantId === null ? actor.kind === 'GM' : plays(actor, combatantId);
  return decision({ ...head, required: true }, own ? find() : nothing);
}
