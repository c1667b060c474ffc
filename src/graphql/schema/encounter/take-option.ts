/** A mutation that plays any option of `awaiting`, by its id. */
import {
  type CommandRequest,
  type InputPath,
  invalid,
  type Refused,
} from '../../../app/outcome.ts';
import { lists, MAX_VERSIONS_BEHIND } from '../../../app/play/still-standing.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_ID_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { HexInput } from '../../plumbing/derived.ts';
import {
  declaredField,
  declaredIn,
  envelopeOf,
  idempotencyKey,
  type InputOf,
  once,
} from '../../plumbing/envelope.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { mutationOf } from '../../plumbing/type-names.ts';
import { reader } from '../commands.ts';
import { type ChoiceModel, DecisionModel, type OptionModel } from './decision-model.ts';

/** At least what any field of a mutation takes. */
const MAX_PICKS = 100;
const MAX_PICKED_TEXT = 500;
/** More than an option has. */
const MAX_CHOICES = 30;

const OptionPickInput = builder.inputType('OptionPickInput', {
  description:
    "What is picked for one of an option's choices: its `field`, and the one of the other fields that its `kind` asks for.",
  fields: (t) => ({
    field: t.string({
      description: 'The `field` of the choice.',
      ...bounded({ characters: MAX_ID_LENGTH }),
    }),
    combatantIds: t.idList({
      required: false,
      description: 'Of a choice of COMBATANT.',
      ...bounded({ entries: MAX_PICKS }),
    }),
    keys: t.stringList({
      required: false,
      description: 'Of a choice of KEY.',
      ...bounded({ entries: MAX_PICKS, characters: MAX_ID_LENGTH }),
    }),
    hexes: t.field({
      type: [HexInput],
      required: false,
      description: 'Of a choice of HEX, in order where the order matters.',
      ...bounded({ entries: MAX_PICKS }),
    }),
    number: t.int({ required: false, description: 'Of a choice of NUMBER.' }),
    text: t.string({
      required: false,
      description: 'Of a choice of TEXT.',
      ...bounded({ characters: MAX_PICKED_TEXT }),
    }),
  }),
});
type OptionPick = InputOf<typeof OptionPickInput>;

const TakeOptionInput = builder.inputType('TakeOptionInput', {
  description: 'Which option, and what of it.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter.' }),
    version: t.int({
      description:
        'The version of the encounter that listed the option. At any other it is refused with VersionConflict.',
    }),
    ifStillListed: t.boolean({
      defaultValue: false,
      description: `Take it at a newer version too, at most ${MAX_VERSIONS_BEHIND} later, if the decision still stands as it was seen: it was due all the while in the same round, segment, second and turn, it is unanswered, nothing was rewound, and the option is listed now with the same picks. Otherwise it is refused with VersionConflict.`,
    }),
    optionId: t.id({ description: 'The `id` of the option, as that version listed it.' }),
    picks: t.field({
      type: [OptionPickInput],
      defaultValue: [],
      description: 'One for each choice that is not left out.',
      ...bounded({ entries: MAX_CHOICES }),
    }),
    declared: declaredField(t),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField('takeOption', (t) =>
  t.field({
    type: resultOf('takeOption'),
    description:
      'Does what an option of `awaiting` offers to this seat: the same as its `mutation` with its `input` and the picks. Options whose choices ask for DATA are played by their own mutation.',
    args: {
      input: t.arg({
        type: TakeOptionInput,
        description: 'The option, its picks, and the version at which it was seen.',
      }),
    },
    resolve: async (_, { input }, context) => {
      const expectedVersion = input.ifStillListed ? null : input.version;
      const outcome = await once('takeOption', input, (idempotency) =>
        context.encounters.take<OptionModel>({
          ...envelopeOf({ ...input, expectedVersion }, context, idempotency),
          version: input.version,
          optionId: input.optionId,
          list: (record, seat) => {
            const encounter = new EncounterModel({ record, seat });
            return encounter.awaiting.map((decision) => new DecisionModel(encounter, decision));
          },
          choose: (option) => {
            const made = chosen(option, input.picks, context);
            return 'kind' in made ? made : { ...made, declared: declaredIn(input) };
          },
        }),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

/** The command that the picks make of an option, or the pick that it does not take. */
function chosen(
  listed: OptionModel,
  picks: readonly OptionPick[],
  context: Context,
): CommandRequest | Refused {
  const { option, choices } = listed;
  const { type, ...fixed } = option.command;
  const refused = refusePicks(choices, picks, mutationOf(type)) ?? refuseOtherHexes(choices, picks);
  if (refused) return refused;
  const picked = choices.flatMap(({ choice: { field, kind, list } }) => {
    const pick = picks.find((one) => one.field === field);
    const given = pick ? valuesOf(pick, kind) : [];
    return given.length > 0 ? [[field, list ? given : given[0]] as const] : [];
  });
  const written = { ...fixed, ...Object.fromEntries(picked) };
  const placed = placeIn(picks, choices);
  return {
    command: { ...written, type },
    read: (schema, ruleset) => {
      const { value, issues, writtenAt } = reader(type, written, context)(schema, ruleset);
      return {
        value,
        issues: issues.map((issue) => ({ ...issue, path: placed(issue.path) })),
        writtenAt: (path) => placed(writtenAt(path)),
      };
    },
  };
}

function refusePicks(
  choices: readonly ChoiceModel[],
  picks: readonly OptionPick[],
  mutation: string,
): Refused | null {
  const open = choices.map(({ choice }) => choice);
  const names = open.map(({ field }) => `\`${field}\``).join(', ') || 'none';
  for (const [i, pick] of picks.entries()) {
    const choice = open.find(({ field }) => field === pick.field);
    if (!choice || picks.findIndex(({ field }) => field === pick.field) < i)
      return invalid(['picks', i, 'field'], `The choices of this option, each once: ${names}.`);
    const refusal = refusePick(choice, pick, { i, mutation });
    if (refusal) return refusal;
  }
  for (const { field, kind, min } of open) {
    if (min === 0 || picks.some((pick) => pick.field === field)) continue;
    if (kind === 'DATA') return needsMutation(field, mutation);
    return invalid(['picks'], `\`${field}\` must be picked: ${FIELDS[kind]}.`);
  }
  return null;
}

/** @param at its place among the picks, and the mutation that the option sends */
function refusePick(
  { field, kind, list, min, max }: ChoiceModel['choice'],
  pick: OptionPick,
  at: { readonly i: number; readonly mutation: string },
): Refused | null {
  if (kind === 'DATA') return needsMutation(field, at.mutation);
  const name = FIELDS[kind];
  const { length } = valuesOf(pick, kind);
  const hasOther = FIELD_NAMES.some((other) => other !== name && pick[other] != null);
  if (pick[name] == null || hasOther)
    return invalid(['picks', at.i], `\`${field}\` takes \`${name}\`, and nothing else.`);
  // An empty list of what may be left out is as if it were.
  if (length === 0 && min === 0) return null;
  const [least, most] = list ? [min, max] : [1, 1];
  if (length >= least && length <= most) return null;
  const number = least === most ? `${least}` : `${least} to ${most}`;
  return invalid(['picks', at.i, name], `Pick ${number}.`);
}

/** A hex beyond those of this option would be another option's: a longer way, at another cost. */
function refuseOtherHexes(
  choices: readonly ChoiceModel[],
  picks: readonly OptionPick[],
): Refused | null {
  for (const { choice } of choices) {
    if (choice.kind !== 'HEX') continue;
    const i = picks.findIndex(({ field }) => field === choice.field);
    const at = picks[i]?.hexes?.findIndex((hex) => !lists(choice, hex));
    if (at !== undefined && at >= 0)
      return invalid(['picks', i, 'hexes', at], 'Choose one of the hexes that this option lists.');
  }
  return null;
}

const needsMutation = (field: string, mutation: string): Refused =>
  invalid(['optionId'], `\`${field}\` is data of its own: send \`${mutation}\`.`);

/** The field of a pick that has what a kind of choice asks for. */
const FIELDS = {
  COMBATANT: 'combatantIds',
  KEY: 'keys',
  HEX: 'hexes',
  NUMBER: 'number',
  TEXT: 'text',
} as const;
const FIELD_NAMES = Object.values(FIELDS);

function valuesOf(pick: OptionPick, kind: ChoiceModel['choice']['kind']): readonly unknown[] {
  const given = kind === 'DATA' ? null : pick[FIELDS[kind]];
  if (given === null || given === undefined) return [];
  return Array.isArray(given) ? given : [given];
}

/** Where in the picks stands what the mutation has at a path. */
const placeIn =
  (picks: readonly OptionPick[], choices: readonly ChoiceModel[]) =>
  ([field, ...rest]: InputPath): InputPath => {
    const i = picks.findIndex((pick) => pick.field === field);
    const choice = choices.find((one) => one.choice.field === field)?.choice;
    if (i < 0 || !choice || choice.kind === 'DATA') return ['optionId'];
    const name = FIELDS[choice.kind];
    const single = choice.kind === 'NUMBER' || choice.kind === 'TEXT';
    return ['picks', i, name, ...(choice.list || single ? rest : [0, ...rest])];
  };
