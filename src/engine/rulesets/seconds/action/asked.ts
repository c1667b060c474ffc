import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import { combatantOf, combatOf, currentTurn, isFighting } from '../model/lookup.ts';
import type { State, Turn } from '../model/state.ts';

/**
 * SEC-24, 28: whose delayed turn waits for what has just happened, so that the fight waits for them; of
 * several the first in the order of initiative, unless the table plays first come, first served.
 */
export function askedNow(state: State): readonly CombatantId[] {
  if (state.phase.kind !== 'COMBAT' || state.attacks.length > 0) return [];
  const asked = mayTakeTurn(state).filter((id) => waitsForThis(state, id));
  return state.settings.delayedTurnOrder === 'INITIATIVE' ? asked.slice(0, 1) : asked;
}

/** SEC-24, 28: who could take a delayed turn now, asked or not, in order. */
export function mayTakeTurn(state: State): readonly CombatantId[] {
  const { order, passed } = combatOf(state);
  const turn = currentTurn(state);
  return order.filter(
    (id) =>
      holdsTurn(state, id) && (turn ? !refuseInterrupting(state, id, turn) : !passed.includes(id)),
  );
}

/** SEC-24: a turn of its own to take, by someone able and willing. */
function holdsTurn(state: State, id: CombatantId): boolean {
  const combatant = combatantOf(state, id);
  return combatant.delayedTurn !== null && isFighting(combatant);
}

function waitsForThis(state: State, id: CombatantId): boolean {
  const held = combatantOf(state, id).delayedTurn;
  if (!held) return false;
  return held.due || (held.until.kind === 'BETWEEN_TURNS' && !currentTurn(state));
}

/** SEC-24: the one who is asked answers before anything else happens. */
export function refuseUnanswered(state: State): Rejection | null {
  const [asked] = askedNow(state);
  return asked === undefined
    ? null
    : illegal(
        'SEC-24',
        `${combatantOf(state, asked).name} may take the delayed turn now`,
        'wait until they have said',
      );
}

/** SEC-28, 29: not inside an action, nor right as another has taken a turn. */
export function refuseInterrupting(
  state: State,
  combatantId: CombatantId,
  turn: Turn,
): Rejection | null {
  const owner = combatantOf(state, turn.combatantId);
  if (turn.stage !== 'DECIDING' || owner.doing)
    return illegal(
      'SEC-28',
      `${owner.name} is in the middle of an action`,
      'wait until it is complete',
    );
  if (turn.second === SECONDS_PER_TURN)
    return illegal(
      'SEC-28',
      `${owner.name} has spent the six seconds of the turn`,
      'wait until the turn is over',
    );
  if (turn.kind === 'REGULAR' || turn.second > 0) return null;
  const { order } = combatOf(state);
  const comesFirst = order.indexOf(combatantId) < order.indexOf(owner.id);
  return comesFirst && state.settings.delayedTurnOrder === 'INITIATIVE'
    ? null
    : illegal('SEC-29', `${owner.name} has just taken the turn`, 'wait for a second to pass');
}
