import type { ActionKey } from '../../../core/values/ids.ts';
import type { Action } from '../model/actions.ts';
import { basicActions } from '../model/built-in.ts';
import type { Combatant, State } from '../model/state.ts';

/**
 * What the combatant can do: all that is basic, its weapons and spells, and what the encounter
 * has defined for anybody to do.
 */
export function knownActions(state: State, combatant: Combatant): readonly Action[] {
  const defined = Object.values(state.actions).filter((action) => knows(combatant, action));
  return [...Object.values(basicActions), ...defined];
}

/** Whether it is an action of this combatant. */
export function knows({ gear, sheet }: Combatant, { key, effect }: Action): boolean {
  if (effect.type === 'SPELL') return sheet.spells.includes(key);
  const isWeapon = effect.type === 'MELEE' || effect.type === 'RANGED';
  return !isWeapon || Object.hasOwn(basicActions, key) || gear.some(({ weapon }) => weapon === key);
}

/** Every weapon that the combatant could use, in hand or not; its fists first. */
export const weaponsOf = ({ gear }: Combatant): readonly ActionKey[] => [
  'fists',
  ...gear.map(({ weapon }) => weapon),
];

/** The components of one of the combatant's combos. */
export function componentsOf({ sheet }: Combatant, combo: string | null): readonly string[] {
  return sheet.combos.find(({ key }) => key === combo)?.components ?? [];
}
