import type { RuleId } from '../../core/values/ids.ts';
import type { LineOfSight } from '../../core/views/line-of-sight.ts';
import { sightOn } from '../../grid/battlefield.ts';
import type { Hex } from '../../grid/hex.ts';
import type { Sight } from '../../grid/sight.ts';
import type { Posture } from './actions.ts';
import type { Combatant, State } from './state.ts';

/** SEC-37: none, light, medium, heavy, total. */
export type Cover = 0 | 1 | 2 | 3 | 4;
export const HEAVY: Cover = 3;
export const TOTAL: Cover = 4;

/** What a corner covers: about half of a body. */
const MEDIUM: Cover = 2;

/**
 * SEC-37: what stands between gives total cover if it breaks every line. Short of that, things
 * that conceal cover by their level, and an obstacle across the line of the centres by half.
 */
export function coverBetween({ battlefield }: State, from: Hex, to: Hex): Cover {
  return coverOf(sightOn(battlefield, from, to));
}

function coverOf({ clear, covered, concealment }: Sight): Cover {
  if (!clear) return TOTAL;
  return covered && concealment < MEDIUM ? MEDIUM : concealment;
}

/** SEC-36: how many steps a posture raises cover. */
const steps: Readonly<Record<Posture, number>> = { UPRIGHT: 0, CROUCHING: 1, PRONE: 2 };

/** SEC-36: the cover that a combatant has from there, its posture included. */
export function coverFrom(state: State, from: Hex, target: Combatant): Cover {
  const cover = coverBetween(state, from, target.position);
  if (cover === 0 || cover === TOTAL) return cover;
  const most = state.settings.postureCover === 'TOTAL' ? TOTAL : HEAVY;
  return Math.min(cover + steps[target.posture], most) as Cover;
}

/** SEC-35 to 37: what cover, or without cover the posture, adds to the Target score. */
export function defensiveBonus(cover: Cover, { posture }: Combatant, melee: boolean): number {
  if (cover > 0) return cover;
  return melee ? 0 - steps[posture] : steps[posture];
}

/** The same for whoever asks, with the rule that tells most about it. */
export function lineOfSight({ battlefield }: State, from: Hex, to: Hex): LineOfSight {
  const seen = sightOn(battlefield, from, to);
  const rule: RuleId | null = coverOf(seen) > 0 ? 'SEC-37' : null;
  return { ...seen, rule };
}
