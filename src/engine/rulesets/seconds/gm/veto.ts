import { illegal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import {
  allowed,
  merge,
  nothing,
  oneKey,
  option,
  type Options,
  refused,
} from '../../../core/decision/findings.ts';
import { err, errorOf, ok, type Result } from '../../../core/values/result.ts';
import { short } from '../../../core/values/words.ts';
import { knownActions } from '../stats/abilities.ts';
import { takesNoTime } from '../stats/budget.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseOutOfFight } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, currentTurn, findAction, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

interface Veto {
  /** Whose turn it is. */
  readonly combatantId: string;
  readonly action: string;
}

/** SEC-31: the GM decides which zero-second actions are within reason. */
export const vetoAction: Handler<CommandOf<'VetoAction'>, Veto> = {
  judge: judgeVeto,
  apply: (veto, recorder) => {
    recorder.emit({ type: 'ActionVetoed', ...veto });
  },
};

/** To rule out more of each action that takes no time, in the turn that is on. */
export function vetoOptions(state: State): Options {
  const turn = currentTurn(state);
  if (!turn) return nothing;
  const owner = combatantOf(state, turn.combatantId);
  const type = 'VetoAction';
  const judged = knownActions(state, owner)
    .filter((action) => takesNoTime(owner, action))
    .map(({ key, name }) => ({ key, name, refusal: errorOf(judgeVeto(state, { action: key })) }));
  const open = judged.filter(({ refusal }) => !refusal).map(({ key }) => key);
  return merge(
    open.length > 0
      ? allowed(option(`${owner.name}: no more of one action`, { type }, [oneKey('action', open)]))
      : nothing,
    ...judged.map(({ key, name, refusal }) =>
      refusal
        ? refused(short`${owner.name}: no more of ${name}`, { type, action: key }, refusal)
        : nothing,
    ),
  );
}

function judgeVeto(
  state: State,
  { action: key }: Pick<CommandOf<'VetoAction'>, 'action'>,
): Result<Veto, Rejection> {
  const action = findAction(state, key);
  if (!action) return err(notFound('action', key));
  const outside = refuseOutOfFight(state);
  if (outside) return err(outside);
  const turn = currentTurn(state);
  const owner = turn && findCombatant(state, turn.combatantId);
  if (!owner) return err(illegal('SEC-31', 'No turn is on', 'rule on it within one'));
  if (!takesNoTime(owner, action))
    return err(
      illegal('SEC-31', `${action.name} takes ${owner.name} time`, 'rule on what takes none'),
    );
  return turn.vetoed.includes(key)
    ? err(
        illegal(
          'SEC-31',
          `${action.name} is ruled out for this turn already`,
          'rule on another action',
        ),
      )
    : ok({ combatantId: owner.id, action: key });
}
