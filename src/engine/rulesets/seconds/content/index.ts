import type { ActionKey } from '../../../core/values/ids.ts';
import type { Action } from '../actions.ts';
import type { ContentPack } from './pack.ts';
import { sampleCombatants } from './sample-combatants.ts';
import { sampleActions } from './sample-actions.ts';

export type { ContentPack, Creature } from './pack.ts';

/** Everything that an encounter can be set up with, by name. */
export const contentPacks = {
  SAMPLE: {
    name: 'Sample',
    summary: 'Weapons, spells with delays and combatants to try out what the rules allow.',
    actions: sampleActions,
    combatants: sampleCombatants,
  },
} as const satisfies Readonly<Record<string, ContentPack>>;

export type PackName = keyof typeof contentPacks;

export const packNames = Object.keys(contentPacks) as readonly PackName[];

/** What an encounter defines from the start when it is set up with these packs. */
export function definitionsOf(names: readonly PackName[]): Readonly<Record<ActionKey, Action>> {
  const packs = [...new Set(names)].map((name): ContentPack => contentPacks[name]);
  return Object.fromEntries(
    packs.flatMap(({ actions }) => actions).map((action) => [action.key, action]),
  );
}
