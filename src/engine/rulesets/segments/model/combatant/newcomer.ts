import type { Newcomer } from './sheet.ts';
import { noOrders } from './standing-orders.ts';
import type { Combatant } from '../state.ts';

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
