/** Rolls that are asked of a hand, and the faces that it declares. */
import * as z from 'zod';
import { object, oneOf, type TypeOf } from '../schema/describe.ts';
import { combatantId, id, ruleId } from '../schema/keys.ts';
import { type RollOf, rollPurposes } from '../values/dice.ts';

/** Of one command: its rolls, and the dice of one roll. */
const MAX_ROLLS = 1000;
const MAX_DICE = 1000;

const fields = {
  combatantId: combatantId.nullable().describe("Whose roll it is; null for the game master's own."),
  purpose: oneOf('RollPurpose', 'What a roll is for.', rollPurposes).describe('What it is for.'),
  rule: ruleId.describe('The rule that has it rolled.'),
  /** The id of the attack or other thing that it belongs to, by which rolls of one command are told apart. */
  about: id.nullable().meta({ seenBy: 'ENGINE' }),
  sides: z.int().min(2).max(256).describe('How many faces each of the dice has.'),
};

/** A roll that a hand is asked for. */
export const neededRollSchema = object('NeededRoll', 'Dice that are to be rolled by hand.', {
  ...fields,
  count: z.int().min(1).max(MAX_DICE).describe('How many dice.'),
});
export type NeededRoll = TypeOf<typeof neededRollSchema>;
export const neededRolls = z.array(neededRollSchema).max(MAX_ROLLS);

export const facesSchema = z.array(z.int().min(1).max(256)).max(MAX_DICE);

/** A roll that was asked for, and the faces; null where the encounter's dice are to make it. */
export const answeredRollSchema = z.strictObject({
  ...neededRollSchema.shape,
  faces: facesSchema.nullable(),
});
export type AnsweredRoll = TypeOf<typeof answeredRollSchema>;
export const answeredRolls = z.array(answeredRollSchema).max(MAX_ROLLS);

/** Faces from a hand, as the journal has them. */
export const declaredRollSchema = object('DeclaredRoll', 'Dice that were rolled by hand.', {
  ...fields,
  faces: facesSchema.describe('How they fell, as they were declared.'),
  fallenBefore: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'How many dice of this version fell before them; null where they were asked for and not needed.',
    ),
});
export type DeclaredRoll = TypeOf<typeof declaredRollSchema>;

export const rollFor = (count: number, sides: number, of: RollOf): NeededRoll => {
  const { combatantId: roller, purpose, rule, about = null } = of;
  return { combatantId: roller, purpose, rule, about, sides, count };
};

/** Rolls of the same key are alike: the first that is declared is the first that is rolled. */
export const keyOf = ({ combatantId: roller, purpose, rule, about, count, sides }: NeededRoll) =>
  [roller, purpose, rule, about, count, sides].join(' ');

/** Answers that are taken one after the other, each once. */
export class Answers {
  readonly #left: Map<string, AnsweredRoll[]>;

  constructor(answered: readonly AnsweredRoll[]) {
    this.#left = Map.groupBy(answered, keyOf);
  }

  take(roll: NeededRoll): AnsweredRoll | undefined {
    return this.#left.get(keyOf(roll))?.shift();
  }

  /** Those that were not taken. */
  get left(): readonly AnsweredRoll[] {
    return [...this.#left.values()].flat();
  }
}
