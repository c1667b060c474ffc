/** What simulated fights count, and what they try out. */
import type { Handicap, Harm } from '../../core/ruleset/ruleset.ts';
import type { Event } from './model/events.ts';
import { combatantOf } from './model/lookup.ts';
import type { State } from './model/state.ts';

export const forecast = {
  unit: 'wounds',
  /** SEC-44. */
  harms: (events: readonly Event[]): readonly Harm[] =>
    events.flatMap((event) => {
      if (event.type !== 'AttackLanded' || event.severity === 'NOTHING') return [];
      const { combatantId, attackerId, action: by } = event;
      return [{ combatantId, attackerId, by, amount: 1 }];
    }),
  handicaps: (state: State, combatantId: string): readonly Handicap[] => {
    const { wounds, sheet } = combatantOf(state, combatantId);
    return [
      {
        key: 'a-wound-more',
        label: 'with a wound more',
        ruling: { figures: { wounds: wounds + 1 } },
      },
      {
        key: 'less-toughness',
        label: 'with 3 Toughness less',
        ruling: { figures: { toughness: Math.max(1, sheet.toughness - 3) } },
      },
    ];
  },
};
