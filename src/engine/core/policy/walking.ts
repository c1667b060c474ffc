/** How far it is on foot, around what bars the way. Combatants bar none here: they move on. */
import { distance, type Hex, hexNumber } from '../values/hex.ts';
import { remembered } from '../values/remembered.ts';

/** The steps from a hex to the one that is asked about. */
export type StepsFrom = (hex: Hex) => number;

/** Walks to each hex, on ground with these obstacles; a list of them stays the same until the ground changes. */
export const walksOn = remembered((obstacles: readonly Hex[]): ((to: Hex) => StepsFrom) => {
  if (obstacles.length === 0) return (to) => (from) => distance(from, to);
  const barred = new Set(obstacles.map(hexNumber));
  const walks = new Map<number, StepsFrom>();
  return (to) => {
    const number = hexNumber(to);
    const known = walks.get(number);
    if (known) return known;
    if (walks.size >= MAX_KEPT) walks.clear();
    const walk = walkTo(to, obstacles, barred);
    walks.set(number, walk);
    return walk;
  };
});

/** Hexes to which walks are kept: where those who fight stand, and have stood of late. */
const MAX_KEPT = 64;

/** What is farther than this beyond the straight way counts as if nothing barred it. */
const MAX_DETOUR = 20;

/** The six neighbours, as `hexNumber` adds them. */
const STEPS = [1, -1].flatMap((one) => [
  hexNumber({ q: one, r: 0 }),
  hexNumber({ q: 0, r: one }),
  hexNumber({ q: one, r: -one }),
]);

/** Explored from the end, ring by ring, and only as far as is asked. */
function walkTo(to: Hex, obstacles: readonly Hex[], barred: ReadonlySet<number>): StepsFrom {
  const steps = new Map([[hexNumber(to), 0]]);
  let edge: readonly number[] = [hexNumber(to)];
  let ring = 0;
  const extend = (): void => {
    ring++;
    const next: number[] = [];
    for (const here of edge)
      for (const step of STEPS) {
        const number = here + step;
        if (steps.has(number) || barred.has(number)) continue;
        steps.set(number, ring);
        next.push(number);
      }
    edge = next;
  };
  return (from) => {
    const straight = distance(from, to);
    if (isOpen(from, to, obstacles)) return straight;
    const number = hexNumber(from);
    while (!steps.has(number) && edge.length > 0 && ring < straight + MAX_DETOUR) extend();
    return steps.get(number) ?? straight;
  };
}

/** More obstacles than it takes longer to go through than to walk. */
const FEW = 50;

/** Whether no obstacle lies on any of the shortest ways, as mostly none does. */
function isOpen(from: Hex, to: Hex, obstacles: readonly Hex[]): boolean {
  if (obstacles.length > FEW) return false;
  const straight = distance(from, to);
  return !obstacles.some((hex) => distance(from, hex) + distance(hex, to) === straight);
}
