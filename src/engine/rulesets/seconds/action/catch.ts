import { planUnless } from '../../../core/command/handler.ts';
import { illegal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { err } from '../../../core/values/result.ts';
import { catchBonus } from '../stats/bonuses.ts';
import { rollCheck, succeeds } from '../stats/rolls.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseEnded } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, findCombatant, isConscious } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** SEC-55: what the check must reach. */
const CATCH_DC = { OBJECT: 6, SELF: 4 } as const;

/** SEC-55: a Reflex check that uses a dodge, on anybody's turn. */
export const tryCatch: Handler<CommandOf<'TryCatch'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return err(notFound('combatant', combatantId));
    return planUnless(refuseEnded(state) ?? refuseCatch(state, combatant), command);
  },
  apply: ({ combatantId, catches }, recorder, dice) => {
    const needed = CATCH_DC[catches];
    const roll = rollCheck(dice, catchBonus(combatantOf(recorder.state, combatantId)), {
      combatantId,
      purpose: 'CHECK',
      rule: 'SEC-55',
    });
    const success = succeeds(roll.total, needed);
    recorder.emit({ type: 'CatchTried', combatantId, catches, roll, needed, success });
  },
};

function refuseCatch({ phase }: State, combatant: Combatant): Rejection | null {
  const { name, defenses } = combatant;
  if (phase.kind !== 'COMBAT')
    return illegal('SEC-55', 'Dodges are counted in a fight', 'roll initiative first');
  if (!isConscious(combatant))
    return illegal('SEC-53', `${name} is unconscious`, 'let someone else catch');
  return defenses.DODGE > 0
    ? null
    : illegal(
        'SEC-55',
        `Catching uses a dodge, and ${name} has none left`,
        'wait for the next turn',
      );
}
