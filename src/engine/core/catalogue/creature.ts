import * as z from 'zod';
import { definitionFields } from './definitions.ts';

/** What the schema of a creature has, besides its sheet. */
export const creatureFields = {
  ...definitionFields,
  pack: z.string().describe('The content pack that it is from.'),
};

/** A ready-made combatant; its sheet is the ruleset's own matter. */
export interface Creature {
  /** Names it in `AddCombatants`. */
  readonly key: string;
  readonly name: string;
  readonly summary: string;
  /** The content pack that it is from. */
  readonly pack: string;
}
