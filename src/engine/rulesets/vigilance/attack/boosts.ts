import { type Rejection, firstRefusal, illegal } from '../../../core/command/rejection.ts';
import type { ActionKey } from '../../../core/values/ids.ts';
import { rememberedOfBoth } from '../../../core/values/remembered.ts';
import {
  boostsOf,
  fitsAction,
  knownBoost,
  lengthenedBy,
  refuseRepeatedBoosts,
} from '../stats/boosts.ts';
import { refuseAmbushed } from '../stats/budget.ts';
import { findHeld } from '../stats/hands.ts';
import { carriesAspect, secondTo } from '../stats/weapons.ts';
import type { Action, Slot } from '../model/actions.ts';
import { MAX_BOOSTS } from '../model/commands.ts';
import type { Weapon, Aspect } from '../model/combatant/items.ts';
import { knownBoosts } from '../model/lookup.ts';
import type { State, Combatant } from '../model/state.ts';

/** An action as it is used, as far as it matters for boosts. */
export interface Boosted {
  readonly action: Action;
  readonly use: Slot;
  readonly weapon: string | null;
}

/** VIG-41 to 43, 68: the boosts of an action; "enabledBy" are those that lengthen it. */
export function refuseBoosts(
  state: State,
  combatant: Combatant,
  boosted: Boosted,
  {
    boosts,
    enabledBy,
  }: { readonly boosts: readonly ActionKey[]; readonly enabledBy: readonly ActionKey[] },
): Rejection | null {
  const all = [...enabledBy, ...boosts];
  return firstRefusal([
    () => (all.length > 0 ? refuseAmbushed(state, combatant, 'BOOST') : null),
    () => refuseRepeatedBoosts(all),
    ...all.map((key) => () => refuseBoost(state, combatant, boosted, key)),
    () => {
      const idle = enabledBy.find((key) => {
        const boost = knownBoost(state, combatant, key);
        return !boost || lengthenedBy([boost.effect], boosted.action.effect) === 0;
      });
      return idle === undefined
        ? null
        : illegal('VIG-41', `'${idle}' lengthens nothing here`, 'name it among the boosts');
    },
  ]);
}

/** VIG-41: whether a boost goes with this action, with this weapon. */
function refuseBoost(
  state: State,
  by: Combatant,
  { action, use, weapon: inHand }: Boosted,
  key: ActionKey,
): Rejection | null {
  const boost = knownBoost(state, by, key);
  if (!boost) return illegal('VIG-41', `${by.name} knows no boost '${key}'`, 'leave it out');
  const { name, effect } = boost;
  const weapon = inHand === null ? undefined : findHeld(by, inHand);
  if (!fitsAction(effect, action, use))
    return illegal('VIG-41', `${name} does not go with ${action.name}`, 'leave it out');
  if (effect.aspect && !hasAspect(by, weapon, effect.aspect))
    return illegal(
      'VIG-41',
      `${name} needs an item with the aspect ${effect.aspect.toLowerCase().replaceAll('_', ' ')}`,
      'leave it out',
    );
  if (effect.secondWeapon && !(weapon && secondTo(by, weapon)))
    return illegal(
      'VIG-41',
      `${name} needs two one-handed melee weapons, one of them quick`,
      'leave it out',
    );
  return null;
}

/** What is worn lends its aspects to bare hands. */
const hasAspect = (by: Combatant, weapon: Weapon | undefined, aspect: Aspect): boolean =>
  weapon ? weapon.aspects.includes(aspect) : carriesAspect(by, aspect);

/** VIG-41: what goes with an action so used. */
interface Fitting {
  /** The keys of the boosts. */
  readonly boosts: readonly ActionKey[];
  /**
   * Those that make more possible: none, and where there are any, as many as can be named, those
   * first that lengthen it most. Some of them reach no further.
   */
  readonly enablingSets: readonly (readonly ActionKey[])[];
}

const nothingFits: Fitting = { boosts: [], enablingSets: [[]] };

/** VIG-41, 68: the boosts that a combatant can put on an action that it uses so. */
export function fittingBoosts(state: State, combatant: Combatant, boosted: Boosted): Fitting {
  const known = knownBoosts(state, combatant);
  if (known.length === 0 || refuseAmbushed(state, combatant, 'BOOST')) return nothingFits;
  const found = foundFor(known, combatant.items);
  const { action, use, weapon } = boosted;
  const ofAction = found.get(action) ?? [];
  const before = ofAction.find((one) => one.use === use && one.weapon === weapon);
  if (before) return before.fitting;
  const fitting = findFitting(state, combatant, boosted);
  found.set(action, [...ofAction, { use, weapon, fitting }]);
  return fitting;
}

/** What was found: it depends on nothing but what a combatant knows and carries. */
const foundFor = rememberedOfBoth(
  (_known: readonly Action[], _items: Combatant['items']) =>
    new Map<Action, readonly (Omit<Boosted, 'action'> & { readonly fitting: Fitting })[]>(),
);

function findFitting(state: State, combatant: Combatant, boosted: Boosted): Fitting {
  const { effect } = boosted.action;
  const boosts = knownBoosts(state, combatant)
    .filter(({ key }) => !refuseBoost(state, combatant, boosted, key))
    .map(({ key }) => key);
  const enabling = boosts
    .map((key) => ({ key, by: lengthenedBy(boostsOf(state, [key]), effect) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, MAX_BOOSTS);
  const enablingSets = enabling.length > 0 ? [[], enabling.map(({ key }) => key)] : [[]];
  return { boosts, enablingSets };
}
