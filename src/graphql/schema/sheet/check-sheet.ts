import type { SheetOutcome } from '../../../app/sandbox/check-sheet.ts';
import { builder } from '../../plumbing/builder.ts';
import { types } from '../../plumbing/derived.ts';
import { questionErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { ActionInterface, ConditionInterface } from '../../plumbing/interfaces.ts';
import { typed } from '../../plumbing/type-names.ts';
import { CombatantSheet } from '../encounter/combatant.ts';
import { questionFields, questionOf } from './question.ts';

type Checked = Extract<SheetOutcome, { kind: 'CHECKED' }>;

const CheckedSheet = builder.objectRef<Checked>('CheckedSheet').implement({
  description: 'A sheet that the rules accept, as a combatant would have it.',
  fields: (t) => ({
    sheet: t.field({
      type: CombatantSheet,
      nullable: true,
      description: 'The sheet with all that follows from it; null where none was given.',
      resolve: ({ combatant }) => combatant?.sheet ?? null,
    }),
    vitals: t.field({
      type: [types.output('Vitals')],
      description: 'What there is of it, in numbers; empty where no sheet was given.',
      resolve: ({ combatant }) => [...(combatant?.vitals ?? [])],
    }),
    actions: t.field({
      type: [ActionInterface],
      description: 'All actions that it may name: those of every encounter, then its own.',
      resolve: ({ view, ruleset }) => typed(view.actions, ruleset, 'Action'),
    }),
    conditions: t.field({
      type: [ConditionInterface],
      description: 'All conditions that its actions may name, likewise.',
      resolve: ({ view, ruleset }) => typed(view.conditions, ruleset, 'Condition'),
    }),
  }),
});

const CheckSheetResult = queryResult('checkSheet', [CheckedSheet], questionErrorTypes);

const CheckSheetInput = builder.inputType('CheckSheetInput', {
  description: 'A sheet, and what it needs.',
  fields: (t) => ({
    ...questionFields(t),
    sheet: t.field({
      type: types.input('SheetInput'),
      required: false,
      description:
        'The sheet, as `addCombatants` takes it; the definitions alone are checked if left out.',
    }),
  }),
});

builder.queryField('checkSheet', (t) =>
  t.field({
    type: CheckSheetResult,
    description:
      'Checks definitions and a sheet as `defineActions` and `addCombatants` would in a new encounter. Nothing is stored; callers who may create encounters may ask.',
    args: { input: t.arg({ type: CheckSheetInput, description: 'The sheet to check.' }) },
    resolve: async (_, { input }, context) => {
      const question = { ...questionOf(input, context), sheet: input.sheet ?? null };
      const outcome = await context.encounters.checkSheet(question, context.caller);
      return outcome.kind === 'CHECKED' ? outcome : problemOf(outcome, '');
    },
  }),
);
