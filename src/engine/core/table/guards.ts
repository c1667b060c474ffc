/** Guards that every ruleset has, about the encounter and about who is there. */
import {
  firstRefusal,
  illegal,
  notFound,
  refuseTwice,
  type Rejection,
} from '../command/rejection.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import { findCombatant, type WithCombatants, type WithPhase } from './state.ts';

interface Citations {
  /** The rule by which nothing more happens in an encounter that has ended. */
  readonly ended: RuleId;
  /** The rule by which a fight begins. */
  readonly begins: RuleId;
}

/** @param instead what begins a fight */
export function phaseGuards({ ended, begins }: Citations, instead = 'roll initiative first') {
  const refuseEnded = ({ phase }: WithPhase): Rejection | null =>
    phase.kind === 'ENDED'
      ? illegal(ended, 'This encounter has ended', 'play on in a new one')
      : null;
  return {
    refuseEnded,
    /** It takes a fight that is on. */
    refuseOutOfFight: (state: WithPhase): Rejection | null =>
      state.phase.kind === 'SETUP'
        ? illegal(begins, 'No fight is on', instead)
        : refuseEnded(state),
  };
}

export const refuseAbsent = (state: WithCombatants<object>, id: CombatantId): Rejection | null =>
  findCombatant(state, id) ? null : notFound('combatant', id);

/** Those who are named in a field are there, and named once. */
export const refuseAnyAbsent = (
  state: WithCombatants<object>,
  field: string,
  ids: readonly CombatantId[],
  what = 'combatant',
): Rejection | null =>
  firstRefusal([
    ...ids.map((id) => () => refuseAbsent(state, id)),
    () => refuseTwice(field, ids, what),
  ]);
