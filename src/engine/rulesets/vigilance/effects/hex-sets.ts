/** Fields to choose from: those that several options reach are worked out once. */
import { type HexSet, sharedAreas } from '../../../core/decision/hex-set.ts';
import type { Combatant, State } from '../model/state.ts';
import { fieldsAcross } from '../terrain/climbing.ts';
import { destinations } from '../terrain/movement.ts';

const shared = sharedAreas();

/** VIG-34: where a travel can end that leads so much further than usual. */
export const endsOf = (state: State, mover: Combatant, further: number): HexSet =>
  shared(state, ['TRAVEL', mover.id, further], () => destinations(state, mover, further));

/** VIG-36: where a swing over so many fields can end. */
export const acrossOf = (state: State, mover: Combatant, fields: number): HexSet =>
  shared(state, ['ACROSS', mover.id, fields], () => fieldsAcross(state, mover, fields));
