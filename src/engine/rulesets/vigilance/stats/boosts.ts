import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { ActionKey } from '../../../core/values/ids.ts';
import type { Action, Boost, Cost, Effect, Slot } from '../model/actions.ts';
import { checkedBy, lengthenedWith } from '../model/effect-traits.ts';
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

type Amount = 'dice' | 'result' | 'reach' | 'fields' | 'push' | 'damage';

/** VIG-41: what boosts of these keys change together. */
export const boostedBy = (state: State, keys: readonly ActionKey[], what: Amount): number =>
  keys.reduce((sum, key) => {
    const effect = findAction(state, key)?.effect;
    return effect?.type === 'BOOST' ? sum + effect[what] : sum;
  }, 0);

/** VIG-41: whether a boost goes with this action, used so. */
export const fitsAction = ({ fits, keys }: Boost, { key, effect }: Action, use: Slot): boolean =>
  keys.includes(key) ||
  fits.some((kind) => {
    switch (kind) {
      case 'ASSAULT':
      case 'SHOOTING':
        return effect.type === 'ATTACK' && effect.form === kind;
      case 'CHECK':
        return isCheck(effect);
      case 'DEFENSE':
        return false;
      case 'REGULAR':
      case 'MOVEMENT':
      case 'QUICK':
        return use === kind;
    }
  });

const isCheck = (effect: Effect): boolean => effect.type !== 'ATTACK' && checkedBy(effect) !== null;

/** VIG-41: by how many fields boosts lengthen the way or the reach of such an action. */
export function lengthenedBy(boosts: readonly Boost[], effect: Effect): number {
  const what = lengthenedWith(effect);
  return what ? boosts.reduce((sum, boost) => sum + boost[what], 0) : 0;
}

/** VIG-54, 58: what an action costs as it is used, with its boosts. */
export function costOfUse(
  state: State,
  { action, use, boosts }: Pick<Declared, 'action' | 'use' | 'boosts'>,
): Cost {
  const own = isPaidAlready(state, action, use) ? free : costOf(state, [action]);
  return withBoosts(state, own, boosts);
}

const free: Cost = { vigor: 0, focus: 0 };

/** VIG-41: a cost with what boosts save of it, and with what they cost themselves. */
export function withBoosts(state: State, own: Cost, boosts: readonly ActionKey[]): Cost {
  const more = costOf(state, boosts);
  const left = (pool: keyof Cost) =>
    boostsOf(state, boosts).reduce((cost, { saves }) => Math.max(0, cost - saves[pool]), own[pool]);
  return { vigor: left('vigor') + more.vigor, focus: left('focus') + more.focus };
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
