import { type Hex, sameHex } from '../../../grid/hex.ts';
import { line } from '../../../grid/line.ts';
import { isInSight, isOpenBetween } from '../terrain/sight.ts';
import { now } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Launch, Means, Ongoing, Strike, Target } from '../model/ongoing.ts';
import { startArea } from './areas.ts';
import { arrives, namesOf, strikeFigures, meansOf, strikeOf, whySpent } from './strike.ts';

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
  const { action } = followUp;
  log.emit({ type: 'FollowUpTaken', id, attackerId: ownerId, action, targets });
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
    const { position: at } = combatantOf(log.state, target.id);
    const strike = strikeOf(launched, { targetId: target.id, at });
    const reason = whySpent(log.state, strike) ?? whyUnseen(log.state, strike);
    if (reason) {
      log.emit({ type: 'AttackSpent', ...namesOf(strike), reason });
      return;
    }
  }
  switch (strikeFigures(log.state, means).effect.form) {
    case 'MELEE':
      reachTarget(log, launched, { target, goal: placeOf(log.state, target) });
      return;
    case 'PROJECTILE': {
      const projectile: Projectile = {
        ...launched,
        kind: 'PROJECTILE',
        ownerId: attackerId,
        since: now(log.state),
        target,
        aim: placeOf(log.state, target),
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

/** Where a target is now. */
const placeOf = (state: State, target: Target): Hex =>
  target.kind === 'HEX' ? target.hex : combatantOf(state, target.id).position;

/** SEG-48: where a projectile flies: after its target, wherever it goes, or to where it was. */
export const goalOf = (state: State, { target, aim }: Projectile): Hex =>
  state.settings.movedTarget === 'AIMED_AT_HEX' ? aim : placeOf(state, target);

/** SEG-12, 48: one segment of flight. */
export function fly(log: EventRecorder, projectile: Projectile): void {
  const { id, flown, attackerId, action, target } = projectile;
  const targetId = target.kind === 'CREATURE' ? target.id : null;
  const goal = goalOf(log.state, projectile);
  if (isStopped(log.state, projectile, goal)) {
    const names = { attackId: id, attackerId, targetId, action };
    log.emit({ type: 'AttackSpent', ...names, reason: 'BLOCKED' });
    return;
  }
  if (arrives(log.state, projectile, goal, flown)) {
    reachTarget(log, projectile, { target: projectile.target, goal });
    return;
  }
  const { speed } = strikeFigures(log.state, projectile);
  const type = 'ProjectileAdvanced';
  log.emit({ type, id, attackerId, targetId, action, flown: flown + speed });
}

/** SEG-58, 61, 108: the way of a projectile as things stand now, in two parts. */
export function flightOf(
  state: State,
  projectile: Projectile,
): { readonly flown: readonly Hex[]; readonly ahead: readonly Hex[] } {
  const goal = goalOf(state, projectile);
  const way = line(projectile.origin, goal);
  const { flown } = projectile;
  if (isStopped(state, projectile, goal)) return { flown: way.slice(0, flown + 1), ahead: [] };
  // A target that has come nearer is still reached on the owner's turn.
  const passed = Math.min(flown + 1, way.length - 1);
  return { flown: way.slice(0, passed), ahead: way.slice(passed) };
}

/** SEG-108: whether a wall has come up so that no line leads on from where the projectile is. */
function isStopped(state: State, { origin, flown }: Projectile, goal: Hex): boolean {
  if (state.settings.wallInFlight !== 'STOPPED' || flown === 0) return false;
  const way = line(origin, goal);
  return !isOpenBetween(state, way[flown] ?? goal, goal);
}

interface Arrival {
  readonly target: Target;
  /** The hex to which it has come. */
  readonly goal: Hex;
}

/** The attack comes to its target, who may defend (SEG-41), unless it is spent by then (SEG-50). */
function reachTarget(log: EventRecorder, launched: Launch, { target, goal }: Arrival): void {
  const { id: attackId, attackerId, action } = launched;
  const met = whoIsThere(log.state, launched, target);
  if (!met) {
    const names = { attackId, attackerId, targetId: null, action };
    log.emit({ type: 'AttackSpent', ...names, reason: 'NOBODY_THERE' });
    return;
  }
  const blind = target.kind === 'HEX';
  const strike = strikeOf(launched, { targetId: met.id, at: goal, blind });
  // SEG-48: what flies at a hex finds nobody there any more.
  const reason = sameHex(met.position, goal) ? whySpent(log.state, strike) : 'TARGET_MOVED';
  if (reason) log.emit({ type: 'AttackSpent', ...namesOf(strike), reason });
  else log.emit({ type: 'AttackArrived', attack: strike });
}

/** SEG-49: in a hex an attack meets whoever stands there by then, if anybody does. */
function whoIsThere(state: State, { attackerId }: Launch, target: Target): Combatant | undefined {
  if (target.kind === 'CREATURE') return combatantOf(state, target.id);
  return Object.values(state.combatants).find(
    ({ id, status, position }) =>
      id !== attackerId && status !== 'DOWN' && sameHex(position, target.hex),
  );
}
