/**
 * How far it is on foot, around what bars the way. Combatants bar none here: they move on. A closed door
 * counts as a step of its own (T-08).
 */
import { distance, type Hex, hexNumber } from '../values/hex.ts';
import type { Battlefield, Wall } from '../values/battlefield.ts';
import { rememberedOfBoth } from '../values/remembered.ts';
import { strides, type Walls, wallsOn } from '../values/walls.ts';

/** The steps from a hex to the one that is asked about. */
export type StepsFrom = (hex: Hex) => number;

type Ground = Pick<Battlefield, 'obstacles' | 'walls'>;

/** Walks to each hex on such ground, whose lists stay the same until it changes. */
export const walksOn = ({ obstacles, walls = none }: Ground): ((to: Hex) => StepsFrom) =>
  walksPast(obstacles, walls);
const none: readonly Wall[] = [];

const walksPast = rememberedOfBoth((obstacles: readonly Hex[], list: readonly Wall[]) => {
  const walls = wallsOn({ walls: list });
  if (obstacles.length === 0 && !walls) return plainWalks;
  const doors = wallsOn({ walls: list.filter(({ kind }) => kind === 'CLOSED_DOOR') });
  const barred: Barred = { obstacles, filled: new Set(obstacles.map(hexNumber)), walls, doors };
  const walks = new Map<number, StepsFrom>();
  return (to: Hex): StepsFrom => {
    const number = hexNumber(to);
    const known = walks.get(number);
    if (known) return known;
    if (walks.size >= MAX_KEPT) walks.clear();
    const walk = walkTo(to, barred);
    walks.set(number, walk);
    return walk;
  };
});

/** Hexes to which walks are kept: where those who fight stand, and have stood of late. */
const MAX_KEPT = 64;

/** What is farther than this beyond the straight way counts as if nothing barred it. */
const MAX_DETOUR = 20;

const plainWalks =
  (to: Hex): StepsFrom =>
  (from) =>
    distance(from, to);

/** What bars a way. */
interface Barred {
  readonly obstacles: readonly Hex[];
  readonly filled: ReadonlySet<number>;
  readonly walls: Walls | null;
  /** Those of the walls that can be opened. */
  readonly doors: Walls | null;
}

/** Explored from the end, ring by ring, and only as far as is asked. */
function walkTo(to: Hex, barred: Barred): StepsFrom {
  const { filled, walls, doors } = barred;
  const steps = new Map([[hexNumber(to), 0]]);
  let edge: readonly number[] = [hexNumber(to)];
  let throughDoors: readonly number[] = [];
  let ring = 0;
  const extend = (): void => {
    ring++;
    const next: number[] = [];
    const behind: number[] = [];
    const reach = (number: number): void => {
      if (steps.has(number)) return;
      steps.set(number, ring);
      next.push(number);
    };
    throughDoors.forEach(reach);
    for (const here of edge)
      for (const [direction, stride] of strides.entries()) {
        const number = here + stride;
        if (steps.has(number) || filled.has(number)) continue;
        if (!walls?.heightAt(here, direction)) reach(number);
        else if (doors?.heightAt(here, direction)) behind.push(number);
      }
    [edge, throughDoors] = [next, behind];
  };
  return (from) => {
    const straight = distance(from, to);
    if (isOpen(from, to, barred)) return straight;
    const number = hexNumber(from);
    const isLeft = (): boolean => edge.length + throughDoors.length > 0;
    while (!steps.has(number) && isLeft() && ring < straight + MAX_DETOUR) extend();
    return steps.get(number) ?? straight;
  };
}

/** More obstacles than it takes longer to go through than to walk. */
const FEW = 50;

/** Whether no obstacle lies on any of the shortest ways, as mostly none does; unknown where there are walls. */
function isOpen(from: Hex, to: Hex, { obstacles, walls }: Barred): boolean {
  if (obstacles.length > FEW || walls) return false;
  const straight = distance(from, to);
  return !obstacles.some((hex) => distance(from, hex) + distance(hex, to) === straight);
}
