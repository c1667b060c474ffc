import { changeCombatant } from '../../../../core/table/patch.ts';
import type { CombatantId } from '../../../../core/values/ids.ts';
import type { Hex } from '../../../../grid/hex.ts';
import type { Kind } from '../actions.ts';
import { combatantOf } from '../lookup.ts';
import type { State } from '../state.ts';
import type { Grapple, Ongoing, Strike } from '../ongoing.ts';

export {
  changeCombat,
  changeCombatant,
  changeEveryone,
  withTurnCome,
} from '../../../../core/table/patch.ts';

// The changes that `evolve` is made of: no rules, only the state with something else in it.

/** Spends actions on something that is no initiation. */
export const addSpent = (state: State, id: CombatantId, spends: readonly Kind[]): State =>
  changeCombatant(state, id, { spent: [...combatantOf(state, id).spent, ...spends] });

/** Puts a combatant to the end of a path, if it leads anywhere. */
export function moveAlong(state: State, id: CombatantId, path: readonly Hex[]): State {
  const position = path.at(-1);
  return position ? changeCombatant(state, id, { position }) : state;
}

export const addOngoing = (state: State, ongoing: Ongoing): State => ({
  ...state,
  ongoing: [...state.ongoing, ongoing],
});

export const dropOngoing = (state: State, id: string): State => ({
  ...state,
  ongoing: state.ongoing.filter((ongoing) => ongoing.id !== id),
});

export function changeOngoing<K extends Ongoing['kind']>(
  state: State,
  id: string,
  kind: K,
  patch: Partial<Extract<Ongoing, { kind: K }>>,
): State {
  return {
    ...state,
    ongoing: state.ongoing.map((ongoing) =>
      ongoing.id === id && ongoing.kind === kind ? { ...ongoing, ...patch } : ongoing,
    ),
  };
}

/** What has flown or spread so far is an attack now, and its target may defend. */
export const addAttack = (state: State, { id, ...strike }: Strike): State => ({
  ...dropOngoing(state, id),
  attacks: [...state.attacks, { id, ...strike, stage: { kind: 'WINDOW' } }],
});

/** Ends an attack, on its way or arrived. */
export const dropAttack = (state: State, attackId: string): State => ({
  ...dropOngoing(state, attackId),
  attacks: state.attacks.filter(({ id }) => id !== attackId),
});

/** No one holds the same one twice, so the two of them name a grapple. */
type Pair = Pick<Grapple, 'grapplerId' | 'targetId'>;

const isOf = (grapple: Grapple, { grapplerId, targetId }: Pair): boolean =>
  grapple.grapplerId === grapplerId && grapple.targetId === targetId;

export const changeGrapple = (state: State, pair: Pair, patch: Partial<Grapple>): State => ({
  ...state,
  grapples: state.grapples.map((grapple) =>
    isOf(grapple, pair) ? { ...grapple, ...patch } : grapple,
  ),
});

export const dropGrapple = (state: State, pair: Pair): State => ({
  ...state,
  grapples: state.grapples.filter((grapple) => !isOf(grapple, pair)),
});
