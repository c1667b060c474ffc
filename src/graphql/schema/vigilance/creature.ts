import type { VigilanceCreature } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import {
  ActionInterface,
  ConditionInterface,
  CreatureInterface,
  type Definition,
} from '../catalogue/definition.ts';
import { typed } from '../../plumbing/type-names.ts';
import { CharacterType, CreatureType } from './sheet.ts';

builder.objectRef<VigilanceCreature & Definition>('VigilanceCreature').implement({
  description: 'A ready-made combatant of the ruleset VIGILANCE.',
  interfaces: [CreatureInterface],
  fields: (t) => ({
    vigilance: t.exposeInt('vigilance', { description: 'Its vigilance.' }),
    character: t.field({
      type: CharacterType,
      nullable: true,
      description: 'Abilities, where it has them.',
      resolve: ({ nature }) => (nature.kind === 'CHARACTER' ? nature : null),
    }),
    creature: t.field({
      type: CreatureType,
      nullable: true,
      description: 'Fixed numbers, where it has them.',
      resolve: ({ nature }) => (nature.kind === 'CREATURE' ? nature : null),
    }),
    items: t.stringList({
      description: 'The names of what it has with it.',
      resolve: ({ items }) => items.map(({ name }) => name),
    }),
    learnt: t.stringList({
      description: 'The keys of the actions that it knows besides the basic ones.',
      resolve: ({ learnt }) => [...learnt],
    }),
    actions: t.field({
      type: [ActionInterface],
      description: 'The actions that it brings with it.',
      resolve: ({ actions }) => typed(actions, 'VIGILANCE', 'Action'),
    }),
    conditions: t.field({
      type: [ConditionInterface],
      description: 'The conditions that it brings with it.',
      resolve: ({ conditions }) => typed(conditions, 'VIGILANCE', 'Condition'),
    }),
  }),
});
