/** How a fight begins: the same in every ruleset. */
import { firstRefusal, illegalUnless, type Rejection } from '../command/rejection.ts';
import type { RuleId } from '../values/ids.ts';
import type { WithPhase } from './state.ts';

interface BeginningRules<State> {
  refuseEnded(state: State): Rejection | null;
  /** The sides that have someone able and willing to fight. */
  fightingSides(state: State): readonly string[];
  /** How many of them it takes; two if left out. */
  leastSides?(state: State): number;
  /** The rules by which the order is set once, and by which a fight has two sides. */
  readonly once: RuleId;
  readonly sides: RuleId;
}

/** Why no fight can begin now, or null. */
export const beginningBy =
  <State extends WithPhase>(rules: BeginningRules<State>) =>
  (state: State): Rejection | null =>
    firstRefusal([
      () => rules.refuseEnded(state),
      () =>
        illegalUnless(
          state.phase.kind === 'SETUP',
          rules.once,
          'The order is set once, as a fight begins',
          'play on in it',
        ),
      () =>
        illegalUnless(
          rules.fightingSides(state).length >= (rules.leastSides?.(state) ?? 2),
          rules.sides,
          'A fight takes two sides that can fight',
          'add combatants first',
        ),
    ]);

/** Those of the highest score first; those who tie are together, in the order in which they came. */
export function byScore<T>(
  all: readonly T[],
  scoreOf: (one: T) => number,
): readonly (readonly T[])[] {
  const scores = all.map(scoreOf);
  return [...new Set(scores)]
    .sort((a, b) => b - a)
    .map((score) => all.filter((_, i) => scores[i] === score));
}
