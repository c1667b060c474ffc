import { type Actor, plays } from '../../../core/command/actor.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { withoutOptions } from '../../../core/decision/findings.ts';
import { conclusionDecision } from '../../../core/table/conclusion.ts';
import { listingBy } from '../../../core/table/listing.ts';
import { askedToRespond } from '../action/priority.ts';
import { conclusion } from '../terrain/conclusion.ts';
import { fightingStatusOf, topOf } from '../model/lookup.ts';
import { openTie } from '../model/phase.ts';
import { openQuestion } from '../model/questions.ts';
import type { State, Combat } from '../model/state.ts';
import { questionDecision } from './defense.ts';
import { gmDecision } from './gm.ts';
import { setupDecision, tieDecision } from './setup.ts';
import { interjections, orderDecisions, priorityDecision, turnDecision } from './turn.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table,
 * unless to be asked already tells that a combatant holds something (VIG-47).
 */
export function decisions(state: State, actor: Actor): readonly Decision[] {
  return listing.decisions(state, actor).map((due) => {
    const isOwn = due.combatantId !== null && plays(actor, due.combatantId);
    return isOwn || due.kind !== 'PRIORITY' ? due : withoutOptions({ ...due, combatantId: null });
  });
}

const listing = listingBy<State>({
  due: (state) =>
    state.phase.kind === 'COMBAT' ? fightDecisions(state, state.phase) : [setupDecision(state)],
  besides: (state) => [...interjections(state), ...orderDecisions(state)],
  status: fightingStatusOf,
  table: gmDecision,
});

export const { requiredDecisions } = listing;

/** The one decision that the fight waits for. */
function fightDecisions(state: State, { turn }: Combat): readonly Decision[] {
  const open = openTie(state);
  if (open) return [tieDecision(open.tie, open.asked)];
  const question = openQuestion(state);
  if (question) return [questionDecision(state, question)];
  if (conclusion.isDue(state)) return [conclusionDecision];
  const top = topOf(state);
  const asked = askedToRespond(state);
  if (top && asked !== null) return [priorityDecision(state, asked, top)];
  return turn.kind === 'ACTING' ? [turnDecision(state, turn.combatantId)] : [];
}
