import { maxVigor, maxFocus } from './abilities.ts';
import type { NatureInput } from './sheet.ts';
import type { Allowance, Granted, Newcomer, State, Combatant, Nature } from './state.ts';

export const nothingSpent: Allowance = { regular: 0, movement: 0, quick: 0 };

export const nothingGranted: Granted = { movement: 0, quick: 0, round: 0 };

/** A combatant to whom nothing has happened yet; one that comes late acts from the next round on. */
export const fresh = (input: Newcomer, { phase }: Pick<State, 'phase'>): Combatant => ({
  id: input.id,
  name: input.name,
  side: input.side,
  vigilance: input.vigilance,
  nature: natureOf(input.nature),
  position: input.position,
  damage: input.damage,
  stress: input.stress,
  traumas: 0,
  status: 'STANDING',
  mind: 'CALM',
  items: input.items,
  learnt: input.learnt,
  conditions: input.conditions,
  spent: nothingSpent,
  granted: nothingGranted,
  prepared: null,
  cover: 'NONE',
  presence: phase.kind === 'COMBAT' ? 'JOINING' : 'READY',
  silence: 'NONE',
});

function natureOf(input: NatureInput): Nature {
  if (input.kind === 'CREATURE') return input;
  const { abilities, vigor, focus } = input;
  return {
    ...input,
    vigor: vigor ?? maxVigor(abilities),
    focus: focus ?? maxFocus(abilities),
  };
}
