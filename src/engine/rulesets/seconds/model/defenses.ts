import { cited, oneOf, type TypeOf } from '../../../core/schema/describe.ts';

/** SEC-41. */
export const defenseKinds = ['DODGE', 'PARRY', 'BLOCK'] as const;
export type DefenseKind = (typeof defenseKinds)[number];

export const defenseSchema = oneOf('DefenseKind', 'How an attack is met.', {
  DODGE: cited('By moving aside.', 'SEC-41'),
  PARRY: cited('With the weapon in hand.', 'SEC-41'),
  BLOCK: cited('With a shield.', 'SEC-41'),
  NONE: 'Not at all.',
});
/** A defense roll, or none. */
export type Defense = TypeOf<typeof defenseSchema>;

export const attackStage = oneOf('AttackStage', 'What an attack that has arrived waits for.', {
  WINDOW: 'The target must choose a defense.',
  MET: cited('The other attacks made at the same time.', 'SEC-51'),
});

/** SEC-43: what a dodge takes off the damage of an area attack. */
export const DODGE_REDUCTION = 3;
