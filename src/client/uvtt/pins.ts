/** Points that have their corner: what ends there, or begins, meets there. */
import { alongOf, type Corner, distance, distanceTo, type Point, type Segment } from './lattice.ts';

/** Hex widths within which two ends, or an end and a wall, touch. */
const TOUCH = 0.25;

export interface Pin {
  readonly point: Point;
  readonly corner: Corner;
}

/** The pins by the square of the plane that they lie in. */
export class Pins {
  private readonly cells = new Map<number, Pin[]>();
  private readonly corners = new Set<Corner>();

  add(pin: Pin): void {
    const known = this.at(pin.point);
    if (known?.corner === pin.corner && distance(known.point, pin.point) < TOUCH / 4) return;
    const key = cellOf(pin.point.x, pin.point.y);
    this.cells.set(key, [...(this.cells.get(key) ?? []), pin]);
    this.corners.add(pin.corner);
  }

  has(corner: Corner): boolean {
    return this.corners.has(corner);
  }

  /** The nearest of those that touch the point. */
  at(point: Point): Pin | null {
    let [nearest, least]: [Pin | null, number] = [null, TOUCH];
    for (const pin of this.around(point)) {
      const off = distance(pin.point, point);
      if (off <= least) [nearest, least] = [pin, off];
    }
    return nearest;
  }

  /** Those that touch the line, in their order along it. */
  along(line: Segment): readonly Pin[] {
    const [from, to] = line;
    const steps = Math.ceil(distance(from, to) / CELL);
    const found = new Set<Pin>();
    for (let i = 0; i <= steps; i++) {
      const part = steps === 0 ? 0 : i / steps;
      const point = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
      for (const pin of this.around(point))
        if (distanceTo(pin.point, line) <= TOUCH) found.add(pin);
    }
    return [...found].sort((a, b) => alongOf(a.point, line) - alongOf(b.point, line));
  }

  private *around({ x, y }: Point): Generator<Pin> {
    for (const dx of [-CELL, 0, CELL])
      for (const dy of [-CELL, 0, CELL]) yield* this.cells.get(cellOf(x + dx, y + dy)) ?? [];
  }
}

/** So wide that what touches a line lies in the cell of one of its steps, or in one beside it. */
const CELL = 2 * TOUCH;
const cellOf = (x: number, y: number): number =>
  Math.floor(x / CELL) * 100_000 + Math.floor(y / CELL);
