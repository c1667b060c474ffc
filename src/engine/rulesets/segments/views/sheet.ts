import { swiftsLeft } from '../figures/budget.ts';
import type { Kind } from '../model/actions.ts';
import type { Abilities, Talent } from '../model/sheet.ts';
import type { Combatant, Cooldown, Readied } from '../model/state.ts';

export interface SheetView {
  readonly kind: 'SEGMENTS';
  readonly abilities: Abilities;
  readonly attackBonus: number;
  readonly defenseBonus: number;
  readonly speed: number;
  readonly swimSpeed: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly freeArms: number;
  readonly talents: readonly Talent[];
  readonly spent: readonly Kind[];
  readonly swiftsLeft: number;
  readonly initiated: boolean;
  readonly cooldowns: readonly Cooldown[];
  readonly readied: Readied | null;
  readonly actsFrom: number;
  readonly binding: Combatant['binding'];
  readonly standingOrder: Combatant['standingOrder'];
}

export const viewSheet = (combatant: Combatant): SheetView => ({
  kind: 'SEGMENTS',
  abilities: combatant.abilities,
  attackBonus: combatant.attackBonus,
  defenseBonus: combatant.defenseBonus,
  speed: combatant.speed,
  swimSpeed: combatant.swimSpeed,
  hitPoints: combatant.hitPoints,
  maxHitPoints: combatant.maxHitPoints,
  freeArms: combatant.freeArms,
  talents: combatant.talents,
  spent: combatant.spent,
  swiftsLeft: swiftsLeft(combatant.spent),
  initiated: combatant.initiated,
  cooldowns: combatant.cooldowns,
  readied: combatant.readied,
  actsFrom: combatant.actsFrom,
  binding: combatant.binding,
  standingOrder: combatant.standingOrder,
});
