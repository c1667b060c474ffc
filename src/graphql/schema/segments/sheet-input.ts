import { builder } from '../../plumbing/builder.ts';

const Abilities = builder.inputType('AbilitiesInput', {
  description: 'Ability modifiers, -20 to 20.',
  fields: (t) => ({
    strength: t.int({ description: 'Strength.' }),
    dexterity: t.int({ description: 'Dexterity.' }),
    intelligence: t.int({ description: 'Intelligence.' }),
    resolve: t.int({ description: 'Resolve.' }),
  }),
});

const Talent = builder.inputType('TalentInput', {
  description: 'An action of the catalogue that a combatant knows.',
  fields: (t) => ({
    action: t.string({ description: 'The key of the action.' }),
    reducedBy: t.int({ required: false, description: 'Levels that it is cheaper (SEG-30).' }),
  }),
});

export const SegmentsSheetInput = builder.inputType('SegmentsSheetInput', {
  description: 'A sheet of the ruleset SEGMENTS.',
  fields: (t) => ({
    abilities: t.field({ type: Abilities, description: 'Ability modifiers.' }),
    attackBonus: t.int({ required: false, description: 'AB; 0 if left out.' }),
    defenseBonus: t.int({ required: false, description: 'DB; 0 if left out.' }),
    speed: t.int({ required: false, description: 'Base speed in feet; 30 if left out.' }),
    swimSpeed: t.int({ required: false, description: 'Feet; 0 if left out: cannot swim.' }),
    hitPoints: t.int({ description: 'How many it has.' }),
    freeArms: t.int({
      required: false,
      description: 'Arms that hold nothing else, to grapple with (SEG-102); 2 if left out.',
    }),
    talents: t.field({
      type: [Talent],
      required: false,
      description: 'What it knows besides the basic actions.',
    }),
  }),
});
