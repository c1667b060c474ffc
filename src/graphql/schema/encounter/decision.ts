import type { Choice, Cost, Decision, Option, Refusal } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { HexType, types } from '../../plumbing/derived.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { Json } from '../../plumbing/json.ts';
import { mutationOf } from '../../plumbing/type-names.ts';

function inputOf({ type: _type, ...fields }: Option['command']): Record<string, unknown> {
  return fields;
}

const ChoiceKind = enumOf('ChoiceKind', 'What is chosen from.', {
  COMBATANT: 'Combatants: one of `combatantIds`.',
  KEY: 'Names: one of `keys`.',
  HEX: 'Hexes: one of `hexes`.',
  TEXT: 'Words of your own.',
  NUMBER: 'A whole number of your own, from `least` to `most`.',
  DATA: "Data in the form of the field's input type.",
});

const CostType = builder.objectRef<Cost>('Cost').implement({
  description: 'What an option uses up.',
  fields: (t) => ({
    resource: t.exposeString('resource', { description: 'E.g. `STANDARD` for a Standard action.' }),
    amount: t.exposeInt('amount', { description: 'How many of it.' }),
  }),
});

const ChoiceType = builder.objectRef<Choice>('Choice').implement({
  description: 'A field of an option that is still to be chosen, with every legal pick.',
  fields: (t) => ({
    field: t.exposeString('field', { description: "The field of the mutation's input." }),
    kind: t.field({
      type: ChoiceKind,
      description: 'What is chosen from.',
      resolve: ({ kind }) => kind,
    }),
    list: t.exposeBoolean('list', { description: 'Whether the field takes a list of picks.' }),
    min: t.exposeInt('min', { description: 'The fewest picks; with 0 it may be left out.' }),
    max: t.exposeInt('max', { description: 'The most picks.' }),
    repeats: t.exposeBoolean('repeats', { description: 'Whether a pick may stand there twice.' }),
    least: t.int({
      nullable: true,
      description: 'The least legal number, where a number is chosen.',
      resolve: (choice) => (choice.kind === 'NUMBER' ? choice.least : null),
    }),
    most: t.int({
      nullable: true,
      description: 'The greatest, where a number is chosen; null when there is none.',
      resolve: (choice) => (choice.kind === 'NUMBER' ? choice.most : null),
    }),
    combatantIds: t.idList({
      description: 'The legal picks, where combatants are chosen.',
      resolve: (choice) => (choice.kind === 'COMBATANT' ? [...choice.from] : []),
    }),
    keys: t.stringList({
      description: 'The legal picks, where names are chosen.',
      resolve: (choice) => (choice.kind === 'KEY' ? [...choice.from] : []),
    }),
    hexes: t.field({
      type: [HexType],
      description: 'The legal picks, where hexes are chosen.',
      resolve: (choice) => (choice.kind === 'HEX' ? [...choice.from] : []),
    }),
  }),
});

const OptionType = builder.objectRef<Option>('Option').implement({
  description:
    'Something that may be done: send `mutation` with `encounterId`, the fields of `input`, and a legal pick for each of the `choices`.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'One line for a button.' }),
    mutation: t.string({
      description: 'The mutation to send, e.g. `declareAction`.',
      resolve: ({ command }) => mutationOf(command.type),
    }),
    input: t.field({
      type: Json,
      description: "The fields of the mutation's input that are fixed.",
      resolve: ({ command }) => inputOf(command),
    }),
    choices: t.field({
      type: [ChoiceType],
      description: 'The fields that are still to be chosen.',
      resolve: ({ choices }) => [...choices],
    }),
    cost: t.field({
      type: [CostType],
      description: 'What it uses up; nothing when empty.',
      resolve: ({ cost }) => [...cost],
    }),
  }),
});

const RefusalType = builder.objectRef<Refusal>('Refusal').implement({
  description: 'Something that might be expected and may not be done, with the reason.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What may not be done.' }),
    mutation: t.string({
      description: 'The mutation that would be refused.',
      resolve: ({ command }) => mutationOf(command.type),
    }),
    input: t.field({
      type: Json,
      description: 'The fields of its input.',
      resolve: ({ command }) => inputOf(command),
    }),
    rule: t.id({
      nullable: true,
      description: 'The rule that forbids it.',
      resolve: ({ rejection }) => (rejection.code === 'ILLEGAL' ? rejection.rule : null),
    }),
    message: t.string({
      description: 'Why, in one sentence.',
      resolve: ({ rejection }) => rejection.message,
    }),
  }),
});

export const DecisionType = builder.objectRef<Decision>('Decision').implement({
  description:
    'What the encounter waits for: whose move it is, all they may do, and for what they may not, the rule.',
  fields: (t) => ({
    kind: t.field({
      type: types.enum('DecisionKind'),
      description: 'What is decided.',
      resolve: ({ kind }) => kind,
    }),
    combatantId: t.exposeID('combatantId', {
      nullable: true,
      description: 'Who decides; null when it is the GM, or when this seat may not know.',
    }),
    required: t.exposeBoolean('required', {
      description: 'Whether the fight waits for it; otherwise it is a possibility.',
    }),
    subject: t.exposeString('subject', {
      nullable: true,
      description: 'What it is about, e.g. the id of the attack to defend against.',
    }),
    options: t.field({
      type: [OptionType],
      description: 'All that may be done; empty for a decision of someone else.',
      resolve: ({ options }) => [...options],
    }),
    refusals: t.field({
      type: [RefusalType],
      description: 'What may not be done, and why.',
      resolve: ({ refusals }) => [...refusals],
    }),
  }),
});
