import { inParts, stagesOf } from '../../../core/views/course.ts';
import { distance, type Hex, hexName, sameHex } from '../../../grid/hex.ts';
import { line } from '../../../grid/line.ts';
import { now } from '../model/clock.ts';
import { addOngoing, changeOngoing } from '../model/combatant/patch.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Launch, OngoingOf, Target } from '../model/ongoing.ts';
import type { Combatant, State } from '../model/state.ts';
import {
  arrives,
  attackName,
  namesOf,
  strikeFigures,
  strikeOf,
  whySpent,
} from '../stats/strike.ts';
import { isOpenBetween } from '../terrain/sight.ts';
import { arrive } from './arrive.ts';
import { creaturesOf, isAimedAt, type OngoingKind, path, soFar } from './kind.ts';
import { plainMeans } from './plain-means.ts';

type Projectile = OngoingOf<'PROJECTILE'>;

/** SEG-58: launches it; it flies its first segment at once. */
export function startProjectile(recorder: EventRecorder, launch: Launch, target: Target): void {
  const projectile: Projectile = {
    ...launch,
    kind: 'PROJECTILE',
    ownerId: launch.attackerId,
    since: now(recorder.state),
    target,
    aim: placeOf(recorder.state, target),
    flown: 0,
  };
  recorder.emit({ type: 'ProjectileLaunched', projectile });
  fly(recorder, projectile);
}

/** Where a target is now. */
export const placeOf = (state: State, target: Target): Hex =>
  target.kind === 'HEX' ? target.hex : combatantOf(state, target.id).position;

/** SEG-48: where a projectile flies: after its target, wherever it goes, or to where it was. */
export const goalOf = (state: State, { target, aim }: Projectile): Hex =>
  state.settings.movedTarget === 'AIMED_AT_HEX' ? aim : placeOf(state, target);

/** SEG-12, 48: one segment of flight. */
function fly(recorder: EventRecorder, projectile: Projectile): void {
  const { id, flown, attackerId, action, target } = projectile;
  const targetId = target.kind === 'CREATURE' ? target.id : null;
  const goal = goalOf(recorder.state, projectile);
  if (isStopped(recorder.state, projectile, goal)) {
    const names = { attackId: id, attackerId, targetId, action };
    recorder.emit({ type: 'AttackSpent', ...names, reason: 'BLOCKED' });
    return;
  }
  if (arrives(recorder.state, projectile, goal, flown)) {
    reachTarget(recorder, projectile, { target: projectile.target, goal });
    return;
  }
  const { speed } = strikeFigures(recorder.state, projectile);
  const type = 'ProjectileAdvanced';
  recorder.emit({ type, id, attackerId, targetId, action, flown: flown + speed });
}

/** SEG-58, 61, 108: the way of a projectile as things stand now, in two parts. */
function flightOf(
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
export function reachTarget(
  recorder: EventRecorder,
  launched: Launch,
  { target, goal }: Arrival,
): void {
  const { id: attackId, attackerId, action } = launched;
  const met = whoIsThere(recorder.state, launched, target);
  if (!met) {
    const names = { attackId, attackerId, targetId: null, action };
    recorder.emit({ type: 'AttackSpent', ...names, reason: 'NO_TARGET' });
    return;
  }
  const blind = target.kind === 'HEX';
  const strike = strikeOf(launched, { targetId: met.id, at: goal, blind });
  // SEG-48: a projectile aimed at a hex finds it empty by now.
  const reason = sameHex(met.position, goal) ? whySpent(recorder.state, strike) : 'TARGET_MOVED';
  if (reason) recorder.emit({ type: 'AttackSpent', ...namesOf(strike), reason });
  else arrive(recorder, strike);
}

/** SEG-49: an attack at a hex meets the combatant who stands there by then, if any. */
function whoIsThere(state: State, { attackerId }: Launch, target: Target): Combatant | undefined {
  if (target.kind === 'CREATURE') return combatantOf(state, target.id);
  return Object.values(state.combatants).find(
    ({ id, status, position }) =>
      id !== attackerId && status !== 'DOWN' && sameHex(position, target.hex),
  );
}

const targetName = (state: State, target: Target): string =>
  target.kind === 'CREATURE'
    ? combatantOf(state, target.id).name
    : `the hex ${hexName(target.hex)}`;

/** SEG-48, 58, 59: an attack in flight. */
export const projectileKind: OngoingKind<'PROJECTILE'> = {
  play: fly,
  describe: (state, one) => `${attackName(state, one)} flies at ${targetName(state, one.target)}`,
  entry: (state, one) => {
    const left = distance(one.origin, goalOf(state, one)) - one.flown;
    const segments = Math.max(1, Math.ceil(left / strikeFigures(state, one).speed));
    return { targetIds: creaturesOf([one.target]), segments, rule: 'SEG-59' };
  },
  course: (state, one, { momentOf }) =>
    path(() => {
      const { flown, ahead } = flightOf(state, one);
      const { speed } = strikeFigures(state, one);
      return [...soFar(flown), ...stagesOf(inParts(ahead, speed), momentOf)];
    }),
  without: (one, id) => (isAimedAt(one.target, id) ? null : one),
  supposed: (state, one) => ({ ...one, ...plainMeans(state, one) }),
  faults: () => [],
};

export const projectileChanges = {
  ProjectileLaunched: (state: State, { projectile }: EventOf<'ProjectileLaunched'>): State =>
    addOngoing(state, projectile),
  ProjectileAdvanced: (state: State, { id, flown }: EventOf<'ProjectileAdvanced'>): State =>
    changeOngoing(state, id, 'PROJECTILE', { flown }),
};
