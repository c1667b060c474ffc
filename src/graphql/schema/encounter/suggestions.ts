/** Advice: the best options of a decision, with what speaks for them. */
import {
  type Considered,
  type Hex,
  MAX_SUGGESTIONS,
  type RulesetTypes,
  type SuggestedPick,
  type Suggestion,
} from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { types } from '../../plumbing/derived.ts';
import { questionErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { OptionType } from './decision.ts';
import { type ChoiceModel, DecisionModel, type OptionModel } from './decision-model.ts';

type Suggested = Considered<RulesetTypes>;

/** What of a command one choice of its option asks for. */
interface Pick {
  readonly choice: ChoiceModel['choice'];
  readonly values: readonly unknown[];
}

interface SuggestionModel extends Suggestion {
  readonly option: OptionModel;
}

builder.objectField(
  types.shownOf('Suggestion', (model: SuggestionModel) => model),
  'option',
  (t) =>
    t.field({
      type: OptionType,
      description: 'The option of `awaiting` that does it, with the picks.',
      resolve: ({ option }) => option,
    }),
);

interface Answer {
  readonly kind: 'Suggestions';
  readonly version: number;
  readonly best: readonly SuggestionModel[];
}

const SuggestionsType = types.shownOf('Suggestions', (answer: Answer) => answer);

const SuggestionsResult = queryResult('suggestions', [SuggestionsType], questionErrorTypes);

builder.queryField('suggestions', (t) =>
  t.field({
    type: SuggestionsResult,
    description:
      'The best options of the decision that a combatant is to take, with the reasons in words and rules, for who plays it and the GM. They are found from what this seat sees of the side of the combatant; for the GM, from what a player of that side would see. Refused to players by T-03 where the GM has set `advice` to GM.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      combatantId: t.arg.id({ description: 'The combatant that decides.' }),
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
    if (!makes(option, picks, one.command)) continue;
    const { value, reasons } = one;
    const ids = { decisionId: decision.id, optionId: option.id };
    return { ...ids, option, picks: picks.map(suggestedPick), value, reasons };
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

const suggestedPick = (pick: Pick): SuggestedPick => ({
  field: pick.choice.field,
  combatantIds: valuesFor(pick, 'COMBATANT'),
  keys: valuesFor(pick, 'KEY'),
  hexes: valuesFor(pick, 'HEX'),
  number: valuesFor(pick, 'NUMBER')?.[0] ?? null,
  text: valuesFor(pick, 'TEXT')?.[0] ?? null,
});

/** What a choice of each kind is picked from. */
interface Values {
  readonly COMBATANT: string;
  readonly KEY: string;
  readonly HEX: Hex;
  readonly NUMBER: number;
  readonly TEXT: string;
}

const valuesFor = <K extends keyof Values>({ choice, values }: Pick, kind: K) =>
  choice.kind === kind ? (values as readonly Values[K][]) : null;
