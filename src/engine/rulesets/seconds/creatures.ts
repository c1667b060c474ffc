import type { Action } from './actions.ts';
import type { CombatantInput, CommandOf } from './commands.ts';
import {
  type ContentPack,
  contentPacks,
  type Creature,
  type PackName,
  packNames,
} from './content/index.ts';
import { type CreatureSheet, sheetSchema, sheetWithin } from './sheet.ts';

/** A ready combatant: its sheet, the pack it is from, and all that it needs of it. */
export interface PackedCreature extends CreatureSheet {
  readonly key: string;
  readonly name: string;
  readonly summary: string;
  readonly pack: PackName;
  /** Its weapons and spells, those that everybody has aside. */
  readonly actions: readonly Action[];
}

/** The ready combatants of all packs; their keys are unique over them. */
export const creatures: readonly PackedCreature[] = packNames.flatMap((pack) =>
  contentPacks[pack].combatants.map((creature) => packed(pack, creature)),
);

function packed(pack: PackName, { key, name, summary, sheet }: Creature): PackedCreature {
  const whole = sheetSchema.parse(sheet);
  const uses = new Set([...whole.weapons.map(({ weapon }) => weapon), ...whole.spells]);
  const { actions }: ContentPack = contentPacks[pack];
  const needed = actions.filter((action) => uses.has(action.key));
  return { ...whole, key, name, summary, pack, actions: needed };
}

export const findCreature = (key: string): PackedCreature | undefined =>
  creatures.find((creature) => creature.key === key);

/** The creature as a combatant. */
export function recruit(creature: PackedCreature, posting: Posting): CombatantInput {
  const { id, side, position, name = creature.name } = posting;
  return { ...sheetWithin.parse(creature), id, name, side, position };
}

/** Where and as whom a creature comes into an encounter. */
type Posting = Omit<CommandOf<'AddCombatants'>['creatures'][number], 'creature'>;
