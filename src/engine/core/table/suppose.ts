import type { Assumption } from '../odds/odds.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Seen } from './seen.ts';
import { type CombatantIn, type WithCombatants } from './state.ts';

/** A state as a seat may suppose it, and of each sheet that it does not see what that assumes. */
export interface Estimate<State> {
  readonly state: State;
  /** Put together on request: who plays on in the state does not. */
  readonly assumes: () => readonly Assumption[];
}

/** A combatant as they may be, and the figures that are average. */
interface Supposed<Combatant> {
  readonly combatant: Combatant;
  readonly supposed: () => readonly string[];
}

interface Known {
  readonly id: CombatantId;
  readonly seen: Seen<string>;
}

/** The state with others in the place of those who are not seen, each where it was. */
export function supposeUnseen<State extends WithCombatants<Known>>(
  state: State,
  isUnseen: (id: CombatantId) => boolean,
  suppose: (combatant: CombatantIn<State>) => Supposed<CombatantIn<State>>,
): Estimate<State> {
  const assumed: (() => Assumption)[] = [];
  const before = state.combatants as Readonly<Record<CombatantId, CombatantIn<State>>>;
  const combatants = eachUnseen(before, isUnseen, (was) => {
    const { combatant, supposed } = suppose(was);
    assumed.push(() => ({
      combatantId: was.id,
      seen: statsIn(was.seen),
      supposed: supposed(),
    }));
    return combatant;
  });
  return { state: { ...state, combatants }, assumes: () => assumed.map((one) => one()) };
}

/** All of them, with these changes to those who are not seen. */
export function eachUnseen<Combatant extends { readonly id: CombatantId }>(
  combatants: Readonly<Record<CombatantId, Combatant>>,
  isUnseen: (id: CombatantId) => boolean,
  change: (combatant: Combatant) => Combatant,
): Readonly<Record<CombatantId, Combatant>> {
  const changed: Record<CombatantId, Combatant> = { ...combatants };
  for (const one of Object.values(combatants)) if (isUnseen(one.id)) changed[one.id] = change(one);
  return changed;
}

const statsIn = (seen: Seen<string>): Assumption['seen'] =>
  Object.entries(seen).flatMap(([figure, value]) =>
    value === undefined ? [] : [{ figure, value }],
  );
