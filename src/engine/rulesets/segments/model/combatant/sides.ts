import { sidesOf } from '../../../../core/views/outcome.ts';
import type { Combatant, State } from '../state.ts';

/** SEG-107: the sides that have someone able and willing to fight. */
export function fightingSides(state: State): readonly string[] {
  const able = Object.values(state.combatants).filter(({ status }) => status === 'STANDING');
  return sidesOf(able);
}

export const hostile = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
