import type { Assumption } from '../odds/odds.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Seen } from './seen.ts';
import { type CombatantIn, everyone, type WithCombatants } from './state.ts';

/** A state as a seat may suppose it, and of each sheet that it does not see what that assumes. */
export interface Estimate<State> {
  readonly state: State;
  readonly assumes: readonly Assumption[];
}

/** Somebody as they may be, and the figures that are average. */
interface Supposed<Combatant> {
  readonly combatant: Combatant;
  readonly supposed: readonly string[];
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
  const unseen = everyone(state)
    .filter(({ id }) => isUnseen(id))
    .map((was) => ({ was, ...suppose(was) }));
  const others = unseen.map(({ was, combatant }) => [was.id, combatant] as const);
  return {
    state: { ...state, combatants: { ...state.combatants, ...Object.fromEntries(others) } },
    assumes: unseen.map(({ was, supposed }) => ({
      combatantId: was.id,
      seen: figuresIn(was.seen),
      supposed,
    })),
  };
}

const figuresIn = (seen: Seen<string>): Assumption['seen'] =>
  Object.entries(seen).flatMap(([figure, value]) =>
    value === undefined ? [] : [{ figure, value }],
  );
