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
    steepness: 4.4,
    creatures: {
      'quarry-brute': 1.75,
      'gate-warden': 1.06,
      'seed-caster': 0.94,
      'wall-shot': 0.58,
    },
  },
  harms: (events: readonly Event[]): readonly Harm[] =>
    events.flatMap((event) => harmOf(event) ?? []),
  handicaps: (state: State, combatantId: string): readonly Handicap[] => {
    const { wounds, sheet } = combatantOf(state, combatantId);
    return [
      {
        key: 'a-wound-more',
        label: 'with a wound more',
        ruling: { stats: { wounds: wounds + 1 } },
      },
      {
        key: 'less-toughness',
        label: 'with 3 Toughness less',
        ruling: { stats: { toughness: Math.max(1, sheet.toughness - 3) } },
      },
    ];
  },
};
