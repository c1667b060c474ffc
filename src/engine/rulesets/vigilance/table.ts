import type { Dice } from '../../core/values/dice.ts';
import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import type { CommandOf } from './commands.ts';
import { aspectsOfState } from './conditions.ts';
import { gain } from './counters.ts';
import type { Handler } from './handler.ts';
import { combatantOf, countOf, findCombatant, findCondition } from './lookup.ts';
import { refuseEnded } from './setup.ts';
import type { State } from './state.ts';
import { endPanic } from './vitality.ts';

/** VIG-06: counters that the GM gives. */
export const inflictCondition: Handler<CommandOf<'InflictCondition'>> = {
  refuse: (state, { targetId, condition }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseDead(state, targetId),
      () => (findCondition(state, condition) ? null : notFound('condition', condition)),
    ]),
  carryOut: (log, { targetId, condition, count }) => {
    gain(log, targetId, [{ condition, count }]);
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
  refuse: (state, { targetId, condition }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => (findCombatant(state, targetId) ? null : notFound('combatant', targetId)),
      () => {
        const target = combatantOf(state, targetId);
        const panics = condition === aspectsOfState.PANICKING.key && target.mind === 'PANICKING';
        return panics || countOf(target, condition) > 0
          ? null
          : illegal(
              'VIG-06',
              `${target.name} has no condition '${condition}'`,
              'end one that it has',
            );
      },
    ]),
  carryOut: (log, { targetId, condition }) => {
    const count = countOf(combatantOf(log.state, targetId), condition);
    if (count > 0) log.emit({ type: 'CountersLost', combatantId: targetId, condition, count });
    else endPanic(log, targetId);
  },
};

/** VIG-22: somebody stabilizes who is dying, or nobody does in time. */
export const settleDying: Handler<CommandOf<'SettleDying'>> = {
  refuse: (state, { targetId }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => (findCombatant(state, targetId) ? null : notFound('combatant', targetId)),
      () => {
        const { name, status } = combatantOf(state, targetId);
        return status === 'DOWN'
          ? null
          : illegal('VIG-22', `${name} is not dying`, 'name someone who is');
      },
    ]),
  carryOut: (log, { targetId, outcome }) => {
    const type = outcome === 'STABLE' ? 'CombatantStabilized' : 'CombatantDied';
    log.emit({ type, combatantId: targetId });
  },
};

/** VIG-08: tens and units; two zeros are 100. */
export const rollPercent: Handler<CommandOf<'RollPercent'>> = {
  refuse: (state) => refuseEnded(state),
  carryOut: (log, { chance }, dice) => {
    const faces = dice.roll(2, 10);
    const roll = percentOf(faces);
    log.emit({ type: 'PercentRolled', chance, dice: faces, roll, met: roll <= chance });
  },
};

function percentOf([tens = 10, units = 10]: ReturnType<Dice['roll']>): number {
  const read = (tens % 10) * 10 + (units % 10);
  return read === 0 ? 100 : read;
}
