/** Ids and keys, each with what it names. */
import { idSchema, newIdSchema } from '../values/texts.ts';

export const id = idSchema.meta({ scalar: 'ID' });
/** A rule or a ruling: the API shows all of it, with its title. */
export const ruleId = idSchema.meta({ scalar: 'Rule' });
export const combatantId = idSchema.meta({ scalar: 'ID', refersTo: 'COMBATANT' });
/** The id of a combatant who joins; the server makes it. */
export const newCombatantId = newIdSchema.meta({ scalar: 'ID', generated: 'cmb' });
export const actionKey = idSchema.meta({ refersTo: 'ACTION' });
/** The key of an action that attacks. */
export const attackKey = idSchema.meta({ refersTo: 'ATTACK_ACTION' });
export const conditionKey = idSchema.meta({ refersTo: 'CONDITION' });
