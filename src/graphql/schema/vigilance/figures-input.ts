import { builder } from '../../plumbing/builder.ts';

export const VigilanceFiguresInput = builder.inputType('VigilanceFiguresInput', {
  description:
    'Figures of a sheet of the ruleset VIGILANCE, each 0 or more and at most what the sheet allows; what is left out stays.',
  fields: (t) => ({
    vigor: t.int({ required: false, description: 'What is left of it; characters only (VIG-15).' }),
    focus: t.int({ required: false, description: 'What is left of it; characters only (VIG-16).' }),
    damage: t.int({
      required: false,
      description: 'At its limit the combatant falls; below it, who lies there gets up (VIG-22).',
    }),
    stress: t.int({
      required: false,
      description: 'At its limit the combatant panics; below it, a panic ends (VIG-23).',
    }),
    traumas: t.int({ required: false, description: 'How many there are (VIG-22, 23).' }),
    regular: t.int({
      required: false,
      description: 'Regular actions left in this round of the fight (VIG-30).',
    }),
    movement: t.int({
      required: false,
      description: 'Movement actions left in this round of the fight (VIG-30).',
    }),
    quick: t.int({
      required: false,
      description: 'Quick actions left, gained ones included (VIG-30, 33).',
    }),
  }),
});
