import { planUnless } from '../../../core/command/handler.ts';
import {
  firstRefusal,
  notFound,
  type Rejection,
  illegal,
} from '../../../core/command/rejection.ts';
import { refuseAbsent } from '../../../core/table/guards.ts';
import { gainCounters } from '../condition/counters.ts';
import { endPanic } from '../condition/stress.ts';
import type { CommandOf } from '../model/commands.ts';
import { aspectsOfState } from '../model/conditions.ts';
import type { Handler } from '../model/handler.ts';
import { findCondition, findCombatant, combatantOf, countOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';

/** VIG-06: counters that the GM gives. */
export const inflictCondition: Handler<CommandOf<'InflictCondition'>> = {
  judge: (state, command) => {
    const { combatantId, condition } = command;
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseDead(state, combatantId),
      () => (findCondition(state, condition) ? null : notFound('condition', condition)),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId, condition, count }, recorder) => {
    gainCounters(recorder, combatantId, [{ condition, count }]);
  },
};

function refuseDead(state: State, id: string): Rejection | null {
  const target = findCombatant(state, id);
  if (!target) return notFound('combatant', id);
  return target.status === 'DEAD'
    ? illegal('VIG-22', `${target.name} is dead`, 'choose someone else')
    : null;
}

/** VIG-06, 23: a condition, or a panic, that the GM ends. */
export const endCondition: Handler<CommandOf<'EndCondition'>> = {
  judge: (state, command) => {
    const { combatantId, condition } = command;
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseAbsent(state, combatantId),
      () => {
        const target = combatantOf(state, combatantId);
        const panics = condition === aspectsOfState.PANICKING.key && target.mind === 'PANICKING';
        return panics || countOf(target, condition) > 0
          ? null
          : illegal(
              'VIG-06',
              `${target.name} has no condition '${condition}'`,
              'end one that it has',
            );
      },
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId, condition }, recorder) => {
    const count = countOf(combatantOf(recorder.state, combatantId), condition);
    if (count > 0) recorder.emit({ type: 'CountersLost', combatantId, condition, count });
    else endPanic(recorder, combatantId);
  },
};
