import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { combatantOf, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

type TakeRest = CommandOf<'TakeRest'>;

/** SEC-54: a day that heals, while no fight is on. */
export const takeRest: UnplannedHandler<TakeRest> = {
  refuse: (state, { combatantId }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    return firstRefusal([() => refuseEnded(state), () => refuseRest(state, combatant)]);
  },
  carryOut: (log, { combatantId, rest }) => {
    const { wounds, sheet } = combatantOf(log.state, combatantId);
    // A day in bed is no worse than a night's sleep.
    const healed = Math.min(wounds, rest === 'BED' ? Math.max(1, sheet.endurance) : 1);
    log.emit({ type: 'WoundsHealed', combatantId, healed, wounds: wounds - healed });
  },
};

function refuseRest({ phase }: State, { name, wounds }: Combatant): Rejection | null {
  if (phase.kind === 'COMBAT')
    return illegal(
      'SEC-54',
      'Nobody sleeps in the middle of a fight',
      'rest before it, or after it',
    );
  return wounds > 0
    ? null
    : illegal('SEC-54', `${name} has no wounds to heal`, 'let those rest who have');
}
