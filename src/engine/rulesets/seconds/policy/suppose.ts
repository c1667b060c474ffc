import { eachUnseen } from '../../../core/table/suppose.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { FoeNumbers } from '../../../core/views/foe-numbers.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { estimateByName } from '../views/estimate.ts';
import { betweenTurns } from '../model/delaying.ts';

type IsUnseen = (id: CombatantId) => boolean;

/** The state as a seat may suppose it: by the numbers that it may know, without others' secrets. */
export function suppose(state: State, isUnseen: IsUnseen, foeNumbers: FoeNumbers): State {
  // SEC-44: wounds are seen by all, so that hidden numbers leave no less to see than an estimate.
  const known = foeNumbers === 'EXACT' ? state : estimateByName(state, isUnseen).state;
  return {
    ...known,
    combatants: eachUnseen(known.combatants, isUnseen, plain),
  };
}

/** SEC-24, 33, 41: how it meets attacks, what it waits for, and where it is bound for, are its own to know. */
const plain = (one: Combatant): Combatant => ({
  ...one,
  defenseOrder: 'ASK',
  objects: [],
  doing: one.doing && withoutWay(one.doing),
  paused: [],
  delayedTurn: one.delayedTurn && { until: betweenTurns, due: false },
});

const withoutWay = (doing: Doing): Doing => ({ ...doing, path: [] });
