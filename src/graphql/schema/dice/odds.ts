import { type SeatOdds, toNumber } from '@sixbeat/engine';
import type { OddsOutcome } from '../../../app/encounters.ts';
import type { ReadCommand } from '../../../app/outcome.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { apiTypes, types } from '../../plumbing/derived.ts';
import { type QuestionProblem, questionErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { shownIn } from '../../plumbing/in-encounter.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { mutationOf } from '../../plumbing/type-names.ts';
import { reader } from '../commands.ts';

builder.objectField(types.output('Fraction'), 'value', (t) =>
  t.float({ description: 'About the same as a number.', resolve: toNumber }),
);

interface Answer extends SeatOdds {
  readonly kind: 'Odds';
  readonly version: number;
}

const OddsType = types.shownOf('Odds', (answer: Answer) => answer);
builder.objectField(OddsType, 'version', (t) =>
  t.exposeInt('version', { description: 'The version of the encounter they hold for.' }),
);

const OddsResult = queryResult('odds', [OddsType], questionErrorTypes);

/** The attacks that can be asked of, by the mutation that would make them. */
const attacks = new Map(
  apiTypes.attackCommands.map((type) => {
    const command = apiTypes.commands[type];
    if (!command) throw new TypeError(`There is no command ${type}.`);
    return [mutationOf(type), { type, fields: command.fields }] as const;
  }),
);

const OddsInput = builder.inputType('OddsInput', {
  description:
    'Which attack: an option of `awaiting` under the name of its mutation, or an ongoing attack.',
  isOneOf: true,
  fields: (t) => ({
    ...Object.fromEntries(
      [...attacks].map(([name, { type, fields }]) => [
        name,
        t.field({
          type: builder.inputType(`${type}OddsInput`, {
            description: `An attack to ask odds of; the fields are those of \`${name}\`.`,
            fields: types.inputFields(fields),
          }),
          required: false,
          description: `One that \`${name}\` would make now; an illegal one has no odds.`,
        }),
      ]),
    ),
    attackId: t.id({
      required: false,
      description: 'One that has arrived or flies: an id of `attacks` or `timeline`.',
    }),
  }),
});

builder.queryField('odds', (t) =>
  t.field({
    type: OddsResult,
    description:
      'Exact odds of an attack, by every defense: nothing is rolled. Of those whose sheets this seat does not see they tell what the setting `foeNumbers` allows.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      input: t.arg({ type: OddsInput, description: 'The attack.' }),
    },
    resolve: async (_, { encounterId, input }, context) =>
      answerOf(await asked(encounterId, input, context), encounterId),
  }),
);

function asked(encounterId: string, input: object, context: Context): Promise<OddsOutcome> {
  const { encounters, caller } = context;
  const within = <T>(work: () => T): T => orRefuse(context, work);
  const [[name, written] = ['', null]] = Object.entries(input).filter(([, value]) => value != null);
  const attack = attacks.get(name);
  if (!attack)
    return encounters.odds(encounterId, { of: 'ATTACK', attackId: String(written) }, caller, {
      within,
    });
  const { type } = attack;
  const fields = written as Readonly<Record<string, unknown>>;
  const read: ReadCommand = (schema, ruleset) => {
    const read = reader(type, fields, context)(schema, ruleset);
    return { ...read, writtenAt: (path) => [name, ...read.writtenAt(path)] };
  };
  const command = { ...fields, type };
  return encounters.odds(encounterId, { of: 'COMMAND', command }, caller, { read, within });
}

function answerOf(outcome: OddsOutcome, encounterId: string): Answer | QuestionProblem {
  if (outcome.kind !== 'ANSWERED') return problemOf(outcome, encounterId);
  const { odds, record, seat } = outcome;
  const answer: Answer = { ...odds, kind: 'Odds', version: record.version };
  return shownIn(new EncounterModel({ record, seat }), answer);
}
