import { type Hex, sameHex } from '../../../grid/hex.ts';
import { isInSight } from '../ground/sight.ts';
import { now } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Launch, Means, Ongoing, Strike, Target } from '../model/under-way.ts';
import { startArea } from './areas.ts';
import { arrives, strikeFigures, meansOf, strikeOf, whySpent } from './strike.ts';

type Projectile = Extract<Ongoing, { kind: 'PROJECTILE' }>;
type FollowUp = Extract<Ongoing, { kind: 'FOLLOW_UP' }>;

/** SEG-26: the first attack now, each further one in a segment of its own. */
export function startAttacks(
  log: EventRecorder,
  ownerId: string,
  means: Means,
  [first, ...targets]: readonly Target[],
): void {
  if (!first) return;
  launch(log, ownerId, means, first);
  if (targets.length === 0) return;
  const id = newId(log.state, ownerId);
  const since = now(log.state);
  log.emit({
    type: 'FollowUpSet',
    followUp: { kind: 'FOLLOW_UP', id, ownerId, since, ...means, targets },
  });
}

/** SEG-10, 26: the next attack of an action that makes several. */
export function playFollowUp(log: EventRecorder, followUp: FollowUp): void {
  const { id, ownerId } = followUp;
  const [next, ...targets] = followUp.targets;
  log.emit({ type: 'FollowUpTaken', id, targets });
  if (next) launch(log, ownerId, meansOf(followUp), next);
}

/**
 * Launches an attack: it flies its first segment at once (SEG-58, 59). SEG-74, 77: the later
 * attacks of a Full take aim only now, and one whose target has got out of sight is spent.
 */
function launch(log: EventRecorder, attackerId: string, means: Means, target: Target): void {
  const launched: Launch = {
    id: newId(log.state, attackerId),
    attackerId,
    ...means,
    origin: combatantOf(log.state, attackerId).position,
  };
  if (target.kind === 'CREATURE') {
    const strike = strikeOf(launched, target.id);
    const reason = whySpent(log.state, strike) ?? whyUnseen(log.state, strike);
    if (reason) {
      log.emit({ type: 'AttackSpent', attackId: launched.id, reason });
      return;
    }
  }
  switch (strikeFigures(log.state, means).effect.form) {
    case 'MELEE':
      reachTarget(log, launched, target);
      return;
    case 'PROJECTILE': {
      const projectile: Projectile = {
        ...launched,
        kind: 'PROJECTILE',
        ownerId: attackerId,
        since: now(log.state),
        target,
        flown: 0,
      };
      log.emit({ type: 'ProjectileLaunched', projectile });
      fly(log, projectile);
      return;
    }
    case 'AREA':
      startArea(log, launched, placeOf(log.state, target));
  }
}

const whyUnseen = (state: State, { origin, targetId }: Strike): 'OUT_OF_SIGHT' | null =>
  isInSight(state, origin, combatantOf(state, targetId).position) ? null : 'OUT_OF_SIGHT';

/** Where a target is now; SEG-48: a creature is followed wherever it goes. */
export const placeOf = (state: State, target: Target): Hex =>
  target.kind === 'HEX' ? target.hex : combatantOf(state, target.id).position;

/** SEG-12, 48: one segment of flight towards where the target is now. */
export function fly(log: EventRecorder, projectile: Projectile): void {
  const { id, target, flown } = projectile;
  if (arrives(log.state, projectile, placeOf(log.state, target), flown)) {
    reachTarget(log, projectile, target);
    return;
  }
  const { speed } = strikeFigures(log.state, projectile);
  log.emit({ type: 'ProjectileAdvanced', id, flown: flown + speed });
}

/** The attack comes to its target, who may defend (SEG-41), unless it is spent by then (SEG-50). */
function reachTarget(log: EventRecorder, launched: Launch, target: Target): void {
  const met = whoIsThere(log.state, launched, target);
  const strike = met && strikeOf(launched, met.id, target.kind === 'HEX');
  const reason = strike ? whySpent(log.state, strike) : 'NOBODY_THERE';
  if (reason) log.emit({ type: 'AttackSpent', attackId: launched.id, reason });
  else if (strike) log.emit({ type: 'AttackArrived', attack: strike });
}

/** SEG-49: in a hex an attack meets whoever stands there by then, if anybody does. */
function whoIsThere(state: State, { attackerId }: Launch, target: Target): Combatant | undefined {
  if (target.kind === 'CREATURE') return combatantOf(state, target.id);
  return Object.values(state.combatants).find(
    ({ id, status, position }) =>
      id !== attackerId && status !== 'DOWN' && sameHex(position, target.hex),
  );
}
