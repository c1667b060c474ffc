import { secondsToGo } from '../action/doing.ts';
import { refuseIntent } from '../action/intent.ts';
import { refuseRunning, runsOf } from '../terrain/running.ts';
import { nearestEnd } from '../terrain/movement.ts';
import { waysOf } from '../terrain/ways.ts';
import type { Action } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import { endsOfMove, endsOfRuns, endsOfWays } from './areas.ts';
import {
  allowed,
  destination,
  withIntent,
  type Options,
  optionIf,
  lazyOptionIf,
  labelOf,
  merge,
  option,
  price,
  secondsOfIt,
} from './build.ts';
import { commandOf, declaration } from './declaration.ts';

/** SEC-32: a single move; SEC-56: ways of the same length are one option. */
export function moveFindings(state: State, combatant: Combatant, action: Action): Options {
  const command = commandOf(combatant, action, {});
  const refusal = refuseIntent(
    state,
    declaration(combatant, action, { to: nearestEnd(state, combatant) }),
  );
  const move = lazyOptionIf(refusal, () =>
    withIntent(
      'MOVE',
      option(
        labelOf(action.name, action.seconds),
        command,
        [destination(endsOfMove(state, combatant))],
        price(action.seconds),
      ),
    ),
  );
  if (refusal) return move;
  const ways = waysOf(state, combatant, secondsToGo(state)).map((way) =>
    withIntent(
      'MOVE',
      option(
        `${action.name} on, ${way.seconds} moves as one way (${way.seconds} s)`,
        command,
        [destination(endsOfWays(state, combatant, way)), secondsOfIt(way.seconds)],
        price(way.seconds),
      ),
    ),
  );
  return merge(move, allowed(...ways));
}

/** SEC-33: runs of the same length are one option. */
export function runFindings(state: State, combatant: Combatant, action: Action): Options {
  const command = commandOf(combatant, action, {});
  const runs = refuseRunning(combatant) ? [] : runsOf(state, combatant);
  const to = runs[0]?.path.at(-1) ?? null;
  const refusal = refuseIntent(state, declaration(combatant, action, { to }));
  if (refusal) return optionIf(option(labelOf(action.name, action.seconds), command), refusal);
  const lengths = [...new Set(runs.map(({ seconds }) => seconds))].sort();
  return merge(
    ...lengths.map((seconds) =>
      allowed(
        withIntent(
          'MOVE',
          option(
            labelOf(action.name, seconds),
            command,
            [destination(endsOfRuns(state, combatant, seconds))],
            price(seconds),
          ),
        ),
      ),
    ),
  );
}
