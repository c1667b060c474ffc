import type { CommandOf } from '../model/commands.ts';
import type { Action } from '../model/actions.ts';
import type { Combatant } from '../model/state.ts';

/** What a declaration says. */
export type Declared = Omit<CommandOf<'DeclareAction'>, 'type'>;

/** The same besides the action. */
export type Particulars = Partial<Omit<Declared, 'combatantId' | 'action'>>;

/** A declaration that names the action alone. */
const withoutParticulars = {
  weapon: null,
  object: null,
  combo: null,
  targetIds: [],
  to: null,
  path: null,
  seconds: null,
  anyway: false,
  freeActions: [],
};

/** The command of an option, with what is fixed of it. */
export const commandOf = (combatant: Combatant, { key }: Action, particulars: Particulars) => ({
  type: 'DeclareAction' as const,
  combatantId: combatant.id,
  action: key,
  ...particulars,
});

/** The same in full, as its guards take it. */
export const declaration = (
  { id: combatantId }: Combatant,
  { key: action }: Pick<Action, 'key'>,
  particulars: Particulars,
): Declared => ({ ...withoutParticulars, combatantId, action, ...particulars });
