import { tableRulings } from '../rulebook/ruling.ts';
import { tableRules } from '../rulebook/table-rules.ts';
import { type HiddenCombatant, type WithHidden } from '../roster/hidden.ts';
import { withinFreeActions, type WithFreeActions } from '../table/free-actions.ts';
import type { WithPhase } from '../table/state.ts';
import { viewDeclared } from '../views/event-view.ts';
import { diceDecisions, diceDecisionsFor } from '../hand-dice/decisions.ts';
import type { WithPending } from '../hand-dice/pending.ts';
import type { Ruleset, RulesetTypes, Queries } from './ruleset.ts';

interface TableTypes extends RulesetTypes {
  readonly state: WithPhase & WithFreeActions & WithHidden<HiddenCombatant> & WithPending;
}

/** What of `queries` follows from how all states and events are declared. */
type Derived = 'phase' | 'hidden' | 'viewEvent';

interface OwnParts<T extends TableTypes> extends Omit<Ruleset<T>, 'queries'> {
  readonly queries: Omit<Queries<T>, Derived> & Partial<Pick<Queries<T>, 'viewEvent'>>;
}

/** A ruleset from what it has of its own; an event is seen as its declaration says. */
export const rulesetOf = <T extends TableTypes>(own: OwnParts<T>): Ruleset<T> => ({
  ...own,
  rulebook: {
    ...own.rulebook,
    rules: [...own.rulebook.rules, ...tableRules],
    rulings: [...own.rulebook.rulings, ...tableRulings],
  },
  queries: {
    phase: ({ phase }) => phase.kind,
    hidden: ({ hidden }) => Object.keys(hidden),
    viewEvent: (event, actor, foeNumbers) =>
      viewDeclared(own.schemas.events, event, actor, foeNumbers),
    ...own.queries,
    requiredDecisions: (state) =>
      state.pending ? diceDecisions(state.pending) : own.queries.requiredDecisions(state),
    decisions: (state, actor) =>
      state.pending
        ? diceDecisionsFor(state.pending, actor)
        : withinFreeActions(own.queries.decisions(state, actor), state, actor, (...asked) =>
            own.rules.isFreeAction(...asked),
          ),
  },
});
