import type { Decision, Option } from '../../../core/decision/decision.ts';
import { optional, oneCombatant, oneKey, option, upTo } from '../../../core/decision/findings.ts';
import { tableDecision as decisionOfTable } from '../../../core/table/listing.ts';
import { refuseUnanswered } from '../stats/guards.ts';
import { errorOf } from '../../../core/values/result.ts';
import { short } from '../../../core/values/words.ts';
import { roster } from '../gm/roster.ts';
import { basicConditions } from '../model/built-in.ts';
import { MAX_DICE, MAX_SEGMENTS } from '../model/commands.ts';
import { findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** What the GM may do at any time. */
export const tableDecision = (state: State): Decision =>
  decisionOfTable(state, () => ({
    refuseReveal: (command) => errorOf(roster.RevealCombatants.judge(state, command)),
    first: passingOptions(state),
    options: [...conditionOptions(state), ...healingOptions(state)],
  }));

/** SEG-10. */
function passingOptions(state: State): readonly Option[] {
  const turnOpen = state.phase.kind === 'COMBAT' && state.phase.turn.kind === 'ACTING';
  return turnOpen && !refuseUnanswered(state)
    ? [option('Pass all open turns', { type: 'AdvanceSegment', passOpenTurns: true })]
    : [];
}

/** SEG-81, 86, 93: everyone may be given a condition, for a time or for one roll. */
function conditionOptions(state: State): readonly Option[] {
  const ids = Object.keys(state.combatants);
  if (ids.length === 0) return [];
  const keys = Object.keys({ ...basicConditions, ...state.conditions });
  const command = { type: 'InflictCondition' };
  const choices = [
    oneCombatant('combatantId', ids),
    oneKey('condition', keys),
    optional(upTo('segments', MAX_SEGMENTS), 'It lasts until it is ended.'),
    optional(upTo('dice', MAX_DICE), 'No damage dice are behind it.'),
  ];
  return [
    option('Grant or inflict a condition', command, choices),
    option('Grant or inflict a condition for one roll', { ...command, once: true }, choices),
  ];
}

/** SEG-93: every condition may be ended, those that last until they are healed above all. */
const healingOptions = (state: State): readonly Option[] =>
  Object.values(state.combatants).flatMap(({ id: combatantId, name, conditions }) =>
    conditions.map(({ condition }) =>
      option(short`${name}: end ${findCondition(state, condition)?.name ?? condition}`, {
        type: 'EndCondition',
        combatantId,
        condition,
      }),
    ),
  );
