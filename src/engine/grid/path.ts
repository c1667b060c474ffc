import { distance, hexKey, type Hex, neighbours, sameHex } from './hex.ts';
import { lineCandidates } from './line.ts';

/** What the ground allows; `enter` is for passing through, `stop` for ending there. */
export interface Ground {
  enter(hex: Hex): boolean;
  stop(hex: Hex): boolean;
}

/** Every hex that can be reached in 1 to `steps` steps, with a shortest path to it. */
export function reachable(
  from: Hex,
  steps: number,
  ground: Ground,
): ReadonlyMap<string, readonly Hex[]> {
  const paths = new Map<string, readonly Hex[]>([[hexKey(from), []]]);
  const extend = (here: Hex): readonly Hex[] => {
    const soFar = paths.get(hexKey(here)) ?? [];
    const next = neighbours(here).filter((hex) => !paths.has(hexKey(hex)) && ground.enter(hex));
    for (const hex of next) paths.set(hexKey(hex), [...soFar, hex]);
    return next;
  };
  let frontier: readonly Hex[] = [from];
  for (let step = 0; step < steps; step++) frontier = frontier.flatMap(extend);
  return new Map(
    [...paths].filter(([, path]) => {
      const end = path.at(-1);
      return end && ground.stop(end);
    }),
  );
}

/** Every hex that a straight dash of 1 to `steps` steps can end in, with the path. */
export function straightReachable(
  from: Hex,
  steps: number,
  ground: Ground,
): ReadonlyMap<string, readonly Hex[]> {
  const paths = new Map<string, readonly Hex[]>();
  for (let q = -steps; q <= steps; q++) {
    for (let r = Math.max(-steps, -q - steps); r <= Math.min(steps, -q + steps); r++) {
      const to = { q: from.q + q, r: from.r + r };
      const path = sameHex(from, to) || !ground.stop(to) ? null : straightPath(from, to, ground);
      if (path) paths.set(hexKey(to), path);
    }
  }
  return paths;
}

/** A passable path along the straight line, or null where something stands in the way. */
export function straightPath(from: Hex, to: Hex, ground: Ground): readonly Hex[] | null {
  let paths: readonly (readonly Hex[])[] = [[]];
  for (const candidates of lineCandidates(from, to).slice(1)) {
    paths = paths.flatMap((path) =>
      candidates
        .filter((hex) => distance(path.at(-1) ?? from, hex) === 1 && ground.enter(hex))
        .map((hex) => [...path, hex]),
    );
    if (paths.length === 0) return null;
    // Two hexes tie at most, so keeping the first path to each end keeps every possibility.
    if (paths.length > 1) paths = firstToEachEnd(paths);
  }
  return paths[0] ?? null;
}

function firstToEachEnd(paths: readonly (readonly Hex[])[]): readonly (readonly Hex[])[] {
  const seen = new Map<string, readonly Hex[]>();
  for (const path of paths) {
    const end = path.at(-1);
    if (end && !seen.has(hexKey(end))) seen.set(hexKey(end), path);
  }
  return [...seen.values()];
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
