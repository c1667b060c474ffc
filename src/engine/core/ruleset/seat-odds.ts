/** The odds that a seat is answered, by what its table lets it know of sheets that it does not see. */
import { type Actor, authorize, gameMaster, plays } from '../command/actor.ts';
import type { Rejection } from '../command/rejection.ts';
import type { OddsQuery, SeatOdds } from '../odds/odds.ts';
import type { CombatantId } from '../values/ids.ts';
import { ok, type Result } from '../values/result.ts';
import { foeNumbersOf } from '../views/foe-numbers.ts';
import type { Ruleset, RulesetTypes } from './ruleset.ts';

/** Exact where the seat sees both sheets; otherwise as the table's `foeNumbers` says. */
export function seatOdds<T extends RulesetTypes>(
  { queries }: Ruleset<T>,
  state: T['state'],
  query: OddsQuery<T['command']>,
  actor: Actor,
): Result<SeatOdds, Rejection> {
  const exact = queries.odds(state, query, actor);
  if (exact.ok) return ok({ ...exact.value, assumes: [] });
  if (exact.error.code !== 'FORBIDDEN') return exact;
  const foeNumbers = foeNumbersOf(state as Parameters<typeof foeNumbersOf>[0]);
  const isOthers = query.of === 'COMMAND' && authorize(actor, query.command) !== null;
  if (isOthers || foeNumbers === 'HIDDEN') return exact;
  const isUnseen = (id: CombatantId) => !plays(actor, id);
  const estimate =
    foeNumbers === 'EXACT' ? { state, assumes: () => [] } : queries.estimate?.(state, isUnseen);
  if (!estimate) return exact;
  const answer = queries.odds(estimate.state, query, gameMaster);
  if (!answer.ok) return answer;
  const involved = new Set(
    answer.value.attacks.flatMap(({ attackerId, targetId }) => [attackerId, targetId]),
  );
  const assumes = estimate.assumes().filter(({ combatantId }) => involved.has(combatantId));
  return ok({ ...answer.value, assumes });
}
