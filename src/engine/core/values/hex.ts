/** A hex in axial coordinates (whole numbers). */
export interface Hex {
  readonly q: number;
  readonly r: number;
}
