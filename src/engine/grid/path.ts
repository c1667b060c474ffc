import { add, directions, distance, hexNumber, type Hex, sameHex, subtract } from './hex.ts';
import { lineCandidates } from './line.ts';

/** What the ground allows; `enter` is for passing through, `stop` for ending there. */
export interface Ground {
  enter(hex: Hex): boolean;
  stop(hex: Hex): boolean;
}

/** A hex that has been come to, and over which one; null at the start. */
interface Trail {
  readonly hex: Hex;
  readonly before: Trail | null;
}

/** Every hex that 1 to `steps` steps can end in, the nearest first. */
export const reachable = (from: Hex, steps: number, ground: Ground): readonly Hex[] =>
  explore(from, steps, ground)
    .filter(({ hex, before }) => before && ground.stop(hex))
    .map(({ hex }) => hex);

/** The same by the steps that they take: those of one step first. */
export function reachableRings(
  from: Hex,
  steps: number,
  ground: Ground,
): readonly (readonly Hex[])[] {
  const rings: Hex[][] = Array.from({ length: steps }, () => []);
  const depths = new Map<Trail, number>();
  for (const trail of explore(from, steps, ground)) {
    const depth = trail.before ? (depths.get(trail.before) ?? 0) + 1 : 0;
    depths.set(trail, depth);
    if (depth > 0 && ground.stop(trail.hex)) rings[depth - 1]?.push(trail.hex);
  }
  return rings;
}

/** A shortest way to every hex that 1 to `steps` steps can end in, the nearest first. */
export const ways = (from: Hex, steps: number, ground: Ground): readonly (readonly Hex[])[] =>
  explore(from, steps, ground)
    .filter(({ hex, before }) => before && ground.stop(hex))
    .map(pathTo);

/** A shortest way to a hex to stop on, or null when it takes more than `steps` steps. */
export function shortestPath(
  from: Hex,
  to: Hex,
  steps: number,
  ground: Ground,
): readonly Hex[] | null {
  if (!ground.stop(to)) return null;
  const end = explore(from, steps, ground).find(({ hex }) => sameHex(hex, to));
  return end ? pathTo(end) : null;
}

/** Every hex that can be come to in up to `steps` steps, the nearest first, `from` included. */
function explore(from: Hex, steps: number, ground: Ground): readonly Trail[] {
  const trails: Trail[] = [{ hex: from, before: null }];
  const seen = new Set([hexNumber(from)]);
  const extend = (before: Trail) => {
    for (const direction of directions) {
      const hex = add(before.hex, direction);
      if (seen.has(hexNumber(hex)) || !ground.enter(hex)) continue;
      seen.add(hexNumber(hex));
      trails.push({ hex, before });
    }
  };
  for (let step = 0, done = 0; step < steps; step++) {
    const edge = trails.slice(done);
    done = trails.length;
    edge.forEach(extend);
  }
  return trails;
}

function pathTo(end: Trail): readonly Hex[] {
  const path: Hex[] = [];
  for (let at = end; at.before; at = at.before) path.push(at.hex);
  return path.reverse();
}

/** Every hex that a straight dash of 1 to `steps` steps can end in. */
export function straightReachable(from: Hex, steps: number, ground: Ground): readonly Hex[] {
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

/** A passable path along the straight line, or null where something stands in the way. */
export function straightPath(from: Hex, to: Hex, ground: Ground): readonly Hex[] | null {
  const path: Hex[] = [];
  for (const nearest of stepsOf(subtract(to, from))) {
    // Where two are equally near, either touches whatever comes before and after.
    const hex = nearest.map((step) => add(from, step)).find((step) => ground.enter(step));
    if (!hex) return null;
    path.push(hex);
  }
  return path;
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
