import { add, directions, distance, hexNumber, type Hex, sameHex, subtract } from './hex.ts';
import { disc } from './area.ts';
import { lineCandidates } from './line.ts';
import { rememberedOfLast } from '../core/values/remembered.ts';
import type { BarsStep } from '../core/values/walls.ts';

/** What the ground allows; `enter` is for passing through, `stop` for ending there. */
export interface Ground {
  enter(hex: Hex): boolean;
  stop(hex: Hex): boolean;
  /** T-05: whether what stands on an edge bars a step; null where none does. */
  readonly bars: BarsStep | null;
}

/** Whether a step can be taken, to pass through or to end there. */
export const canStep = (ground: Ground, from: Hex, to: Hex): boolean =>
  ground.enter(to) && !ground.bars?.(from, to);

/** Whether a way can be walked step by step, wherever it ends. */
export const isOpenWay = (ground: Ground, from: Hex, path: readonly Hex[]): boolean =>
  path.every((hex, i) => canStep(ground, path[i - 1] ?? from, hex));

/** A hex that can be come to, and over which one; null at the start. */
interface Trail {
  readonly hex: Hex;
  readonly before: Trail | null;
}

/** Every hex that 1 to `steps` steps can end in, the nearest first. */
export const reachable = (from: Hex, steps: number, ground: Ground): readonly Hex[] =>
  endsBetween(from, [1, steps], ground).map(({ hex }) => hex);

/** Whether 1 to `steps` steps can end anywhere, which mostly the first of them tells. */
export function canReach(from: Hex, steps: number, ground: Ground): boolean {
  const ringAt = explore(from, ground);
  for (let step = 1; step <= steps; step++)
    if (ringAt(step).some(({ hex }) => ground.stop(hex))) return true;
  return false;
}

/** Every hex that takes so many steps, `least` to `most`, and can be ended in, the nearest first. */
export const reachableBetween = (
  from: Hex,
  range: readonly [least: number, most: number],
  ground: Ground,
): readonly Hex[] => endsBetween(from, range, ground).map(({ hex }) => hex);

/** A shortest way to every hex that 1 to `steps` steps can end in, the nearest first. */
export const ways = (from: Hex, steps: number, ground: Ground): readonly (readonly Hex[])[] =>
  endsBetween(from, [1, steps], ground).map(pathTo);

function endsBetween(
  from: Hex,
  [least, most]: readonly [number, number],
  ground: Ground,
): readonly Trail[] {
  const ringAt = explore(from, ground);
  const ends: Trail[] = [];
  for (let steps = least; steps <= most; steps++) {
    const ring = ringAt(steps);
    if (ring.length === 0) break;
    for (const trail of ring) if (ground.stop(trail.hex)) ends.push(trail);
  }
  return ends;
}

/** A shortest way to another hex to stop on, or null when it takes more than `steps` steps. */
export function shortestPath(
  from: Hex,
  to: Hex,
  steps: number,
  ground: Ground,
): readonly Hex[] | null {
  if (!ground.stop(to)) return null;
  const ringAt = explore(from, ground);
  for (let step = 1; step <= steps; step++) {
    const ring = ringAt(step);
    if (ring.length === 0) return null;
    const end = ring.find(({ hex }) => sameHex(hex, to));
    if (end) return pathTo(end);
  }
  return null;
}

/** The hexes that can be come to in exactly so many steps. */
type Rings = (steps: number) => readonly Trail[];

/** From so many hexes at most, what has been explored of a ground. */
const KEPT_PLACES = 8;
const exploredOn = rememberedOfLast((_: Ground) => new Map<number, Rings>());

/** What can be come to from a hex, kept as long as the ground is, and explored only as far as is asked. */
function explore(from: Hex, ground: Ground): Rings {
  const explored = exploredOn(ground);
  const before = explored.get(hexNumber(from));
  if (before) return before;
  if (explored.size >= KEPT_PLACES) explored.clear();
  const rings = ringsAround(from, ground);
  explored.set(hexNumber(from), rings);
  return rings;
}

function ringsAround(from: Hex, ground: Ground): Rings {
  const { bars } = ground;
  const seen = new Set([hexNumber(from)]);
  let edge: readonly Trail[] = [{ hex: from, before: null }];
  const rings = [edge];
  const extend = (): void => {
    const next: Trail[] = [];
    for (const before of edge) {
      const here = hexNumber(before.hex);
      for (const direction of directions) {
        // Most neighbours are known already, which their number tells before they are made.
        const number = here + hexNumber(direction);
        if (seen.has(number)) continue;
        const hex = add(before.hex, direction);
        // Another step may lead there.
        if (bars?.(before.hex, hex)) continue;
        seen.add(number);
        if (ground.enter(hex)) next.push({ hex, before });
      }
    }
    edge = next;
    rings.push(edge);
  };
  return (steps) => {
    while (rings.length <= steps && edge.length > 0) extend();
    return rings[steps] ?? [];
  };
}

function pathTo(end: Trail): readonly Hex[] {
  const path: Hex[] = [];
  for (let at = end; at.before; at = at.before) path.push(at.hex);
  return path.reverse();
}

/** Every hex that a straight dash of 1 to `steps` steps can end in. */
export function straightReachable(from: Hex, steps: number, ground: Ground): readonly Hex[] {
  if (ground.bars) return straightPast(from, steps, ground);
  const ends: Hex[] = [];
  const isPassable = (step: Hex) => ground.enter(add(from, step));
  for (let q = -steps; q <= steps; q++) {
    for (let r = Math.max(-steps, -q - steps); r <= Math.min(steps, -q + steps); r++) {
      const span = { q, r };
      const to = add(from, span);
      if (sameHex(from, to) || !ground.stop(to)) continue;
      if (stepsOf(span).every((nearest) => nearest.some(isPassable))) ends.push(to);
    }
  }
  return ends;
}

/** The same where walls bar some of the steps. */
const straightPast = (from: Hex, steps: number, ground: Ground): readonly Hex[] =>
  disc(from, steps).filter(
    (to) => !sameHex(from, to) && ground.stop(to) && straightPath(from, to, ground) !== null,
  );

/** A passable path along the straight line, or null where something stands in the way. */
export function straightPath(from: Hex, to: Hex, ground: Ground): readonly Hex[] | null {
  if (ground.bars) return straightPathPast(from, to, ground);
  const path: Hex[] = [];
  for (const nearest of stepsOf(subtract(to, from))) {
    // Where two are equally near, either touches whatever comes before and after.
    const hex = nearest.map((step) => add(from, step)).find((step) => ground.enter(step));
    if (!hex) return null;
    path.push(hex);
  }
  return path;
}

/** The same where walls bar some of the steps: of two equally near hexes either may lead on. */
function straightPathPast(from: Hex, to: Hex, ground: Ground): readonly Hex[] | null {
  let trails: readonly Trail[] = [{ hex: from, before: null }];
  for (const nearest of stepsOf(subtract(to, from)))
    trails = nearest.flatMap((step) => {
      const hex = add(from, step);
      const before = trails.find((trail) => canStep(ground, trail.hex, hex));
      return before ? [{ hex, before }] : [];
    });
  const [end] = trails;
  return end ? pathTo(end) : null;
}

const known = new Map<number, readonly (readonly Hex[])[]>();

/** The hexes nearest to each step of a line from (0, 0). Dashes are short, so there are few. */
function stepsOf(span: Hex): readonly (readonly Hex[])[] {
  const before = known.get(hexNumber(span));
  if (before) return before;
  const steps = lineCandidates({ q: 0, r: 0 }, span).slice(1);
  known.set(hexNumber(span), steps);
  return steps;
}

/** Whether each hex of the path touches the one before it. */
export const isConnected = (from: Hex, path: readonly Hex[]): boolean =>
  path.every((hex, i) => distance(path[i - 1] ?? from, hex) === 1);

/** Whether a way would end in the hex in which it begins: it leads nowhere. */
export const leadsBack = (from: Hex, path: readonly Hex[]): boolean => {
  const end = path.at(-1);
  return end !== undefined && sameHex(end, from);
};

/** Whether the path runs as near as can be to the straight line to its end. */
export function isStraight(from: Hex, path: readonly Hex[]): boolean {
  const end = path.at(-1);
  if (!end) return true;
  const candidates = lineCandidates(from, end);
  return (
    path.length === distance(from, end) &&
    path.every((hex, i) => candidates[i + 1]?.some((candidate) => sameHex(candidate, hex)) ?? false)
  );
}
