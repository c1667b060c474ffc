import type { Actor } from '../command/actor.ts';
import type { Dice } from '../values/dice.ts';
import type { Rejection } from '../command/rejection.ts';
import { err, ok, type Result } from '../values/result.ts';
import type { Decided, Ruleset, RulesetTypes } from './ruleset.ts';
import { isHeld, refuseWhilePending, type WithPending } from '../hand-dice/pending.ts';
import { mentionHidden } from '../roster/hidden.ts';
import { refuseFreeAction, type WithFreeActions } from '../table/free-actions.ts';

/** Runs one command on behalf of an actor. The caller keeps the dice position. */
export function execute<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  command: T['command'],
  by: { readonly actor: Actor; readonly dice: Dice },
): Result<Decided<T>, Rejection> {
  const forbidden = refuseSeat(ruleset, state, command, by.actor);
  if (forbidden) return err(forbidden);
  const decided = (state as WithPending).pending
    ? decideWhilePending(ruleset, state, command, by.dice)
    : ruleset.rules.decide(command, state, by.dice);
  if (decided.ok) return decided;
  return err(mentionHidden(decided.error, command, knownTo(ruleset, state, by.actor)));
}

/** Declaring dice and taking back leave the command that waits; the command itself goes on without it. */
function decideWhilePending<T extends RulesetTypes>(
  { rules }: Ruleset<T>,
  state: T['state'],
  command: T['command'],
  dice: Dice,
): Result<Decided<T>, Rejection> {
  const { pending } = state as WithPending;
  if (!pending || !isHeld(pending, command)) return rules.decide(command, state, dice);
  const resumed = { type: 'CommandResumed' } as T['event'];
  const decided = rules.decide(command, rules.evolve(state, resumed), dice);
  if (!decided.ok) return decided;
  return ok({ ...decided.value, events: [resumed, ...decided.value.events] });
}

/**
 * Why `execute` would refuse a command, or null: one intention judged, with nothing listed, rolled or
 * applied. It is what bots and simulations ask that know what they want.
 */
export function propose<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  command: T['command'],
  actor: Actor,
): Rejection | null {
  const forbidden = refuseSeat(ruleset, state, command, actor);
  if (forbidden) return forbidden;
  const refusal = ruleset.rules.refusalOf(state, command);
  return refusal && mentionHidden(refusal, command, knownTo(ruleset, state, actor));
}

/** Why the seat may not give this command, whatever the rules of the fight say. */
const refuseSeat = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  command: T['command'],
  actor: Actor,
): Rejection | null =>
  ruleset.rules.authorize(actor, command) ??
  refuseWhilePending(state as WithPending, command) ??
  refuseFreeAction(state as WithFreeActions, command, actor, () =>
    ruleset.rules.isFreeAction(state, command),
  );

const knownTo = <T extends RulesetTypes>(
  { queries }: Ruleset<T>,
  state: T['state'],
  actor: Actor,
) => ({
  hidden: queries.hidden(state),
  actor,
});

/** The state after these events. */
export function fold<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  events: readonly T['event'][],
): T['state'] {
  return events.reduce<T['state']>((before, event) => ruleset.rules.evolve(before, event), state);
}
