import type { Action } from '../model/actions.ts';
import type { CombatantInput, CommandOf } from '../model/commands.ts';
import { type PackName, packNames } from '../model/packs.ts';
import { type CreatureSheet, sheetPartSchema, sheetSchema } from '../model/sheet.ts';
import { contentPacks } from './index.ts';
import type { Creature } from './pack.ts';

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
  const { actions } = contentPacks[pack];
  const needed = actions.filter((action) => uses.has(action.key));
  return { ...whole, key, name, summary, pack, actions: needed };
}

export const findCreature = (key: string): PackedCreature | undefined =>
  creatures.find((creature) => creature.key === key);

/** The creature as a combatant. */
export function recruit(creature: PackedCreature, posting: Posting): CombatantInput {
  const { id, side, position, name = creature.name } = posting;
  return { ...sheetPartSchema.parse(creature), id, name, side, position };
}

/** Where and as whom a creature comes into an encounter. */
type Posting = Omit<CommandOf<'AddCombatants'>['creatures'][number], 'creature'>;
