import { firstRefusal, illegal, notFound } from '../../core/rejection.ts';
import type { CommandOf } from './commands.ts';
import type { Handler } from './handler.ts';
import { findCombatant, findCondition } from './lookup.ts';
import { refuseEnded } from './setup.ts';

/** SEG-93: what lasts until it is healed ends when the GM says so, and anything else may early. */
export const endCondition: Handler<CommandOf<'EndCondition'>> = {
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
