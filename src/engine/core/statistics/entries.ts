/** What statistics count of the events of a command, in the terms of no ruleset. */
import type { CombatantId } from '../values/ids.ts';

export interface Harm {
  readonly combatantId: CombatantId;
  /** By whom; null where a condition does it. */
  readonly attackerId: CombatantId | null;
  /** The key of the action, or of the condition. */
  readonly by: string;
  /** In the unit of the ruleset, what shields and armor stop not counted. */
  readonly amount: number;
}

/** Dice of a score; what rolls more is not counted, since sums of so many take long. */
const MAX_COUNTED_DICE = 60;

/** An attack roll. */
export interface AttackRoll {
  readonly attackerId: CombatantId;
  readonly action: string;
  readonly hit: boolean;
  /** From 0 to 1: the chance that it had to hit, as its dice and its defense were. */
  readonly chance: number;
}

/** Whether an attack roll against this defense is counted. */
export const isCounted = (...scores: readonly { readonly rolled: readonly unknown[] }[]): boolean =>
  scores.every(({ rolled }) => rolled.length <= MAX_COUNTED_DICE);

export type Entry =
  | { readonly kind: 'HARM'; readonly harm: Harm }
  | { readonly kind: 'ATTACK'; readonly roll: AttackRoll }
  /** A combatant is down, or its turn begins. */
  | { readonly kind: 'FALL' | 'TURN'; readonly combatantId: CombatantId };

/** What an event tells that rulesets share. */
export function entryOf(event: {
  readonly type: string;
  readonly combatantId?: CombatantId;
}): Entry | null {
  const { type, combatantId } = event;
  if (combatantId === undefined) return null;
  if (type === 'TurnStarted') return { kind: 'TURN', combatantId };
  return type === 'CombatantDown' ? { kind: 'FALL', combatantId } : null;
}
