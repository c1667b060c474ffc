import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { err, ok } from '../../../core/values/result.ts';
import type { Hex } from '../../../grid/hex.ts';
import { refuseTurn } from '../action/intent.ts';
import { refuseOutOfFight, refuseUnanswered } from '../stats/guards.ts';
import { runningStride } from '../ongoing/movement.ts';
import { resolveWay } from '../terrain/way.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { progress, queueOf } from './progress.ts';
import { nextSegment } from './rounds.ts';
import { refuseUnused, spendUnused, type Unused } from './unused.ts';

/** SEG-10: ends the turn; ongoing actions play their segment. */
export const endTurn: Handler<CommandOf<'EndTurn'>, TurnEnd> = {
  judge: (state, { combatantId, unused, ...aim }) => {
    const refusal = firstRefusal([
      () => (state.phase.kind === 'SETUP' ? refuseOutOfFight(state) : null),
      () => refuseTurn(state, combatantId),
      () => refuseUnused(state, combatantOf(state, combatantId), unused),
    ]);
    if (refusal) return err(refusal);
    const mover = combatantOf(state, combatantId);
    const way = resolveWay(state, mover, aim, runningStride(state, mover));
    return way.ok ? ok({ mover, unused, path: way.value }) : way;
  },
  apply: ({ mover, unused, path }, recorder) => {
    spendUnused(recorder, mover, unused);
    const queue = queueOf(recorder.state, mover.id);
    recorder.emit({ type: 'TurnClosed', combatantId: mover.id, queue, path });
  },
};

interface TurnEnd {
  readonly mover: Combatant;
  readonly unused: Unused;
  /** Of what is on the move. */
  readonly path: readonly Hex[];
}

/** SEG-09: goes on to the next segment, or the next round. */
export const advanceSegment: Handler<CommandOf<'AdvanceSegment'>> = {
  judge: (state, command) => {
    const refusal = firstRefusal([
      () => refuseOutOfFight(state),
      () => refuseUnanswered(state),
      () => (command.passOpenTurns ? null : refuseOpenTurns(state)),
    ]);
    return planUnless(refusal, command);
  },
  apply: (_, recorder, dice) => {
    // Someone may owe a decision on the way; then the segment waits.
    for (let open = openTurns(recorder.state); open.length > 0; open = openTurns(recorder.state)) {
      const { turn } = combatOf(recorder.state);
      if (turn.kind !== 'ACTING' || refuseUnanswered(recorder.state)) return;
      const { combatantId } = turn;
      const queue = queueOf(recorder.state, combatantId);
      recorder.emit({ type: 'TurnClosed', combatantId, queue, path: [] });
      progress(recorder, dice);
      // SEG-107: it may have been the last turn of the fight.
      if (recorder.state.phase.kind !== 'COMBAT') return;
    }
    if (!refuseUnanswered(recorder.state)) nextSegment(recorder);
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
