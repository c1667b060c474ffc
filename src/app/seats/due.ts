/** Whether an encounter waits for a seat. */
import { isPlayedByComputer } from '@sixbeat/engine';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { playedByPlayers } from '../journal/valid-seats.ts';
import type { EncounterRecord, Seat } from '../ports.ts';

/**
 * Whether the fight goes on only when this seat decides: for one of its combatants, or as a GM for the table and
 * for those whom neither a player nor the computer plays.
 *
 * @param at the time
 */
export function isDue(record: EncounterRecord, { actor }: Seat, at: string): boolean {
  if (record.importing || actor.kind === 'SPECTATOR') return false;
  const { state } = record.snapshot;
  const others = actor.kind === 'GM' ? playedByPlayers(record.seats, at) : null;
  const isOwn = (combatantId: string | null): boolean => {
    if (combatantId === null) return actor.kind === 'GM';
    if (isPlayedByComputer(state, combatantId)) return false;
    return actor.kind === 'PLAYER'
      ? actor.combatants.includes(combatantId)
      : !others?.has(combatantId);
  };
  return rulesetOf(record)
    .queries.requiredDecisions(state)
    .some(({ combatantId }) => isOwn(combatantId));
}
