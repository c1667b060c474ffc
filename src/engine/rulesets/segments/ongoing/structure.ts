import { plays } from '../../../core/command/actor.ts';
import { inParts, stagesOf } from '../../../core/views/course.ts';
import { type Hex, hexKey } from '../../../grid/hex.ts';
import { now } from '../model/clock.ts';
import { addOngoing, changeOngoing, dropOngoing } from '../model/combatant/patch.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { actionOf } from '../model/lookup.ts';
import type { OngoingOf } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { filledHexes } from '../terrain/passage.ts';
import { area, type OngoingKind } from './kind.ts';

type Structure = OngoingOf<'STRUCTURE'>;

/** SEG-60: something solid begins to appear, at its speed from the first segment on. */
export function startStructure(
  recorder: EventRecorder,
  ownerId: string,
  plan: { readonly action: string; readonly hexes: readonly Hex[]; readonly speed: number },
): void {
  const structure: Structure = {
    kind: 'STRUCTURE',
    id: newId(recorder.state, ownerId),
    ownerId,
    since: now(recorder.state),
    action: plan.action,
    hexes: plan.hexes,
    hexesPerSegment: plan.speed,
  };
  recorder.emit({ type: 'StructureStarted', structure });
  playStructure(recorder, structure);
}

/** One segment of growth; a hex that someone stands in or something fills by then is left out. */
function playStructure(recorder: EventRecorder, structure: Structure): void {
  const { id, ownerId, action, hexes, hexesPerSegment } = structure;
  const taken = filledHexes(recorder.state);
  const due = hexes.slice(0, hexesPerSegment);
  recorder.emit({
    ...{ type: 'StructureGrew', id, ownerId, action },
    hexes: due.filter((hex) => !taken.has(hexKey(hex))),
    left: hexes.length - due.length,
  });
}

/** SEG-60: something solid that appears. */
export const structureKind: OngoingKind<'STRUCTURE'> = {
  play: playStructure,
  describe: (state, { action }) => `${actionOf(state, action).name} grows`,
  entry: (_, { hexes, hexesPerSegment }) => ({
    targetIds: [],
    segments: Math.ceil(hexes.length / hexesPerSegment),
    rule: 'SEG-60',
  }),
  // What has not appeared yet is its builder's to know.
  course: (state, { ownerId, hexes, hexesPerSegment }, { actor, momentOf }) =>
    plays(actor, ownerId)
      ? area(() => {
          const filled = filledHexes(state);
          const parts = inParts(hexes, hexesPerSegment).map((part) =>
            part.filter((hex) => !filled.has(hexKey(hex))),
          );
          return stagesOf(parts, momentOf);
        })
      : null,
  without: (one) => one,
  supposed: () => null,
  faults: () => [],
};

export const structureChanges = {
  StructureStarted: (state: State, { structure }: EventOf<'StructureStarted'>): State =>
    addOngoing(state, structure),
  StructureGrew: (state: State, { id, hexes, left }: EventOf<'StructureGrew'>): State => {
    const obstacles = [...state.battlefield.obstacles, ...hexes];
    const after = { ...state, battlefield: { ...state.battlefield, obstacles } };
    if (left === 0) return dropOngoing(after, id);
    const structure = after.ongoing.find((one) => one.id === id);
    return structure?.kind === 'STRUCTURE'
      ? changeOngoing(after, id, 'STRUCTURE', { hexes: structure.hexes.slice(-left) })
      : after;
  },
};
