import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import { abandon } from './abandon.ts';
import type { CommandOf } from './commands.ts';
import { refuseEnded } from './ended.ts';
import type { Handler } from './handler.ts';
import { refuseOpenDefense, refuseOutOfFight, refuseTurn } from './intent.ts';
import {
  combatantOf,
  combatOf,
  currentTurn,
  findCombatant,
  isConscious,
  isStanding,
} from './lookup.ts';
import { mustRunOn } from './movement.ts';
import { mayTakeNow } from './progress.ts';
import { fightingSides } from './sides.ts';
import type { Combatant, State, Turn } from './state.ts';

/** SEC-10, 14: the rest of the turn passes idle; what is not finished is given up. */
export const endTurn: Handler<CommandOf<'EndTurn'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseTurn(state, combatantId),
      () => refuseRunning(combatantOf(state, combatantId)),
    ]),
  carryOut: (log, { combatantId }) => {
    abandon(log, combatantId, 'CHOICE');
    log.emit({ type: 'TurnIdled', combatantId });
  },
};

function refuseRunning(combatant: Combatant): Rejection | null {
  if (!mustRunOn(combatant)) return null;
  return illegal(
    'SEC-33',
    `${combatant.name} must bring the run to three seconds first`,
    'go on with it',
  );
}

/** SEC-24, 26, 30: the whole turn is put off. */
export const delayTurn: Handler<CommandOf<'DelayTurn'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseTurn(state, combatantId),
      () => refuseRunning(combatantOf(state, combatantId)),
      () => {
        const { name } = combatantOf(state, combatantId);
        const turn = currentTurn(state);
        if (turn?.kind === 'DELAYED')
          return illegal('SEC-24', `${name} has delayed this turn once`, 'it is now or never');
        return turn?.second === 0
          ? null
          : illegal('SEC-26', `${name} has begun this turn`, 'only a whole turn can be delayed');
      },
    ]),
  carryOut: (log, { combatantId }) => {
    abandon(log, combatantId, 'DELAYED');
    log.emit({ type: 'TurnDelayed', combatantId });
  },
};

/** SEC-24, 25: between turns, or between two actions of another's. */
export const takeDelayedTurn: Handler<CommandOf<'TakeDelayedTurn'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseHolder(state, combatantId),
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

/** Lets the moment between two turns go by. */
export const passPriority: Handler<CommandOf<'PassPriority'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseHolder(state, combatantId),
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

function refuseHolder(state: State, combatantId: string): Rejection | null {
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
  const able = mayTakeNow(state, combatOf(state));
  if (able.includes(combatantId)) return null;
  const first = able[0] === undefined ? null : combatantOf(state, able[0]).name;
  return illegal(
    'SEC-29',
    first === null ? 'This moment has been let go by' : `${first} comes first`,
    first === null ? 'take the turn at a later one' : 'wait until they have said',
  );
}

/** SEC-28, 29: not inside an action, nor at the very moment that another has taken. */
export function refuseInterrupting(
  state: State,
  combatantId: string,
  turn: Turn,
): Rejection | null {
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

/** Stop fighting of one's own will, or take it up again. */
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
    if (yields) abandon(log, combatantId, 'YIELDED');
  },
};

/** The GM may end the encounter at any time. */
export const endEncounter: Handler<CommandOf<'EndEncounter'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log) => {
    const sides = fightingSides(log.state);
    log.emit({ type: 'EncounterEnded', outcome: { reason: 'GM', sides } });
  },
};
