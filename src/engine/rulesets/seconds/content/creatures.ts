import * as z from 'zod';
import { creatureFields } from '../../../core/catalogue/creature.ts';
import { object, type TypeOf } from '../../../core/schema/describe.ts';
import { type DefinedAction, knownActionSchema } from '../model/actions.ts';
import { type PackName, packNames } from '../model/commands.ts';
import {
  type CreatureSheet,
  seenFields,
  seenSheet,
  sheetSchema,
} from '../model/combatant/sheet.ts';
import { contentPacks } from './index.ts';
import type { Creature } from './pack.ts';

/** A creature of a pack, and what it brings into an encounter. */
export interface PackedCreature {
  readonly key: string;
  readonly name: string;
  readonly creature: Creature;
  readonly pack: PackName;
  readonly sheet: CreatureSheet;
  /** Its weapons and spells, but for those that everyone has. */
  readonly actions: readonly DefinedAction[];
}

/** The creatures of all packs; their keys are unique over them. */
export const packedCreatures: readonly PackedCreature[] = packNames.flatMap((pack) =>
  contentPacks[pack].combatants.map((creature) => packed(pack, creature)),
);

function packed(pack: PackName, creature: Creature): PackedCreature {
  const sheet = sheetSchema.parse(creature.sheet);
  const uses = new Set([...sheet.weapons.map(({ weapon }) => weapon), ...sheet.spells]);
  const actions = contentPacks[pack].actions.filter(({ key }) => uses.has(key));
  const { key, name } = creature;
  return { key, name, creature, pack, sheet, actions };
}

export const creatureSchema = object(
  'SecondsCreature',
  'A ready-made combatant of the ruleset SECONDS.',
  {
    ...creatureFields,
    ...seenFields,
    weapons: z.array(z.string()).describe('The keys of the weapons that it carries.'),
    actions: z.array(knownActionSchema).describe('The weapons and spells that it brings with it.'),
  },
);
export type CreatureView = TypeOf<typeof creatureSchema>;

/** The same as they are listed. */
export const creatures: readonly CreatureView[] = packedCreatures.map(
  ({ creature, pack, sheet, actions }) => {
    const { key, name, summary } = creature;
    const weapons = sheet.weapons.map(({ weapon }) => weapon);
    return { ...seenSheet(sheet), key, name, summary, pack, weapons, actions };
  },
);
