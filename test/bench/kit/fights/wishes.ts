import type { Hex } from '../../../../src/engine/grid/hex.ts';
import { lineCandidates } from '../../../../src/engine/grid/line.ts';

/** Somebody in a fight, as much as a bot looks at. */
export interface Fighter {
  readonly id: string;
  readonly side: string;
  readonly position: Hex;
}

/** What somebody is asked: a head of a decision, without its options. */
export interface Asked {
  readonly kind: string;
  /** Who is asked; empty where it is the GM. */
  readonly combatantId: string;
  readonly subject: string;
  readonly self: Fighter | null;
  /** Those of the other side who still fight, the nearest first. */
  readonly foes: readonly Fighter[];
}

/** What a greedy bot would do, what it likes best first; the first that is legal is done. */
export type Wishes<Command> = (asked: Asked) => readonly Command[];

/** The hexes on the way to the nearest foe up to so many steps, the farthest first. */
export const stepsTowards = ({ self, foes: [foe] }: Asked, steps: number): readonly Hex[] =>
  self && foe
    ? lineCandidates(self.position, foe.position).slice(1, -1).slice(0, steps).toReversed().flat()
    : [];
