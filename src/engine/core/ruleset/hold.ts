/** T-04: commands that need dice which are rolled by hand. */
import type { Actor } from '../command/actor.ts';
import type { Rejection } from '../command/rejection.ts';
import { findNeededRolls, type IsByHand } from '../hand-dice/needed.ts';
import { giverOf, type Pending, type Waiting, type WithPending } from '../hand-dice/pending.ts';
import type { AnsweredRoll, NeededRoll } from '../hand-dice/rolls.ts';
import type { WithCombatants } from '../table/state.ts';
import { err, ok, type Result } from '../values/result.ts';
import { propose } from './execute.ts';
import type { Decided, Ruleset, RulesetTypes } from './ruleset.ts';

/** What hands are still to roll for a command that is legal. */
export const neededRolls = <T extends RulesetTypes>(
  { rules }: Ruleset<T>,
  state: T['state'],
  command: T['command'],
  hands: { readonly answered: readonly AnsweredRoll[]; readonly isByHand: IsByHand },
): readonly NeededRoll[] => {
  const ready = { ...(state as WithPending), pending: null } as T['state'];
  const present = Object.keys((state as WithCombatants).combatants);
  return findNeededRolls({ play: (dice) => rules.decide(command, ready, dice), present, ...hands });
};

interface Held<T extends RulesetTypes> {
  readonly command: T['command'];
  readonly actor: Actor;
  readonly reasons: Pending['reasons'];
  readonly held: Waiting;
}

/** Has a command wait for dice: nothing is new but that they are asked for. */
export function hold<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  { command, actor, reasons, held }: Held<T>,
): Result<Decided<T>, Rejection> {
  const refusal = propose(ruleset, state, command, actor);
  if (refusal) return err(refusal);
  const pending: Pending = { command, by: giverOf(actor), reasons, ...held };
  const asked = { type: 'DiceAsked', pending } as unknown as T['event'];
  return ok({ events: [asked], state: ruleset.rules.evolve(state, asked) });
}
