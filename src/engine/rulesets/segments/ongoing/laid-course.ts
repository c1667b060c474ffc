import { type PlannedCourse, stagesOf } from '../../../core/views/course.ts';
import type { Hex } from '../../../grid/hex.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Means } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { meansOf } from '../stats/strike.ts';
import { fillOf } from './area.ts';
import { area, type MomentOf } from './kind.ts';

interface Aimed {
  /** SEG-26: one for each segment. */
  readonly hexes: readonly Hex[];
  readonly momentOf: MomentOf;
}

/** SEG-26, 61, 112: areas that are still to be laid, from where their user is now. */
export function laidCourse(
  state: State,
  { ownerId, ...attack }: Means & { readonly ownerId: string },
  { hexes, momentOf }: Aimed,
): PlannedCourse | null {
  const { effect } = actionOf(state, attack.action);
  if (hexes.length === 0 || effect.type !== 'ATTACK' || effect.form !== 'AREA') return null;
  return area(() => {
    const { position: origin } = combatantOf(state, ownerId);
    return hexes.flatMap((aim, i) =>
      stagesOf(fillOf(state, { ...meansOf(attack), origin, aim }), (part) => momentOf(part + i)),
    );
  });
}
