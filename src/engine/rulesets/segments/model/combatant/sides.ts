import { sidesOf } from '../../../../core/views/outcome.ts';
import type { Combatant, State } from '../state.ts';

/** SEG-107: the sides that have someone able and willing to fight. */
export function fightingSides(state: State): readonly string[] {
  const able = Object.values(state.combatants).filter(({ status }) => status === 'STANDING');
  return sidesOf(able);
}

/** SEG-08: whether this is a fight at all, or another event in which time counts, all of one side. */
export const isContested = ({ combatants }: State): boolean =>
  new Set(Object.values(combatants).map(({ side }) => side)).size > 1;

export const hostile = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
