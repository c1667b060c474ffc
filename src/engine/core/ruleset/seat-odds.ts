/** The odds that a seat is answered, by what its table lets it know of sheets that it does not see. */
import { type Actor, authorize, gameMaster, plays } from '../command/actor.ts';
import type { Rejection } from '../command/rejection.ts';
import type { Odds, OddsQuery } from '../odds/odds.ts';
import type { CombatantId } from '../values/ids.ts';
import { ok, type Result } from '../values/result.ts';
import { foeNumbersOf } from '../views/foe-numbers.ts';
import type { Ruleset, RulesetTypes } from './ruleset.ts';

export interface SeatOdds extends Odds {
  /** Those who take part and whose sheets were taken to be average. */
  readonly estimatedIds: readonly CombatantId[];
}

/** Exact where the seat sees both sheets; otherwise as the table's `foeNumbers` says. */
export function seatOdds<T extends RulesetTypes>(
  { see }: Ruleset<T>,
  state: T['state'],
  query: OddsQuery<T['command']>,
  actor: Actor,
): Result<SeatOdds, Rejection> {
  const exact = see.odds(state, query, actor);
  if (exact.ok) return ok({ ...exact.value, estimatedIds: [] });
  if (exact.error.code !== 'FORBIDDEN') return exact;
  const foeNumbers = foeNumbersOf(state as Parameters<typeof foeNumbersOf>[0]);
  const isOthers = query.of === 'COMMAND' && authorize(actor, query.command) !== null;
  if (isOthers || foeNumbers === 'HIDDEN') return exact;
  const isUnseen = (id: CombatantId) => !plays(actor, id);
  const supposed = foeNumbers === 'EXACT' ? state : see.estimate?.(state, isUnseen);
  if (supposed === undefined) return exact;
  const answer = see.odds(supposed, query, gameMaster);
  if (!answer.ok) return answer;
  const involved = answer.value.attacks.flatMap(({ attackerId, targetId }) => [
    attackerId,
    targetId,
  ]);
  const estimatedIds = foeNumbers === 'EXACT' ? [] : [...new Set(involved.filter(isUnseen))];
  return ok({ ...answer.value, estimatedIds });
}
