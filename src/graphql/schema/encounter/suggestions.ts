/** Advice: the best options of a decision, with what speaks for them. */
import { type Considered, type Hex, MAX_SUGGESTIONS, type RulesetTypes } from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { HexType, types } from '../../plumbing/derived.ts';
import {
  isProblem,
  type QuestionProblem,
  questionErrorTypes,
} from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { OptionType } from './decision.ts';
import { type ChoiceModel, DecisionModel, type OptionModel } from './decision-model.ts';

type Suggested = Considered<RulesetTypes>;

/** What of a command one choice of its option asks for. */
interface Pick {
  readonly choice: ChoiceModel['choice'];
  readonly values: readonly unknown[];
}

/** Something that may be done, as an option with all that is to be picked for it. */
interface SuggestionModel extends Suggested {
  readonly decision: DecisionModel;
  readonly option: OptionModel;
  readonly picks: readonly Pick[];
}

/** What a choice of each kind is picked from. */
interface Values {
  readonly COMBATANT: string;
  readonly KEY: string;
  readonly HEX: Hex;
  readonly NUMBER: number;
  readonly TEXT: string;
}

const valuesFor = <K extends keyof Values>(
  { choice, values }: Pick,
  kind: K,
): Values[K][] | null => (choice.kind === kind ? ([...values] as Values[K][]) : null);

const SuggestedPick = builder.objectRef<Pick>('SuggestedPick').implement({
  description:
    'What is picked for one choice of an option, as `takeOption` takes it: its `field`, and one of the others.',
  fields: (t) => ({
    field: t.string({
      description: 'The `field` of the choice.',
      resolve: ({ choice }) => choice.field,
    }),
    combatantIds: t.idList({
      nullable: true,
      description: 'Of a choice of COMBATANT; null otherwise.',
      resolve: (pick) => valuesFor(pick, 'COMBATANT'),
    }),
    keys: t.stringList({
      nullable: true,
      description: 'Of a choice of KEY; null otherwise.',
      resolve: (pick) => valuesFor(pick, 'KEY'),
    }),
    hexes: t.field({
      type: [HexType],
      nullable: true,
      description: 'Of a choice of HEX; null otherwise.',
      resolve: (pick) => valuesFor(pick, 'HEX'),
    }),
    number: t.int({
      nullable: true,
      description: 'Of a choice of NUMBER; null otherwise.',
      resolve: (pick) => valuesFor(pick, 'NUMBER')?.[0] ?? null,
    }),
    text: t.string({
      nullable: true,
      description: 'Of a choice of TEXT; null otherwise.',
      resolve: (pick) => valuesFor(pick, 'TEXT')?.[0] ?? null,
    }),
  }),
});

const Suggestion = builder.objectRef<SuggestionModel>('Suggestion').implement({
  description:
    'Something that the computer would do, or think of doing, in the place of a combatant.',
  fields: (t) => ({
    decisionId: t.id({
      description: 'The `id` of the decision of `awaiting` that it takes.',
      resolve: ({ decision }) => decision.id,
    }),
    optionId: t.id({
      description: 'The `id` of its option, for `takeOption`.',
      resolve: ({ option }) => option.id,
    }),
    option: t.field({
      type: OptionType,
      description: 'The option of `awaiting` that does it, with the picks.',
      resolve: ({ option }) => option,
    }),
    picks: t.field({
      type: [SuggestedPick],
      description: 'What is picked for its choices; those that are not here are left out.',
      resolve: ({ picks }) => [...picks],
    }),
    value: t.exposeFloat('value', {
      description:
        'What it is worth by all its reasons: 1 is what it is worth to put one combatant down.',
    }),
    reasons: t.field({
      type: [types.output('ComputerReason')],
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
      const decisions = decisionsOf(new EncounterModel({ record, seat }), combatantId);
      const answer: Answer = {
        kind: 'Suggestions',
        version: record.version,
        best: suggestions.flatMap((one) => asOption(one, decisions) ?? []),
      };
      return answer;
    },
  }),
);

const decisionsOf = (encounter: EncounterModel, combatantId: string): readonly DecisionModel[] =>
  encounter.awaiting
    .filter((due) => due.required && due.combatantId === combatantId)
    .map((due) => new DecisionModel(encounter, due));

/** The option that a command is made of, with the picks; null where none is listed that makes it. */
function asOption(one: Suggested, decisions: readonly DecisionModel[]): SuggestionModel | null {
  const listed = decisions.flatMap((decision) =>
    decision.options.map((option) => ({ decision, option })),
  );
  for (const { decision, option } of listed) {
    if (option.option.label !== one.label || option.option.command.type !== one.command.type)
      continue;
    const picks = option.choices.flatMap(({ choice }) => pickOf(choice, one.command) ?? []);
    if (makes(option, picks, one.command)) return { ...one, decision, option, picks };
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
  const schema = rulesetOf(of.encounter.record).rules.commands[option.command.type];
  const picked = picks.map(({ choice: { field, list }, values }) => [
    field,
    list ? values : values[0],
  ]);
  const made = schema?.safeParse({ ...option.command, ...Object.fromEntries(picked) });
  return made?.success === true && JSON.stringify(made.data) === JSON.stringify(command);
}
