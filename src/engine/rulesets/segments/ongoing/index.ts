/** Everything that plays on over several segments (SEG-10): the closed list of its kinds. */
import type { Actor } from '../../../core/command/actor.ts';
import type { Fault } from '../../../core/state-check/fault.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { PlannedCourse } from '../../../core/views/course.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Kind, Ongoing, OngoingOf } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { aidChanges, aidKind } from './aid.ts';
import { areaChanges, areaKind } from './area.ts';
import { delayedChanges, delayedKind } from './delayed.ts';
import { followUpChanges, followUpKind } from './follow-up.ts';
import { wayChanges, wayKind } from './held-way.ts';
import type { Entry, OngoingKind, Playing } from './kind.ts';
import { onTurnOfOwner } from './moments.ts';
import { movementChanges, movementKind } from './movement.ts';
import { projectileChanges, projectileKind } from './projectile.ts';
import { pushbackChanges, pushbackKind } from './pushback.ts';
import { structureChanges, structureKind } from './structure.ts';

const kinds: { readonly [K in Kind]: OngoingKind<K> } = {
  PROJECTILE: projectileKind,
  AREA: areaKind,
  FOLLOW_UP: followUpKind,
  MOVEMENT: movementKind,
  PUSHBACK: pushbackKind,
  STRUCTURE: structureKind,
  DELAYED: delayedKind,
  AID: aidKind,
  WAY: wayKind,
};

/** What the events of each kind change, for `evolve`. */
export const ongoingChanges = {
  ...projectileChanges,
  ...areaChanges,
  ...followUpChanges,
  ...movementChanges,
  ...pushbackChanges,
  ...structureChanges,
  ...delayedChanges,
  ...aidChanges,
  ...wayChanges,
};

const kindOf = <K extends Kind>({ kind }: OngoingOf<K>): OngoingKind<K> => kinds[kind];

export const isDue = (state: State, ongoing: Ongoing): boolean =>
  kindOf(ongoing).isDue?.(state, ongoing) ?? true;

export const playOngoing = (recorder: EventRecorder, ongoing: Ongoing, playing: Playing): void => {
  kindOf(ongoing).play(recorder, ongoing, playing);
};

export const describeOngoing = (state: State, ongoing: Ongoing): string =>
  kindOf(ongoing).describe(state, ongoing);

export const entryOf = (state: State, ongoing: Ongoing): Entry =>
  kindOf(ongoing).entry(state, ongoing);

/** SEG-10, 12: part by part, on the turns of its owner. */
export const courseOf = (state: State, ongoing: Ongoing, actor: Actor): PlannedCourse | null =>
  kindOf(ongoing).course(state, ongoing, {
    actor,
    momentOf: (part) => onTurnOfOwner(state, ongoing, part),
  });

/** What is left of it without a combatant; null for nothing. */
export const withoutCombatant = (ongoing: Ongoing, id: CombatantId): Ongoing | null =>
  ongoing.ownerId === id ? null : kindOf(ongoing).without(ongoing, id);

export const supposedOf = (state: State, ongoing: Ongoing): Ongoing | null =>
  kindOf(ongoing).supposed(state, ongoing);

export const faultsOf = (state: State, ongoing: Ongoing): readonly Fault[] =>
  kindOf(ongoing).faults(state, ongoing);
