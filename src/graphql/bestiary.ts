import { type Creature, rulesets } from '@sixbeat/engine';
import { builder } from './builder.ts';
import { AbilitiesType, TalentType } from './combatant.ts';
import { ActionType, ConditionType } from './definitions.ts';
import { RulesetName } from './enums.ts';

const CreatureType = builder.objectRef<Creature>('Creature').implement({
  description: 'A ready-made combatant that waits to be put somewhere, on some side.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it in `addCombatants`.' }),
    name: t.exposeString('name', { description: 'For people.' }),
    summary: t.exposeString('summary', { description: 'One line.' }),
    pack: t.exposeString('pack', { description: 'The content pack that it is from.' }),
    abilities: t.field({
      type: AbilitiesType,
      description: 'Modifiers.',
      resolve: ({ abilities }) => abilities,
    }),
    attackBonus: t.exposeInt('attackBonus', { description: 'AB.' }),
    defenseBonus: t.exposeInt('defenseBonus', { description: 'DB.' }),
    speed: t.exposeInt('speed', { description: 'Base speed in feet.' }),
    swimSpeed: t.exposeInt('swimSpeed', { description: 'Feet; 0 when it cannot swim.' }),
    hitPoints: t.exposeInt('hitPoints', { description: 'How many it has.' }),
    talents: t.field({
      type: [TalentType],
      description: 'What it knows besides the basic actions.',
      resolve: ({ talents }) => [...talents],
    }),
    actions: t.field({
      type: [ActionType],
      description: 'The actions that it brings with it.',
      resolve: ({ actions }) => [...actions],
    }),
    conditions: t.field({
      type: [ConditionType],
      description: 'The conditions that it brings with it.',
      resolve: ({ conditions }) => [...conditions],
    }),
  }),
});

builder.queryField('bestiary', (t) =>
  t.field({
    type: [CreatureType],
    description: 'The ready-made combatants of a ruleset.',
    args: { ruleset: t.arg({ type: RulesetName, description: 'For which ruleset.' }) },
    resolve: (_, { ruleset }) => [...(rulesets[ruleset].creatures as readonly Creature[])],
  }),
);
