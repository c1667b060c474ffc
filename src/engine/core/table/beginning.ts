/** How a fight begins: the same in every ruleset. */
import { firstRefusal, illegalUnless, type Rejection } from '../command/rejection.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import type { WithPhase } from './state.ts';

interface BeginningRules<State> {
  refuseEnded(state: State): Rejection | null;
  /** The sides that have someone able and willing to fight. */
  fightingSides(state: State): readonly string[];
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
          rules.fightingSides(state).length > 1,
          rules.sides,
          'A fight takes two sides that can fight',
          'add combatants first',
        ),
    ]);

/** The highest roll first; of equals the one who came first. */
export const highestFirst = (
  ids: readonly CombatantId[],
  rolls: readonly number[],
): readonly CombatantId[] =>
  ids
    .map((id, i) => ({ id, roll: rolls[i] ?? 0 }))
    .toSorted((a, b) => b.roll - a.roll)
    .map(({ id }) => id);
