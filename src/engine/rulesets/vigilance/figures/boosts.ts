import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { ActionKey } from '../../../core/values/ids.ts';
import type { Boost, Cost, Slot } from '../model/actions.ts';
import { findAction, knows } from '../model/lookup.ts';
import type { State, Combatant, Declared } from '../model/state.ts';

/** The boosts of these keys, as far as they are boosts. */
export const boostsOf = (state: State, keys: readonly ActionKey[]): readonly Boost[] =>
  keys.flatMap((key) => {
    const effect = findAction(state, key)?.effect;
    return effect?.type === 'BOOST' ? [effect] : [];
  });

export const refuseRepeatedBoosts = (boosts: readonly ActionKey[]): Rejection | null =>
  new Set(boosts).size < boosts.length
    ? illegal('VIG-43', 'The same boost goes on an action once', 'name it once')
    : null;

/** A boost that the combatant knows. */
export function knownBoost(state: State, combatant: Combatant, key: ActionKey) {
  const action = findAction(state, key);
  if (action?.effect.type !== 'BOOST' || !knows(combatant, key)) return null;
  return { key, name: action.name, cost: action.cost, effect: action.effect };
}

/** VIG-54, 58: what an action costs as it is used, with its boosts. */
export function costOfUse(
  state: State,
  { action, use, boosts }: Pick<Declared, 'action' | 'use' | 'boosts'>,
): Cost {
  return costOf(state, isPaidAlready(state, action, use) ? boosts : [action, ...boosts]);
}

/** VIG-52: whether an attack that was prepared costs nothing more at this table. */
function isPaidAlready(state: State, key: ActionKey, use: Slot): boolean {
  const action = findAction(state, key);
  return (
    state.settings.preparedActions === 'QUICK_ATTACK_FREE' &&
    use === 'QUICK' &&
    action?.slot === 'REGULAR' &&
    action.effect.type === 'ATTACK'
  );
}

/** What actions and boosts cost together. */
export function costOf(state: State, keys: readonly ActionKey[]): Cost {
  const costs = keys.flatMap((key) => findAction(state, key)?.cost ?? []);
  return {
    vigor: costs.reduce((sum, { vigor }) => sum + vigor, 0),
    focus: costs.reduce((sum, { focus }) => sum + focus, 0),
  };
}
