import { namedAfter } from '../../../core/catalogue/named-after.ts';
import { typicalOf } from '../../../core/odds/typical.ts';
import { type Estimate, supposeUnseen } from '../../../core/table/suppose.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { once } from '../../../core/values/once.ts';
import { withSeen } from '../attack/seen.ts';
import { packedCreatures } from '../content/creatures.ts';
import { equipped } from '../model/combatant/newcomer.ts';
import { seenFigures } from '../model/combatant/seen.ts';
import type { CreatureSheet } from '../model/combatant/sheet.ts';
import { findAction } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** The middle of the sample creatures, without what they carry or have learnt. */
const typical = once(() =>
  typicalOf<CreatureSheet>(
    packedCreatures.map(({ sheet }) => ({
      ...sheet,
      ...{ weapons: [], objects: [], spells: [], techniques: [], components: [], combos: [] },
    })),
  ),
);

/**
 * Everyone who is not seen with average figures, but for those that the table has seen; wounds and
 * what is in hand are seen by all.
 */
export const estimate = (state: State, isUnseen: (id: CombatantId) => boolean): Estimate<State> =>
  estimateBy(state, isUnseen, typical);

/** The same, but who has the name of a creature of the bestiary is supposed to have its sheet. */
export const estimateByName = (
  state: State,
  isUnseen: (id: CombatantId) => boolean,
): Estimate<State> =>
  estimateBy(state, isUnseen, ({ name }) => {
    const creature = namedAfter(packedCreatures, name);
    const isKnown = creature?.actions.every(({ key }) => findAction(state, key)) ?? false;
    return creature && isKnown ? creature.sheet : typical();
  });

const estimateBy = (
  state: State,
  isUnseen: (id: CombatantId) => boolean,
  sheetFor: (combatant: Combatant) => CreatureSheet,
): Estimate<State> =>
  supposeUnseen(state, isUnseen, (combatant) => {
    const { seen } = combatant;
    const { sheet, defenses } = equipped(withSeen(sheetFor(combatant), seen), state);
    const gear = combatant.gear.filter(({ held }) => held);
    return {
      combatant: { ...combatant, sheet, defenses, gear, aimsAt: null },
      supposed: () => [...seenFigures.filter((figure) => seen[figure] === undefined), 'toughness'],
    };
  });
