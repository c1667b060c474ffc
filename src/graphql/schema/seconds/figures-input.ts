import { builder } from '../../plumbing/builder.ts';

export const SecondsFiguresInput = builder.inputType('SecondsFiguresInput', {
  description: 'Figures of a sheet of the ruleset SECONDS; what is left out stays.',
  fields: (t) => ({
    wounds: t.int({
      required: false,
      description:
        'How many it has, 0 to 50: one more is the death of whoever is unconscious (SEC-53).',
    }),
    toughness: t.int({
      required: false,
      description: 'Its Toughness without wounds (SEC-44), 1 to 200.',
    }),
    dyingAgainst: t.int({
      required: false,
      description:
        'What its next check against dying must reach, 1 to 100; dead if it cannot (SEC-53). Only of someone dying.',
    }),
    secondsLeft: t.int({
      required: false,
      description:
        'Seconds that it has left, 0 to 6, of its turn that is on or interrupted (SEC-07).',
    }),
    dodgesLeft: t.int({
      required: false,
      description: 'Dodges until its next turn, at most as many as its sheet gives it (SEC-42).',
    }),
    parriesLeft: t.int({ required: false, description: 'The same of parries.' }),
    blocksLeft: t.int({ required: false, description: 'The same of blocks.' }),
  }),
});
