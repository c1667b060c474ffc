import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { ActionKey } from '../../../core/values/ids.ts';
import type { Boost, Cost } from '../model/actions.ts';
import { findAction, knows } from '../model/lookup.ts';
import type { State, Combatant } from '../model/state.ts';

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

/** What an action and its boosts cost together. */
export function costOf(state: State, keys: readonly ActionKey[]): Cost {
  const costs = keys.flatMap((key) => findAction(state, key)?.cost ?? []);
  return {
    vigor: costs.reduce((sum, { vigor }) => sum + vigor, 0),
    focus: costs.reduce((sum, { focus }) => sum + focus, 0),
  };
}
