import type { ActionKey } from '../../../core/values/ids.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Action } from '../model/actions.ts';
import type { Condition } from '../model/conditions.ts';
import type { Abilities, Talent } from '../model/sheet.ts';

/** Ready-made material that an encounter can be set up with. */
export interface ContentPack {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
  readonly combatants: readonly Creature[];
}

/** The sheet of a combatant that waits to be put somewhere, on some side. */
export interface Creature {
  readonly key: string;
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** Ability modifiers. */
  readonly abilities: Abilities;
  readonly attackBonus: number;
  readonly defenseBonus: number;
  /** Feet. */
  readonly speed: number;
  readonly swimSpeed: number;
  readonly hitPoints: number;
  readonly talents: readonly Talent[];
}

/** Where and as whom a creature comes into an encounter. */
export interface Placement {
  readonly id: string;
  readonly side: string;
  readonly position: Hex;
  /** For people; the creature's own name if left out. */
  readonly name?: string | undefined;
}

/** The creature as `AddCombatants` takes it. */
export function newcomerFrom(creature: Creature, { id, side, position, name }: Placement) {
  return {
    id,
    name: name ?? creature.name,
    side,
    abilities: creature.abilities,
    attackBonus: creature.attackBonus,
    defenseBonus: creature.defenseBonus,
    speed: creature.speed,
    swimSpeed: creature.swimSpeed,
    hitPoints: creature.hitPoints,
    freeArms: 2,
    position,
    talents: [...creature.talents],
  };
}

export const talent = (action: ActionKey, reducedBy = 0): Talent => ({ action, reducedBy });
