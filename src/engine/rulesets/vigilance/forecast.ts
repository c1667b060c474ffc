/** What simulated fights count, and what they try out. */
import type { Handicap, Harm } from '../../core/ruleset/ruleset.ts';
import { damageLimit } from './stats/limits.ts';
import type { Event } from './model/events.ts';
import { combatantOf } from './model/lookup.ts';
import type { State } from './model/state.ts';

export const forecast = {
  unit: 'damage',
  /** VIG-19, 59: damage follows upon the roll of the attack that does it. */
  harms: (events: readonly Event[]): readonly Harm[] => {
    const harms: Harm[] = [];
    let last: { readonly attackerId: string; readonly by: string } | null = null;
    for (const event of events) {
      if (event.type === 'AttackRolled') last = { attackerId: event.attackerId, by: event.action };
      if (event.type !== 'DamageTaken') continue;
      const { combatantId, amount } = event;
      harms.push({ combatantId, amount, ...(last ?? { attackerId: null, by: 'damage' }) });
      last = null;
    }
    return harms;
  },
  handicaps: (state: State, combatantId: string): readonly Handicap[] => {
    const combatant = combatantOf(state, combatantId);
    const left = damageLimit(combatant) - combatant.damage;
    return [
      {
        key: 'half-health',
        label: 'with half of what they can bear',
        ruling: { figures: { damage: combatant.damage + Math.floor(left / 2) } },
      },
      { key: 'prone', label: 'prone', ruling: { inflict: [{ condition: 'prone' }] } },
    ];
  },
};
