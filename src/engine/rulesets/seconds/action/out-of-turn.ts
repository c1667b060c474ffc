import { illegal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { refuseOpenDefense } from '../attack/defend.ts';
import { conclusion } from '../stats/conclusion.ts';
import { refuseOutOfFight } from '../model/ended.ts';
import { combatOf, currentTurn, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { refuseUnanswered } from './asked.ts';

/** SEC-02, 07: it is this combatant's turn, and nothing else must be decided first. */
export function refuseOutOfTurn(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  return (
    refuseOutOfFight(state) ??
    refuseOpenDefense(state) ??
    conclusion.refuseDue(state) ??
    refuseUnanswered(state) ??
    refuseOthersTurn(state, combatant)
  );
}

function refuseOthersTurn(state: State, combatant: Combatant): Rejection | null {
  const turn = currentTurn(state);
  if (turn?.combatantId !== combatant.id) return whyOutOfTurn(state, combatant);
  return turn.stage === 'AIMING'
    ? illegal(
        'SEC-15',
        `${combatant.name} must first say what the action is aimed at`,
        'complete it with its targets, or with none',
      )
    : null;
}

/** Why it is not this combatant's turn. */
function whyOutOfTurn(state: State, { id, name, delayedTurn }: Combatant): Rejection {
  const { waiting, turns } = combatOf(state);
  if (turns.some(({ combatantId }) => combatantId === id))
    return illegal(
      'SEC-25',
      `${name}'s turn is interrupted`,
      'it goes on when the other turn has ended',
    );
  if (delayedTurn) return illegal('SEC-24', `${name} has delayed the turn`, 'take it first');
  return waiting.includes(id)
    ? illegal('SEC-02', `${name}'s turn in this round is still to come`, 'wait for it')
    : illegal('SEC-08', `${name} has had the six seconds of this round`, 'wait for the next one');
}
