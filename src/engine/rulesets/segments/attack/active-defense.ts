import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import { refuseDisoriented } from '../condition/disorientation.ts';
import { refuseBudget, refuseInitiation } from '../stats/budget.ts';
import { refuseCooldown } from '../stats/cooldowns.ts';
import { refuseRunningFull, refuseUnable } from '../stats/guards.ts';
import {
  costFor,
  costOf,
  type KnownAction,
  knownAction,
  missingTalent,
  refuseUse,
} from '../stats/known-actions.ts';
import { refusePushed } from '../terrain/passage.ts';
import { canLeave, dodgeStride, noHexInReach } from '../terrain/way.ts';
import type { Kind } from '../model/actions.ts';
import { actionOf, findAction } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** A counter-action, and whose attack it would meet. */
export interface Counter {
  readonly action: string;
  readonly use: Kind;
  readonly attackerId: CombatantId;
}

/** SEG-43: an action with a defensive formula, paid like any other use of it. */
export function refuseCounter(
  state: State,
  defender: Combatant,
  counter: Counter,
): Rejection | null {
  const known = judgeCounter(state, defender, counter);
  if (!known.ok) return known.error;
  const cost = costOf(known.value, counter.use);
  return firstRefusal([
    () => refuseUnable(defender),
    () =>
      isReadiedAgainst(defender, counter)
        ? refuseInitiation(defender, cost)
        : refuseMoment(state, defender, () =>
            usesInitiation(state)
              ? refuseTiming(state, defender, cost)
              : refuseLate(state, defender),
          ),
    () => refuseRoom(state, defender, cost),
    () => refuseCooldown(state, defender, known.value.action, counter.use),
  ]);
}

/** SEG-27, 43: what is readied as a defense must be possible now, as if an attack had come. */
export function refuseReadiedDefense(
  state: State,
  defender: Combatant,
  counter: Omit<Counter, 'attackerId'>,
): Rejection | null {
  const known = judgeCounter(state, defender, counter);
  if (!known.ok) return known.error;
  const cost = costOf(known.value, counter.use);
  return firstRefusal([
    () => refuseUnable(defender),
    () => refuseInitiation(defender, cost),
    () => refuseRoom(state, defender, cost),
    () => refuseCooldown(state, defender, known.value.action, counter.use),
  ]);
}

/** SEG-27: whether it was readied for such an attack: then it meets the attack at once. */
export function isReadiedAgainst({ readied }: Combatant, counter: Counter): boolean {
  if (readied?.trigger?.kind !== 'COMBATANT' || readied.trigger.does !== 'ATTACKS_HOLDER')
    return false;
  const { ofId } = readied.trigger;
  return (
    readied.action === counter.action &&
    readied.use === counter.use &&
    (ofId === null || ofId === counter.attackerId)
  );
}

/** whether a counter is an initiation of its turn; met on impact it may be none. */
export const usesInitiation = ({ settings }: State): boolean =>
  settings.defenseTiming === 'DEFERRED' || settings.counterInitiation === 'USED';

function judgeCounter(
  state: State,
  defender: Combatant,
  { action: key, use }: Omit<Counter, 'attackerId'>,
): Result<KnownAction, Rejection> {
  const action = findAction(state, key);
  if (!action) return err(notFound('action', key));
  const known = knownAction(defender, action);
  if (!known) return err(missingTalent(defender, action));
  if (!action.defensive)
    return err(
      illegal('SEG-43', `${action.name} has no defensive formula`, 'defend with one that has'),
    );
  return action.uses.some(({ kind }) => kind === use) ? ok(known) : err(refuseUse(action, use));
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
const refuseActiveDefense = (state: State, defender: Combatant, cost: Kind): Rejection | null =>
  firstRefusal([
    () => refuseUnable(defender),
    () => refuseMoment(state, defender, () => refuseTiming(state, defender, cost)),
    () => refuseRoom(state, defender, cost),
  ]);

/** SEG-18, 19: no action before the first round, nor by the surprised. */
function refuseMoment(
  { phase }: State,
  { name, actsFrom }: Combatant,
  otherwise: () => Rejection | null,
): Rejection | null {
  if (phase.kind !== 'COMBAT')
    return illegal('SEG-19', 'The first round has not begun', 'only a Reaction is possible');
  return phase.round === 1 && phase.segment < actsFrom
    ? illegal(
        'SEG-18',
        `${name} is surprised until segment ${actsFrom}`,
        'only a Reaction is possible',
      )
    : otherwise();
}

/** SEG-21, 26, 93: whether the round still has room for it. */
const refuseRoom = (state: State, defender: Combatant, cost: Kind): Rejection | null =>
  firstRefusal([
    () => refuseRunningFull(state, defender, cost),
    () => refuseBudget(defender, cost),
    () => refuseDisoriented(state, defender, cost),
  ]);

/** SEG-41, 22: on the turn still to come in this segment, or, where a table allows it, the next one. */
function refuseTiming(state: State, defender: Combatant, cost: Kind): Rejection | null {
  if (hasTurnToCome(state, defender.id)) return refuseInitiation(defender, cost);
  return (
    refuseLate(state, defender) ??
    refuseInitiation({ ...defender, initiated: defender.initiatedNext }, cost)
  );
}

/** SEG-41: whose turn of this segment has come, where that leaves a Reaction alone. */
const refuseLate = (state: State, { id, name }: Combatant): Rejection | null =>
  state.settings.defenseChance === 'THIS_SEGMENT' && !hasTurnToCome(state, id)
    ? illegal(
        'SEG-41',
        `${name}'s turn in this segment has come already`,
        'only a Reaction is left',
      )
    : null;

/** SEG-41: whether this segment has a turn for them yet; otherwise the next one does. */
export const hasTurnToCome = ({ phase }: State, id: string): boolean =>
  phase.kind === 'COMBAT' && phase.waiting.includes(id);
