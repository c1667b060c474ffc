import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { refuseTurn } from '../action/intent.ts';
import { noFight, refuseEnded, refuseUnanswered } from '../stats/guards.ts';
import { runningStride } from '../ongoing/movement.ts';
import { resolveWay } from '../terrain/way.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { progress, queueOf } from './progress.ts';
import { nextSegment } from './rounds.ts';
import { refuseUnused, spendUnused } from './unused.ts';

/** SEG-10: ends the turn; ongoing actions play their segment. */
export const endTurn: UnplannedHandler<CommandOf<'EndTurn'>> = {
  refuse: (state, command) =>
    firstRefusal([
      () => (state.phase.kind === 'SETUP' ? noFight : null),
      () => refuseTurn(state, command.combatantId),
      () => refuseUnused(state, combatantOf(state, command.combatantId), command.unused),
      () => {
        const mover = combatantOf(state, command.combatantId);
        const way = resolveWay(state, mover, command, runningStride(state, mover));
        return way.ok ? null : way.error;
      },
    ]),
  carryOut: (log, command) => {
    const mover = combatantOf(log.state, command.combatantId);
    const way = resolveWay(log.state, mover, command, runningStride(log.state, mover));
    spendUnused(log, mover, command.unused);
    log.emit({
      type: 'TurnClosed',
      combatantId: mover.id,
      queue: queueOf(log.state, mover.id),
      path: way.ok ? way.value : [],
    });
  },
};

/** SEG-09: goes on to the next segment, or the next round. */
export const advanceSegment: UnplannedHandler<CommandOf<'AdvanceSegment'>> = {
  refuse: (state, { passOpenTurns }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => (state.phase.kind === 'COMBAT' ? null : noFight),
      () => refuseUnanswered(state),
      () => (passOpenTurns ? null : refuseOpenTurns(state)),
    ]),
  carryOut: (log, _, dice) => {
    // Someone may owe a decision on the way; then the segment waits.
    for (let open = openTurns(log.state); open.length > 0; open = openTurns(log.state)) {
      const { turn } = combatOf(log.state);
      if (turn.kind !== 'ACTING' || refuseUnanswered(log.state)) return;
      const { combatantId } = turn;
      const queue = queueOf(log.state, combatantId);
      log.emit({ type: 'TurnClosed', combatantId, queue, path: [] });
      progress(log, dice);
      // SEG-107: it may have been the last turn of the fight.
      if (log.state.phase.kind !== 'COMBAT') return;
    }
    if (!refuseUnanswered(log.state)) nextSegment(log);
  },
};

function openTurns(state: State): readonly string[] {
  const { turn, waiting } = combatOf(state);
  return turn.kind === 'BETWEEN' ? waiting : [turn.combatantId, ...waiting];
}

function refuseOpenTurns(state: State): Rejection | null {
  const open = openTurns(state);
  if (open.length === 0) return null;
  const names = open.map((id) => combatantOf(state, id).name);
  return illegal(
    'SEG-09',
    `Some have not had their turn in this segment: ${names.join(', ')}`,
    'end these turns, or pass them all',
    { combatantIds: open },
  );
}
