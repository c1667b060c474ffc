import type { Newcomer } from './sheet.ts';
import type { Combatant } from './state.ts';

/** A combatant to whom nothing has happened yet. */
export const fresh = (input: Newcomer): Combatant => ({
  id: input.id,
  name: input.name,
  side: input.side,
  abilities: input.abilities,
  attackBonus: input.attackBonus,
  defenseBonus: input.defenseBonus,
  speed: input.speed,
  swimSpeed: input.swimSpeed,
  maxHitPoints: input.hitPoints,
  hitPoints: input.hitPoints,
  talents: input.talents,
  freeArms: input.freeArms,
  position: input.position,
  status: 'STANDING',
  conditions: [],
  cooldowns: [],
  actsFrom: 1,
  spent: [],
  initiated: false,
  dodge: 'NONE',
  readied: null,
  binding: { kind: 'HOURS', hours: 0 },
  standingOrder: 'ASK',
});
