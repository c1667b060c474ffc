import type { ConditionKey } from '../../../core/values/ids.ts';

/** A kind of damage, and the condition that a critical hit with it leaves until healed. */
export interface DamageType {
  readonly name: string;
  /** SEG-39; null for damage that leaves none. */
  readonly critical: ConditionKey | null;
}

export const damageTypes: readonly DamageType[] = [
  { name: 'Bludgeoning', critical: 'staggered' },
  // Heat, and extreme cold as well.
  { name: 'Burning', critical: 'burned' },
  { name: 'Piercing', critical: 'bleeding' },
  { name: 'Slashing', critical: 'bleeding' },
  { name: 'Electricity', critical: 'disoriented' },
  // SEG-106: no physical harm; the chakra that it blocks is out of scope.
  { name: 'Ki', critical: null },
];

/**
 * SEG-39: the condition of a critical hit with damage of this type, written in any case; null for
 * a type that leaves none or that the rulebook does not know.
 */
export function criticalCondition(damageType: string | null): ConditionKey | null {
  const written = damageType?.toLowerCase();
  return damageTypes.find(({ name }) => name.toLowerCase() === written)?.critical ?? null;
}
