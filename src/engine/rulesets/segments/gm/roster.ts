import { invalid, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { rosterHandlers, type SheetPlace } from '../../../core/roster/handlers.ts';
import { sheetBy } from '../../../core/roster/sheets.ts';
import { freeUnlessHeld } from '../attack/maneuvers/grapple.ts';
import { returnDefense } from '../condition/returned-defense.ts';
import { creatures } from '../content/index.ts';
import type { PackedCreature } from '../content/pack.ts';
import { refuseEnded } from '../stats/guards.ts';
import { refusePlace } from '../terrain/passage.ts';
import { catalogue } from '../model/catalogue.ts';
import type { Event } from '../model/events.ts';
import { findAction } from '../model/lookup.ts';
import { type Sheet, sheetSchema } from '../model/combatant/sheet.ts';
import type { Hidden, State } from '../model/state.ts';
import { asHidden } from './hidden.ts';
import { members } from './members.ts';

interface Types {
  readonly state: State;
  readonly event: Event;
  readonly hidden: Hidden;
  readonly sheet: Sheet;
  readonly creature: PackedCreature;
}

export const roster = rosterHandlers<Types>({
  creatures,
  sheetOf: sheetBy(sheetSchema),
  withHealth: (sheet, health) => ({
    ...sheet,
    hitPoints: Math.max(1, Math.round(sheet.hitPoints * health)),
  }),
  catalogue,
  refuseEnded,
  refusePlace,
  refuseSheet,
  sheetsStay: 'SEG-05',
  isConscious: ({ status }) => status !== 'DOWN',
  asHidden,
  members,
  left: (log, combatantId, { before }) => {
    // SEG-110: what was declared against attacks that are no more.
    for (const attack of before.attacks)
      if (attack.attackerId === combatantId) returnDefense(log, attack);
    // SEG-102: whom no other combatant holds is free.
    for (const { grapplerId, targetId } of before.grapples)
      if (grapplerId === combatantId) freeUnlessHeld(log, targetId);
  },
});

function refuseSheet(
  state: State,
  { talents }: Sheet,
  { field, brought }: SheetPlace<Types>,
): Rejection | null {
  const keys = talents.map(({ action }) => action);
  const isKnown = (key: string) =>
    findAction(state, key) !== undefined ||
    brought?.actions.some((action) => action.key === key) === true;
  const unknown = keys.find((key) => !isKnown(key));
  if (unknown !== undefined) return notFound('action', unknown);
  if (new Set(keys).size < keys.length)
    return invalid(`${field}.talents`, 'A combatant has each talent once: name none twice.');
  return null;
}
