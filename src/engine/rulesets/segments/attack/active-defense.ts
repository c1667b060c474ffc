import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { refuseDisoriented } from '../condition/disorientation.ts';
import { refuseBudget, refuseInitiation } from '../stats/budget.ts';
import { refuseCooldown } from '../stats/cooldowns.ts';
import { refuseRunningFull, refuseUnable } from '../stats/guards.ts';
import { costFor, costOf, knownAction, refuseUse, missingTalent } from '../stats/known-actions.ts';
import { refusePushed } from '../terrain/passage.ts';
import { canLeave, dodgeStride, noHexInReach } from '../terrain/way.ts';
import type { Kind } from '../model/actions.ts';
import { actionOf, findAction } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** SEG-43: an action with a defensive formula, paid like any other use of it. */
export function refuseCounter(
  state: State,
  defender: Combatant,
  key: string,
  use: Kind,
): Rejection | null {
  const action = findAction(state, key);
  if (!action) return notFound('action', key);
  const known = knownAction(defender, action);
  if (!known) return missingTalent(defender, action);
  if (!action.defensive)
    return illegal('SEG-43', `${action.name} has no defensive formula`, 'defend with one that has');
  if (!action.uses.some(({ kind }) => kind === use)) return refuseUse(action, use);
  return firstRefusal([
    () => refuseActiveDefense(state, defender, costOf(known, use)),
    () => refuseCooldown(state, defender, action, use),
  ]);
}

/** SEG-44: by moving now, or with the benefit of a dodge made earlier in this segment. */
export function refuseDodge(state: State, defender: Combatant): Rejection | null {
  if (defender.dodge === 'READY') return null;
  return firstRefusal([
    () => refuseActiveDefense(state, defender, dodgeCost(state, defender)),
    () => refusePushed(state, defender),
    () =>
      state.settings.dodgeNeeds === 'NOTHING' ||
      canLeave(state, defender, dodgeStride(state, defender))
        ? null
        : noHexInReach(defender),
  ]);
}

/** SEG-30, 44: a Move, or less for anyone who has learnt to dodge with less. */
export const dodgeCost = (state: State, defender: Combatant): Kind =>
  costFor(defender, actionOf(state, 'dodge'), 'MOVE');

/** SEG-41, 47: defending with an action takes an unspent action and a turn still to come. */
function refuseActiveDefense(state: State, defender: Combatant, cost: Kind): Rejection | null {
  return firstRefusal([
    () => refuseUnable(defender),
    () => {
      if (state.phase.kind !== 'COMBAT')
        return illegal('SEG-19', 'The first round has not begun', 'only a Reaction is possible');
      if (state.phase.round === 1 && state.phase.segment < defender.actsFrom)
        return illegal(
          'SEG-18',
          `${defender.name} is surprised until segment ${defender.actsFrom}`,
          'only a Reaction is possible',
        );
      return null;
    },
    () => refuseTiming(state, defender, cost),
    () => refuseRunningFull(state, defender, cost),
    () => refuseBudget(defender, cost),
    () => refuseDisoriented(state, defender, cost),
  ]);
}

/** SEG-41, 22: on the turn still to come in this segment, or, where a table allows it, the next one. */
function refuseTiming(state: State, defender: Combatant, cost: Kind): Rejection | null {
  if (hasTurnToCome(state, defender.id)) return refuseInitiation(defender, cost);
  if (state.settings.defenseChance === 'THIS_SEGMENT')
    return illegal(
      'SEG-41',
      `${defender.name}'s turn in this segment has come already`,
      'only a Reaction is left',
    );
  return refuseInitiation({ ...defender, initiated: defender.initiatedNext }, cost);
}

/** SEG-41: whether this segment has a turn for them yet; otherwise the next one does. */
export const hasTurnToCome = ({ phase }: State, id: string): boolean =>
  phase.kind === 'COMBAT' && phase.waiting.includes(id);
