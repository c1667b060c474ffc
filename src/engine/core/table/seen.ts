/** Stats of sheets that the table has worked out of the scores that it has seen (T-01). */
import * as z from 'zod';
import { sumOfValues, type Term } from '../score/score.ts';
import type { CombatantId } from '../values/ids.ts';
import { foeNumbersOf } from '../views/foe-numbers.ts';
import { changeCombatant } from './patch.ts';
import { combatantOf, findCombatant, type WithCombatants } from './state.ts';

/** Beyond every figure of a sheet, and every sum of some. */
const LARGEST = 10_000;

/** The field `seen` of a combatant: of each figure that the table has seen what it was last. */
export const seenSchema = <const Figure extends string>(figures: readonly Figure[]) =>
  z.partialRecord(z.enum(figures), z.int().min(-LARGEST).max(LARGEST));

export type Seen<Figure extends string> = Readonly<Partial<Record<Figure, number>>>;

/** A figure of a combatant that follows from a score. */
export interface ShownFigure<Figure extends string> {
  readonly combatantId: CombatantId;
  readonly figure: Figure;
  readonly value: number;
}

/**
 * What a sheet adds to a score. Everyone sees what the numbers of a score come to, and can work
 * out what circumstances have put there, such as the range; the rest is the sheet's.
 *
 * @param circumstances the rules whose terms follow from what lies on the table alone
 */
export const sheetSum = (terms: readonly Term[], circumstances: readonly string[] = []): number =>
  sumOfValues(terms.filter(({ rule }) => rule === null || !circumstances.includes(rule)));

type AnyState<Figure extends string> = Parameters<typeof foeNumbersOf>[0] &
  WithCombatants<{ readonly id: CombatantId; readonly seen: Seen<Figure> }>;

/** The state in which the table has seen these figures; only a table that estimates keeps them. */
export function withShown<Figure extends string, State extends AnyState<Figure>>(
  state: State,
  shown: readonly ShownFigure<Figure>[],
): State {
  if (shown.length === 0 || foeNumbersOf(state) !== 'ESTIMATE') return state;
  return shown
    .filter(({ combatantId }) => findCombatant(state, combatantId))
    .reduce((before, { combatantId, figure, value }) => {
      const { seen } = combatantOf<AnyState<Figure>>(before, combatantId);
      if (seen[figure] === value) return before;
      const patch = { seen: { ...seen, [figure]: value } };
      return changeCombatant(
        before,
        combatantId,
        patch as Parameters<typeof changeCombatant<State>>[2],
      );
    }, state);
}
