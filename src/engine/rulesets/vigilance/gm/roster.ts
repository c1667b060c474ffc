import { rosterHandlers } from '../../../core/roster/handlers.ts';
import { type Creature, creatures } from '../content/index.ts';
import type { Event } from '../model/events.ts';
import { isConscious } from '../model/lookup.ts';
import { damageLimit } from '../stats/limits.ts';
import { catalogue } from '../model/catalogue.ts';
import { refuseEnded } from '../model/phase.ts';
import { type Sheet, sheetSchema } from '../model/combatant/sheet.ts';
import type { Hidden, State } from '../model/state.ts';
import { settleTieWithout } from '../turn/ties.ts';
import { asHidden } from './hidden.ts';
import { members } from './members.ts';
import { refusePlace } from './place.ts';
import { noDefinitions, refuseSheet } from './sheet-check.ts';

interface Types {
  readonly state: State;
  readonly event: Event;
  readonly hidden: Hidden;
  readonly sheet: Sheet;
  readonly creature: Creature;
}

export const roster = rosterHandlers<Types>({
  creatures,
  sheetOf: ({ vigilance, nature, items, learnt }) =>
    sheetSchema.parse({ vigilance, nature, items, learnt }),
  withHealth,
  catalogue,
  refuseEnded,
  refusePlace,
  refuseSheet: (state, sheet, { field, brought }) =>
    refuseSheet(state, sheet, { field, brought: brought ?? noDefinitions }),
  sheetsStay: 'VIG-06',
  // VIG-22: the damage of a new sheet is that of an able combatant.
  isConscious,
  asHidden,
  members,
  // VIG-68: who was ambushed is not whole again by leaving; they sit out the rest of the round.
  hasActed: ({ phase, combatants }, id) =>
    phase.kind === 'COMBAT' &&
    (!phase.waiting.includes(id) || combatants[id]?.presence === 'AMBUSHED'),
  left: (log, _, { dice }) => {
    settleTieWithout(log, dice);
  },
});

/** A character of less health begins with damage: its limit follows from its abilities (VIG-19). */
function withHealth(sheet: Sheet, health: number): Sheet {
  const { nature } = sheet;
  const limit = damageLimit(sheet);
  const more = Math.max(1, Math.round(limit * health)) - limit;
  if (nature.kind === 'CREATURE')
    return { ...sheet, nature: { ...nature, damageLimit: limit + more } };
  if (more < 0) return { ...sheet, damage: sheet.damage - more };
  return { ...sheet, nature: { ...nature, damageLimitBonus: nature.damageLimitBonus + more } };
}
