import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { refuseOpenDefense } from '../attack/defend.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseOutOfFight } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, combatOf, currentTurn, findCombatant, isStanding } from '../model/lookup.ts';
import type { Combat, State, Turn } from '../model/state.ts';

/**
 * SEC-24, 29: who may take a delayed turn in this moment between two turns; the first of them in
 * the order of initiative is asked, alone unless the table plays first come, first served.
 */
export function mayTakeDelayedTurn(
  state: State,
  { order, passed }: Combat,
): readonly CombatantId[] {
  const holders = order.filter((id) => {
    const combatant = combatantOf(state, id);
    return combatant.holdsTurn && isStanding(combatant) && !passed.includes(id);
  });
  return state.settings.sameMoment === 'INITIATIVE' ? holders.slice(0, 1) : holders;
}

/** SEC-24, 25: between turns, or between two actions of another's. */
export const takeDelayedTurn: Handler<CommandOf<'TakeDelayedTurn'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseNoDelayedTurn(state, combatantId),
      () => {
        const turn = currentTurn(state);
        return turn
          ? refuseInterrupting(state, combatantId, turn)
          : refuseMoment(state, combatantId);
      },
    ]),
  carryOut: (log, { combatantId }) => {
    log.emit({ type: 'DelayedTurnTaken', combatantId });
  },
};

/** SEC-24: not at this moment between two turns; the delayed turn can be taken later. */
export const passPriority: Handler<CommandOf<'PassPriority'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseNoDelayedTurn(state, combatantId),
      () =>
        currentTurn(state)
          ? illegal('SEC-28', 'A turn is on', 'it goes on by itself unless it is interrupted')
          : null,
      () => refuseMoment(state, combatantId),
    ]),
  carryOut: (log, { combatantId }) => {
    log.emit({ type: 'PriorityPassed', combatantId });
  },
};

/** SEC-24: a delayed turn is there to be taken, and its owner is able and willing. */
function refuseNoDelayedTurn(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const { name, holdsTurn } = combatant;
  return firstRefusal([
    () => refuseOutOfFight(state),
    () => refuseOpenDefense(state),
    () =>
      holdsTurn
        ? null
        : illegal('SEC-24', `${name} has not delayed a turn`, 'delay one at its beginning first'),
    () =>
      isStanding(combatant)
        ? null
        : illegal(
            'SEC-24',
            `${name} is in no state, or not willing, to take a turn`,
            'who is able and willing may',
          ),
  ]);
}

/** SEC-29: of several that want the same moment the first in the order has it. */
function refuseMoment(state: State, combatantId: string): Rejection | null {
  const able = mayTakeDelayedTurn(state, combatOf(state));
  if (able.includes(combatantId)) return null;
  const first = able[0] === undefined ? null : combatantOf(state, able[0]).name;
  return illegal(
    'SEC-29',
    first === null ? 'This moment has been passed' : `${first} comes first`,
    first === null ? 'take the turn at a later one' : 'wait until they have said',
  );
}

/** SEC-28, 29: not inside an action, nor at the very moment that another has taken. */
function refuseInterrupting(state: State, combatantId: string, turn: Turn): Rejection | null {
  const owner = combatantOf(state, turn.combatantId);
  if (turn.stage !== 'DECIDING' || owner.doing)
    return illegal(
      'SEC-28',
      `${owner.name} is in the middle of an action`,
      'wait until it is complete',
    );
  if (turn.kind === 'REGULAR' || turn.second > 0) return null;
  const { order } = combatOf(state);
  const comesFirst = order.indexOf(combatantId) < order.indexOf(owner.id);
  return comesFirst && state.settings.sameMoment === 'INITIATIVE'
    ? null
    : illegal('SEC-29', `${owner.name} has this moment`, 'wait for a second to pass');
}
