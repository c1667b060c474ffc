import { hasDeparted } from '../../../../core/roster/departed.ts';
import { restored, findHidden } from '../../../../core/roster/hidden.ts';
import type { Newcomer } from './sheet.ts';
import { noOrders } from './standing-orders.ts';
import { now, roundOf } from '../clock.ts';
import type { Combatant, State } from '../state.ts';

/** A combatant to whom nothing has happened yet. */
export const fresh = (newcomer: Newcomer): Combatant => ({
  ...newcomer,
  maxHitPoints: newcomer.hitPoints,
  status: 'STANDING',
  conditions: [],
  cooldowns: [],
  actsFrom: 1,
  spent: [],
  initiated: false,
  initiatedNext: false,
  dodge: 'NONE',
  readied: null,
  binding: { kind: 'HOURS', hours: 0 },
  standingOrders: noOrders,
  seen: {},
});

/** A combatant as it joins; of what lasts from before it was hidden, what has not run out since (SEG-90, 94). */
export function joining(newcomer: Newcomer, state: State): Combatant {
  const combatant = restored(state, fresh(newcomer));
  const { conditions, cooldowns } = combatant;
  const lasting = {
    conditions: conditions.filter(({ until }) => until === null || until > now(state)),
    cooldowns: cooldowns.filter(({ readyInRound }) => readyInRound > roundOf(state)),
  };
  // SEG-21: a round that it has left and comes back to has the same for it.
  if (hasDeparted(state, newcomer.id))
    return { ...combatant, ...lasting, ...findHidden(state, newcomer.id)?.used };
  return { ...combatant, ...lasting, conditions: asRoundStarts(lasting.conditions) };
}

/** SEG-93: what is counted or lifted is so for one round. */
export const asRoundStarts = (conditions: Combatant['conditions']): Combatant['conditions'] =>
  conditions.map((active) => ({ ...active, walked: 0, lifted: false }));

/** SEG-21: a round of which nothing is left but Free actions. */
export const usedUp: Pick<Combatant, 'spent'> = { spent: ['FULL', 'SWIFT', 'SWIFT'] };
