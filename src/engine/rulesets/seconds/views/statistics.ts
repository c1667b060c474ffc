/** What statistics count of a fight. */
import type { Counting } from '../../../core/ruleset/ruleset.ts';
import { sumOfValues } from '../../../core/score/score.ts';
import { type Entry, entryOf, type Harm } from '../../../core/statistics/entries.ts';
import { quickAtLeast, quickPips } from '../../../dice/quick.ts';
import type { Event, EventOfType } from '../model/events.ts';
import type { State } from '../model/state.ts';

/** SEC-44. */
export function harmOf(event: Event): Harm | null {
  if (event.type !== 'AttackLanded' || event.severity === 'NOTHING') return null;
  const { combatantId, attackerId, action: by } = event;
  return { combatantId, attackerId, by, amount: 1 };
}

export const counting: Counting<State, Event> = {
  unit: 'wounds',
  entries: (events) =>
    events.flatMap((event): Entry | readonly Entry[] => {
      if (event.type === 'StrikeRolled') {
        const { attackerId, action, result } = event;
        const chance = chanceToHit(event);
        return { kind: 'ATTACK', roll: { attackerId, action, hit: result === 'HIT', chance } };
      }
      const harm = harmOf(event);
      return harm ? [{ kind: 'HARM', harm }] : (entryOf(event) ?? []);
    }),
};

/** SEC-39, 40: of the attack roll; its target may still defend. */
const chanceToHit = ({ roll, needed }: EventOfType<'StrikeRolled'>): number =>
  quickAtLeast(quickPips(1, 6), needed - sumOfValues(roll.terms));
