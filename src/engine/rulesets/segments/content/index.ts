import type { ActionKey, ConditionKey } from '../../../core/ids.ts';
import type { Action } from '../actions.ts';
import type { Condition } from '../conditions.ts';
import { bestiary } from './bestiary.ts';
import type { ContentPack, Creature } from './pack.ts';
import { sampleActions, sampleConditions } from './sample-talents.ts';

export { criticalCondition, type DamageType, damageTypes } from './damage-types.ts';
export { type ContentPack, type Creature, type Posting, recruit } from './pack.ts';

/** Everything that an encounter can be set up with, by name. */
export const contentPacks = {
  SAMPLE: {
    name: 'Sample',
    summary:
      'Talents and combatants of the project’s own, for trying out all that the rules allow.',
    actions: sampleActions,
    conditions: sampleConditions,
    combatants: bestiary,
  },
} as const satisfies Readonly<Record<string, ContentPack>>;

export type PackName = keyof typeof contentPacks;

export const packNames = Object.keys(contentPacks) as readonly PackName[];

/** What an encounter defines from the start when it is set up with these packs. */
export interface Definitions {
  readonly actions: Readonly<Record<ActionKey, Action>>;
  readonly conditions: Readonly<Record<ConditionKey, Condition>>;
}

/** The packs' definitions in the form of the state; the same pack named twice counts once. */
export function definitionsOf(names: readonly PackName[]): Definitions {
  const packs = [...new Set(names)].map((name): ContentPack => contentPacks[name]);
  return {
    actions: byKey(packs.flatMap(({ actions }) => actions)),
    conditions: byKey(packs.flatMap(({ conditions }) => conditions)),
  };
}

/** A ready combatant of one of the packs. */
export function findCreature(names: readonly PackName[], key: string): Creature | undefined {
  return names
    .flatMap((name): readonly Creature[] => contentPacks[name].combatants)
    .find((creature) => creature.key === key);
}

const byKey = <T extends { readonly key: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry) => [entry.key, entry]));
