import { contentOf } from '../../../core/catalogue/content.ts';
import { conditionsOf } from '../model/actions.ts';
import type { PackName } from '../model/commands.ts';
import { sampleCreatures } from './creatures.ts';
import type { ContentPack, PackedCreature } from './pack.ts';
import { sampleActions, sampleConditions } from './sample-talents.ts';

/** Everything that an encounter can be set up with, by name. */
export const contentPacks = {
  SAMPLE: {
    name: 'Sample',
    summary:
      'Talents and combatants of the project’s own, for trying out all that the rules allow.',
    actions: sampleActions,
    conditions: sampleConditions,
    combatants: sampleCreatures,
  },
} satisfies Readonly<Record<PackName, ContentPack>>;

const content = contentOf(contentPacks, {
  has: ({ talents }, key) => talents.some(({ action }) => action === key),
  conditionsOf,
});

export const { definitionsOf } = content;
export const creatures: readonly PackedCreature[] = content.creatures;
