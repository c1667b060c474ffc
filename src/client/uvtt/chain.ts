/** The chain of edges that stands for a straight line. */
import {
  areNeighbors,
  type Corner,
  distanceTo,
  edgeBetween,
  type EdgeNumber,
  neighborsOf,
  pointOf,
  RADIUS,
  type Segment,
} from './lattice.ts';

/** Hexes that a chain may lie off its line: both of its ends do by less. */
const BAND = 1.5;
/** What part of that an edge costs that has a wall already: the two faces of a wall become one. */
const SHARED = 0.5;

/**
 * The corners from one to another along the edges that lie nearest to the line: the shortest way over the
 * corners, where an edge costs the area between it and the line.
 */
export function chain(
  from: Corner,
  to: Corner,
  line: Segment,
  taken: { has(edge: EdgeNumber): boolean },
): readonly Corner[] {
  if (from === to) return [from];
  if (areNeighbors(from, to)) return [from, to];
  // Moved by a hair: a line and its reverse have one chain, also where two lie as near.
  const nudged = line.map(({ x, y }) => ({ x: x - 1e-5, y: y - 2e-5 })) as unknown as Segment;
  const offsets = new Map<Corner, number>();
  const offsetOf = (at: Corner): number => {
    const known = offsets.get(at) ?? distanceTo(pointOf(at), nudged);
    offsets.set(at, known);
    return known;
  };
  const before = new Map<Corner, Corner>();
  const costs = new Map<Corner, number>([[from, 0]]);
  const open = new Heap();
  open.push(from, 0);
  for (let at = open.pop(); at !== null && at !== to; at = open.pop()) {
    const cost = costs.get(at) ?? 0;
    for (const next of neighborsOf(at)) {
      const off = offsetOf(next);
      if (off > BAND) continue;
      const area = (RADIUS * (offsetOf(at) + off)) / 2;
      const total = cost + area * (taken.has(edgeBetween(at, next)) ? SHARED : 1);
      if (total >= (costs.get(next) ?? Infinity)) continue;
      costs.set(next, total);
      before.set(next, at);
      open.push(next, total);
    }
  }
  const corners = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) corners.push(at);
  return corners.reverse();
}

/** What is cheapest comes first; an entry that has become cheaper is in it twice, and does no harm. */
class Heap {
  private readonly entries: { readonly at: Corner; readonly cost: number }[] = [];

  push(at: Corner, cost: number): void {
    const { entries } = this;
    let i = entries.length;
    for (; i > 0; i = (i - 1) >> 1) {
      const parent = entries[(i - 1) >> 1];
      if (!parent || parent.cost <= cost) break;
      entries[i] = parent;
    }
    entries[i] = { at, cost };
  }

  pop(): Corner | null {
    const { entries } = this;
    const first = entries[0];
    const last = entries.pop();
    if (!first || !last) return null;
    if (entries.length === 0) return first.at;
    let i = 0;
    for (;;) {
      const [left, right] = [entries[2 * i + 1], entries[2 * i + 2]];
      const child = right && left && right.cost < left.cost ? right : left;
      if (!child || child.cost >= last.cost) break;
      entries[i] = child;
      i = child === left ? 2 * i + 1 : 2 * i + 2;
    }
    entries[i] = last;
    return first.at;
  }
}
