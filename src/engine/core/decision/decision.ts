import * as z from 'zod';
import type { Rejection } from '../command/rejection.ts';
import { enumValue, object, oneOf, type TypeOf } from '../schema/describe.ts';
import { labelText, summaryText } from '../schema/texts.ts';
import { combatantId, id, ruleId } from '../schema/keys.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import type { HexSet } from './hex-set.ts';

export const decisionSchema = object(
  'Decision',
  'What the encounter waits for: whose move it is, all they may do, and for what they may not, the rule.',
  {
    kind: enumValue('DecisionKind').describe(
      'What is decided; what each kind means stands with its value.',
    ),
    combatantId: combatantId
      .nullable()
      .describe('Who decides; null when it is the GM, or when this seat may not know.'),
    required: z
      .boolean()
      .describe('Whether the fight waits for it; otherwise it is a possibility.'),
    subjectId: id
      .nullable()
      .describe(
        'The id of what it is about: the attack to defend against, the aid that is offered, what lies on the stack; null where there is none.',
      ),
    action: z
      .string()
      .nullable()
      .describe('The key of the action that it goes on with; null where there is none.'),
    until: z
      .string()
      .nullable()
      .describe(
        'For people: what a readied action waits for; null where it waits for nothing said.',
      ),
  },
);

/** A frontend can play a whole fight from these alone. */
export interface Decision extends TypeOf<typeof decisionSchema> {
  /**
   * What ends a turn in which nothing is left but what takes no time: no pace of play waits for that, and
   * no computer. Null while there is more to decide.
   */
  readonly closing: CommandTemplate | null;
  readonly options: readonly Option[];
  readonly refusals: readonly Refusal[];
}

const costSchema = object('Cost', 'What an option uses up.', {
  resource: enumValue('CostResource').describe('The resource.'),
  amount: z.int().describe('The amount.'),
});
/** What an option uses up, e.g. one `STANDARD` action or four `SECOND`s. */
export type Cost = TypeOf<typeof costSchema>;

export const optionSchema = object(
  'Option',
  'Something that may be done: `takeOption` with its `id` and a legal pick for each of the `choices`; or `mutation` with `encounterId`, the fields of `input`, and the picks.',
  {
    label: labelText.describe('The text for a button.'),
    cost: z.array(costSchema).describe('What it uses up; nothing when empty.'),
    hasNoTarget: z
      .boolean()
      .describe(
        'Of an attack: whether it has no target as things stand. It may be begun all the same.',
      ),
  },
);

/**
 * A family of legal commands: the fixed fields, and what is still to be chosen. Filling every
 * choice with legal picks makes a command that is accepted; where a choice has limits, only if they
 * are kept, as they are by leaving it out, or by all of its picks where it must be there.
 */
export interface Option extends TypeOf<typeof optionSchema> {
  readonly command: CommandTemplate;
  /** What it comes to as things stand, where the label and its action do not say it: sentences, or none. */
  readonly summary: readonly string[];
  /** What it is there for; null where that is the same for every such command. */
  readonly intent: Intent | null;
  readonly choices: readonly Choice[];
}

/** A command, complete but for the fields that the option's choices name. */
export type CommandTemplate = { readonly type: string } & Readonly<Record<string, unknown>>;

const choiceKind = oneOf('ChoiceKind', 'What is chosen from.', {
  COMBATANT: 'Combatants: one of `combatantIds`.',
  KEY: 'Names: one of `keys`.',
  HEX: 'Hexes: one of those of `area`.',
  TEXT: 'Words of your own.',
  NUMBER: 'A whole number of your own, from `minimum` to `maximum`.',
  DATA: "Data in the form of the field's input type.",
});

const limitSchema = object('ChoiceLimit', 'Picks that do not go together.', {
  text: summaryText.describe('The combatants or hexes meant, in one sentence.'),
  rule: ruleId.describe('The rule that refuses them.'),
});
export type Limit = TypeOf<typeof limitSchema>;

export const choiceSchema = object(
  'Choice',
  'A field of an option that is still to be chosen, with every legal pick.',
  {
    field: z.string().describe("The field of the mutation's input."),
    kind: choiceKind.describe('What is chosen from.'),
    list: z.boolean().describe('Whether the field takes a list of picks.'),
    min: z.int().describe('The fewest picks; with 0 it may be left out.'),
    ifOmitted: summaryText
      .nullable()
      .describe('What it means to leave the field out; null where it must be there.'),
    max: z.int().describe('The most picks.'),
    repeats: z.boolean().describe('Whether a pick may stand there twice.'),
    limits: z
      .array(limitSchema)
      .describe(
        'What its picks need of one another, or of other choices; mostly nothing. Leave it out, or take all of its picks where it must be there, and the limits are kept.',
      ),
  },
);

type Picks = Omit<TypeOf<typeof choiceSchema>, 'kind'>;

/** A field still to be chosen, with every legal pick. */
export type Choice =
  | (Picks & { readonly kind: 'COMBATANT'; readonly from: readonly CombatantId[] })
  | (Picks & {
      readonly kind: 'KEY';
      readonly from: readonly string[];
      /** By key, where there is more to say of a pick than its name. */
      readonly notes: Readonly<Record<string, PickNote>>;
    })
  | (Picks & { readonly kind: 'HEX'; readonly area: HexSet })
  /** Words of one's own, e.g. what a readied action waits for. */
  | (Picks & { readonly kind: 'TEXT' })
  /** A whole number of one's own, e.g. a difficulty; `maximum` is null where there is no limit. */
  | (Picks & { readonly kind: 'NUMBER'; readonly minimum: number; readonly maximum: number | null })
  /** Data in the form that the field's type describes, e.g. new combatants. */
  | (Picks & { readonly kind: 'DATA' });

/** What is to be known about a pick. */
export interface PickNote {
  /** For people; null where its key says it. */
  readonly label: string | null;
  /** What it uses up by itself, on top of what the option does. */
  readonly cost: readonly Cost[];
}

export const keyPickSchema = object('KeyPick', 'A name that may be picked.', {
  key: z.string().describe('What the field takes.'),
  label: labelText.describe('The text to show.'),
  cost: z
    .array(costSchema)
    .describe('What it uses up by itself, on top of what the option does; nothing when empty.'),
});
export type KeyPick = TypeOf<typeof keyPickSchema>;

/** Something the decider might expect to do and may not, with the reason. */
export interface Refusal {
  readonly command: CommandTemplate;
  readonly label: string;
  readonly rejection: Rejection;
}
