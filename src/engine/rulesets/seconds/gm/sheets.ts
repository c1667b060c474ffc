import {
  firstRefusal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { type Builder, refuseCombos } from '../stats/combos.ts';
import type { Action, DefinedAction } from '../model/actions.ts';
import { findAction } from '../model/lookup.ts';
import type { CreatureSheet } from '../model/combatant/sheet.ts';
import type { State } from '../model/state.ts';

/** Where a sheet stands in its command, and the actions that come with it. */
interface SheetPlace {
  readonly field: string;
  readonly brought: readonly DefinedAction[];
}

/** The weapons, spells and combos of a sheet must be possible. */
export function refuseSheet(
  state: State,
  sheet: Builder & Pick<CreatureSheet, 'weapons' | 'spells'>,
  { field, brought }: SheetPlace,
): Rejection | null {
  const find = (key: string) =>
    findAction(state, key) ?? brought.find((action) => action.key === key);
  const weapons = sheet.weapons.map(({ weapon }) => weapon);
  const ofWeapons = { field: `${field}.weapons`, types: ['MELEE', 'RANGED'] };
  const ofSpells = { field: `${field}.spells`, types: ['SPELL'] };
  return firstRefusal([
    () => refuseKeys(find, weapons, ofWeapons),
    () => refuseKeys(find, sheet.spells, ofSpells),
    () => refuseCombos(sheet, field),
  ]);
}

/** Each key names an action of the right kind, and is listed once. */
function refuseKeys(
  find: (key: string) => Action | undefined,
  keys: readonly string[],
  { field, types }: { readonly field: string; readonly types: readonly string[] },
): Rejection | null {
  for (const key of keys) {
    const action = find(key);
    if (!action) return notFound('action', key);
    if (!types.includes(action.effect.type))
      return invalid(field, `'${key}' is none of ${types.join(', ')}: choose one that is.`);
  }
  return new Set(keys).size < keys.length ? invalid(field, 'Name each of them once.') : null;
}
