/** The fight as one combatant has it before it. */
import type { RulesetTypes } from '../ruleset/ruleset.ts';
import type { Fighter } from '../ruleset/tactics.ts';
import { distance, type Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import { once } from '../values/once.ts';
import { harmOf } from './harm.ts';
import type { Limits } from './limits.ts';
import type { Outlook } from './outlook.ts';
import { type StepsFrom, walksOn } from './walking.ts';
import { type Play, type Personality, type Weights, weightsFor } from './personality.ts';

/** A place that will be struck, and what that would cost who is there. */
interface Danger {
  readonly to: Hex;
  readonly radius: number;
  readonly harm: number;
}

/** One of another side. */
export interface Foe extends Fighter {
  /** How many steps it is to there from a hex, on foot. */
  readonly stepsFrom: StepsFrom;
  /** Whether nothing lengthens the way from where one is now. */
  isOpen(): boolean;
}

export interface Situation {
  readonly self: Fighter;
  readonly fighters: readonly Fighter[];
  /** Those of other sides that are nearest, the nearest first. */
  readonly near: readonly Foe[];
  readonly personality: Personality;
  readonly weights: Weights;
  readonly limits: Limits;
  /** Places that will be struck, as far as it looks ahead. */
  readonly dangers: readonly Danger[];
  /** Whether its side is losing, and it is hurt. */
  readonly isFleeing: boolean;
}

/** Null for a combatant who does not fight any more. */
export function situationOf<T extends RulesetTypes>(
  outlook: Outlook<T>,
  combatantId: CombatantId,
  play: Play,
  limits: Limits,
): Situation | null {
  const { fighters } = outlook;
  const self = fighters.find(({ id }) => id === combatantId);
  if (!self) return null;
  const weights = weightsFor(play);
  const far = ({ position }: Fighter) => distance(position, self.position);
  const walkTo = walksOn(outlook.ground);
  const near = fighters
    .filter(({ side }) => side !== self.side)
    .sort((a, b) => far(a) - far(b))
    .slice(0, limits.foes)
    .map((foe) => {
      const stepsFrom = walkTo(foe.position);
      return { ...foe, stepsFrom, isOpen: once(() => stepsFrom(self.position) === far(foe)) };
    });
  const isFleeing = flees(self, fighters, weights);
  const dangers = weights.foresight > 0 ? dangersTo(self, outlook, weights) : [];
  return {
    self,
    fighters,
    near,
    personality: play.personality,
    weights,
    limits,
    dangers,
    isFleeing,
  };
}

const dangersTo = <T extends RulesetTypes>(
  self: Fighter,
  outlook: Outlook<T>,
  weights: Weights,
): readonly Danger[] =>
  outlook.impending().map((one) => {
    const blow = one.blowOn(self.id);
    const share = weights.foresight * weights.own * weights.later ** blow.after;
    return { ...one, harm: share * harmOf(weights, blow, self) };
  });

function flees(self: Fighter, fighters: readonly Fighter[], { flight }: Weights): boolean {
  let [ours, theirs] = [0, 0];
  for (const { side, health, maxHealth } of fighters)
    if (side === self.side) ours += health / maxHealth;
    else theirs += health / maxHealth;
  return ours < flight * theirs && self.health < self.maxHealth / 2;
}
