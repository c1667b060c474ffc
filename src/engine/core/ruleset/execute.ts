import { authorize, type Actor } from '../command/actor.ts';
import type { Dice } from '../values/dice.ts';
import type { Rejection } from '../command/rejection.ts';
import { err, ok, type Result } from '../values/result.ts';
import type { Ruleset, RulesetTypes } from './ruleset.ts';
import { mentionHidden } from '../roster/hidden.ts';

export interface Execution<T extends RulesetTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/** Runs one command: judge it, then fold what happened. The caller keeps the dice position. */
export function execute<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  command: T['command'],
  by: { readonly actor: Actor; readonly dice: Dice },
): Result<Execution<T>, Rejection> {
  const forbidden = authorize(by.actor, command);
  if (forbidden) return err(forbidden);
  const decided = ruleset.decide(command, state, by.dice);
  if (!decided.ok) {
    const known = { hidden: ruleset.hidden(state), actor: by.actor };
    return err(mentionHidden(decided.error, command, known));
  }
  return ok({ state: fold(ruleset, state, decided.value), events: decided.value });
}

/** The state after these events. */
export function fold<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  events: readonly T['event'][],
): T['state'] {
  return events.reduce<T['state']>((before, event) => ruleset.evolve(before, event), state);
}
