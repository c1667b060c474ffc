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
  // Fitted to 1,200 fights of one to five creatures a side.
  strengths: {
    steepness: 8.1,
    creatures: {
      'gate-warden': 1.49,
      'torch-dancer': 1.39,
      'far-archer': 1.37,
      'kick-fencer': 1.19,
      'pike-guard': 0.86,
      'hired-crossbow': 0.69,
      'thicket-boar': 0.5,
    },
  },
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
