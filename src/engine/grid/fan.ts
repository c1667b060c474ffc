/**
 * The lines that are worth trying between two hexes not far apart. What a line can cross depends on
 * nothing but the way, so they are worked out once, and one pass over the hexes between the two tells
 * what stands in which of them.
 */
import { distance, type Hex, hexNumber } from './hex.ts';
import { centreRay, through } from './rays.ts';
import {
  acrossEdge,
  hexesBetween,
  keptByWay,
  measured,
  meeting,
  type Point,
  type Ray,
} from './lattice.ts';
import { FULL, type Grid } from './terrain.ts';
import { cornersOf, leftCorners } from './wedges.ts';

/** The longest way that has a fan: its lines grow in number with the square of the way. */
export const FAN_REACH = 20;

/** What the lines from one hex to another meet. */
export interface Met {
  /** Whether one of them meets no obstacle. */
  readonly clear: boolean;
  /** The levels that the best of the clear ones crosses, 3 for any more. */
  readonly levels: number;
  /** SEG-75. */
  readonly covered: boolean;
}

/** All that lines can cross on a way, and the lines. */
interface Fan {
  /** The hexes, in steps from the one looked from. */
  readonly columns: Int8Array;
  readonly rows: Int8Array;
  /** Of a seam, on which a line crosses the lighter of two hexes, the second of them. */
  readonly seams: readonly (Hex | null)[];
  readonly sheaves: readonly Sheaf[];
}

/** Some of the lines, a bit each; and those that cross each of what can be crossed. */
interface Sheaf {
  readonly lines: number;
  readonly crossing: Int32Array;
}

/** So many lines make up a sheaf, so that one bit more is left. */
const LINES = 31;
/** The line of the centres in each sheaf, as far as it gives cover: from 2 hexes on (SEG-75). */
const COVER = 1 << LINES;

/** Judges by a fan: for two hexes that do not touch, at most `FAN_REACH` apart. */
export function throughFan(from: Hex, to: Hex, grid: Grid): Met {
  const { columns, rows, seams, sheaves } = fanOf({ q: to.q - from.q, r: to.r - from.r });
  const { left, top, width, height, fills } = grid;
  const here = { column: from.q - left, row: from.r - top };
  // Not beside the grid: most of a look goes into this, and in its place it takes a quarter less.
  const fillAt = (q: number, r: number): number => {
    const column = here.column + q;
    const row = here.row + r;
    const isInside = column >= 0 && column < width && row >= 0 && row < height;
    return isInside ? (fills[row * width + column] ?? 0) : 0;
  };
  let levels = 3;
  let clear = false;
  let covered = false;
  for (const { lines, crossing } of sheaves) {
    // The lines that cross an obstacle, and so many levels or more.
    let barred = 0;
    let one = 0;
    let two = 0;
    let three = 0;
    for (let i = 0; i < crossing.length; i++) {
      let fill = fillAt(columns[i] ?? 0, rows[i] ?? 0);
      const other = fill > 0 && seams[i];
      if (other) fill = Math.min(fill, fillAt(other.q, other.r));
      if (fill === 0) continue;
      const these = crossing[i] ?? 0;
      if (fill >= FULL) barred |= these;
      three |= these & (fill >= 3 ? these : fill === 2 ? one : two);
      two |= these & (fill >= 2 ? these : one);
      one |= these;
    }
    covered = (barred & COVER) !== 0;
    const open = lines & ~barred;
    if (open === 0) continue;
    clear = true;
    levels = Math.min(levels, leastOf(open, one, two, three));
    if (levels === 0) break;
  }
  return { clear, levels, covered };
}

/** The least that one of these lines crosses, if the others are those that cross so many levels or more. */
function leastOf(lines: number, one: number, two: number, three: number): number {
  if ((lines & ~one) !== 0) return 0;
  if ((lines & ~two) !== 0) return 1;
  return (lines & ~three) !== 0 ? 2 : 3;
}

const fans = Array<Fan | undefined>((2 * FAN_REACH + 1) ** 2).fill(undefined);

/** The fan of a way: that of the like way in a twelfth of all directions, turned. */
function fanOf(way: Hex): Fan {
  const number = (way.q + FAN_REACH) * (2 * FAN_REACH + 1) + way.r + FAN_REACH;
  const known = fans[number];
  if (known) return known;
  const { like, turned } = likeWay(way);
  const { crossed, sheaves } = linesOf({ x: 3 * like.q, y: 3 * like.r });
  const hexes = crossed.map(([hex]) => turned(hex));
  const fan = {
    columns: Int8Array.from(hexes, ({ q }) => q),
    rows: Int8Array.from(hexes, ({ r }) => r),
    seams: crossed.map(([, other]) => other && turned(other)),
    sheaves,
  };
  fans[number] = fan;
  return fan;
}

/**
 * The way with q >= r >= 0 that a turn or a reflection makes of another, and what undoes it. The turns
 * and reflections of the grid exchange the coordinates q, r and -q - r, or turn the signs of all three.
 */
function likeWay({ q, r }: Hex): { readonly like: Hex; readonly turned: (hex: Hex) => Hex } {
  const three = [q, r, -q - r];
  // The one that outweighs the two others is negative in the like way, and the last.
  const sign = Math.max(...three) > -Math.min(...three) ? -1 : 1;
  const signed = three.map((coordinate) => sign * coordinate);
  const order = [0, 1, 2].sort((a, b) => (signed[b] ?? 0) - (signed[a] ?? 0));
  const at = (coordinates: readonly number[], i = 0) => coordinates[i] ?? 0;
  return {
    like: { q: at(signed, order[0]), r: at(signed, order[1]) },
    turned: (hex) => {
      const ordered = [hex.q, hex.r, -hex.q - hex.r];
      const back = (i: number) => sign * at(ordered, order.indexOf(i));
      return { q: back(0), r: back(1) };
    },
  };
}

/** What lines can cross on a way, hexes and seams with both their hexes; and the lines. */
interface Lines {
  readonly crossed: readonly (readonly [Hex, Hex | null])[];
  readonly sheaves: readonly Sheaf[];
}

/** What a line crosses: hexes by their numbers, and seams by what `Between` makes of those of both sides. */
type Line = ReadonlySet<number>;

/** The hexes between two, and what lines cross of them. */
class Between {
  readonly #hexes: readonly Hex[];
  readonly #numbers: ReadonlyMap<number, number>;

  constructor(hexes: readonly Hex[]) {
    this.#hexes = hexes;
    this.#numbers = new Map(hexes.map((hex, i) => [hexNumber(hex), i]));
  }

  lineOf(ray: Ray, goal: Point): Line {
    const along = measured(ray, goal);
    const line = new Set<number>();
    for (const [i, hex] of this.#hexes.entries()) {
      const meets = meeting(along, { x: 3 * hex.q, y: 3 * hex.r });
      if (meets === 'INSIDE') line.add(i);
      const across = meets === 'LEFT' ? acrossEdge(hex, ray) : null;
      const other = across ? this.#numbers.get(hexNumber(across)) : undefined;
      if (other !== undefined) line.add(this.#hexes.length * (other + 1) + i);
    }
    return line;
  }

  /** The one hex of what is crossed, or the two. */
  hexesOf(crossed: number): readonly [Hex, Hex | null] {
    const [i, other] = this.#sidesOf(crossed);
    const hex = this.#hexes[i];
    if (!hex) throw new Error(`There is no hex ${i} on this way.`);
    return [hex, this.#hexes[other] ?? null];
  }

  /** Whether the one never crosses more: a seam weighs no more than either of its hexes. */
  isAsGood(line: Line, than: Line): boolean {
    for (const crossed of line)
      if (!than.has(crossed) && !this.#sidesOf(crossed).some((side) => than.has(side)))
        return false;
    return true;
  }

  /** The numbers of both sides of a seam; that of a hex, and -1. */
  #sidesOf(crossed: number): readonly [number, number] {
    const count = this.#hexes.length;
    return [crossed % count, Math.floor(crossed / count) - 1];
  }
}

/** The lines of a way that `bestRay` could have to try, without those that are never better than another. */
const linesOf = keptByWay((goal): Lines => {
  const hexes = hexesBetween({ q: goal.x / 3, r: goal.y / 3 });
  const between = new Between(hexes);
  const things = hexes.map(({ q, r }) => ({ x: 3 * q, y: 3 * r }));
  const { nearer, farther } = cornersOf(goal, leftCorners(goal), { left: things, right: things });
  let lines: readonly Line[] = [];
  for (const a of nearer)
    for (const b of farther) {
      const ray = through(a, b, goal);
      if (!ray) continue;
      const line = between.lineOf(ray, goal);
      if (lines.some((other) => between.isAsGood(other, line))) continue;
      lines = [...lines.filter((other) => !between.isAsGood(line, other)), line];
    }
  const centre = [...between.lineOf(centreRay(goal), goal)];
  const covering = new Set(centre.filter((number) => isFarther(between.hexesOf(number)[0])));
  const numbers = [...new Set([covering, ...lines].flatMap((line) => [...line]))];
  const sheaves: Sheaf[] = [];
  for (let first = 0; first < lines.length; first += LINES)
    sheaves.push(sheafOf(lines.slice(first, first + LINES), covering, numbers));
  return { crossed: numbers.map((number) => between.hexesOf(number)), sheaves };
});

/** SEG-75: whether a hex does not touch the one looked from. */
const isFarther = (hex: Hex): boolean => distance({ q: 0, r: 0 }, hex) > 1;

const sheafOf = (lines: readonly Line[], covering: Line, numbers: readonly number[]): Sheaf => ({
  lines: 2 ** lines.length - 1,
  crossing: Int32Array.from(numbers, (number) =>
    lines.reduce(
      (bits, line, i) => (line.has(number) ? bits | (1 << i) : bits),
      covering.has(number) ? COVER : 0,
    ),
  ),
});
