import type { ActionKey, ConditionKey } from '../../../core/ids.ts';
import type { Action } from '../actions.ts';
import type { Condition } from '../conditions.ts';
import { roster } from './roster.ts';
import { sampleConditions } from './sample-conditions.ts';
import { sampleManeuvers } from './sample-maneuvers.ts';
import type { ContentPack, Recruit } from './pack.ts';

export { type ContentPack, type Posting, type Recruit, recruit } from './pack.ts';

/** Everything that an encounter can be set up with, by name. */
export const contentPacks = {
  SAMPLE: {
    name: 'Sample',
    summary: 'Maneuvers and counters whose effect is known, and combatants to try them with.',
    actions: sampleManeuvers,
    conditions: sampleConditions,
    combatants: roster,
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
export function findRecruit(names: readonly PackName[], key: string): Recruit | undefined {
  return names
    .flatMap((name): readonly Recruit[] => contentPacks[name].combatants)
    .find((combatant) => combatant.key === key);
}

const byKey = <T extends { readonly key: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry) => [entry.key, entry]));
