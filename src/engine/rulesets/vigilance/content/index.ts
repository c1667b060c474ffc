import type { ActionKey, ConditionKey } from '../../../core/values/ids.ts';
import { type Action, countersOf } from '../model/actions.ts';
import { type PackName, packNames } from '../model/commands.ts';
import type { Condition } from '../model/conditions.ts';
import { sampleCreatures } from './creatures.ts';
import type { ContentPack, Recruit } from './pack.ts';
import { sampleConditions } from './sample-conditions.ts';
import { sampleManeuvers } from './sample-maneuvers.ts';

export { type ContentPack, type Posting, type Recruit, recruit } from './pack.ts';

/** Everything that an encounter can be set up with, by name. */
export const contentPacks = {
  SAMPLE: {
    name: 'Sample',
    summary: 'Maneuvers and counters whose effect is known, and combatants to try them with.',
    actions: sampleManeuvers,
    conditions: sampleConditions,
    combatants: sampleCreatures,
  },
} as const satisfies Readonly<Record<PackName, ContentPack>>;

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

/** A ready combatant, the pack it is from, and all that it needs of it. */
export interface PackedCreature extends Recruit {
  readonly pack: PackName;
  /** What it has learnt, and the counters of that, what is built in aside. */
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

/** The ready combatants of all packs; their keys are unique over them. */
export const creatures: readonly PackedCreature[] = packNames.flatMap((pack) =>
  contentPacks[pack].combatants.map((creature) => packed(pack, creature)),
);

function packed(pack: PackName, creature: Recruit): PackedCreature {
  const { actions, conditions }: ContentPack = contentPacks[pack];
  const learnt = actions.filter(({ key }) => creature.learnt.includes(key));
  const needed = new Set(learnt.flatMap(countersOf).map(({ condition }) => condition));
  return {
    ...creature,
    pack,
    actions: learnt,
    conditions: conditions.filter(({ key }) => needed.has(key)),
  };
}

export const findCreature = (key: string): PackedCreature | undefined =>
  creatures.find((creature) => creature.key === key);

const byKey = <T extends { readonly key: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry) => [entry.key, entry]));
