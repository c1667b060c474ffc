/** Advice: what the computer would do in a combatant's place. */
import { type Actor, authorize, plays } from '../command/actor.ts';
import { illegal, type Rejection } from '../command/rejection.ts';
import { computerPlayOf, evenPersonality, type WithPlayedBy } from '../roster/played-by.ts';
import type { Advice } from '../rulebook/ruling.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { everyone, findCombatant, type WithCombatants } from '../table/state.ts';
import type { CombatantId } from '../values/ids.ts';
import { err, ok, type Result } from '../values/result.ts';
import { MAX_CONSIDERED } from './limits.ts';
import { choiceOf, type Considered, decisionOf } from './policy.ts';

/** The most that is suggested at once. */
export const MAX_SUGGESTIONS = MAX_CONSIDERED;

interface Table extends WithCombatants, WithPlayedBy {
  readonly settings?: { readonly advice?: Advice };
}

/**
 * The best that a combatant can do about the decision that is due, the best first; nothing where none
 * is. It is found from what the seat sees of the side of this combatant; for the GM, from what a player
 * of that whole side would see.
 */
export function suggest<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  { combatantId, first }: { readonly combatantId: CombatantId; readonly first: number },
  actor: Actor,
): Result<readonly Considered<T>[], Rejection> {
  const forbidden = authorize(actor, { type: 'Suggest', combatantId });
  if (forbidden) return err(forbidden);
  const table = state as Table;
  if (table.settings?.advice === 'GM' && actor.kind !== 'GM') return err(forTheGM);
  const { side } = findCombatant(table, combatantId) ?? {};
  const seen = everyone(table)
    .filter((one) => one.side === side && plays(actor, one.id))
    .map(({ id }) => id);
  // Of two of them who are to decide at once, the other one may come first.
  const due = decisionOf(ruleset, state, seen, [combatantId]);
  const { personality } = computerPlayOf(table, combatantId) ?? { personality: evenPersonality };
  const player = { level: 'SENSIBLE', personality } as const;
  const choice = due && choiceOf(ruleset, state, { combatants: seen, decision: due }, player);
  return ok(choice?.considered.slice(0, first) ?? []);
}

const forTheGM = illegal('T-03', 'Advice is for the GM alone', 'decide without it');
