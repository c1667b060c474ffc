import type { Decision, Option } from '../../../core/decision/decision.ts';
import { tableDecision } from '../../../core/table/listing.ts';
import { errorOf } from '../../../core/values/result.ts';
import { short } from '../../../core/values/words.ts';
import { roster } from '../gm/roster.ts';
import { basicConditions, aspectsOfState } from '../model/conditions.ts';
import { actionOf, combatantOf, findCondition, stackOf } from '../model/lookup.ts';
import { openTie } from '../model/phase.ts';
import type { State } from '../model/state.ts';
import { option, number, oneCombatant, oneKey, text, upTo } from './build.ts';

/** What the GM may do at any time. */
export const gmDecision = (state: State): Decision =>
  tableDecision(state, () => ({
    refuseReveal: (command) => errorOf(roster.RevealCombatants.judge(state, command)),
    // VIG-28: those who tie settle theirs first.
    ...(openTie(state) ? { places: 0 } : {}),
    options: [
      ...inflicting(state),
      ...ending(state),
      ...dying(state),
      ...preventing(state),
      option('Roll for a chance', { type: 'RollPercent' }, [number('chance', 0, 100)]),
    ],
  }));

/** VIG-06: counters for anyone who is alive. */
function inflicting(state: State): readonly Option[] {
  const alive = Object.values(state.combatants).filter(({ status }) => status !== 'DEAD');
  const keys = [...Object.keys(basicConditions), ...Object.keys(state.conditions)];
  const target = oneCombatant(
    'combatantId',
    alive.map(({ id }) => id),
  );
  const choices = [target, oneKey('condition', keys), upTo('count', 100)];
  return alive.length > 0 ? [option('Give counters', { type: 'InflictCondition' }, choices)] : [];
}

/** VIG-06, 23. */
const ending = (state: State): readonly Option[] =>
  Object.values(state.combatants).flatMap(({ id: combatantId, name, conditions, mind }) => {
    const keys = conditions.map(({ condition }) => condition);
    const panic = mind === 'PANICKING' ? [aspectsOfState.PANICKING.key] : [];
    return [...keys, ...panic].map((condition) =>
      option(short`${name}: end ${findCondition(state, condition)?.name ?? condition}`, {
        type: 'EndCondition',
        combatantId,
        condition,
      }),
    );
  });

/** VIG-53: whatever waits on the stack, the top first. */
const preventing = (state: State): readonly Option[] =>
  stackOf(state)
    .filter(({ stage }) => stage.kind === 'WAITING')
    .map(({ id: objectId, ownerId, declared }) =>
      option(
        short`${combatantOf(state, ownerId).name}: prevent ${actionOf(state, declared.action).name}`,
        { type: 'PreventAction', objectId },
        [text('reason')],
      ),
    )
    .toReversed();

/** VIG-22. */
const dying = (state: State): readonly Option[] =>
  Object.values(state.combatants)
    .filter(({ status }) => status === 'DOWN')
    .flatMap(({ id: combatantId, name }) => [
      option(`${name} is stabilized`, { type: 'SettleDying', combatantId, outcome: 'STABLE' }),
      option(`${name} dies`, { type: 'SettleDying', combatantId, outcome: 'DEAD' }),
    ]);
