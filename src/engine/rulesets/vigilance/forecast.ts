/** What simulated fights count, and what they try out. */
import type { Handicap } from '../../core/ruleset/ruleset.ts';
import type { Harm } from '../../core/statistics/entries.ts';
import { damageLimit } from './stats/limits.ts';
import type { Event } from './model/events.ts';
import { combatantOf } from './model/lookup.ts';
import type { State } from './model/state.ts';
import { counting, harmOf } from './views/statistics.ts';

export const forecast = {
  unit: counting.unit,
  harms: (events: readonly Event[]): readonly Harm[] =>
    events.flatMap((_, i) => harmOf(events, i) ?? []),
  handicaps: (state: State, combatantId: string): readonly Handicap[] => {
    const combatant = combatantOf(state, combatantId);
    const left = damageLimit(combatant) - combatant.damage;
    return [
      {
        key: 'half-health',
        label: 'with half of what they can bear',
        ruling: { stats: { damage: combatant.damage + Math.floor(left / 2) } },
      },
      { key: 'prone', label: 'prone', ruling: { inflict: [{ condition: 'prone' }] } },
    ];
  },
};
