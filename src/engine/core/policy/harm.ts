import type { ExpectedHit, Fighter } from '../ruleset/tactics.ts';
import type { Weights } from './personality.ts';

/** What a blow costs whom it strikes, in parts of a combatant. */
export const harmOf = (
  weights: Pick<Weights, 'damage' | 'downs'>,
  { damage, downs }: Pick<ExpectedHit, 'damage' | 'downs'>,
  { maxHealth }: Fighter,
): number => weights.damage * (damage / maxHealth) + weights.downs * downs;

/** More for those who have less left. */
export const urgencyOf = (
  weights: Pick<Weights, 'focus'>,
  { health, maxHealth }: Fighter,
): number => 1 + weights.focus * (1 - Math.min(1, health / maxHealth));
