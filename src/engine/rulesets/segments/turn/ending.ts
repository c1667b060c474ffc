import { firstRefusal, illegal } from '../../../core/command/rejection.ts';
import { endEncounterHandler, yieldHandler } from '../../../core/table/ending.ts';
import { outcomeOf } from '../../../core/views/outcome.ts';
import { isConclusionDue } from '../figures/conclusion.ts';
import { refuseEnded } from '../figures/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { fightingSides } from '../model/sides.ts';
import type { State } from '../model/state.ts';

/** SEG-08, 107. */
export const yieldFight = yieldHandler<State, EventRecorder>({
  refuseEnded,
  standing: ({ status }) => status,
  down: 'SEG-105',
  yielding: 'SEG-107',
  // Attacks still to be made are given up; what is in flight flies on.
  yielded: (log, combatantId) => {
    for (const { kind, ownerId, id } of log.state.ongoing)
      if ((kind === 'FOLLOW_UP' || kind === 'DELAYED') && ownerId === combatantId)
        log.emit({ type: 'OngoingEnded', id, reason: 'OWNER_STOPPED' });
  },
});

/** SEG-107: whether it is over that nobody is left to fight. */
export const concludeFight: Handler<CommandOf<'ConcludeFight'>> = {
  refuse: (state) =>
    firstRefusal([
      () => refuseEnded(state),
      () =>
        isConclusionDue(state)
          ? null
          : illegal(
              'SEG-107',
              'It is not asked whether the fight is over',
              'play on, or end the encounter',
            ),
    ]),
  carryOut: (log, { choice }) => {
    if (choice === 'GO_ON') log.emit({ type: 'FightGoesOn' });
    else endFoughtOut(log);
  },
};

/** SEG-107: with fewer than two sides able and willing the fight is over. */
export function endFoughtOut(log: EventRecorder): boolean {
  const outcome = outcomeOf(fightingSides(log.state));
  if (outcome) log.emit({ type: 'EncounterEnded', outcome });
  return outcome !== null;
}

/** SEG-107. */
export const endEncounter = endEncounterHandler<State>({ refuseEnded, fightingSides });
