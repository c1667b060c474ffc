import type { EventOf } from '../model/events.ts';
import type { Combatant } from '../model/state.ts';

/** A new sheet is that of somebody fresh: with all hit points, and what else it has stays. */
export const updated = (
  was: Combatant,
  { name, side, sheet }: EventOf<'CombatantUpdated'>,
): Partial<Combatant> => ({
  ...sheet,
  ...(sheet ? { maxHitPoints: sheet.hitPoints } : {}),
  name: name ?? was.name,
  side: side ?? was.side,
});

/** What a ruling sets; what follows from that by the rules has events of its own. */
export const ruled = (
  was: Combatant,
  { position, figures }: EventOf<'Adjudicated'>,
): Partial<Combatant> => ({
  position: position ?? was.position,
  hitPoints: figures?.hitPoints ?? was.hitPoints,
  spent: figures?.spent ?? was.spent,
  initiated: figures?.initiated ?? was.initiated,
});
