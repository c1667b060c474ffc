/** What statistics count of a fight. */
import type { Counting } from '../../../core/ruleset/ruleset.ts';
import { type Score, sumOfValues } from '../../../core/score/score.ts';
import { type Entry, entryOf, type Harm, isCounted } from '../../../core/statistics/entries.ts';
import {
  type Quick,
  quickAtLeast,
  quickConstant,
  quickReaches,
  quickShift,
  quickSuccesses,
} from '../../../dice/quick.ts';
import { criticalsPlayed } from '../stats/criticals.ts';
import { HIT } from '../stats/rolls.ts';
import type { Event, EventOf } from '../model/events.ts';
import type { State } from '../model/state.ts';

/** SEG-33, 45, 93, 114. */
export function harmOf(event: Event): Harm | null {
  if (event.type !== 'DamageDealt' && event.type !== 'ConditionHurt') return null;
  const { combatantId, damage, absorbed } = event;
  const through = damage.total - absorbed;
  return event.type === 'ConditionHurt'
    ? { combatantId, attackerId: null, by: event.condition, amount: through }
    : {
        ...{ combatantId, attackerId: event.attackerId, by: event.action },
        amount: through - event.reducedBy,
      };
}

type Rolled = EventOf<'AttackHit' | 'AttackMissed'>;

export const counting: Counting<State, Event> = {
  unit: 'hit points',
  entries: (events, before) =>
    events.flatMap((event): Entry | readonly Entry[] => {
      if (event.type === 'AttackHit' || event.type === 'AttackMissed') {
        if (!isCounted(event.attackScore, event.defenseScore)) return [];
        const { attackerId, action, type } = event;
        const chance = chanceToHit(event, {
          mustExceed: isManeuver(event, events, before),
          criticals: criticalsPlayed(before),
        });
        return [
          { kind: 'ATTACK', roll: { attackerId, action, hit: type === 'AttackHit', chance } },
        ];
      }
      const harm = harmOf(event);
      return harm ? [{ kind: 'HARM', harm }] : (entryOf(event) ?? []);
    }),
};

/** SEG-99: what is rolled has arrived, now or before. */
function isManeuver({ attackId }: Rolled, events: readonly Event[], before: State): boolean {
  const arrived = events.flatMap((event) => (event.type === 'AttackArrived' ? event.attack : []));
  return [...arrived, ...before.attacks].find(({ id }) => id === attackId)?.maneuver ?? false;
}

/** What its faces alone do not say of an attack roll. */
interface Read {
  /** SEG-99. */
  readonly mustExceed: boolean;
  /** SEG-39, 40. */
  readonly criticals: boolean;
}

/** SEG-32, 39, 40, 99: of an attack roll against its defense; concealment was rolled for before. */
function chanceToHit(
  { attackScore, defenseScore }: Rolled,
  { mustExceed, criticals }: Read,
): number {
  const more = mustExceed ? 1 : 0;
  const against = rollOf(defenseScore);
  const reached = quickReaches(rollOf(attackScore), against, more);
  const { length } = attackScore.rolled;
  if (!criticals || length === 0) return reached;
  // All 6s, which are all successes, hit, and all 1s, which are none, miss, whatever they come to.
  const flat = sumOfValues(attackScore.terms);
  const beaten = (total: number) => 1 - quickAtLeast(against, total - more + 1);
  return reached + 6 ** -length * (1 - beaten(flat + length) - beaten(flat));
}

/** How a score could have come out; without dice as it is. */
const rollOf = ({ rolled, terms, total }: Score): Quick =>
  rolled.length === 0
    ? quickConstant(total)
    : quickShift(quickSuccesses(rolled.length, HIT), sumOfValues(terms));
