import { planUnless } from '../../../core/command/handler.ts';
import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { err } from '../../../core/values/result.ts';
import { inflict } from '../condition/inflict.ts';
import { refuseEnded } from '../stats/guards.ts';
import { now } from '../model/clock.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { findAction, findCombatant, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** SEG-81, 86, 93: the GM gives anyone a condition, or grants a circumstance in the form of one. */
export const inflictCondition: Handler<CommandOf<'InflictCondition'>> = {
  judge: (state, command) => {
    const { combatantId, condition } = command;
    const refusal = firstRefusal([
      () => refuseUnknown(state, combatantId, condition),
      () => refuseNamedAction(state, command),
      () => refuseEnded(state),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId, condition, segments, once, dice, action }, recorder) => {
    // SEG-88: the segment of the infliction is the first; before the fight that is its first one.
    const until = segments === null ? null : Math.max(now(recorder.state), 1) + segments;
    inflict(recorder, combatantId, { condition, until, once, dice, action });
  },
};

/** SEG-81: a grant for one roll may name an action. */
function refuseNamedAction(
  state: State,
  { action, once }: Pick<CommandOf<'InflictCondition'>, 'action' | 'once'>,
): Rejection | null {
  if (action === null) return null;
  if (!once) return invalid('action', 'Only what is for one roll names an action: set `once`.');
  return findAction(state, action) ? null : notFound('action', action);
}

function refuseUnknown(state: State, combatantId: string, condition: string): Rejection | null {
  if (!findCombatant(state, combatantId)) return notFound('combatant', combatantId);
  return findCondition(state, condition) ? null : notFound('condition', condition);
}

/** SEG-93: what lasts until it is healed ends when the GM says so, and anything else may early. */
export const endCondition: Handler<CommandOf<'EndCondition'>> = {
  judge: (state, command) => {
    const { combatantId, condition } = command;
    const target = findCombatant(state, combatantId);
    if (!target) return err(notFound('combatant', combatantId));
    const name = findCondition(state, condition)?.name;
    if (name === undefined) return err(notFound('condition', condition));
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () =>
        target.conditions.some((active) => active.condition === condition)
          ? null
          : illegal(
              'SEG-93',
              `${target.name} is not ${name}`,
              target.conditions.length > 0
                ? `it has ${target.conditions.map((active) => findCondition(state, active.condition)?.name ?? active.condition).join(', ')}`
                : 'it has no condition to end',
            ),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId, condition }, recorder) => {
    recorder.emit({ type: 'ConditionEnded', combatantId, condition });
  },
};
