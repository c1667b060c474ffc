import type { ActionKey, CombatantId } from '../../core/values/ids.ts';
import { own } from '../../core/values/record.ts';
import { type Action, basicActions, type Effect, type EffectOf } from './actions.ts';
import type { Combat, Combatant, Gear, State, Turn } from './state.ts';

export const findCombatant = (state: State, id: CombatantId): Combatant | undefined =>
  own(state.combatants, id);

export const findAction = (state: State, key: ActionKey): Action | undefined =>
  own(basicActions, key) ?? own(state.actions, key);

/** The combatant of an id that a guard has let pass; an unknown one is a bug. */
export function combatantOf(state: State, id: CombatantId): Combatant {
  const combatant = findCombatant(state, id);
  if (!combatant) throw new Error(`No combatant '${id}'.`);
  return combatant;
}

/** The action of a key that a guard has let pass; an unknown one is a bug. */
export function actionOf(state: State, key: ActionKey): Action {
  const action = findAction(state, key);
  if (!action) throw new Error(`No action '${key}'.`);
  return action;
}

export type AttackEffect = EffectOf<'MELEE' | 'RANGED' | 'SPELL'>;

export const isAttack = (effect: Effect): effect is AttackEffect =>
  effect.type === 'MELEE' || effect.type === 'RANGED' || effect.type === 'SPELL';

/** What a weapon or a spell does; asking it of anything else is a bug. */
export function attackEffectOf(state: State, key: ActionKey): AttackEffect {
  const { effect } = actionOf(state, key);
  if (!isAttack(effect)) throw new Error(`'${key}' is no attack.`);
  return effect;
}

/** The fight that is on; asking for it at any other time is a bug. */
export function combatOf(state: State): Combat {
  if (state.phase.kind !== 'COMBAT') throw new Error('No fight is on.');
  return state.phase;
}

/** The turn that is on, if one is; those that it interrupts do not count (SEC-25). */
export const currentTurn = ({ phase }: State): Turn | null =>
  phase.kind === 'COMBAT' ? (phase.turns.at(-1) ?? null) : null;

export const roundOf = ({ phase }: State): number => (phase.kind === 'SETUP' ? 0 : phase.round);

/** SEC-53: who is conscious can defend, and be asked. */
export const isConscious = ({ status }: Combatant): boolean =>
  status.kind === 'STANDING' || status.kind === 'YIELDED';

export const isStanding = ({ status }: Combatant): boolean => status.kind === 'STANDING';

export const gearOf = ({ gear }: Combatant, weapon: ActionKey): Gear | undefined =>
  gear.find((carried) => carried.weapon === weapon);

/**
 * What the combatant can do: all that is basic, its weapons and spells, and what the encounter
 * has defined for anybody to do.
 */
export function knownActions(state: State, combatant: Combatant): readonly Action[] {
  const defined = Object.values(state.actions).filter((action) => knows(combatant, action));
  return [...Object.values(basicActions), ...defined];
}

export function knows({ gear, sheet }: Combatant, { key, effect }: Action): boolean {
  switch (effect.type) {
    case 'MELEE':
    case 'RANGED':
      return Object.hasOwn(basicActions, key) || gear.some(({ weapon }) => weapon === key);
    case 'SPELL':
      return sheet.spells.includes(key);
    case 'MOVE':
    case 'RUN':
    case 'AIM':
    case 'COMBO':
    case 'RELOAD':
    case 'HELP_RELOAD':
    case 'STABILIZE':
    case 'POSTURE':
    case 'HANDLE':
    case 'ACTIVITY':
      return true;
  }
}

/** Every weapon that the combatant could use, in hand or not; its body first. */
export const weaponsOf = ({ gear }: Combatant): readonly ActionKey[] => [
  'fists',
  ...gear.map(({ weapon }) => weapon),
];

/** The components of one of the combatant's combos. */
export function componentsOf({ sheet }: Combatant, combo: string | null): readonly string[] {
  return sheet.combos.find(({ key }) => key === combo)?.components ?? [];
}

/** How many shots it holds; none when it is no ranged weapon. */
export function capacityOf(state: State, weapon: string): number {
  const effect = findAction(state, weapon)?.effect;
  return effect?.type === 'RANGED' ? effect.capacity : 0;
}
