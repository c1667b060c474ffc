import { hasDeparted } from '../../../../core/roster/departed.ts';
import { restored } from '../../../../core/roster/hidden.ts';
import { maxFocus, maxVigor } from './abilities.ts';
import type { NatureInput, Newcomer } from './sheet.ts';
import { noOrders } from './standing-orders.ts';
import type { Allowance, Combatant, Granted, Nature, State } from '../state.ts';

export const nothingSpent: Allowance = { regular: 0, movement: 0, quick: 0 };

export const nothingGranted: Granted = { movement: 0, quick: 0, round: 0 };

/** A combatant to whom nothing has happened yet; one that comes late acts once its place in the order comes. */
export const fresh = (newcomer: Newcomer, { phase }: Pick<State, 'phase'>): Combatant => ({
  ...newcomer,
  nature: natureOf(newcomer.nature),
  traumas: 0,
  status: 'STANDING',
  mind: 'CALM',
  spent: nothingSpent,
  granted: nothingGranted,
  prepared: null,
  cover: 'NONE',
  presence: phase.kind === 'COMBAT' ? 'JOINING' : 'READY',
  standingOrders: noOrders,
  seen: {},
});

/** A combatant as it joins, with what lasts from before it was hidden. */
export function joining(newcomer: Newcomer, state: State): Combatant {
  const combatant = restored(state, fresh(newcomer, state));
  // VIG-30: a round that it has left and comes back to renews nothing.
  return hasDeparted(state, newcomer.id) ? { ...combatant, spent: usedUp } : combatant;
}

/** What is not known to be left of a round: it may have been used. */
const usedUp: Allowance = { regular: 0, movement: 0, quick: 1 };

function natureOf(given: NatureInput): Nature {
  if (given.kind === 'CREATURE') return given;
  const { abilities, vigor, focus } = given;
  return { ...given, vigor: vigor ?? maxVigor(abilities), focus: focus ?? maxFocus(abilities) };
}
