import { rosterHandlers } from '../../../core/roster/handlers.ts';
import { type PackedCreature, packedCreatures } from '../content/creatures.ts';
import { dropAimsAt } from '../terrain/lost-aims.ts';
import { refusePlace } from '../terrain/movement.ts';
import { catalogue } from '../model/catalogue.ts';
import { refuseEnded } from '../model/ended.ts';
import type { Event } from '../model/events.ts';
import { isConscious } from '../model/lookup.ts';
import type { CreatureSheet } from '../model/combatant/sheet.ts';
import type { Hidden, State } from '../model/state.ts';
import { rankNewcomers } from '../turn/initiative.ts';
import { asHidden } from './hidden.ts';
import { members } from './members.ts';
import { refuseSheet } from './sheets.ts';

interface Types {
  readonly state: State;
  readonly event: Event;
  readonly hidden: Hidden;
  readonly sheet: CreatureSheet;
  readonly creature: PackedCreature;
}

export const roster = rosterHandlers<Types>({
  creatures: packedCreatures,
  sheetOf: ({ sheet }) => sheet,
  withHealth: (sheet, health) => ({
    ...sheet,
    toughness: Math.max(1, Math.round(sheet.toughness * health)),
  }),
  catalogue,
  refuseEnded,
  refusePlace: (state, hex) => refusePlace(state, hex),
  refuseSheet: (state, sheet, { field, name, brought }) =>
    refuseSheet(state, { ...sheet, name }, { field, brought: brought?.actions ?? [] }),
  sheetsStay: 'SEC-02',
  // SEC-53: with the wounds of a new sheet one is conscious.
  isConscious,
  // SEC-06
  joined: (log, ids, dice) => {
    if (log.state.phase.kind === 'COMBAT') rankNewcomers(log, ids, dice);
  },
  leaving: dropAimsAt,
  // SEC-02, 24: a turn that has begun or was delayed is over with the one who leaves.
  hasActed: ({ phase }, id) => phase.kind === 'COMBAT' && !phase.waiting.includes(id),
  asHidden,
  members,
});
