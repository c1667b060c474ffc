/** T-04: rolls of hands, each with the seat whose hand it is. */
import { owners } from '../../app/play/hands.ts';
import { shownIn } from './in-encounter.ts';
import type { EncounterModel } from './model.ts';

/** Whose hand a roll comes from. */
export interface OfASeat {
  /** What the seat is called; null where the seat that looks may not know. */
  readonly seatName: string | null;
}

/** A roll as a seat sees it: seats are known to the GM and to who has them. */
export const rollShownIn = <Roll extends { readonly combatantId: string | null }>(
  encounter: EncounterModel,
  roll: Roll,
): Roll & OfASeat => {
  const { actor, record, seat } = encounter;
  const known = owners(record, roll.combatantId).find(
    ({ id }) => actor.kind === 'GM' || id === seat.id,
  );
  return shownIn(encounter, { ...roll, seatName: known?.name ?? null });
};
