/** A hex in axial coordinates (whole numbers). */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** How far the map reaches from its middle, along either axis. */
export const MAP_EDGE = 1000;
