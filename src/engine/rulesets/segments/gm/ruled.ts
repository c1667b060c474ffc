import type { EventOf } from '../model/events.ts';
import type { Sheet } from '../model/sheet.ts';
import type { Combatant } from '../model/state.ts';

/** A new sheet is that of somebody fresh: with all hit points, and what else it has stays. */
export const resheeted = (sheet: Sheet): Partial<Combatant> => ({
  ...sheet,
  maxHitPoints: sheet.hitPoints,
});

/** What a ruling sets; what follows from that by the rules has events of its own. */
export const ruled = (was: Combatant, { figures }: EventOf<'Adjudicated'>): Partial<Combatant> => ({
  hitPoints: figures?.hitPoints ?? was.hitPoints,
  spent: figures?.spent ?? was.spent,
  initiated: figures?.initiated ?? was.initiated,
});
