/** The fight as one combatant has it before it. */
import type { RulesetTypes } from '../ruleset/ruleset.ts';
import type { Fighter } from '../ruleset/tactics.ts';
import { distance } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { ComputerPlay } from '../roster/played-by.ts';
import type { Limits } from './limits.ts';
import type { Outlook } from './outlook.ts';
import { type Temper, type Weights, weightsFor } from './temper.ts';

export interface Situation {
  readonly self: Fighter;
  readonly fighters: readonly Fighter[];
  /** Those of other sides that are nearest, the nearest first. */
  readonly near: readonly Fighter[];
  readonly temper: Temper;
  readonly weights: Weights;
  readonly limits: Limits;
  /** Whether its side is losing, and it is hurt. */
  readonly isFleeing: boolean;
}

/** Null for somebody who does not fight any more. */
export function situationOf<T extends RulesetTypes>(
  { fighters }: Outlook<T>,
  combatantId: CombatantId,
  { level, temper }: ComputerPlay,
  limits: Limits,
): Situation | null {
  const self = fighters.find(({ id }) => id === combatantId);
  if (!self) return null;
  const weights = weightsFor(level, temper);
  const far = ({ position }: Fighter) => distance(position, self.position);
  const near = fighters
    .filter(({ side }) => side !== self.side)
    .sort((a, b) => far(a) - far(b))
    .slice(0, limits.foes);
  const isFleeing = flees(self, fighters, weights);
  return { self, fighters, near, temper, weights, limits, isFleeing };
}

function flees(self: Fighter, fighters: readonly Fighter[], { flight }: Weights): boolean {
  let [ours, theirs] = [0, 0];
  for (const { side, left, most } of fighters)
    if (side === self.side) ours += left / most;
    else theirs += left / most;
  return ours < flight * theirs && self.left < self.most / 2;
}
