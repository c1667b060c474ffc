import type { Blow, Fighter } from '../ruleset/tactics.ts';
import type { Weights } from './temper.ts';

type Harm = Pick<Weights, 'damage' | 'downs'>;

/** What a blow costs whom it strikes, in parts of a combatant. */
export const harmOf = (weights: Harm, { damage, downs }: Blow, { most }: Fighter): number =>
  weights.damage * (damage / most) + weights.downs * downs;

/** The same of one that comes later, and so is worth less. */
export const harmToCome = (
  weights: Harm & Pick<Weights, 'later'>,
  blow: Blow,
  target: Fighter,
): number => harmOf(weights, blow, target) * weights.later ** blow.after;
