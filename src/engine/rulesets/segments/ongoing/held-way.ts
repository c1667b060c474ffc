/** SEG-27: a way that comes by a combatant who waits for that; `action/held-way.ts` goes on with it. */
import type { Hex } from '../../../grid/hex.ts';
import { applyMovementDamage } from '../condition/damage.ts';
import { now } from '../model/clock.ts';
import {
  addOngoing,
  changeCombatant,
  changeOngoing,
  dropOngoing,
} from '../model/combatant/patch.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf } from '../model/lookup.ts';
import type { OngoingOf } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import type { OngoingKind } from './kind.ts';
import { isWatched } from './watched.ts';

export type HeldWay = OngoingOf<'WAY'>;

/** Whose way it is: that of a movement of one segment, of running ones, or of a pushback. */
type Mover = Pick<HeldWay, 'ownerId'> & Partial<Pick<HeldWay, 'action' | 'movementIds' | 'pushId'>>;

/** Leaves a way to be gone step by step, if a combatant waits beside it; false where none does. */
export function holdIfWatched(log: EventRecorder, mover: Mover, path: readonly Hex[]): boolean {
  const { ownerId } = mover;
  if (!isWatched(log.state, combatantOf(log.state, ownerId), path)) return false;
  const way: HeldWay = {
    ...{ kind: 'WAY', id: newId(log.state, ownerId), since: now(log.state), path, walked: 0 },
    ...{ action: null, movementIds: [], pushId: null, back: null, ...mover },
  };
  log.emit({ type: 'WayHeld', combatantId: ownerId, way });
  return true;
}

/** A movement of one segment. */
export function takeWay(
  log: EventRecorder,
  ownerId: string,
  action: string,
  path: readonly Hex[],
): void {
  if (path.length === 0 || holdIfWatched(log, { ownerId, action }, path)) return;
  log.emit({ type: 'CombatantMoved', combatantId: ownerId, path });
  applyMovementDamage(log, ownerId, path.length);
}

export const wayKind: OngoingKind<'WAY'> = {
  isDue: () => false,
  play: () => undefined,
  describe: (state, { ownerId }) => `${combatantOf(state, ownerId).name} is on the way`,
  entry: () => ({ targetIds: [], segments: 1, rule: 'SEG-27' }),
  course: () => null,
  without: (one) => one,
  supposed: () => null,
  faults: () => [],
};

export const wayChanges = {
  WayHeld: (state: State, { way }: EventOf<'WayHeld'>): State => addOngoing(state, way),
  WayAdvanced: (state: State, { id, path, walked, back }: EventOf<'WayAdvanced'>): State =>
    changeOngoing(state, id, 'WAY', { path, walked, back }),
  WayEnded: (state: State, { id, combatantId, position }: EventOf<'WayEnded'>): State => {
    const after = dropOngoing(state, id);
    return position ? changeCombatant(after, combatantId, { position }) : after;
  },
};
