import { eachUnseen } from '../../../core/table/suppose.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { FoeNumbers } from '../../../core/views/foe-numbers.ts';
import { noOrders } from '../model/combatant/standing-orders.ts';
import type { StackObject, State } from '../model/state.ts';
import { estimateByName } from '../views/estimate.ts';

type IsUnseen = (id: CombatantId) => boolean;

/** The state as a seat may suppose it: by the numbers that it may know, without others' secrets. */
export function suppose(state: State, isUnseen: IsUnseen, foeNumbers: FoeNumbers): State {
  const { combatants } = supposedNumbers(state, isUnseen, foeNumbers);
  const { phase } = state;
  return {
    ...state,
    combatants: eachUnseen(combatants, isUnseen, (one) => ({
      ...one,
      standingOrders: noOrders,
      prepared: null,
    })),
    phase:
      phase.kind === 'COMBAT'
        ? { ...phase, stack: phase.stack.map((object) => plainObject(object, isUnseen)) }
        : phase,
  };
}

function supposedNumbers(state: State, isUnseen: IsUnseen, foeNumbers: FoeNumbers): State {
  switch (foeNumbers) {
    case 'EXACT':
      return state;
    case 'ESTIMATE':
      return estimateByName(state, isUnseen).state;
    case 'HIDDEN': {
      const combatants = eachUnseen(state.combatants, isUnseen, (one) => ({ ...one, damage: 0 }));
      return estimateByName({ ...state, combatants }, isUnseen).state;
    }
  }
}

/** VIG-52: what others prepare is theirs to know. */
const plainObject = (object: StackObject, isUnseen: IsUnseen): StackObject =>
  isUnseen(object.ownerId) && object.declared.prepares
    ? { ...object, declared: { ...object.declared, prepares: null } }
    : object;
