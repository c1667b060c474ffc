import { firstRefusal, illegal, notFound } from '../../../core/command/rejection.ts';
import { abandonAction } from '../condition/abandon.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { findCombatant, isConscious } from '../model/lookup.ts';

/** A combatant stops fighting of its own will, or fights on. */
export const yieldFight: Handler<CommandOf<'YieldFight'>> = {
  refuse: (state, { combatantId, yields }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    const { name, status } = combatant;
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        isConscious(combatant)
          ? null
          : illegal('SEC-53', `${name} is past yielding`, 'only the conscious yield or fight on'),
      () =>
        (status.kind === 'YIELDED') === yields
          ? illegal(
              'SEC-24',
              `${name} ${yields ? 'has yielded' : 'fights'} already`,
              `${yields ? 'fight on' : 'yield'} instead`,
            )
          : null,
    ]);
  },
  carryOut: (log, { combatantId, yields }) => {
    log.emit({ type: yields ? 'CombatantYielded' : 'CombatantFightsOn', combatantId });
    if (yields) abandonAction(log, combatantId, 'YIELDED');
  },
};
