import { byKey } from '../../../core/catalogue/content.ts';
import type { Action } from '../model/actions.ts';
import { type PackName, packNames } from '../model/commands.ts';
import type { Condition } from '../model/conditions.ts';
import { countersOf } from '../model/effect-traits.ts';
import type { State } from '../model/state.ts';
import { sampleCreatures } from './creatures.ts';
import { type ContentPack, type Creature, type CreatureInput, packed } from './pack.ts';
import { sampleConditions } from './sample-conditions.ts';
import { sampleManeuvers } from './sample-maneuvers.ts';

export { type ContentPack, type Creature } from './pack.ts';

/** Everything that an encounter can be set up with, by name. */
export const contentPacks: Readonly<Record<PackName, ContentPack>> = {
  SAMPLE: {
    name: 'Sample',
    summary: 'Maneuvers and counters whose effect is known, and combatants to try them with.',
    actions: sampleManeuvers,
    conditions: sampleConditions,
    creatures: sampleCreatures,
  },
};

/** The packs' definitions in the form of the state; the same pack named twice counts once. */
export function definitionsOf(names: readonly PackName[]): Pick<State, 'actions' | 'conditions'> {
  const packs = [...new Set(names)].map((name) => contentPacks[name]);
  return {
    actions: byKey(packs.flatMap(({ actions }) => actions)),
    conditions: byKey(packs.flatMap(({ conditions }) => conditions)),
  };
}

/** The ready combatants of all packs; their keys are unique over them. */
export const creatures: readonly Creature[] = packNames.flatMap((pack) =>
  contentPacks[pack].creatures.map((creature) =>
    packed(pack, creature, broughtBy(creature, contentPacks[pack])),
  ),
);

/** Of a pack what a creature has learnt, and the counters of that; what is built in aside. */
function broughtBy(
  { learnt: keys = [] }: CreatureInput,
  { actions, conditions }: ContentPack,
): { readonly actions: readonly Action[]; readonly conditions: readonly Condition[] } {
  const learnt = actions.filter(({ key }) => keys.includes(key));
  const needed = new Set(learnt.flatMap(countersOf).map(({ condition }) => condition));
  return { actions: learnt, conditions: conditions.filter(({ key }) => needed.has(key)) };
}
