/** Where the hexes of the rulebooks' lattice lie on a drawing: pointed at the top, `q` to the right. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Units of the drawing from the centre of a hex to a corner. */
export const SIZE = 32;
/** From the centre of a hex to that of the next one. */
export const WIDTH = SIZE * Math.sqrt(3);
const ROW = SIZE * 1.5;

export const centreOf = ({ q, r }: Hex): Point => ({ x: WIDTH * (q + r / 2), y: ROW * r });

/** The hex that a point lies in. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / ROW;
  const q = x / WIDTH - r / 2;
  return rounded(q, r);
}

/** The nearest of three whole numbers that add up to nothing: the one that moved most gives way. */
function rounded(q: number, r: number): Hex {
  const s = -q - r;
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const [dq, dr, ds] = [whole.q - q, whole.r - r, whole.s - s].map(Math.abs) as [
    number,
    number,
    number,
  ];
  if (dq > dr && dq > ds) return plain(-whole.r - whole.s, whole.r);
  if (dr > ds) return plain(whole.q, -whole.q - whole.s);
  return plain(whole.q, whole.r);
}

/** Without a negative nought. */
const plain = (q: number, r: number): Hex => ({ q: q + 0, r: r + 0 });

export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;
export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** Hexes from one to another. */
export function distance(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The six hexes around one. */
export const neighbours = ({ q, r }: Hex): readonly Hex[] => [
  { q: q + 1, r },
  { q: q + 1, r: r - 1 },
  { q, r: r - 1 },
  { q: q - 1, r },
  { q: q - 1, r: r + 1 },
  { q, r: r + 1 },
];

const corners = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** The outline of a hex as a path. @param inset units of the drawing that it is smaller by */
export function outlineOf(hex: Hex, inset = 0): string {
  const { x, y } = centreOf(hex);
  const radius = SIZE - inset;
  const points = corners.map((c) => `${fixed(x + c.x * radius)} ${fixed(y + c.y * radius)}`);
  return `M${points.join('L')}Z`;
}

/** All of them as one path: one element however many there are. */
export const outlinesOf = (hexes: readonly Hex[], inset = 0): string =>
  hexes.map((hex) => outlineOf(hex, inset)).join('');

/** The two ends of each side of a hex, by the numbers of its corners. */
const sides = { E: [1, 2], NE: [0, 1], NW: [5, 0] } as const;

export interface Edge {
  readonly hex: Hex;
  readonly side: keyof typeof sides;
}

/** The two corners that an edge lies between. */
export function endsOf({ hex, side }: Edge): readonly [Point, Point] {
  const [a, b] = sides[side];
  return [cornerOf(hex, a), cornerOf(hex, b)];
}

function cornerOf(hex: Hex, corner: number): Point {
  const { x, y } = centreOf(hex);
  const { x: dx, y: dy } = corners[corner] ?? { x: 0, y: 0 };
  return { x: x + dx * SIZE, y: y + dy * SIZE };
}

/** A path through these points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');

/** A point on the way from one to another. @param share 0 is the first, 1 the second */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const fixed = (value: number): string => value.toFixed(1);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What shows all of these hexes, with `margin` hexes around them. */
export function boxAround(hexes: readonly Hex[], margin: number): Box {
  const points = hexes.length > 0 ? hexes.map(centreOf) : [{ x: 0, y: 0 }];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin * WIDTH, Math.min(...ys) - margin * ROW];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin * WIDTH - left,
    height: Math.max(...ys) + margin * ROW - top,
  };
}

/** The neighbour in the direction of an arrow key; up and down alternate between the two columns. */
export function neighbour({ q, r }: Hex, key: string): Hex | null {
  const odd = Math.abs(r % 2) === 1;
  switch (key) {
    case 'ArrowLeft':
      return { q: q - 1, r };
    case 'ArrowRight':
      return { q: q + 1, r };
    case 'ArrowUp':
      return { q: odd ? q : q + 1, r: r - 1 };
    case 'ArrowDown':
      return { q: odd ? q : q - 1, r: r + 1 };
    default:
      return null;
  }
}

/** Whether all of a box lies in another. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
