import { planUnless } from '../../../core/command/handler.ts';
import { illegal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { err } from '../../../core/values/result.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

type TakeRest = CommandOf<'TakeRest'>;

/** SEC-54: a day that heals, while no fight is on. */
export const takeRest: Handler<TakeRest> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return err(notFound('combatant', combatantId));
    return planUnless(refuseEnded(state) ?? refuseRest(state, combatant), command);
  },
  apply: ({ combatantId, rest }, recorder) => {
    const { wounds, sheet } = combatantOf(recorder.state, combatantId);
    const healed = healedBy(rest, wounds, sheet);
    recorder.emit({ type: 'WoundsHealed', combatantId, healed, wounds: wounds - healed });
  },
};

/** Wounds; a day in bed is no worse than a night's sleep. */
export const healedBy = (
  rest: string,
  wounds: number,
  { endurance }: Pick<Combatant['sheet'], 'endurance'>,
): number => Math.min(wounds, rest === 'BED' ? Math.max(1, endurance) : 1);

function refuseRest({ phase }: State, { name, wounds }: Combatant): Rejection | null {
  if (phase.kind === 'COMBAT')
    return illegal(
      'SEC-54',
      'There is no rest in the middle of a fight',
      'rest before it, or after it',
    );
  return wounds > 0
    ? null
    : illegal('SEC-54', `${name} has no wounds to heal`, 'let those rest who have');
}
