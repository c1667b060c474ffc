import { secondsToGo } from '../action/doing.ts';
import { refuseIntent } from '../action/intent.ts';
import { moveDestinations } from '../ground/movement.ts';
import { refuseRunning, type Run, runsOf } from '../ground/running.ts';
import { waysOf } from '../ground/ways.ts';
import type { Action } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import {
  allowed,
  destination,
  destinations,
  intended,
  type Findings,
  judged,
  labelOf,
  merge,
  option,
  price,
  upTo,
} from './build.ts';
import { commandOf, declaration } from './declaration.ts';

/** SEC-32: a single move; SEC-56: ways of the same length are one option. */
export function moveFindings(state: State, combatant: Combatant, action: Action): Findings {
  const reach = moveDestinations(state, combatant);
  const command = commandOf(combatant, action, {});
  const choices = reach.length > 0 ? [destination(reach, 1)] : [];
  const move = judged(
    intended(
      'MOVE',
      option(labelOf(action.name, action.seconds), command, choices, price(action.seconds)),
    ),
    refuseIntent(state, declaration(combatant, action, { to: reach[0] ?? null })),
  );
  if (move.options.length === 0) return move;
  const ways = waysOf(state, combatant, secondsToGo(state)).map(({ seconds, ends }) =>
    intended(
      'MOVE',
      option(
        `${action.name} on, ${seconds} moves as one way (${seconds} s)`,
        command,
        [destinations(ends), upTo('seconds', seconds)],
        price(seconds),
      ),
    ),
  );
  return merge(move, allowed(...ways));
}

/** SEC-33: runs of the same length are one option. */
export function runFindings(state: State, combatant: Combatant, action: Action): Findings {
  const command = commandOf(combatant, action, {});
  const runs = refuseRunning(combatant) ? [] : runsOf(state, combatant);
  const to = runs[0]?.path.at(-1) ?? null;
  const refusal = refuseIntent(state, declaration(combatant, action, { to }));
  if (refusal) return judged(option(labelOf(action.name, action.seconds), command), refusal);
  const lengths = [...new Set(runs.map(({ seconds }) => seconds))].sort();
  return merge(
    ...lengths.map((seconds) =>
      allowed(
        intended(
          'MOVE',
          option(
            labelOf(action.name, seconds),
            command,
            [destination(endsOf(runs.filter((run) => run.seconds === seconds)), 1)],
            price(seconds),
          ),
        ),
      ),
    ),
  );
}

const endsOf = (runs: readonly Run[]) => runs.flatMap(({ path }) => path.slice(-1));
