import { hexKey, type Hex } from '../../grid/hex.ts';
import { filledHexes } from './aim.ts';
import { now } from './clock.ts';
import { type EventRecorder, newId } from './log.ts';
import type { Ongoing } from './state.ts';

type Structure = Extract<Ongoing, { kind: 'STRUCTURE' }>;

/** SEG-60: something solid begins to appear, at its speed from the first segment on. */
export function startStructure(
  log: EventRecorder,
  ownerId: string,
  plan: { readonly action: string; readonly hexes: readonly Hex[]; readonly speed: number },
): void {
  const structure: Structure = {
    kind: 'STRUCTURE',
    id: newId(log.state, ownerId),
    ownerId,
    since: now(log.state),
    action: plan.action,
    hexes: plan.hexes,
    hexesPerSegment: plan.speed,
  };
  log.emit({ type: 'StructureStarted', structure });
  playStructure(log, structure);
}

/** One segment of growth; a hex that someone stands in or something fills by then is left out. */
export function playStructure(log: EventRecorder, { id, hexes, hexesPerSegment }: Structure): void {
  const taken = filledHexes(log.state);
  const due = hexes.slice(0, hexesPerSegment);
  log.emit({
    type: 'StructureGrew',
    id,
    hexes: due.filter((hex) => !taken.has(hexKey(hex))),
    left: hexes.length - due.length,
  });
}
