import type { SegmentsCreature } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import {
  ActionInterface,
  ConditionInterface,
  CreatureInterface,
  type Definition,
} from '../catalogue/definition.ts';
import { typed } from '../../plumbing/type-names.ts';
import { Abilities, Talent } from './sheet.ts';

builder.objectRef<SegmentsCreature & Definition>('SegmentsCreature').implement({
  description: 'A ready-made combatant of the ruleset SEGMENTS.',
  interfaces: [CreatureInterface],
  fields: (t) => ({
    abilities: t.field({
      type: Abilities,
      description: 'Modifiers.',
      resolve: ({ abilities }) => abilities,
    }),
    attackBonus: t.exposeInt('attackBonus', { description: 'AB.' }),
    defenseBonus: t.exposeInt('defenseBonus', { description: 'DB.' }),
    speed: t.exposeInt('speed', { description: 'Base speed in feet.' }),
    swimSpeed: t.exposeInt('swimSpeed', { description: 'Feet; 0 when it cannot swim.' }),
    hitPoints: t.exposeInt('hitPoints', { description: 'How many it has.' }),
    talents: t.field({
      type: [Talent],
      description: 'What it knows besides the basic actions.',
      resolve: ({ talents }) => [...talents],
    }),
    actions: t.field({
      type: [ActionInterface],
      description: 'The actions that it brings with it.',
      resolve: ({ actions }) => typed(actions, 'SEGMENTS', 'Action'),
    }),
    conditions: t.field({
      type: [ConditionInterface],
      description: 'The conditions that it brings with it.',
      resolve: ({ conditions }) => typed(conditions, 'SEGMENTS', 'Condition'),
    }),
  }),
});
