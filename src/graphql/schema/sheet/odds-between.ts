import {
  ATTACKER,
  MAX_DISTANCE,
  type OddsBetween,
  TARGET,
  type TriedOption,
} from '../../../app/sandbox/odds-between.ts';
import type { Tried } from '../../../app/sandbox/sandbox.ts';
import { withinLimit } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { types } from '../../plumbing/derived.ts';
import type { InputOf } from '../../plumbing/envelope.ts';
import { questionErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { RefusalType } from '../encounter/decision.ts';
import { questionFields, questionOf } from './question.ts';

const TriedOptionType = builder.objectRef<TriedOption>('TriedOption').implement({
  description: 'An attack that may be made, with its odds.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'One line, as for the option of a decision.' }),
    cost: t.field({
      type: [types.output('Cost')],
      description: 'What it uses up; nothing when empty.',
      resolve: ({ cost }) => [...cost],
    }),
    attacks: t.field({
      type: [types.output('AttackOdds')],
      description: 'One for each attack that it makes, in order, as `odds` has them.',
      resolve: ({ attacks }) => attacks,
    }),
  }),
});

/** With the ruleset that was asked about. */
type Answered = OddsBetween & { readonly ruleset: string };

const OddsBetweenType = builder.objectRef<Answered>('OddsBetween').implement({
  description: `What the attacks of one sheet would do to another. The ids of the two are \`${ATTACKER}\` and \`${TARGET}\`.`,
  fields: (t) => ({
    options: t.field({
      type: [TriedOptionType],
      description:
        'Every attack that may be made on the target, or on its hex, without optional choices.',
      resolve: ({ options }) => options,
    }),
    refusals: t.field({
      type: [RefusalType],
      description: 'What may not be done to the target, or has no odds, and why.',
      resolve: ({ refusals, ruleset }) => refusals.map((one) => ({ ...one, ruleset })),
    }),
  }),
});

const OddsBetweenResult = queryResult('oddsBetween', [OddsBetweenType], questionErrorTypes);

const TriedSheetInput = builder.inputType('TriedSheetInput', {
  description: 'A sheet, or a creature.',
  isOneOf: true,
  fields: (t) => ({
    sheet: t.field({
      type: types.input('SheetInput'),
      required: false,
      description: 'A combatant with this sheet, as `addCombatants` takes it.',
    }),
    creature: t.id({
      required: false,
      description: 'The key of a creature of the `bestiary`, with all that it needs.',
    }),
  }),
});

const OddsBetweenInput = builder.inputType('OddsBetweenInput', {
  description: 'The attacker and the target.',
  fields: (t) => ({
    ...questionFields(t),
    attacker: t.field({ type: TriedSheetInput, description: 'The sheet of the attacker.' }),
    target: t.field({ type: TriedSheetInput, description: 'The sheet of the target.' }),
    distance: t.int({
      defaultValue: 1,
      description: `How far the target is, 1 to ${MAX_DISTANCE} hexes.`,
    }),
  }),
});

builder.queryField('oddsBetween', (t) =>
  t.field({
    type: OddsBetweenResult,
    description:
      'Exact odds of all attacks of one sheet on another, by every defense. Both are in a new encounter in which neither has acted; it is the turn of the attacker in the second round. Nothing is stored; callers who may create encounters may ask.',
    args: { input: t.arg({ type: OddsBetweenInput, description: 'The attacker and the target.' }) },
    resolve: async (_, { input }, context) => {
      const { attacker, target, distance } = input;
      const question = {
        ...questionOf(input, context),
        ...{ attacker: triedOf(attacker), target: triedOf(target), distance },
        share: <T>(work: () => T) => withinLimit(context, work),
      };
      const outcome = await context.encounters.oddsBetween(question, context.caller);
      return outcome.kind === 'ANSWERED'
        ? { ...outcome, ruleset: input.ruleset }
        : problemOf(outcome, '');
    },
  }),
);

/** The one that was written of the two. */
const triedOf = ({ sheet, creature }: InputOf<typeof TriedSheetInput>): Tried =>
  creature == null ? { sheet } : { creature };
