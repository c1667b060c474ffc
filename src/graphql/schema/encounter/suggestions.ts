/** Advice: the best options of a decision, with what speaks for them. */
import { type Considered, type Hex, MAX_SUGGESTIONS, type RulesetTypes } from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { HexType } from '../../plumbing/derived.ts';
import {
  isProblem,
  type QuestionProblem,
  questionErrorTypes,
} from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { mutationOf } from '../../plumbing/type-names.ts';
import { ChoiceReason } from '../journal/journal.ts';
import { type ChoiceModel, DecisionModel, type OptionModel } from './decision-model.ts';

type Suggested = Considered<RulesetTypes>;

/** What of a command one choice of its option asks for. */
interface Pick {
  readonly choice: ChoiceModel['choice'];
  readonly values: readonly unknown[];
}

/** Something that may be done, as an option with all that is to be picked for it. */
interface SuggestionModel extends Suggested {
  readonly option: OptionModel;
  readonly picks: readonly Pick[];
}

const valuesFor = <T>({ choice, values }: Pick, kind: Pick['choice']['kind']): T[] =>
  choice.kind === kind ? ([...values] as T[]) : [];

const SuggestedPick = builder.objectRef<Pick>('SuggestedPick').implement({
  description: 'What is picked for one choice of an option, as `takeOption` takes it.',
  fields: (t) => ({
    field: t.string({
      description: 'The `field` of the choice.',
      resolve: ({ choice }) => choice.field,
    }),
    combatantIds: t.idList({
      description: 'Of a choice of COMBATANT.',
      resolve: (pick) => valuesFor<string>(pick, 'COMBATANT'),
    }),
    keys: t.stringList({
      description: 'Of a choice of KEY.',
      resolve: (pick) => valuesFor<string>(pick, 'KEY'),
    }),
    hexes: t.field({
      type: [HexType],
      description: 'Of a choice of HEX.',
      resolve: (pick) => valuesFor<Hex>(pick, 'HEX'),
    }),
    number: t.int({
      nullable: true,
      description: 'Of a choice of NUMBER.',
      resolve: (pick) => valuesFor<number>(pick, 'NUMBER')[0] ?? null,
    }),
    text: t.string({
      nullable: true,
      description: 'Of a choice of TEXT.',
      resolve: (pick) => valuesFor<string>(pick, 'TEXT')[0] ?? null,
    }),
  }),
});

const Suggestion = builder.objectRef<SuggestionModel>('Suggestion').implement({
  description:
    'Something that the computer would do, or think of doing, in the place of a combatant.',
  fields: (t) => ({
    optionId: t.id({
      description: 'The `id` of the option of `awaiting` that does it, for `takeOption`.',
      resolve: ({ option }) => option.id,
    }),
    picks: t.field({
      type: [SuggestedPick],
      description: 'What is picked for its choices; those that are not here are left out.',
      resolve: ({ picks }) => [...picks],
    }),
    mutation: t.string({
      description: 'The mutation that does it, e.g. `declareAction`.',
      resolve: ({ command }) => mutationOf(command.type),
    }),
    label: t.exposeString('label', { description: 'The `label` of the option.' }),
    value: t.exposeFloat('value', {
      description:
        'What it is worth by all its reasons: 1 is what it is worth to put one combatant down.',
    }),
    reasons: t.field({
      type: [ChoiceReason],
      description: 'What speaks for it and against it, with the expected result.',
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
});

interface Answer {
  readonly kind: 'Suggestions';
  readonly version: number;
  readonly best: readonly SuggestionModel[];
}

const SuggestionsType = builder.objectRef<Answer>('Suggestions').implement({
  description: 'What the computer would do in the place of a combatant, as things stand now.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version of the encounter they hold for.' }),
    best: t.field({
      type: [Suggestion],
      description: 'The best first; empty where the combatant has nothing to decide.',
      resolve: ({ best }) => [...best],
    }),
  }),
});

const SuggestionsResult = builder.unionType('SuggestionsResult', {
  description: 'What `suggestions` answers: advice, or why there is none.',
  types: [SuggestionsType, ...questionErrorTypes],
  resolveType: (result: Answer | QuestionProblem) =>
    isProblem(result) ? result.kind : SuggestionsType,
});

builder.queryField('suggestions', (t) =>
  t.field({
    type: SuggestionsResult,
    description:
      'The best options of the decision that a combatant is to take, with the reasons in words and rules, for who plays it and the GM. They are found from what this seat sees of the side of the combatant; for the GM, from what a player of that side would see. Refused to players by T-03 where the GM has set `advice` to GM.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      combatantId: t.arg.id({ description: 'Who is to decide.' }),
      first: t.arg.int({
        defaultValue: 3,
        description: `How many at most, 1 to ${MAX_SUGGESTIONS}.`,
      }),
    },
    resolve: async (_, { encounterId, combatantId, first }, context) => {
      const outcome = await context.encounters.suggestions(
        encounterId,
        { combatantId, first },
        context.caller,
        (work) => orRefuse(context, work),
      );
      if (outcome.kind !== 'ANSWERED') return problemOf(outcome, encounterId);
      const { record, seat, suggestions } = outcome;
      const options = optionsOf(new EncounterModel({ record, seat }), combatantId);
      const answer: Answer = {
        kind: 'Suggestions',
        version: record.version,
        best: suggestions.flatMap((one) => asOption(one, options) ?? []),
      };
      return answer;
    },
  }),
);

const optionsOf = (encounter: EncounterModel, combatantId: string): readonly OptionModel[] =>
  encounter.awaiting
    .filter((due) => due.required && due.combatantId === combatantId)
    .flatMap((due) => new DecisionModel(encounter, due).options);

/** The option that a command is made of, with the picks; null where none is listed that makes it. */
function asOption(one: Suggested, options: readonly OptionModel[]): SuggestionModel | null {
  for (const option of options) {
    if (option.option.label !== one.label || option.option.command.type !== one.command.type)
      continue;
    const picks = option.choices.flatMap(({ choice }) => pickOf(choice, one.command) ?? []);
    if (makes(option, picks, one.command)) return { ...one, option, picks };
  }
  return null;
}

function pickOf(choice: Pick['choice'], command: object): Pick | null {
  const given = (command as Readonly<Record<string, unknown>>)[choice.field];
  const values = Array.isArray(given) ? (given as readonly unknown[]) : [given ?? []].flat();
  return values.length === 0 || choice.kind === 'DATA' ? null : { choice, values };
}

/** Whether the option with these picks is this very command. */
function makes({ of, option }: OptionModel, picks: readonly Pick[], command: object): boolean {
  const schema = rulesetOf(of.encounter.record).play.commands[option.command.type];
  const picked = picks.map(({ choice: { field, list }, values }) => [
    field,
    list ? values : values[0],
  ]);
  const made = schema?.safeParse({ ...option.command, ...Object.fromEntries(picked) });
  return made?.success === true && JSON.stringify(made.data) === JSON.stringify(command);
}
