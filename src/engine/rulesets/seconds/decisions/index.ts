import type { Decision } from '../../../core/decision/decision.ts';
import { conclusionDecision } from '../../../core/table/conclusion.ts';
import { askedNow } from '../action/asked.ts';
import { listingBy } from '../../../core/table/listing.ts';
import { conclusion } from '../stats/conclusion.ts';
import { currentTurn, isConscious, openAttack, fightingStatusOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { catchDecision, restDecision } from './any-time.ts';
import { defenseDecision } from './defense.ts';
import { delayedTurnDecisions } from './delayed-turns.ts';
import { setupDecision } from './setup.ts';
import { orderDecision } from './standing-orders.ts';
import { tableDecision } from './table.ts';
import { targetDecision } from './target.ts';
import { turnDecision } from './turn.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table.
 */
export const { decisions, requiredDecisions } = listingBy<State>({
  due: (state) => (state.phase.kind === 'SETUP' ? [setupDecision(state)] : fightDecisions(state)),
  besides: (state) => {
    const all = Object.values(state.combatants);
    const own =
      state.phase.kind === 'SETUP'
        ? all.map((one) => restDecision(state, one))
        : all.filter(isConscious).map((one) => catchDecision(state, one));
    return [...own, ...all.map((one) => orderDecision(state, one))];
  },
  status: fightingStatusOf,
  table: tableDecision,
});

/** What a fight waits for: a defense, whether it is over, a target, the next action, or a delayed turn. */
function fightDecisions(state: State): readonly Decision[] {
  const attack = openAttack(state);
  if (attack) return [defenseDecision(state, attack)];
  if (conclusion.isDue(state)) return [conclusionDecision];
  // SEC-24: the one who is asked answers before the turn goes on.
  const turn = askedNow(state).length > 0 ? null : currentTurn(state);
  const due =
    turn && (turn.stage === 'AIMING' ? targetDecision(state, turn) : turnDecision(state, turn));
  return [...(due ? [due] : []), ...delayedTurnDecisions(state)];
}
