import type { Dice } from '../values/dice.ts';
import type { EventRecorder } from './event-recorder.ts';
import type { Rejection } from './rejection.ts';
import { err, ok, type Result } from '../values/result.ts';

/**
 * One kind of command: what it comes to, or the first rule that forbids it; and what it then does.
 * The plan carries all that was judged, so that nothing is looked up, or invented, a second time.
 */
export interface Handler<State, Event, Command, Plan = unknown> {
  judge(state: State, command: Command): Result<Plan, Rejection>;
  /** The only place that rolls. */
  apply(plan: Plan, recorder: EventRecorder<State, Event>, dice: Dice): void;
}

/** A plan for a command unless a rule forbids it: the command itself where nothing is to be worked out. */
export const planUnless = <Plan>(
  rejection: Rejection | null,
  plan: Plan,
): Result<Plan, Rejection> => (rejection ? err(rejection) : ok(plan));
