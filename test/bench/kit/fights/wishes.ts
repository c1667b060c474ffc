import type { CommandTemplate } from '../../../../src/engine/core/decision/decision.ts';
import { distance, type Hex, neighbours } from '../../../../src/engine/grid/hex.ts';

/** Somebody in a fight, as much as a bot looks at. */
export interface Fighter {
  readonly id: string;
  readonly side: string;
  readonly position: Hex;
}

/** What somebody is asked: a head of a decision, without its options. */
export interface Asked {
  readonly kind: string;
  readonly self: Fighter | null;
  readonly subject: string | null;
  /** The other side, the nearest first. */
  readonly foes: readonly Fighter[];
}

/** What a greedy bot would do, what it likes best first; the first that is legal is done. */
export type Wishes = (asked: Asked) => readonly CommandTemplate[];

/** The hexes around that lead nearer to somebody. */
export const stepsTowards = ({ position }: Fighter, foe: Fighter | undefined): readonly Hex[] =>
  foe
    ? neighbours(position).filter(
        (hex) => distance(hex, foe.position) < distance(position, foe.position),
      )
    : [];
