import { sidesOf } from '../../../../core/views/outcome.ts';
import { isFighting } from '../lookup.ts';
import type { State } from '../state.ts';

/** The sides that have someone able and willing to fight. */
export const fightingSides = (state: State): readonly string[] =>
  sidesOf(Object.values(state.combatants).filter(isFighting));
