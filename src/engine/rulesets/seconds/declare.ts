import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import { isFree, secondsOf } from './budget.ts';
import type { CommandOf } from './commands.ts';
import type { Handler } from './handler.ts';
import { abandon } from './abandon.ts';
import { takeEffect, unaimed } from './effects.ts';
import { refuseIntent, refuseOutOfFight, refuseTurn } from './intent.ts';
import { actionOf, combatantOf, currentTurn, findAction, findCombatant } from './lookup.ts';
import { resolveMove, resolveRun } from './movement.ts';
import type { Doing, State } from './state.ts';

type Declare = CommandOf<'DeclareAction'>;

/** SEC-08, 12: begins an action; it plays second by second, and into the next turn if it must. */
export const declareAction: Handler<Declare> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseTurn(state, command.combatantId),
      () => refuseIntent(state, command),
    ]),
  carryOut: (log, command, dice) => {
    const { combatantId } = command;
    const combatant = combatantOf(log.state, combatantId);
    const action = actionOf(log.state, command.action);
    const doing = doingOf(log.state, command);
    if (isFree(combatant, action)) {
      log.emit({ type: 'FreeActionTaken', combatantId, action: action.key });
      takeEffect(log, unaimed(combatantId, doing), dice);
      return;
    }
    // SEC-14: whoever does something else gives up what was carried over.
    abandon(log, combatantId, 'CHOICE');
    log.emit({ type: 'ActionBegun', combatantId, doing });
  },
};

function doingOf(state: State, command: Declare): Doing {
  const { action, weapon, combo, targetIds } = command;
  const combatant = combatantOf(state, command.combatantId);
  const seconds = secondsOf(state, combatant, command);
  return { action, weapon, combo, targetIds, path: pathOf(state, command), seconds, done: 0 };
}

function pathOf(state: State, command: Declare): Doing['path'] {
  const combatant = combatantOf(state, command.combatantId);
  switch (actionOf(state, command.action).effect.type) {
    case 'MOVE': {
      const way = resolveMove(state, combatant, command);
      return way.ok ? way.value : [];
    }
    case 'RUN': {
      const run = resolveRun(state, combatant, command);
      return run.ok ? run.value.path : [];
    }
    case 'POSTURE':
    case 'AIM':
    case 'COMBO':
    case 'HANDLE':
    case 'RELOAD':
    case 'HELP_RELOAD':
    case 'STABILIZE':
    case 'MELEE':
    case 'RANGED':
    case 'SPELL':
    case 'ACTIVITY':
      return [];
  }
}

/** SEC-13, 14: goes on with the very next second. */
export const continueAction: Handler<CommandOf<'ContinueAction'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseTurn(state, combatantId),
      () => {
        const { name, doing } = combatantOf(state, combatantId);
        return doing
          ? null
          : illegal('SEC-13', `${name} has nothing to go on with`, 'begin an action');
      },
    ]),
  carryOut: (log, { combatantId }) => {
    const { doing } = combatantOf(log.state, combatantId);
    if (doing) log.emit({ type: 'ActionContinued', combatantId, action: doing.action });
  },
};

/** SEC-31: what takes no time is up to the GM. */
export const vetoAction: Handler<CommandOf<'VetoAction'>> = {
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
  if (!isFree(owner, action))
    return illegal('SEC-31', `${action.name} takes ${owner.name} time`, 'rule on what takes none');
  return turn.vetoed.includes(key)
    ? illegal(
        'SEC-31',
        `${action.name} is ruled out for this turn already`,
        'rule on another action',
      )
    : null;
}
