import { sidesOf } from '../../../core/views/outcome.ts';
import type { Combatant, State } from './state.ts';

/** VIG-22, 23: able to fight, and willing to. Who panics is not. */
export const isFighting = ({ status, mind }: Combatant): boolean =>
  status === 'STANDING' && mind === 'CALM';

/** VIG-26: the sides that have someone able and willing to fight. */
export const fightingSides = (state: State): readonly string[] =>
  sidesOf(Object.values(state.combatants).filter(isFighting));

/** VIG-05: an ally, as everyone is to themselves. */
export const areAllies = (a: Combatant, b: Combatant): boolean => a.side === b.side;
