import { firstRefusal, notFound, illegal } from '../../../core/command/rejection.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { findCombatant, combatantOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';

/** VIG-22: somebody stabilizes who is dying, or nobody does in time. */
export const settleDying: UnplannedHandler<CommandOf<'SettleDying'>> = {
  refuse: (state, { targetId }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => (findCombatant(state, targetId) ? null : notFound('combatant', targetId)),
      () => {
        const { name, status } = combatantOf(state, targetId);
        return status === 'DOWN'
          ? null
          : illegal('VIG-22', `${name} is not dying`, 'name someone who is');
      },
    ]),
  carryOut: (log, { targetId, outcome }) => {
    const type = outcome === 'STABLE' ? 'CombatantStabilized' : 'CombatantDied';
    log.emit({ type, combatantId: targetId });
  },
};
