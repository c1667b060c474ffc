import type { ActionKey } from '../../../core/values/ids.ts';
import type { DefinedAction } from '../model/actions.ts';
import type { PackName } from '../model/commands.ts';
import type { ContentPack } from './pack.ts';
import { sampleActions } from './sample-actions.ts';
import { sampleCombatants } from './sample-combatants.ts';

/** Everything that an encounter can be set up with, by name. */
export const contentPacks: Readonly<Record<PackName, ContentPack>> = {
  SAMPLE: {
    name: 'Sample',
    summary: 'Weapons, spells with delays and combatants to try out what the rules allow.',
    actions: sampleActions,
    combatants: sampleCombatants,
  },
};

/** What an encounter defines from the start when it is set up with these packs. */
export function definitionsOf(
  names: readonly PackName[],
): Readonly<Record<ActionKey, DefinedAction>> {
  const packs = [...new Set(names)].map((name) => contentPacks[name]);
  return Object.fromEntries(
    packs.flatMap(({ actions }) => actions).map((action) => [action.key, action]),
  );
}
