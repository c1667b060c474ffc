/** Fields to choose from: those that several options reach are worked out once. */
import { type HexSet, sharedAreas } from '../../../core/decision/hex-set.ts';
import { fieldsAfterDefense } from '../attack/defend.ts';
import type { Combatant, State } from '../model/state.ts';

const shared = sharedAreas();

/** VIG-44: where a defense with these boosts can lead. */
export const stepsOf = (state: State, defender: Combatant, boosts: readonly string[]): HexSet =>
  shared(state, ['STEP', defender.id, boosts], () => fieldsAfterDefense(state, defender, boosts));
