import { firstRefusal, illegal, notFound } from '../../../core/command/rejection.ts';
import { refuseEnded } from '../figures/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { findCombatant } from '../model/lookup.ts';
import { fightingSides } from '../model/sides.ts';

/** SEG-08, 107: stop fighting of one's own will, or take it up again. */
export const yieldFight: Handler<CommandOf<'YieldFight'>> = {
  refuse: (state, { combatantId, yields }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        combatant.status === 'DOWN'
          ? illegal(
              'SEG-105',
              `${combatant.name} is down`,
              'only those who are not can yield or fight on',
            )
          : null,
      () =>
        (combatant.status === 'YIELDED') === yields
          ? illegal(
              'SEG-107',
              `${combatant.name} ${yields ? 'has yielded' : 'fights'} already`,
              yields ? 'it may fight on' : 'it may yield',
            )
          : null,
    ]);
  },
  carryOut: (log, { combatantId, yields }) => {
    log.emit({ type: yields ? 'CombatantYielded' : 'CombatantFightsOn', combatantId });
    // Attacks still to be made are given up; what is in flight flies on.
    for (const { kind, ownerId, id } of log.state.ongoing)
      if (yields && kind === 'FOLLOW_UP' && ownerId === combatantId)
        log.emit({ type: 'OngoingEnded', id, reason: 'OWNER_STOPPED' });
  },
};

/** SEG-107: the GM may end the encounter at any time. */
export const endEncounter: Handler<CommandOf<'EndEncounter'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log) => {
    const sides = fightingSides(log.state);
    log.emit({ type: 'EncounterEnded', outcome: { reason: 'GM', sides } });
  },
};
