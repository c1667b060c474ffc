import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { inflict } from '../condition/inflict.ts';
import { refuseEnded } from '../stats/guards.ts';
import { now } from '../model/clock.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { findCombatant, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** SEG-81, 86, 93: the GM gives anyone a condition, or grants a circumstance in the form of one. */
export const inflictCondition: UnplannedHandler<CommandOf<'InflictCondition'>> = {
  refuse: (state, { targetId, condition }) =>
    firstRefusal([() => refuseUnknown(state, targetId, condition), () => refuseEnded(state)]),
  carryOut: (log, { targetId, condition, segments, once, dice }) => {
    // SEG-88: the segment of the infliction is the first; before the fight that is its first one.
    const until = segments === null ? null : Math.max(now(log.state), 1) + segments;
    inflict(log, targetId, { condition, until, once, dice });
  },
};

function refuseUnknown(state: State, targetId: string, condition: string): Rejection | null {
  if (!findCombatant(state, targetId)) return notFound('combatant', targetId);
  return findCondition(state, condition) ? null : notFound('condition', condition);
}

/** SEG-93: what lasts until it is healed ends when the GM says so, and anything else may early. */
export const endCondition: UnplannedHandler<CommandOf<'EndCondition'>> = {
  refuse: (state, { targetId, condition }) => {
    const target = findCombatant(state, targetId);
    if (!target) return notFound('combatant', targetId);
    const name = findCondition(state, condition)?.name;
    if (name === undefined) return notFound('condition', condition);
    return firstRefusal([
      () => refuseEnded(state),
      () =>
        target.conditions.some((active) => active.condition === condition)
          ? null
          : illegal(
              'SEG-93',
              `${target.name} is not ${name}`,
              target.conditions.length > 0
                ? `it has ${target.conditions.map((active) => active.condition).join(', ')}`
                : 'it has no condition to end',
            ),
    ]);
  },
  carryOut: (log, { targetId, condition }) => {
    log.emit({ type: 'ConditionEnded', combatantId: targetId, condition });
  },
};
