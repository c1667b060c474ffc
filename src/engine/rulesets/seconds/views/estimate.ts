import { typicalOf } from '../../../core/odds/typical.ts';
import { type Estimate, supposeUnseen } from '../../../core/table/suppose.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { withSeen } from '../attack/seen.ts';
import { packedCreatures } from '../content/creatures.ts';
import { equipped } from '../model/combatant/newcomer.ts';
import { seenFigures } from '../model/combatant/seen.ts';
import type { CreatureSheet } from '../model/combatant/sheet.ts';
import type { State } from '../model/state.ts';

/** The middle of the sample creatures, without what they carry or have learnt. */
function averageSheet(): CreatureSheet {
  const sheets = packedCreatures.map(({ sheet }) => ({
    ...sheet,
    ...{ weapons: [], objects: [], spells: [], techniques: [], components: [], combos: [] },
  }));
  return typicalOf<CreatureSheet>(sheets);
}
let average: CreatureSheet | null = null;

/**
 * Everybody who is not seen with average figures, but for those that the table has seen; wounds and
 * what is in hand are seen by all.
 */
export const estimate = (state: State, isUnseen: (id: CombatantId) => boolean): Estimate<State> =>
  supposeUnseen(state, isUnseen, (combatant) => {
    average ??= averageSheet();
    const { seen } = combatant;
    const { sheet, defenses } = equipped(withSeen(average, seen), state);
    const gear = combatant.gear.filter(({ held }) => held);
    return {
      combatant: { ...combatant, sheet, defenses, gear, aimsAt: null },
      supposed: [...seenFigures.filter((figure) => seen[figure] === undefined), 'toughness'],
    };
  });
