import { firstRefusal, illegal, type Rejection } from '../../../../core/command/rejection.ts';
import { isBeside } from '../../../../grid/battlefield.ts';
import { inflict } from '../../condition/inflict.ts';
import { refuseUnable } from '../../stats/guards.ts';
import { isOfEarlierRound, roundAndSegment, now, tick } from '../../model/clock.ts';
import type { EventRecorder } from '../../model/handler.ts';
import { newId } from '../../model/ids.ts';
import { arrive, madeNow } from '../../ongoing/arrive.ts';
import { strikeOf } from '../../stats/strike.ts';
import { combatantOf } from '../../model/lookup.ts';
import type { State } from '../../model/state.ts';
import type { Grapple, Strike } from '../../model/ongoing.ts';

export const GRAPPLED = 'grappled';

/** SEG-102: an adjacent opponent, and a free arm to hold it with. */
export function refuseGrapple(state: State, attack: Strike): Rejection | null {
  const grappler = combatantOf(state, attack.attackerId);
  const target = combatantOf(state, attack.targetId);
  const held = state.grapples.filter(({ grapplerId }) => grapplerId === grappler.id);
  return firstRefusal([
    () => refuseUnable(grappler),
    () =>
      !isBeside(state.battlefield, grappler.position, target.position)
        ? illegal('SEG-102', `${target.name} is not adjacent`, 'grapple who is')
        : null,
    () =>
      held.some(({ targetId }) => targetId === target.id)
        ? illegal(
            'SEG-102',
            `${grappler.name} holds ${target.name} already`,
            'spend the point on something else',
          )
        : null,
    () =>
      held.length >= grappler.freeArms
        ? illegal(
            'SEG-102',
            `${grappler.name} has no free arm to grapple with`,
            'spend the point on something else',
          )
        : null,
  ]);
}

/** SEG-102: only the check for it maintains a grapple. */
export const refuseMaintaining = ({ grapples }: State, { id }: Strike): Rejection | null =>
  grapples.some(({ checkId }) => checkId === id)
    ? null
    : illegal(
        'SEG-102',
        'This maneuver was not made to maintain a grapple',
        'spend the point on something else',
      );

export function startGrapple(
  log: EventRecorder,
  { attackerId, targetId, action, use }: Strike,
): void {
  const since = now(log.state);
  log.emit({
    type: 'GrappleStarted',
    grapple: { grapplerId: attackerId, targetId, action, use, since, checkId: null },
  });
  inflict(log, targetId, { condition: GRAPPLED, until: null, dice: 0, once: false });
}

export function maintainGrapple(
  log: EventRecorder,
  { attackerId: grapplerId, targetId }: Strike,
): void {
  log.emit({ type: 'GrappleMaintained', grapplerId, targetId });
}

/**
 * SEG-102: as a turn of the grappler's begins, the attack that grabbed is made anew to maintain
 * the hold. It takes no action, and its target may defend. False when no grapple is due.
 */
export function checkGrapple(log: EventRecorder, grapplerId: string): boolean {
  const { state } = log;
  const grapple = state.grapples.find(
    (held) => held.grapplerId === grapplerId && held.checkId === null && isDue(state, held),
  );
  if (!grapple) return false;
  const { targetId, action, use } = grapple;
  const id = newId(state, grapplerId);
  const { position: at } = combatantOf(state, targetId);
  log.emit({ type: 'GrappleChecked', grapplerId, targetId, checkId: id });
  const means = { action, use, modifiers: [], speed: null, maneuver: true };
  const made = { id, attackerId: grapplerId, ...means, ...madeNow(state, grapplerId) };
  arrive(log, strikeOf(made, { targetId, at }));
  return true;
}

const isDue = (state: State, grapple: Grapple): boolean =>
  state.settings.maneuvers === 'EACH_SEGMENT'
    ? grapple.since < now(state)
    : isOfEarlierRound(state, grapple);

/** The first turn on which the grapple must be maintained, as segments since the fight began. */
export function grappleDueAt(
  { settings, combatants }: State,
  { since, grapplerId }: Grapple,
): number {
  const next =
    settings.maneuvers === 'EACH_SEGMENT' ? since + 1 : tick(roundAndSegment(since).round + 1, 1);
  // SEG-17: before round 1 a combatant may have grabbed who is then surprised.
  return Math.max(next, combatants[grapplerId]?.actsFrom ?? 1);
}

/** SEG-102: ends a grapple that has lost what it needs, or has not been maintained. */
export function endBrokenGrapple(log: EventRecorder): boolean {
  const grapple = log.state.grapples.find((held) => isBroken(log.state, held));
  if (!grapple) return false;
  const { grapplerId, targetId } = grapple;
  log.emit({ type: 'GrappleEnded', grapplerId, targetId });
  freeUnlessHeld(log, targetId);
  return true;
}

/** SEG-102: whom no one holds any more is no longer Grappled. */
export function freeUnlessHeld(log: EventRecorder, targetId: string): void {
  const isHeld = log.state.grapples.some((other) => other.targetId === targetId);
  if (!isHeld && isGrappled(log.state, targetId))
    log.emit({ type: 'ConditionEnded', combatantId: targetId, condition: GRAPPLED });
}

function isBroken(state: State, { grapplerId, targetId, checkId }: Grapple): boolean {
  const grappler = combatantOf(state, grapplerId);
  const target = combatantOf(state, targetId);
  const lost = checkId !== null && !state.attacks.some(({ id }) => id === checkId);
  return (
    lost ||
    grappler.status !== 'STANDING' ||
    target.status === 'DOWN' ||
    !isBeside(state.battlefield, grappler.position, target.position) ||
    !isGrappled(state, targetId)
  );
}

const isGrappled = (state: State, id: string): boolean =>
  combatantOf(state, id).conditions.some(({ condition }) => condition === GRAPPLED);
