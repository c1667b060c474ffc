import { restored } from '../../../../core/roster/hidden.ts';
import { maxFocus, maxVigor } from './abilities.ts';
import type { NatureInput, Newcomer } from './sheet.ts';
import { noOrders } from './standing-orders.ts';
import type { Allowance, Combatant, Granted, Nature, State } from '../state.ts';

export const nothingSpent: Allowance = { regular: 0, movement: 0, quick: 0 };

export const nothingGranted: Granted = { movement: 0, quick: 0, round: 0 };

/** A combatant to whom nothing has happened yet; one that comes late acts from the next round on. */
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
export const joining = (newcomer: Newcomer, state: State): Combatant =>
  restored(state, fresh(newcomer, state));

function natureOf(given: NatureInput): Nature {
  if (given.kind === 'CREATURE') return given;
  const { abilities, vigor, focus } = given;
  return { ...given, vigor: vigor ?? maxVigor(abilities), focus: focus ?? maxFocus(abilities) };
}
