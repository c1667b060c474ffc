/** What statistics count of a fight. */
import type { Counting } from '../../../core/ruleset/ruleset.ts';
import { type Score, sumOfValues } from '../../../core/score/score.ts';
import { type Entry, entryOf, type Harm, isCounted } from '../../../core/statistics/entries.ts';
import {
  type Quick,
  quickConstant,
  quickExploding,
  quickFloor,
  quickNegative,
  quickPips,
  quickReaches,
  quickShift,
  quickSum,
} from '../../../dice/quick.ts';
import type { Event, EventOfType } from '../model/events.ts';
import type { State } from '../model/state.ts';

/** VIG-19, 59: damage follows upon the roll of the attack that does it; what a cost does is no attack (VIG-18). */
export function harmOf(events: readonly Event[], at: number): Harm | null {
  const event = events[at];
  if (event?.type !== 'DamageTaken') return null;
  const { combatantId, amount, paidFor } = event;
  const before = events
    .slice(0, at)
    .findLast((earlier) => ['AttackRolled', 'DamageTaken'].includes(earlier.type));
  return before?.type === 'AttackRolled' && before.targetId === combatantId && paidFor === null
    ? { combatantId, amount, attackerId: before.attackerId, by: before.action }
    : { combatantId, amount, attackerId: null, by: 'damage' };
}

export const counting: Counting<State, Event> = {
  unit: 'damage',
  entries: (events) =>
    events.flatMap((event, i): Entry | readonly Entry[] => {
      if (event.type === 'AttackRolled') {
        if (!isCounted(event.attack, event.against)) return [];
        const { attackerId, action, attack, against } = event;
        const hit = attack.total > against.total;
        return { kind: 'ATTACK', roll: { attackerId, action, hit, chance: chanceToHit(event) } };
      }
      const harm = harmOf(events, i);
      return harm ? [{ kind: 'HARM', harm }] : (entryOf(event) ?? []);
    }),
};

/** VIG-59: what does not exceed the defense fails. */
const chanceToHit = ({ attack, against }: EventOfType<'AttackRolled'>): number =>
  quickReaches(rollOf(attack), rollOf(against), 1);

/** VIG-07, 12, 14: how a score could have come out; without dice as it is. */
function rollOf({ rolled, terms, total }: Score): Quick {
  if (rolled.length === 0) return quickConstant(total);
  const added = rolled.filter(({ counts }) => counts > 0);
  // Each 6 has added one more.
  const count = added.filter(({ face }) => face < SIX).length;
  const off = quickPips(rolled.length - added.length, SIX);
  const pips = quickSum(quickExploding(count), quickNegative(off));
  return quickFloor(quickShift(pips, sumOfValues(terms)), 0);
}

const SIX = 6;
