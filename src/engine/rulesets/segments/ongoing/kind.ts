/** What the rules say of a kind of ongoing thing; each kind has a file of its own in this room. */
import type { Actor } from '../../../core/command/actor.ts';
import type { Fault } from '../../../core/state-check/fault.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { PlannedCourse } from '../../../core/views/course.ts';
import type { CourseStage, PointInTime, TimelineEntry } from '../../../core/views/timeline.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Delayed, Kind, OngoingOf, Target } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';

/** With what a segment is played. */
export interface Playing {
  readonly dice: Dice;
  /** The way that its owner has chosen for this segment, if it moves. */
  readonly path: readonly Hex[];
  /** What a delayed effect begins (SEG-112). */
  readonly begin: (recorder: EventRecorder, delayed: Delayed, dice: Dice) => void;
}

/** The `part`-th segment from now on in which something plays. */
export type MomentOf = (part: number) => PointInTime;

/** Of a timeline entry what differs between the kinds. */
export interface Entry extends Pick<TimelineEntry, 'targetIds' | 'rule'> {
  /** How many more segments it plays, this one included if it plays in it. */
  readonly segments: number;
  /** Where that does not say when it resolves. */
  readonly resolves?: PointInTime;
  /** The combatant who is to blame, where that is not its owner. */
  readonly ownerId?: CombatantId;
}

export interface OngoingKind<K extends Kind> {
  /** Whether its segment has come; it has if left out. */
  isDue?(state: State, one: OngoingOf<K>): boolean;
  /** SEG-10: plays one segment of it. */
  play(recorder: EventRecorder, one: OngoingOf<K>, playing: Playing): void;
  /** In words: on the timeline, and as what ends with a turn. */
  describe(state: State, one: OngoingOf<K>): string;
  entry(state: State, one: OngoingOf<K>): Entry;
  /** Where it passes, part by part, as far as the actor may know; null for what goes nowhere. */
  course(
    state: State,
    one: OngoingOf<K>,
    to: { readonly actor: Actor; readonly momentOf: MomentOf },
  ): PlannedCourse | null;
  /** What is left of it without a combatant who is not its owner; null for nothing. */
  without(one: OngoingOf<K>, id: CombatantId): OngoingOf<K> | null;
  /** What others may suppose of it who do not see all that its owner knows; null for nothing. */
  supposed(state: State, one: OngoingOf<K>): OngoingOf<K> | null;
  /** What must hold of it in a state from outside, beyond its shape. */
  faults(state: State, one: OngoingOf<K>): readonly Fault[];
}

export const path = (stages: PlannedCourse['stages']): PlannedCourse => ({ shape: 'PATH', stages });
export const area = (stages: PlannedCourse['stages']): PlannedCourse => ({ shape: 'AREA', stages });

/** The way so far, if there is any. */
export const soFar = (hexes: readonly Hex[]): readonly CourseStage[] =>
  hexes.length > 0 ? [{ at: null, hexes }] : [];

export const isAimedAt = (target: Target, id: CombatantId): boolean =>
  target.kind === 'CREATURE' && target.id === id;

/** Those who are aimed at, each once. */
export const creaturesOf = (targets: readonly Target[]): readonly CombatantId[] => [
  ...new Set(targets.flatMap((target) => (target.kind === 'CREATURE' ? [target.id] : []))),
];
