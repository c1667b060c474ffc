import type { ActionKey, ConditionKey } from '../../../core/values/ids.ts';
import { type Action, conditionsOf } from '../model/actions.ts';
import { type PackName, packNames } from '../model/commands.ts';
import type { Condition } from '../model/conditions.ts';
import { byKey } from '../model/patch.ts';
import { sampleCreatures } from './creatures.ts';
import type { ContentPack, Creature, PackedCreature } from './pack.ts';
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
} as const satisfies Readonly<Record<PackName, ContentPack>>;

/** What an encounter defines from the start when it is set up with these packs. */
export interface DefinitionsByKey {
  readonly actions: Readonly<Record<ActionKey, Action>>;
  readonly conditions: Readonly<Record<ConditionKey, Condition>>;
}

/** The packs' definitions in the form of the state; the same pack named twice counts once. */
export function definitionsOf(names: readonly PackName[]): DefinitionsByKey {
  const packs = [...new Set(names)].map((name): ContentPack => contentPacks[name]);
  return {
    actions: byKey(packs.flatMap(({ actions }) => actions)),
    conditions: byKey(packs.flatMap(({ conditions }) => conditions)),
  };
}

/** The ready combatants of all packs; their keys are unique over them. */
export const creatures: readonly PackedCreature[] = packNames.flatMap((pack) =>
  contentPacks[pack].combatants.map((creature) => packed(pack, creature)),
);

function packed(pack: PackName, creature: Creature): PackedCreature {
  const { actions, conditions }: ContentPack = contentPacks[pack];
  const learnt = actions.filter(({ key }) => creature.talents.some(({ action }) => action === key));
  const needed = new Set(learnt.flatMap(conditionsOf));
  return {
    ...creature,
    pack,
    actions: learnt,
    conditions: conditions.filter(({ key }) => needed.has(key)),
  };
}

export const findCreature = (key: string): PackedCreature | undefined =>
  creatures.find((creature) => creature.key === key);
