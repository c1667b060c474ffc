import { boostedBy } from '../stats/boosts.ts';
import { findHeld, heldWeapons } from '../stats/hands.ts';
import { reachOf } from '../stats/weapons.ts';
import type { Effect, EffectOf } from '../model/actions.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, Declared, State } from '../model/state.ts';

/** VIG-39, 60: how many fields what is declared reaches, where sight does not suffice; null without what it takes. */
export function rangeOf(
  state: State,
  owner: Combatant,
  { action, weapon, boosts }: Pick<Declared, 'action' | 'weapon' | 'boosts'>,
): number | null {
  const { effect } = actionOf(state, action);
  const own = ownRange(owner, effect, weapon);
  return own === null ? null : own + boostedBy(state, boosts, 'reach');
}

/** The same without boosts. */
function ownRange(owner: Combatant, effect: Effect, weapon: string | null): number | null {
  if (effect.type === 'OPPOSED') return opposedReach(owner, effect);
  if (effect.type === 'AID') return effect.range;
  if (effect.type !== 'ATTACK' || effect.form !== 'ASSAULT') return Infinity;
  return reachOf(weapon === null ? null : (findHeld(owner, weapon) ?? null));
}

/** Fields that the action reaches; null without what it takes. */
function opposedReach(
  owner: Combatant,
  { reach, fields }: Pick<EffectOf<'OPPOSED'>, 'reach' | 'fields'>,
): number | null {
  switch (reach) {
    case 'ADJACENT':
      return 1;
    case 'WEAPON':
      return Math.max(1, ...heldForMelee(owner).map(reachOf));
    case 'TORCH': {
      const torch = heldForMelee(owner).find(({ aspects }) => aspects.includes('TORCH'));
      return torch ? reachOf(torch) : null;
    }
    case 'FIELDS':
      return fields;
    case 'ANYWHERE':
      return Infinity;
  }
}

const heldForMelee = (owner: Combatant) =>
  heldWeapons(owner).filter(({ form }) => form === 'MELEE');
