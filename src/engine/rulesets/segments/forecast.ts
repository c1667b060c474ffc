/** What simulated fights count, and what they try out. */
import type { Handicap, Harm } from '../../core/ruleset/ruleset.ts';
import type { Event } from './model/events.ts';
import { combatantOf } from './model/lookup.ts';
import type { State } from './model/state.ts';

export const forecast = {
  unit: 'hit points',
  harms: (events: readonly Event[]): readonly Harm[] => events.flatMap(harmOf),
  handicaps: (state: State, combatantId: string): readonly Handicap[] => {
    const { hitPoints } = combatantOf(state, combatantId);
    return [
      {
        key: 'half-hit-points',
        label: 'with half of their hit points',
        ruling: { figures: { hitPoints: Math.ceil(hitPoints / 2) } },
      },
      {
        key: 'staggered',
        label: 'staggered',
        ruling: { inflict: [{ condition: 'staggered' }] },
      },
    ];
  },
};

/** SEG-33, 45, 93, 114. */
function harmOf(event: Event): readonly Harm[] {
  if (event.type !== 'DamageDealt' && event.type !== 'ConditionHurt') return [];
  const { combatantId, damage, absorbed } = event;
  const through = damage.total - absorbed;
  return event.type === 'ConditionHurt'
    ? [{ combatantId, attackerId: null, by: event.condition, amount: through }]
    : [
        {
          ...{ combatantId, attackerId: event.attackerId, by: event.action },
          amount: through - event.reducedBy,
        },
      ];
}
