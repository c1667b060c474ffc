/** Hexes to choose from, worked out once, and only when it is first used. */
import { type HexSet, sharedAreas } from '../../../core/decision/hex-set.ts';
import { moveDestinations } from '../terrain/movement.ts';
import { runsOf } from '../terrain/running.ts';
import type { Ways } from '../terrain/ways.ts';
import type { Combatant, State } from '../model/state.ts';

const shared = sharedAreas();

/** SEC-32: where a move of a second can end. */
export const endsOfMove = (state: State, mover: Combatant): HexSet =>
  shared(state, ['MOVE', mover.id], () => moveDestinations(state, mover));

/** SEC-56: where a way of so many seconds can end. */
export const endsOfWays = (state: State, mover: Combatant, { seconds, ends }: Ways): HexSet =>
  shared(state, ['WAY', mover.id, seconds], ends);

/** SEC-33: where a run of so many seconds can end. */
export const endsOfRuns = (state: State, runner: Combatant, seconds: number): HexSet =>
  shared(state, ['RUN', runner.id, seconds], () =>
    runsOf(state, runner)
      .filter((run) => run.seconds === seconds)
      .flatMap(({ path }) => path.slice(-1)),
  );
