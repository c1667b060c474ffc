import type { Decision, Option } from '../../../core/decision/decision.ts';
import {
  allowed,
  data,
  datum,
  type Findings,
  judged,
  merge,
  oneCombatant,
  oneKey,
  option,
  upTo,
} from '../../../core/decision/findings.ts';
import { possibleDecision } from './build.ts';
import { rulingOptions } from '../../../core/roster/adjudication.ts';
import { allHidden } from '../../../core/roster/hidden.ts';
import { revealOption, rosterOptions } from '../../../core/roster/guards.ts';
import { roster } from '../gm/roster.ts';
import { basicConditions } from '../model/built-in.ts';
import { MOST_SEGMENTS } from '../model/commands.ts';
import { dueAttack, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** What the GM may do at any time. */
export function tableDecision(state: State): Decision {
  const turnOpen = state.phase.kind === 'COMBAT' && state.phase.turn.kind === 'ACTING';
  const passing =
    turnOpen && !dueAttack(state)
      ? [option('Pass all open turns', { type: 'AdvanceSegment', passOpenTurns: true })]
      : [];
  const places = state.phase.kind === 'COMBAT' ? state.phase.order.length : 0;
  const table = allowed(
    ...passing,
    ...rosterOptions(state, state.phase.kind !== 'SETUP'),
    ...rulingOptions(Object.keys(state.combatants), places),
    option('Define actions and conditions', { type: 'DefineActions' }, [datum('definitions')]),
    option('Set the battlefield', { type: 'SetBattlefield' }, [
      data('obstacles', 0, 5000),
      data('concealing', 0, 5000),
      data('dark', 0, 5000),
    ]),
    ...conditionOptions(state),
    ...healingOptions(state),
    option('End the encounter', { type: 'EndEncounter' }),
  );
  return possibleDecision({ kind: 'TABLE' }, merge(table, revealFindings(state)));
}

/** Who is hidden can come to the table where nobody stands by now. */
const revealFindings = (state: State): Findings =>
  merge(
    ...allHidden(state).map(({ combatant: { id, name } }) => {
      const command = { type: 'RevealCombatants' as const, combatantIds: [id], positions: [] };
      return judged(revealOption(id, name), roster.RevealCombatants.refuse(state, command));
    }),
  );

/** SEG-81, 86, 93: everyone may be given a condition, for a time or for one roll. */
function conditionOptions(state: State): readonly Option[] {
  const ids = Object.keys(state.combatants);
  if (ids.length === 0) return [];
  const keys = Object.keys({ ...basicConditions, ...state.conditions });
  const command = { type: 'InflictCondition' };
  const choices = [
    oneCombatant('targetId', ids),
    { ...oneKey('condition', keys), min: 1 },
    upTo('segments', MOST_SEGMENTS),
  ];
  return [
    option('Grant or inflict a condition', command, choices),
    option('Grant or inflict a condition for one roll', { ...command, once: true }, choices),
  ];
}

/** SEG-93: every condition may be ended, those that last until they are healed above all. */
const healingOptions = (state: State): readonly Option[] =>
  Object.values(state.combatants).flatMap(({ id: targetId, name, conditions }) =>
    conditions.map(({ condition }) =>
      option(`${name}: end ${findCondition(state, condition)?.name ?? condition}`, {
        type: 'EndCondition',
        targetId,
        condition,
      }),
    ),
  );
