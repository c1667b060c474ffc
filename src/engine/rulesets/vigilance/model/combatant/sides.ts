import type { Combatant } from '../state.ts';

/** VIG-22, 23: able to fight, and willing to. Who panics is not. */
export const isFighting = ({ status, mind }: Combatant): boolean =>
  status === 'STANDING' && mind === 'CALM';

/** VIG-05: an ally, as everyone is to themselves. */
export const areAllies = (a: Combatant, b: Combatant): boolean => a.side === b.side;
