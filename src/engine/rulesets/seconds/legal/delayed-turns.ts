import type { Decision } from '../../../core/decision/decision.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { mayTakeDelayedTurn, takeDelayedTurn } from '../turn/delayed-turns.ts';
import { allowed, decision, judged, merge, nothing, option, price } from './build.ts';

/** SEC-24, 28, 29: who may take a delayed turn now; between two turns the first must decide. */
export function delayedTurnDecisions(state: State): readonly Decision[] {
  const combat = combatOf(state);
  const between = combat.turns.length === 0;
  const asked = between ? mayTakeDelayedTurn(state, combat) : [];
  const holders = combat.order.filter((id) => combatantOf(state, id).holdsTurn);
  return holders.map((combatantId) => {
    const take = { type: 'TakeDelayedTurn' as const, combatantId };
    const pass = { type: 'PassPriority' as const, combatantId };
    return decision(
      { kind: 'DELAYED_TURN', combatantId, required: asked[0] === combatantId },
      merge(
        judged(
          option('Take the delayed turn', take, [], price(SECONDS_PER_TURN)),
          takeDelayedTurn.refuse(state, take),
        ),
        asked.includes(combatantId) ? allowed(option('Wait on', pass)) : nothing,
      ),
    );
  });
}
