import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, illegal } from '../../../core/command/rejection.ts';
import { refuseAbsent } from '../../../core/table/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';

/** VIG-22: a dying combatant is stabilized, or is not in time. */
export const settleDying: Handler<CommandOf<'SettleDying'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseAbsent(state, combatantId),
      () => {
        const { name, status } = combatantOf(state, combatantId);
        return status === 'DOWN'
          ? null
          : illegal('VIG-22', `${name} is not dying`, 'name someone who is');
      },
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId, outcome }, recorder) => {
    const type = outcome === 'STABLE' ? 'CombatantStabilized' : 'CombatantDied';
    recorder.emit({ type, combatantId });
  },
};
