import { hasDeparted } from '../../../core/roster/departed.ts';
import { lengthened } from '../stats/cooldowns.ts';
import { now, SEGMENTS_PER_ROUND } from '../model/clock.ts';
import { isContested } from '../model/combatant/sides.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatOf } from '../model/lookup.ts';
import type { Combat, Segment } from '../model/state.ts';
import { conclusion } from '../stats/conclusion.ts';

/** SEG-07, 08: opens a round and its first segment. */
export function startRound(log: EventRecorder, round: number): void {
  const { goesOn } = combatOf(log.state);
  log.emit({ type: 'RoundStarted', round });
  // SEG-08: without hostile sides there is nothing to ask about round after round.
  if (goesOn && !isContested(log.state)) log.emit({ type: 'FightGoesOn' });
  for (const combatant of Object.values(log.state.combatants))
    for (const cooldown of lengthened(log.state, combatant))
      log.emit({ type: 'CooldownLengthened', combatantId: combatant.id, cooldown });
  startSegment(log, round, 1);
}

/** SEG-09, 90: opens a segment; what covered the one before it and no more ends now. */
function startSegment(log: EventRecorder, round: number, segment: Segment): void {
  const combat = combatOf(log.state);
  const turns = turnsOf(combat, segment).filter((id) => !hasDeparted(log.state, id));
  log.emit({ type: 'SegmentStarted', round, segment, turns });
  for (const { id, conditions } of Object.values(log.state.combatants)) {
    for (const { condition, until } of conditions)
      if (until !== null && until <= now(log.state))
        log.emit({ type: 'ConditionEnded', combatantId: id, condition });
  }
}

/** SEG-29: who bought the top comes first in segment 1, in the usual order among themselves. */
function turnsOf({ order, first }: Combat, segment: Segment): readonly string[] {
  if (segment !== 1) return order;
  return [
    ...order.filter((id) => first.includes(id)),
    ...order.filter((id) => !first.includes(id)),
  ];
}

/** The next segment; after the third the next round, or the end of the fight (SEG-08, 107). */
export function nextSegment(log: EventRecorder): void {
  const { round, segment } = combatOf(log.state);
  if (segment < SEGMENTS_PER_ROUND) {
    startSegment(log, round, (segment + 1) as Segment);
    return;
  }
  for (const { id, readied } of Object.values(log.state.combatants))
    if (readied) log.emit({ type: 'ReadiedActionLost', combatantId: id });
  if (!conclusion.endIf('ROUND_END', log)) startRound(log, round + 1);
}
