import type { SecondsCreature } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { ActionInterface, CreatureInterface, type Definition } from '../catalogue/definition.ts';
import { typed } from '../../plumbing/type-names.ts';
import { SecondsFigures } from './sheet.ts';

builder.objectRef<SecondsCreature & Definition>('SecondsCreature').implement({
  description: 'A ready-made combatant of the ruleset SECONDS.',
  interfaces: [CreatureInterface, SecondsFigures],
  fields: (t) => ({
    weapons: t.stringList({
      description: 'The keys of the weapons that it carries.',
      resolve: ({ weapons }) => weapons.map(({ weapon }) => weapon),
    }),
    actions: t.field({
      type: [ActionInterface],
      description: 'The weapons and spells that it brings with it.',
      resolve: ({ actions }) => typed(actions, 'SECONDS', 'Action'),
    }),
  }),
});
