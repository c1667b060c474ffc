import type { Hex } from '../values/hex.ts';
import type { RuleId } from '../values/ids.ts';

/** What someone in one hex has before them when they aim at another. */
export interface LineOfSight {
  /** Whether any line between the two hexes is unbroken. */
  readonly clear: boolean;
  /** Whether the target has cover. */
  readonly covered: boolean;
  /** Levels of concealment, 3 at most. */
  readonly concealment: number;
  /** The ends of a clear line with the least concealment, exactly: (q / over, r / over). */
  readonly witness: readonly [ExactHexPoint, ExactHexPoint] | null;
  /** The obstacles that break the line of the centres, the nearest first. */
  readonly blocking: readonly Hex[];
  /** The concealing hexes on the witness line, the nearest first. */
  readonly concealing: readonly Hex[];
  /** The rule that tells most about it; null when nothing is in the way. */
  readonly rule: RuleId | null;
}

/** A point in axial coordinates, as whole numbers over a common denominator. */
export interface ExactHexPoint {
  readonly q: number;
  readonly r: number;
  readonly over: number;
}
