import { authorize, type Actor } from '../command/actor.ts';
import type { Dice } from '../values/dice.ts';
import type { Rejection } from '../command/rejection.ts';
import { err, type Result } from '../values/result.ts';
import type { Decided, Ruleset, RulesetTypes } from './ruleset.ts';
import { mentionHidden } from '../roster/hidden.ts';
import { refuseCostless, type WithCostless } from '../table/costless.ts';

/** Runs one command on behalf of an actor. The caller keeps the dice position. */
export function execute<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  command: T['command'],
  by: { readonly actor: Actor; readonly dice: Dice },
): Result<Decided<T>, Rejection> {
  const forbidden =
    authorize(by.actor, command) ??
    refuseCostless(
      state as WithCostless,
      command,
      by.actor,
      () => ruleset.play.isCostless?.(state, command) ?? false,
    );
  if (forbidden) return err(forbidden);
  const decided = ruleset.play.decide(command, state, by.dice);
  if (!decided.ok) {
    const known = { hidden: ruleset.see.hidden(state), actor: by.actor };
    return err(mentionHidden(decided.error, command, known));
  }
  return decided;
}

/** The state after these events. */
export function fold<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  events: readonly T['event'][],
): T['state'] {
  return events.reduce<T['state']>((before, event) => ruleset.play.evolve(before, event), state);
}
