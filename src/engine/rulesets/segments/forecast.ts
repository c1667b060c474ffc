/** What simulated fights count, and what they try out. */
import type { Handicap } from '../../core/ruleset/ruleset.ts';
import type { Harm } from '../../core/statistics/entries.ts';
import type { Event } from './model/events.ts';
import { combatantOf } from './model/lookup.ts';
import type { State } from './model/state.ts';
import { counting, harmOf } from './views/statistics.ts';

export const forecast = {
  unit: counting.unit,
  // Fitted to 1,200 fights of one to five creatures a side.
  strengths: {
    steepness: 6.7,
    creatures: {
      'quarry-hulk': 1.45,
      'lantern-keeper': 1.37,
      'spark-dancer': 1.3,
      'bell-warden': 1.15,
      'reed-fencer': 0.79,
      'marsh-lurker': 0.67,
      'gale-piper': 0.63,
    },
  },
  harms: (events: readonly Event[]): readonly Harm[] =>
    events.flatMap((event) => harmOf(event) ?? []),
  handicaps: (state: State, combatantId: string): readonly Handicap[] => {
    const { hitPoints } = combatantOf(state, combatantId);
    return [
      {
        key: 'half-hit-points',
        label: 'with half of their hit points',
        ruling: { stats: { hitPoints: Math.ceil(hitPoints / 2) } },
      },
      {
        key: 'staggered',
        label: 'staggered',
        ruling: { inflict: [{ condition: 'staggered' }] },
      },
    ];
  },
};
