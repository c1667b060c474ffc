import { type Actor, plays } from '../../../core/command/actor.ts';
import {
  type CourseStage,
  inParts,
  type PlannedCourse,
  stagesOf,
} from '../../../core/views/course.ts';
import type { PointInTime, TimelineEntry } from '../../../core/views/timeline.ts';
import { type Hex, hexKey } from '../../../grid/hex.ts';
import { line } from '../../../grid/line.ts';
import { aidEffectOf } from '../action/aid.ts';
import { fillOf } from '../attack/areas.ts';
import { flightOf } from '../attack/flight.ts';
import { meansOf, strikeFigures } from '../attack/strike.ts';
import { wayOfPush } from '../terrain/pushback.ts';
import { filledHexes } from '../terrain/structures.ts';
import { roundAndSegment } from '../model/clock.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Means, Ongoing } from '../model/ongoing.ts';
import { onTurnOfId } from './timeline.ts';

type Stages = () => readonly CourseStage[];

/** When the so manieth part from now on is played. */
type MomentOf = (part: number) => PointInTime;

/** Where what is under way passes, as far as the actor may know. */
export function courseIn(
  state: State,
  actor: Actor,
): (entry: Pick<TimelineEntry, 'id'>) => PlannedCourse | null {
  const ongoing = new Map(state.ongoing.map((one) => [one.id, one]));
  return ({ id }) => {
    const found = ongoing.get(id);
    return found ? courseOf(state, found, actor) : null;
  };
}

const path = (stages: Stages): PlannedCourse => ({ shape: 'PATH', stages });
const area = (stages: Stages): PlannedCourse => ({ shape: 'AREA', stages });

/** SEG-10, 12: part by part, on the turns of its owner. */
function courseOf(state: State, ongoing: Ongoing, actor: Actor): PlannedCourse | null {
  const next: MomentOf = (part) => onTurnOfId(state, ongoing, part);
  switch (ongoing.kind) {
    case 'PROJECTILE':
      return path(() => {
        const { flown, ahead } = flightOf(state, ongoing);
        const { speed } = strikeFigures(state, ongoing);
        return [...soFar(flown), ...stagesOf(inParts(ahead, speed), next)];
      });
    case 'AID':
      return ongoing.stage === 'COMING' ? path(() => stagesOfAid(state, ongoing, next)) : null;
    case 'PUSHBACK':
      return path(() => {
        const { position } = combatantOf(state, ongoing.targetId);
        const parts = inParts(wayOfPush(state, ongoing), ongoing.hexesPerSegment);
        return [...soFar([position]), ...stagesOf(parts, next)];
      });
    case 'AREA':
      return area(() => stagesOf(fillOf(state, ongoing), next));
    case 'FOLLOW_UP': {
      const hexes = ongoing.targets.flatMap((target) =>
        target.kind === 'HEX' ? [target.hex] : [],
      );
      return laidCourse(state, ongoing, { hexes, momentOf: next });
    }
    case 'DELAYED': {
      const hexes =
        ongoing.targetHexes.length > 0 || ongoing.targetIds.length > 0
          ? ongoing.targetHexes
          : [combatantOf(state, ongoing.ownerId).position];
      const momentOf: MomentOf = (part) => {
        const { round, segment: step } = roundAndSegment(Math.max(1, ongoing.begins) + part - 1);
        return { round, step, onTurnOfId: ongoing.ownerId };
      };
      return laidCourse(state, ongoing, { hexes, momentOf });
    }
    case 'STRUCTURE':
      // SEG-60: what has not appeared yet is its builder's to know.
      return plays(actor, ongoing.ownerId)
        ? area(() => {
            const filled = filledHexes(state);
            const parts = inParts(ongoing.hexes, ongoing.hexesPerSegment).map((part) =>
              part.filter((hex) => !filled.has(hexKey(hex))),
            );
            return stagesOf(parts, next);
          })
        : null;
    case 'MOVEMENT':
      // SEG-51: each segment of it is chosen when it is played.
      return null;
  }
}

/** The way so far, if there is any. */
const soFar = (hexes: readonly Hex[]): readonly CourseStage[] =>
  hexes.length > 0 ? [{ at: null, hexes }] : [];

/** SEG-58, 114: as a projectile. */
function stagesOfAid(
  state: State,
  { origin, targetId, flown, action }: Extract<Ongoing, { kind: 'AID' }>,
  momentOf: MomentOf,
): readonly CourseStage[] {
  const way = line(origin, combatantOf(state, targetId).position);
  const passed = Math.min(flown + 1, way.length - 1);
  const { speed } = aidEffectOf(state, action);
  const parts = inParts(way.slice(passed), speed ?? way.length);
  return [...soFar(way.slice(0, passed)), ...stagesOf(parts, momentOf)];
}

interface Aimed {
  /** SEG-26: one for each segment. */
  readonly hexes: readonly Hex[];
  readonly momentOf: MomentOf;
}

/** SEG-26, 61, 112: areas that are still to be laid, from where their user is now. */
function laidCourse(
  state: State,
  { ownerId, ...attack }: Means & { readonly ownerId: string },
  { hexes, momentOf }: Aimed,
): PlannedCourse | null {
  const { effect } = actionOf(state, attack.action);
  if (hexes.length === 0 || effect.type !== 'ATTACK' || effect.form !== 'AREA') return null;
  return area(() => {
    const { position: origin } = combatantOf(state, ownerId);
    return hexes.flatMap((aim, i) =>
      stagesOf(fillOf(state, { ...meansOf(attack), origin, aim }), (part) => momentOf(part + i)),
    );
  });
}
