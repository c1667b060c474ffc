import { notFound, firstRefusal, illegal } from '../../../core/command/rejection.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { findCombatant } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';

/** VIG-26: stop fighting of one's own will, or take it up again. */
export const yieldFight: Handler<CommandOf<'YieldFight'>> = {
  refuse: (state, { combatantId, yields }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    const { name, status } = combatant;
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        status === 'STANDING' || status === 'YIELDED'
          ? null
          : illegal('VIG-22', `${name} is unconscious or dead`, 'only those who stand yield'),
      () =>
        (status === 'YIELDED') === yields
          ? illegal(
              'VIG-26',
              `${name} ${yields ? 'has yielded' : 'fights'} already`,
              `it may ${yields ? 'fight on' : 'yield'}`,
            )
          : null,
    ]);
  },
  carryOut: (log, { combatantId, yields }) => {
    log.emit({ type: yields ? 'CombatantYielded' : 'CombatantFightsOn', combatantId });
  },
};
