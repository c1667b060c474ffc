/** SEC-31: what takes no time, declared with a longer action for after one of its seconds. */
import {
  causeOf,
  firstRefusal,
  groundsOf,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { errorOf } from '../../../core/values/result.ts';
import { declaration, type Declared } from '../effects/declaration.ts';
import { completedUnaimed, isTold, takeEffect } from '../effects/index.ts';
import type { FreeAction } from '../model/free-actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf, findAction } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { takesNoTime } from '../stats/budget.ts';
import { judgeIntent } from './intent.ts';

/** The first to be done first. */
export const inOrder = (freeActions: readonly FreeAction[]): readonly FreeAction[] =>
  freeActions.toSorted((one, other) => one.afterSecond - other.afterSecond);

/** Each after a second that is still to come, and possible as things stand. */
export const refuseFreeActions = (
  state: State,
  user: Combatant,
  doing: Doing,
  freeActions: readonly FreeAction[],
): Rejection | null =>
  firstRefusal(freeActions.map((one) => () => refuseFreeAction(state, user, doing, one)));

function refuseFreeAction(
  state: State,
  user: Combatant,
  doing: Doing,
  freeAction: FreeAction,
): Rejection | null {
  const { afterSecond, action: key } = freeAction;
  const longer = actionOf(state, doing.action);
  const action = findAction(state, key);
  if (takesNoTime(user, longer))
    return invalid('freeActions', `${longer.name} has no seconds of its own.`);
  if (afterSecond <= doing.done || afterSecond > doing.seconds)
    return illegal(
      'SEC-31',
      `${longer.name} has no second ${afterSecond} still to come`,
      `choose one of ${doing.done + 1} to ${doing.seconds}`,
    );
  if (!action) return notFound('action', key);
  return takesNoTime(user, action)
    ? errorOf(judgeIntent(state, declared(user, freeAction)))
    : illegal('SEC-31', `${action.name} takes time`, 'begin it as an action of its own');
}

/** What was declared is done, as far as it is still possible. */
export function takeFreeAction(
  log: EventRecorder,
  combatantId: string,
  freeAction: FreeAction,
  dice: Dice,
): void {
  const judged = judgeIntent(log.state, declared(combatantOf(log.state, combatantId), freeAction));
  if (judged.ok) applyFreeAction(log, combatantId, judged.value, dice);
  else {
    const { action, weapon, object } = freeAction;
    const reason = causeOf(judged.error);
    const { rule } = groundsOf(judged.error);
    log.emit({ type: 'FreeActionLost', combatantId, action, weapon, object, rule, reason });
  }
}

/** What takes no time is done at once. */
export function applyFreeAction(
  log: EventRecorder,
  combatantId: string,
  doing: Doing,
  dice: Dice,
): void {
  const done = completedUnaimed(combatantId, doing);
  const followed = isTold(log.state, done);
  log.emit({ type: 'FreeActionTaken', combatantId, action: doing.action, followed });
  takeEffect(log, done, dice);
}

const declared = (user: Combatant, { action: key, weapon, object }: FreeAction): Declared =>
  declaration(user, { key }, { weapon, object });
