import type { Actor } from '../../../core/command/actor.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { yieldDecisions } from '../../../core/table/ending.ts';
import { shownTo } from '../../../core/table/legal.ts';
import { everyone } from '../../../core/table/state.ts';
import { askedToRespond } from '../action/priority.ts';
import { standingOf, topOf } from '../model/lookup.ts';
import { openTie } from '../model/phase.ts';
import { openQuestion } from '../model/questions.ts';
import type { State, Combat } from '../model/state.ts';
import { questionDecision } from './defense.ts';
import { gmDecision } from './gm.ts';
import { setupDecision, tieDecision } from './setup.ts';
import { passedDecisions, priorityDecision, turnDecision } from './turn.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table,
 * unless to be asked already tells that somebody holds something (VIG-47).
 */
export function legal(state: State, actor: Actor): readonly Decision[] {
  return decisions(state).flatMap((due) =>
    shownTo(actor, due).map((shown) =>
      shown === due || due.kind !== 'PRIORITY' ? shown : { ...shown, combatantId: null },
    ),
  );
}

function decisions(state: State): readonly Decision[] {
  switch (state.phase.kind) {
    case 'SETUP':
      return [
        setupDecision(state),
        ...yieldDecisions(everyone(state), standingOf),
        gmDecision(state),
      ];
    case 'COMBAT':
      return [
        ...dueDecisions(state, state.phase),
        ...passedDecisions(state),
        ...yieldDecisions(everyone(state), standingOf),
        gmDecision(state),
      ];
    case 'ENDED':
      return [];
  }
}

/** The one decision that the fight waits for. */
function dueDecisions(state: State, { turn }: Combat): readonly Decision[] {
  const open = openTie(state);
  if (open) return [tieDecision(open.tie, open.asked)];
  const question = openQuestion(state);
  if (question) return [questionDecision(state, question)];
  const top = topOf(state);
  const asked = askedToRespond(state);
  if (top && asked !== null) return [priorityDecision(state, asked, top)];
  return turn.kind === 'ACTING' ? [turnDecision(state, turn.combatantId)] : [];
}
