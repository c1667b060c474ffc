import { type Term, valueTerm } from '../../../core/score/score.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Posture } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import { type Cover, coverBetween, HEAVY, TOTAL } from './sight.ts';

/** SEC-35, 36: how many steps a posture raises cover, or changes the Target score. */
const steps: Readonly<Record<Posture, number>> = { UPRIGHT: 0, CROUCHING: 1, PRONE: 2 };

/** SEC-36: the cover that a combatant has from there, its posture included. */
export function coverFrom(state: State, from: Hex, target: Combatant): Cover {
  const cover = coverBetween(state, from, target.position);
  if (cover === 0 || cover === TOTAL) return cover;
  const most = state.settings.postureCover === 'TOTAL' ? TOTAL : HEAVY;
  return Math.min(cover + steps[target.posture], most) as Cover;
}

/** SEC-35 to 37: what cover, or without cover the posture, adds to the Target score. */
export function defensiveBonus(
  cover: Cover,
  { posture }: Combatant,
  melee: boolean,
): readonly Term[] {
  if (cover > 0) return [valueTerm('cover', cover, 'SEC-37')];
  if (steps[posture] === 0) return [];
  const value = melee ? -steps[posture] : steps[posture];
  return [valueTerm(posture.toLowerCase(), value, 'SEC-35')];
}
