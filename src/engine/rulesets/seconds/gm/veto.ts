import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { takesNoTime } from '../stats/budget.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseOutOfFight } from '../model/ended.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { actionOf, currentTurn, findAction, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** SEC-31: the GM decides which zero-second actions are within reason. */
export const vetoAction: UnplannedHandler<CommandOf<'VetoAction'>> = {
  refuse: (state, { action }) => {
    const known = findAction(state, action);
    if (!known) return notFound('action', action);
    return firstRefusal([() => refuseOutOfFight(state), () => refuseVeto(state, action)]);
  },
  carryOut: (log, { action }) => {
    const turn = currentTurn(log.state);
    if (turn) log.emit({ type: 'ActionVetoed', combatantId: turn.combatantId, action });
  },
};

function refuseVeto(state: State, key: string): Rejection | null {
  const turn = currentTurn(state);
  const owner = turn && findCombatant(state, turn.combatantId);
  if (!owner)
    return illegal('SEC-31', 'Nobody has a turn in which to do anything', 'rule on it within one');
  const action = actionOf(state, key);
  if (!takesNoTime(owner, action))
    return illegal('SEC-31', `${action.name} takes ${owner.name} time`, 'rule on what takes none');
  return turn.vetoed.includes(key)
    ? illegal(
        'SEC-31',
        `${action.name} is ruled out for this turn already`,
        'rule on another action',
      )
    : null;
}
