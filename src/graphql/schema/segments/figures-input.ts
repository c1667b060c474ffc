import { builder } from '../../plumbing/builder.ts';
import { ActionKind } from '../enums.ts';

export const SegmentsFiguresInput = builder.inputType('SegmentsFiguresInput', {
  description: 'Figures of a sheet of the ruleset SEGMENTS; what is left out stays.',
  fields: (t) => ({
    hitPoints: t.int({
      required: false,
      description:
        'How many it has left, at most as many as its sheet gives it: 0 or fewer bring it down, more get it up again (SEG-105).',
    }),
    spent: t.field({
      type: [ActionKind],
      required: false,
      description: 'What of the budget of this round is spent (SEG-21); empty for nothing.',
    }),
    initiated: t.boolean({
      required: false,
      description: "Whether this segment's one initiation is used (SEG-22).",
    }),
  }),
});
