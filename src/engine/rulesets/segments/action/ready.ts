import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { refuseTrigger, triggerBy, triggerPhrase } from '../../../core/orders/trigger.ts';
import { refuseEnded } from '../stats/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { askedToRelease, combatantOf, findAction, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { refuseAim } from './aim.ts';
import { initiate } from './initiate.ts';
import { type Intent, refuseIntent, refuseTurn } from './intent.ts';

/** SEG-27: wait for something to happen, with an action at hand. */
export const readyAction: UnplannedHandler<CommandOf<'ReadyAction'>> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseTurn(state, command.combatantId),
      () => refuseReady(state, command),
      () => refuseTrigger(state, command, 'SEG-27'),
      () => refuseIntent(state, command, 'READIED'),
    ]),
  carryOut: (log, command) => {
    const { combatantId, action, use } = command;
    log.emit({ type: 'ActionReadied', combatantId, action, use, trigger: triggerBy(command) });
  },
};

/** SEG-27: readying takes the place of initiating something on this turn. */
export function refuseReady(state: State, intent: Intent): Rejection | null {
  const combatant = findCombatant(state, intent.combatantId);
  if (state.phase.kind !== 'COMBAT')
    return illegal('SEG-27', 'No fight is on', 'ready an action on your turn in a round');
  if (combatant?.initiated)
    return illegal(
      'SEG-22',
      `${combatant.name} has already initiated an action in this segment`,
      'ready one in the next',
    );
  const use = findAction(state, intent.action)?.uses.find(({ kind }) => kind === intent.use);
  return combatant?.readied && use
    ? illegal(
        'SEG-27',
        `${combatant.name} waits with an action already`,
        'release that one, or wait on',
      )
    : null;
}

/**
 * SEG-27: a combatant with a readied action may act at once, on anybody's turn, until the round ends;
 * one that waits for what somebody does, when that has happened.
 */
export const releaseReadiedAction: UnplannedHandler<CommandOf<'ReleaseReadiedAction'>> = {
  refuse: (state, command) => {
    const intent = readiedIntent(state, command.combatantId);
    return firstRefusal([
      () => refuseRelease(state, command.combatantId),
      () => (intent ? refuseAim(state, intent, command, 'READIED') : null),
    ]);
  },
  carryOut: (log, command, dice) => {
    const intent = readiedIntent(log.state, command.combatantId);
    if (intent) initiate(log, { intent, aim: command, timing: 'READIED' }, dice);
  },
};

/** Whether the combatant could act now with what it has readied. */
export function refuseRelease(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const intent = readiedIntent(state, combatantId);
  return firstRefusal([
    () => refuseEnded(state),
    () =>
      intent
        ? null
        : illegal(
            'SEG-27',
            `${combatant.name} has no action readied`,
            'ready one on its turn first',
          ),
    () => refuseWaitingFor(state, combatant),
    () => (intent ? refuseIntent(state, intent, 'READIED') : null),
  ]);
}

function refuseWaitingFor(state: State, { name, readied }: Combatant): Rejection | null {
  if (readied?.trigger?.kind !== 'SOMEBODY' || readied.due) return null;
  const phrase = triggerPhrase(readied.trigger, (id) => combatantOf(state, id).name);
  return illegal('SEG-27', `${name} waits ${phrase}`, 'release the action then');
}

/** SEG-27: not this time; it waits on for the next. */
export const passPriority: UnplannedHandler<CommandOf<'PassPriority'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => (findCombatant(state, combatantId) ? null : notFound('combatant', combatantId)),
      () => refuseEnded(state),
      () =>
        askedToRelease(state)?.id === combatantId
          ? null
          : illegal(
              'SEG-27',
              `${combatantOf(state, combatantId).name} is not asked whether to act`,
              'wait to be asked',
            ),
    ]),
  carryOut: (log, { combatantId }) => {
    log.emit({ type: 'PriorityPassed', combatantId });
  },
};

export function readiedIntent(state: State, combatantId: string): Intent | null {
  const readied = findCombatant(state, combatantId)?.readied;
  return readied ? { combatantId, action: readied.action, use: readied.use } : null;
}
