import type { Actor } from '../../../core/command/actor.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { conclusionDecision } from '../../../core/table/conclusion.ts';
import { yieldDecisions } from '../../../core/table/ending.ts';
import { askedNow } from '../action/asked.ts';
import { shownTo } from '../../../core/table/legal.ts';
import { conclusion } from '../figures/conclusion.ts';
import { currentTurn, isConscious, openAttack, standingOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { catchDecision, restDecision } from './any-time.ts';
import { defenseDecision } from './defense.ts';
import { delayedTurnDecisions } from './delayed-turns.ts';
import { setupDecision } from './setup.ts';
import { tableDecision } from './table.ts';
import { targetDecision } from './target.ts';
import { turnDecision } from './turn.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table.
 */
export function legal(state: State, actor: Actor): readonly Decision[] {
  return decisions(state).flatMap((due) => shownTo(actor, due));
}

/** The decisions of everybody, by what the encounter is in. */
function decisions(state: State): readonly Decision[] {
  const everyone = Object.values(state.combatants);
  switch (state.phase.kind) {
    case 'SETUP':
      return [
        setupDecision(state),
        ...everyone.map((combatant) => restDecision(state, combatant)),
        ...yieldDecisions(everyone, standingOf),
        tableDecision(state),
      ];
    case 'COMBAT':
      return [
        ...fightDecisions(state),
        ...everyone.filter(isConscious).map((combatant) => catchDecision(state, combatant)),
        ...yieldDecisions(everyone, standingOf),
        tableDecision(state),
      ];
    case 'ENDED':
      return [];
  }
}

/** What a fight waits for: a defense, whether it is over, a target, the next action, or a delayed turn. */
function fightDecisions(state: State): readonly Decision[] {
  const attack = openAttack(state);
  if (attack) return [defenseDecision(state, attack)];
  if (conclusion.isDue(state)) return [conclusionDecision];
  // SEC-24: whoever is asked answers before the turn goes on.
  const turn = askedNow(state).length > 0 ? null : currentTurn(state);
  const due =
    turn && (turn.stage === 'AIMING' ? targetDecision(state, turn) : turnDecision(state, turn));
  return [...(due ? [due] : []), ...delayedTurnDecisions(state)];
}
