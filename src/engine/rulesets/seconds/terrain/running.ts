import { illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import type { Battlefield } from '../../../core/values/battlefield.ts';
import { remembered } from '../../../core/values/remembered.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import { canStep } from '../../../grid/path.ts';
import { add, directions, type Hex, hexNumber, sameHex } from '../../../grid/hex.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import { groundOf, type Way } from './movement.ts';

/** SEC-33: the shortest run, in seconds, and how many times faster than a move it is. */
const SHORTEST_RUN = 3;
const RUN_FACTOR = 3;

/** SEC-33: a run to this hex, or why it cannot be run. */
export function resolveRun(
  state: State,
  runner: Combatant,
  { to, path }: Way,
): Result<Run, Rejection> {
  if (path) return err(invalid('path', "A run is straight: give 'to'."));
  const runs = runsOf(state, runner);
  if (!to && runs.length > 0) return err(invalid('to', 'Say where to run to.'));
  const found = to && runs.find((run) => sameHex(run.path.at(-1) ?? to, to));
  if (found) return ok(found);
  return err(
    illegal(
      'SEC-33',
      `${runner.name} cannot run there`,
      `run along one of the six rows of hexes, over open ground, at most ${longestRun(runner)} m at a time`,
    ),
  );
}

/** The hexes of a run, and the seconds that it takes. */
export interface Run {
  readonly path: readonly Hex[];
  readonly seconds: number;
}

const longestRun = (runner: Combatant): number => runPace(runner) * SECONDS_PER_TURN;
const runPace = ({ sheet }: Combatant): number => RUN_FACTOR * sheet.speed;

/** Every run that can be begun: straight rows of open ground, nothing on them that conceals. */
export function runsOf(state: State, runner: Combatant): readonly Run[] {
  const ground = groundOf(state);
  const rough = roughOn(state.battlefield);
  const runs: Run[] = [];
  for (const direction of directions) {
    const path: Hex[] = [];
    let here = runner.position;
    let next = add(here, direction);
    while (
      path.length < longestRun(runner) &&
      canStep(ground, here, next) &&
      !rough.has(hexNumber(next))
    ) {
      path.push(next);
      here = next;
      next = add(next, direction);
      const seconds = Math.max(SHORTEST_RUN, Math.ceil(path.length / runPace(runner)));
      runs.push({ path: [...path], seconds });
    }
  }
  return runs;
}

const roughOn = remembered(
  ({ concealing }: Battlefield) => new Set(concealing.map(({ hex }) => hexNumber(hex))),
);

/** SEC-33: in fit shoes and upright. */
export function refuseRunning({ name, sheet, posture }: Combatant): Rejection | null {
  if (!sheet.runs || sheet.speed === 0)
    return illegal('SEC-33', `${name} is not fit to run`, 'move instead');
  return posture === 'UPRIGHT'
    ? null
    : illegal('SEC-33', `${name} does not stand upright`, 'stand up before running');
}

/** SEC-33: a run that has begun goes on until it has had three seconds. */
const mustRunOn = ({ doing }: Combatant): boolean =>
  doing?.action === 'run' && doing.done < SHORTEST_RUN;

/** SEC-33: nothing else is done before a run has had its three seconds. */
export const refuseUnfinishedRun = (combatant: Combatant): Rejection | null =>
  mustRunOn(combatant)
    ? illegal(
        'SEC-33',
        `${combatant.name} must bring the run to three seconds first`,
        'go on with it',
      )
    : null;
