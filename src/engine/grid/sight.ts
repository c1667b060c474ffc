import type { Edge } from '../core/values/battlefield.ts';
import { barriersBetween, cheapest } from './barriers.ts';
import { FAN_REACH, type Met, throughFan } from './fan.ts';
import { distance, type Hex, hexNumber, sameHex } from './hex.ts';
import {
  bestRay,
  centreOf,
  centreRay,
  ends,
  type ExactPoint,
  clearRay,
  isCentral,
} from './rays.ts';
import { type Ray } from './lattice.ts';
import { type Scene, smokeBetween, survey, weigh, weighHexes } from './scene.ts';
import { rememberedOfBoth } from '../core/values/remembered.ts';
import { type Concealment, type Feature, type Terrain, upToTotal } from './terrain.ts';
import { BARRED, edgeBetween, type Walls } from '../core/values/walls.ts';

/** T-07: the cover of a window, light, medium or heavy; 0 for none. */
export type WindowCover = 0 | 1 | 2 | 3;

/** What of a sight suffices to judge an attack. */
export interface Glimpse {
  /** SEG-74, T-06: some line from a point of the one hex to a point of the other is unbroken. */
  readonly clear: boolean;
  /**
   * SEG-75, T-07: the line of the centres is interrupted, by more than obstacles next to `from` and
   * what stands on its own edges.
   */
  readonly covered: boolean;
  /** T-07: where windows alone interrupt it, the cover that they give; 0 for all else. */
  readonly window: WindowCover;
  /** SEG-76: the least that any clear line crosses, the target's hex included; 3 without one. */
  readonly concealment: Concealment;
}

/** What someone in one hex has before them when they aim at another. */
export interface Sight extends Glimpse {
  /** A clear line, from end to end, that crosses no more than `concealment`. */
  readonly witness: readonly [ExactPoint, ExactPoint] | null;
  /** The obstacles that interrupt the line of the centres, the nearest first. */
  readonly blocking: readonly Hex[];
  /** T-06, T-07: the edges with walls and windows that interrupt it, the nearest first. */
  readonly blockingWalls: readonly Edge[];
  /** The concealing hexes that `witness` crosses, the nearest first, the target's own last. */
  readonly concealing: readonly Hex[];
}

/** SEG-76: along which line concealment is counted, and which of the two hexes' own counts. */
export interface ConcealmentReading {
  readonly line: 'BEST_LINE' | 'CENTRES';
  readonly ends: 'TARGET_ONLY' | 'NEITHER' | 'BOTH';
}

const asDecided: ConcealmentReading = { line: 'BEST_LINE', ends: 'TARGET_ONLY' };

/** What is looked for from one hex to another. */
type Look<Seen> = (from: Hex, to: Hex, terrain: Terrain, reading?: ConcealmentReading) => Seen;

/** Of so many hexes at most, what is seen from there. */
const KEPT_PLACES = 32;
/** Of so many others: a whole crowd, and what is attacked besides. */
const KEPT_TARGETS = 256;

/** A fight asks the same again and again, so the last answers for a terrain are kept. */
function keeping<Seen>(look: Look<Seen>): Look<Seen> {
  const kept = rememberedOfBoth(
    (_reading: ConcealmentReading, _terrain: Terrain) => new Map<number, Map<number, Seen>>(),
  );
  return (from, to, terrain, reading = asDecided) => {
    const places = kept(reading, terrain);
    const known = places.get(hexNumber(from))?.get(hexNumber(to));
    if (known) return known;
    const found = look(from, to, terrain, reading);
    if (places.size >= KEPT_PLACES) places.clear();
    const there = places.get(hexNumber(from)) ?? new Map<number, Seen>();
    if (there.size >= KEPT_TARGETS) there.clear();
    places.set(hexNumber(from), there.set(hexNumber(to), found));
    return found;
  };
}

/**
 * Line of sight, cover and concealment from one hex to another (SEG-74 to 76, 79). Exact: whole
 * numbers throughout. Whatever stands in the two hexes themselves interrupts no line, and of the
 * two only the target's conceals. Hexes that touch see each other unless a wall is between them.
 */
export const sight: Look<Sight> = keeping(trace);

/** As much of the same as judges an attack: without the line that shows it. */
export const glimpse: Look<Glimpse> = keeping(look);

/** A sight, worked out anew. */
export function trace(
  from: Hex,
  to: Hex,
  terrain: Terrain,
  reading: ConcealmentReading = asDecided,
): Sight {
  const own = ownFeatures(from, to, terrain, reading);
  const wall = isWalled(from, to, terrain) && edgeBetween(from, to);
  if (wall) return { ...unseen, blocking: [], blockingWalls: [wall] };
  if (distance(from, to) <= 1) return unhindered(from, to, own);
  const scene = survey(from, to, terrain);
  const walls = terrain.walls ? wallsOnCentres(scene, terrain.walls) : [];
  const straight: Feature[] = [];
  weighHexes(centreRay(scene.goal), scene, Infinity, straight);
  if (walls.length === 0 && weigh(centreRay(scene.goal), scene, 1) === 0)
    return unhindered(from, to, own);

  const blocking = inOrder(
    straight.filter((feature) => feature.obstacle),
    scene,
  );
  const shelter =
    walls.length > 0
      ? shelterOnCentres(scene)
      : { covered: isCoveredBy(straight, from), window: 0 as const };
  const best = bestRay(scene, Math.min(levelsOf(own), 3));
  if (!best) return { ...unseen, ...shelter, blocking, blockingWalls: walls };

  const counted =
    reading.line === 'BEST_LINE'
      ? crossedBy(best.ray, scene)
      : crossedOnCentres(survey(from, to, terrain.bare()));
  return {
    clear: true,
    ...shelter,
    concealment: upToTotal(counted.weight + levelsOf(own)),
    witness: ends(best.ray, scene),
    blocking,
    blockingWalls: walls,
    concealing: [...inOrder(counted.crossed, scene), ...places(own)],
  };
}

/** A glimpse, worked out anew. */
export function look(
  from: Hex,
  to: Hex,
  terrain: Terrain,
  reading: ConcealmentReading = asDecided,
): Glimpse {
  const own = ownLevels(from, to, terrain, reading);
  const open = { clear: true, covered: false, window: 0, concealment: upToTotal(own) } as const;
  if (isWalled(from, to, terrain)) return hidden;
  if (distance(from, to) <= 1) return open;
  const isByBestLine = reading.line === 'BEST_LINE';
  const {
    clear,
    levels,
    covered,
    window = 0,
  } = toldByFan(from, to, terrain) ?? searched(from, to, terrain, isByBestLine ? own : 3);
  if (!clear) return { clear, covered, window, concealment: 3 };
  const crossed = isByBestLine ? levels : crossedOnCentres(survey(from, to, terrain.bare())).weight;
  return { clear, covered, window, concealment: upToTotal(crossed + own) };
}

/** T-06: whether a wall is between two hexes that touch. */
const isWalled = (from: Hex, to: Hex, { walls }: Terrain): boolean =>
  walls !== null && walls.between(from, to) === BARRED;

const hidden: Glimpse = { clear: false, covered: false, window: 0, concealment: 3 };
const unseen = { ...hidden, witness: null, concealing: [] };

/** What is met, with the cover of windows where there are any. */
interface MetAll extends Met {
  readonly window?: WindowCover;
}

/** What their fan tells of two hexes that do not touch, where they have one and all is laid out. */
function toldByFan(from: Hex, to: Hex, { grid, walls }: Terrain): MetAll | null {
  if (!grid || distance(from, to) > FAN_REACH) return null;
  if (walls && isAnyBetween(from, to, walls)) return null;
  return throughFan(from, to, grid);
}

/** The same of any two. */
function searched(from: Hex, to: Hex, terrain: Terrain, own: number): MetAll {
  const scene = survey(from, to, terrain);
  const isAnyWall = terrain.walls !== null && isAnyBetween(from, to, terrain.walls);
  if (scene.things.length === 0 && !isAnyWall) return { clear: true, levels: 0, covered: false };
  const clear = clearRay(scene);
  const best = bestRay(scene, own, clear);
  const met = { clear: best !== null, levels: best?.weight ?? 3 };
  if (isAnyWall) return { ...met, ...shelterOnCentres(scene) };
  const covered =
    !(clear && isCentral(clear.ray)) && isCoveredBy(crossedOnCentres(scene).crossed, from);
  return { ...met, covered };
}

/** Whether any wall or window stands between two hexes, or around them. */
const isAnyBetween = (from: Hex, to: Hex, walls: Walls): boolean =>
  barriersBetween(from, to, walls, 1).length > 0;

/** What shelters a target on the line of the centres. */
type Shelter = Pick<Glimpse, 'covered' | 'window'>;

/** SEG-75, T-07: past obstacles next to `from` and what stands on its own edges. */
function shelterOnCentres(scene: Scene): Shelter {
  const { from, to, terrain } = scene;
  const isLedPast = (most: number): boolean =>
    cheapest(centreRay(scene.goal), scene, 1, (hex, height, before) => {
      if (height > most && !sameHex(before, from) && !sameHex(hex, from)) return 1;
      const isFar = distance(from, hex) > 1 && !sameHex(hex, to);
      return isFar && terrain.at(hex)?.obstacle ? 1 : 0;
    }) !== null;
  const least = ([0, 1, 2, 3] as const).find(isLedPast);
  return { covered: least !== 0, window: least ?? 0 };
}

/** T-06, T-07: the fewest edges that would have to be open for the line of the centres. */
function wallsOnCentres(scene: Scene, walls: Walls): readonly Edge[] {
  const { from, to, terrain } = scene;
  if (!isAnyBetween(from, to, walls)) return [];
  const way = cheapest(centreRay(scene.goal), scene, Infinity, (hex, height) => {
    const isFilled = terrain.at(hex)?.obstacle && !sameHex(hex, to);
    return (isFilled ? MORE_THAN_WALLS : 0) + (height > 0 ? 1 : 0);
  });
  return (way?.hexes ?? []).flatMap((hex, i) => {
    const before = way?.hexes[i - 1] ?? from;
    return walls.between(before, hex) > 0 ? (edgeBetween(before, hex) ?? []) : [];
  });
}

/** More than there are walls on any line. */
const MORE_THAN_WALLS = 100_000;

/** SEG-75: of what the line of the centres crosses, whether an obstacle is farther than the next hex. */
const isCoveredBy = (crossed: readonly Feature[], from: Hex): boolean =>
  crossed.some((feature) => feature.obstacle && distance(from, feature) > 1);

/** Whether there is a clear line to a hex that is totally concealed (SEG-77). */
export function isHidden(
  from: Hex,
  to: Hex,
  terrain: Terrain,
  reading: ConcealmentReading = asDecided,
): boolean {
  const own = ownLevels(from, to, terrain, reading);
  // No line crosses more than all the smoke that lies between the two.
  if (own + smokeBetween(from, to, terrain) < 3) return false;
  const { clear, concealment } = look(from, to, terrain, reading);
  return clear && concealment === 3;
}

/** SEG-76: of the hexes at the two ends those whose own concealment counts. */
function ownFeatures(
  from: Hex,
  to: Hex,
  terrain: Terrain,
  reading: ConcealmentReading,
): readonly Feature[] {
  const counting = { TARGET_ONLY: [to], NEITHER: [], BOTH: [from, to] }[reading.ends];
  return counting.flatMap((hex) => {
    const feature = terrain.at(hex);
    return feature && feature.level > 0 ? [feature] : [];
  });
}

/** Their levels alone. */
function ownLevels(from: Hex, to: Hex, terrain: Terrain, { ends }: ConcealmentReading): number {
  if (ends === 'NEITHER') return 0;
  const target = terrain.at(to)?.level ?? 0;
  return ends === 'BOTH' ? target + (terrain.at(from)?.level ?? 0) : target;
}

const levelsOf = (features: readonly Feature[]): number =>
  features.reduce((sum, { level }) => sum + level, 0);

interface Crossed {
  readonly weight: number;
  readonly crossed: readonly Feature[];
}

function crossedBy(ray: Ray, scene: Scene): Crossed {
  const crossed: Feature[] = [];
  return { weight: weigh(ray, scene, Infinity, crossed), crossed };
}

const crossedOnCentres = (scene: Scene): Crossed => crossedBy(centreRay(scene.goal), scene);

/** Nothing in the way between the centres. */
const unhindered = (from: Hex, to: Hex, own: readonly Feature[]): Sight => ({
  clear: true,
  covered: false,
  window: 0,
  concealment: upToTotal(levelsOf(own)),
  witness: [centreOf(from), centreOf(to)],
  blocking: [],
  blockingWalls: [],
  concealing: places(own),
});

const places = (features: readonly Feature[]): readonly Hex[] =>
  features.map(({ q, r }) => ({ q, r }));

/** Nearest first; of equally near ones, as the two sides of a seam, the western, then northern. */
const inOrder = (features: readonly Feature[], { from }: Scene): readonly Hex[] =>
  features
    .map(({ q, r }) => ({ q, r }))
    .sort((a, b) => distance(from, a) - distance(from, b) || a.q - b.q || a.r - b.r);
