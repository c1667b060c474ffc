import type { Blow, Fighter } from '../ruleset/tactics.ts';
import type { Weights } from './temper.ts';

/** What a blow costs whom it strikes, in parts of a combatant. */
export const harmOf = (
  weights: Pick<Weights, 'damage' | 'downs'>,
  { damage, downs }: Blow,
  { most }: Fighter,
): number => weights.damage * (damage / most) + weights.downs * downs;
