import type { Hex } from '../../../grid/hex.ts';
import { applyMovementDamage } from '../condition/damage.ts';
import { moveAlong } from '../model/combatant/patch.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import type { OngoingOf } from '../model/ongoing.ts';
import type { Combatant, State } from '../model/state.ts';
import type { HeldWay } from '../ongoing/held-way.ts';
import { limitsOfWay, movementsIn, recordPlayed } from '../ongoing/movement.ts';
import { pushOn, slideOf } from '../ongoing/pushback.ts';
import { comesWithinReach } from '../ongoing/watched.ts';
import { groundFor, isPushed, walk } from '../terrain/passage.ts';
import { fromHere } from '../terrain/way.ts';
import { mayRelease } from './triggers.ts';

/**
 * SEG-27: goes on with a way, to its end or to the first hex on which a readied action can be used.
 * False when no way is left.
 */
export function goOn(log: EventRecorder): boolean {
  const way = log.state.ongoing.findLast((one): one is HeldWay => one.kind === 'WAY');
  if (!way) return false;
  const push = pushOf(log.state, way);
  if (push) pushPart(log, way, push);
  else walkPart(log, way);
  return true;
}

const pushOf = ({ ongoing }: State, { pushId }: HeldWay): OngoingOf<'PUSHBACK'> | undefined =>
  ongoing.find((one): one is OngoingOf<'PUSHBACK'> => one.kind === 'PUSHBACK' && one.id === pushId);

function walkPart(log: EventRecorder, way: HeldWay): void {
  const { id, ownerId: combatantId } = way;
  const mover = combatantOf(log.state, combatantId);
  const path = restOf(log.state, mover, way);
  const part = path.slice(0, endOfPart(log.state, mover, path));
  const left = path.slice(part.length);
  const walked = way.walked + part.length;
  if (left.length > 0) {
    const back = placeBehind(log.state, mover, part, way.back);
    log.emit({ type: 'WayAdvanced', id, combatantId, path: left, walked, back });
  } else {
    // One who is stopped on an occupied hex stands on the last free one before it.
    const position = part.length > 0 ? null : way.back;
    log.emit({ type: 'WayEnded', id, combatantId, position });
  }
  const ongoing = way.movementIds.length > 0 ? { ongoing: true } : {};
  if (part.length > 0) log.emit({ type: 'CombatantMoved', combatantId, path: part, ...ongoing });
  if (left.length === 0) {
    const suspended = walked === 0 && isPushed(log.state, combatantId);
    const movements = movementsIn(log.state, way.movementIds);
    recordPlayed(log, combatantId, movements, { hexes: walked, suspended });
  }
  if (part.length > 0) applyMovementDamage(log, combatantId, part.length);
}

/** SEG-27, 45: the same way, or the shortest to its end; nothing of it for one who cannot go on. */
function restOf(state: State, mover: Combatant, way: HeldWay): readonly Hex[] {
  if (way.pushId !== null || mover.status === 'DOWN' || isPushed(state, mover.id)) return [];
  const limits = limitsOfWay(state, way);
  return walk(state, mover, fromHere(state, mover, way.path, limits), limits.style);
}

function placeBehind(
  state: State,
  mover: Combatant,
  part: readonly Hex[],
  before: Hex | null,
): Hex | null {
  const ground = groundFor(state, mover);
  const end = part.at(-1);
  if (end && ground.stop(end)) return null;
  return part.findLast((hex) => ground.stop(hex)) ?? before ?? mover.position;
}

/** SEG-69: what is due of a pushback in this segment. */
function pushPart(log: EventRecorder, way: HeldWay, push: OngoingOf<'PUSHBACK'>): void {
  const { id, ownerId: combatantId } = way;
  const target = combatantOf(log.state, combatantId);
  const due = Math.min(push.hexesPerSegment - way.walked, push.steps.length);
  const { path } = slideOf(log.state, push, due);
  const end = endOfPart(log.state, target, path);
  if (end < path.length) {
    const walked = way.walked + end;
    log.emit({ type: 'WayAdvanced', id, combatantId, path: path.slice(end), walked, back: null });
    pushOn(log, push, end);
  } else {
    log.emit({ type: 'WayEnded', id, combatantId, position: null });
    pushOn(log, push, due);
  }
}

/** How many hexes of a way are gone before a readied action can be used. */
function endOfPart(state: State, mover: Combatant, path: readonly Hex[]): number {
  const holders = combatOf(state)
    .order.map((id) => combatantOf(state, id))
    .filter(({ id, readied }) => readied !== null && id !== mover.id);
  const stop = path.findIndex((to, i) => {
    const step = { from: path[i - 1] ?? mover.position, to };
    const then = moveAlong(state, mover.id, path.slice(0, i + 1));
    return holders.some(
      (holder) => comesWithinReach(state, holder, mover.id, step) && mayRelease(then, holder),
    );
  });
  return stop < 0 ? path.length : stop + 1;
}
