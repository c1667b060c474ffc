import { planUnless } from '../../../core/command/handler.ts';
import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { askedNow, refuseInterrupting } from '../action/asked.ts';
import { refuseOpenDefense } from '../attack/defend.ts';
import { conclusion } from '../stats/conclusion.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseOutOfFight } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, combatOf, currentTurn, findCombatant, isFighting } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** SEC-24, 25: between turns, or between two actions of another's. */
export const takeDelayedTurn: Handler<CommandOf<'TakeDelayedTurn'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const refusal = firstRefusal([
      () => refuseNoDelayedTurn(state, combatantId),
      () => {
        const turn = currentTurn(state);
        return turn
          ? refuseInterrupting(state, combatantId, turn)
          : refusePassed(state, combatantId);
      },
      () => refuseLowerInitiative(state, combatantId),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId }, recorder) => {
    recorder.emit({ type: 'DelayedTurnTaken', combatantId });
  },
};

/** SEC-24: not now, though this was waited for; the turn can be taken later. */
export const passPriority: Handler<CommandOf<'PassPriority'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const refusal = firstRefusal([
      () => refuseNoDelayedTurn(state, combatantId),
      () => (currentTurn(state) ? null : refusePassed(state, combatantId)),
      () => refuseLowerInitiative(state, combatantId),
      () =>
        askedNow(state).includes(combatantId)
          ? null
          : illegal(
              'SEC-28',
              'Nothing has happened that was waited for',
              'it goes by itself unless the turn is taken',
            ),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId }, recorder) => {
    recorder.emit({ type: 'PriorityPassed', combatantId });
  },
};

/** SEC-24: a delayed turn is there to be taken, and its owner is able and willing. */
function refuseNoDelayedTurn(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const { name, delayedTurn } = combatant;
  return firstRefusal([
    () => refuseOutOfFight(state),
    () => refuseOpenDefense(state),
    () => conclusion.refuseDue(state),
    () =>
      delayedTurn
        ? null
        : illegal('SEC-24', `${name} has not delayed a turn`, 'delay one at its beginning first'),
    () =>
      isFighting(combatant)
        ? null
        : illegal(
            'SEC-24',
            `${name} is in no state, or not willing, to take a turn`,
            'who is able and willing may',
          ),
  ]);
}

function refusePassed(state: State, combatantId: string): Rejection | null {
  return combatOf(state).passed.includes(combatantId)
    ? illegal('SEC-29', 'Priority has been passed here', 'take the turn at a later one')
    : null;
}

/** SEC-29: of several that want their turn at the same time the first in the order has it. */
function refuseLowerInitiative(state: State, combatantId: string): Rejection | null {
  const [first] = askedNow(state);
  if (first === undefined || state.settings.delayedTurnOrder !== 'INITIATIVE') return null;
  const { order } = combatOf(state);
  return order.indexOf(first) < order.indexOf(combatantId)
    ? illegal(
        'SEC-29',
        `${combatantOf(state, first).name} comes first`,
        'wait until they have said',
      )
    : null;
}
