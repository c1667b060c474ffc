import { distance, type Hex, hexNumber } from './hex.ts';
import { bestRay, centreOf, centreRay, ends, type ExactPoint } from './rays.ts';
import { type Ray, type Scene, survey, weigh } from './scene.ts';
import { type Concealment, type Feature, type Terrain, upToTotal } from './terrain.ts';

/** What someone in one hex has before them when they aim at another. */
export interface Sight {
  /** SEG-74: some line from a point of the one hex to a point of the other meets no obstacle. */
  readonly clear: boolean;
  /** SEG-75: the line of the centres is interrupted, by more than obstacles next to `from`. */
  readonly covered: boolean;
  /** SEG-76: the least that any clear line crosses, the target's hex included; 3 without one. */
  readonly concealment: Concealment;
  /** A clear line, from end to end, that crosses no more than `concealment`. */
  readonly witness: readonly [ExactPoint, ExactPoint] | null;
  /** The obstacles that interrupt the line of the centres, the nearest first. */
  readonly blocking: readonly Hex[];
  /** The concealing hexes that `witness` crosses, the nearest first, the target's own last. */
  readonly concealing: readonly Hex[];
}

/** SEG-76: along which line concealment is counted, and which of the two hexes' own counts. */
export interface ConcealmentReading {
  readonly line: 'BEST_LINE' | 'CENTRES';
  readonly ends: 'TARGET_ONLY' | 'NEITHER' | 'BOTH';
}

const asDecided: ConcealmentReading = { line: 'BEST_LINE', ends: 'TARGET_ONLY' };

/**
 * Line of sight, cover and concealment from one hex to another (SEG-74 to 76, 79). Exact: whole
 * numbers throughout. Whatever stands in the two hexes themselves interrupts no line, and of the
 * two only the target's conceals. Hexes that touch always see each other.
 *
 * A fight asks the same again and again, so the last answers for a terrain are kept.
 */
export function sight(
  from: Hex,
  to: Hex,
  terrain: Terrain,
  reading: ConcealmentReading = asDecided,
): Sight {
  const ofReading = kept.get(reading) ?? new WeakMap<Terrain, Map<number, Map<number, Sight>>>();
  kept.set(reading, ofReading);
  const seen = ofReading.get(terrain) ?? new Map<number, Map<number, Sight>>();
  ofReading.set(terrain, seen);
  const known = seen.get(hexNumber(from))?.get(hexNumber(to));
  if (known) return known;
  const found = trace(from, to, terrain, reading);
  if (seen.size >= KEPT_PLACES) seen.clear();
  const there = seen.get(hexNumber(from)) ?? new Map<number, Sight>();
  if (there.size >= KEPT_TARGETS) there.clear();
  seen.set(hexNumber(from), there.set(hexNumber(to), found));
  return found;
}

/** Of so many hexes at most, what is seen from there. */
const KEPT_PLACES = 32;
/** Of so many others: a whole crowd, and what is attacked besides. */
const KEPT_TARGETS = 256;
const kept = new WeakMap<ConcealmentReading, WeakMap<Terrain, Map<number, Map<number, Sight>>>>();

/** The same, worked out anew. */
export function trace(
  from: Hex,
  to: Hex,
  terrain: Terrain,
  reading: ConcealmentReading = asDecided,
): Sight {
  const own = ownFeatures(from, to, terrain, reading);
  if (distance(from, to) <= 1) return unhindered(from, to, own);
  const scene = survey(from, to, terrain);
  const straight: Feature[] = [];
  if (weigh(centreRay(scene), scene, Infinity, straight) === 0) return unhindered(from, to, own);

  const blocking = inOrder(
    straight.filter((feature) => feature.obstacle),
    scene,
  );
  const covered = blocking.some((hex) => distance(from, hex) > 1);
  const ray = bestRay(scene, Math.min(levelsOf(own), 3));
  if (!ray)
    return { clear: false, covered, concealment: 3, witness: null, blocking, concealing: [] };

  const counted =
    reading.line === 'BEST_LINE'
      ? crossedBy(ray, scene)
      : crossedOnCentres(survey(from, to, terrain.bare()));
  return {
    clear: true,
    covered,
    concealment: upToTotal(counted.weight + levelsOf(own)),
    witness: ends(ray, scene),
    blocking,
    concealing: [...inOrder(counted.crossed, scene), ...places(own)],
  };
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

const crossedOnCentres = (scene: Scene): Crossed => crossedBy(centreRay(scene), scene);

/** Nothing in the way between the centres. */
const unhindered = (from: Hex, to: Hex, own: readonly Feature[]): Sight => ({
  clear: true,
  covered: false,
  concealment: upToTotal(levelsOf(own)),
  witness: [centreOf(from), centreOf(to)],
  blocking: [],
  concealing: places(own),
});

const places = (features: readonly Feature[]): readonly Hex[] =>
  features.map(({ q, r }) => ({ q, r }));

/** Nearest first; of equally near ones, as the two sides of a seam, the western, then northern. */
const inOrder = (features: readonly Feature[], { from }: Scene): readonly Hex[] =>
  features
    .map(({ q, r }) => ({ q, r }))
    .sort((a, b) => distance(from, a) - distance(from, b) || a.q - b.q || a.r - b.r);
