import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import { leftOf } from './budget.ts';
import type { CommandOf } from './commands.ts';
import type { Handler } from './handler.ts';
import { refuseOwnTurn, refusePhase } from './moment.ts';
import { combatantOf, findCombatant } from './lookup.ts';
import { destinations } from './movement.ts';
import { askedToRespond } from './priority.ts';
import { closeTurn, endFight } from './rounds.ts';
import { refuseEnded } from './setup.ts';
import { fightingSides } from './sides.ts';
import type { State } from './state.ts';

export const endTurn: Handler<CommandOf<'EndTurn'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseOwnTurn(state, combatantId),
      () => refuseStaying(state, combatantId),
    ]),
  carryOut: (log, { combatantId }) => {
    closeTurn(log, combatantId);
  },
};

/** VIG-23: who panics uses every action that can take it away. */
export function refuseStaying(state: State, combatantId: string): Rejection | null {
  const combatant = combatantOf(state, combatantId);
  const { regular, movement } = leftOf(state, combatant);
  if (combatant.mind === 'CALM' || regular + movement === 0) return null;
  return destinations(state, combatant).length > 0
    ? illegal('VIG-23', `${combatant.name} panics`, 'use every action to get away first')
    : null;
}

/** VIG-48, 49: passing, for now or for as long as one likes. */
export const passPriority: Handler<CommandOf<'PassPriority'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refusePhase(state, combatantId),
      () =>
        askedToRespond(state) === combatantId
          ? null
          : illegal(
              'VIG-47',
              `${combatantOf(state, combatantId).name} is not asked to respond`,
              'wait to be asked',
            ),
    ]),
  carryOut: (log, { combatantId, until }) => {
    log.emit({ type: 'PriorityPassed', combatantId, until });
  },
};

/** VIG-26: stop fighting of one's own will, or take it up again. */
export const yieldFight: Handler<CommandOf<'YieldFight'>> = {
  refuse: (state, { combatantId, yields }) => {
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return notFound('combatant', combatantId);
    const { name, status } = combatant;
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        status === 'STANDING' || status === 'YIELDED'
          ? null
          : illegal('VIG-22', `${name} is unconscious or dead`, 'only those who stand yield'),
      () =>
        (status === 'YIELDED') === yields
          ? illegal(
              'VIG-26',
              `${name} ${yields ? 'has yielded' : 'fights'} already`,
              `it may ${yields ? 'fight on' : 'yield'}`,
            )
          : null,
    ]);
  },
  carryOut: (log, { combatantId, yields }) => {
    log.emit({ type: yields ? 'CombatantYielded' : 'CombatantFightsOn', combatantId });
  },
};

/** VIG-26: the GM may end the encounter at any time. */
export const endEncounter: Handler<CommandOf<'EndEncounter'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log) => {
    endFight(log, { reason: 'GM', sides: fightingSides(log.state) });
  },
};
