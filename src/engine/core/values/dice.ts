import type { CombatantId, RuleId } from './ids.ts';

/** What a roll is for. */
export const rollPurposes = {
  INITIATIVE: 'Who comes before whom.',
  TIE: 'Who comes before whom among those who tied.',
  CONCEALMENT: 'Whether an attack misses a target that is hard to see.',
  ATTACK: 'How well an attack is made.',
  DEFENSE: 'How well an attack is met.',
  DAMAGE: 'How much damage a hit does.',
  HEALING: 'How much is healed.',
  CHECK: 'Whether something else succeeds.',
  OPPOSITION: 'What the check of another combatant is compared with.',
  RECOVERY: 'Whether the dying recover.',
  CHANCE: 'Whether something happens by chance.',
} as const;
export type RollPurpose = keyof typeof rollPurposes;

/** Whose roll it is, and what for. It changes nothing of how the dice fall. */
export interface RollOf {
  /** Null: the game master's. */
  readonly combatantId: CombatantId | null;
  readonly purpose: RollPurpose;
  /** The rule that has it rolled. */
  readonly rule: RuleId;
  /** The id of the attack or other thing that it belongs to; left out where the combatant says it all. */
  readonly about?: string;
  /**
   * That it is brought about by faces that have fallen: those of the same combatant and thing just before, or
   * those that made a tie, by all who tied; each round of a tie has a list of its own.
   */
  readonly follows?: 'OWN' | { readonly tied: readonly CombatantId[] };
}

/**
 * Where every random number of an encounter comes from. A ruleset rolls through this and
 * nothing else; the order of its draws is a contract (see the README of each ruleset).
 */
export interface Dice {
  /** Rolls `count` dice of `sides` faces (2 to 256); each result is 1..sides. */
  roll(count: number, sides: number, of: RollOf): readonly number[];
}

/** Dice that do not ask whose roll it is. */
export interface PlainDice {
  roll(count: number, sides: number): readonly number[];
}
