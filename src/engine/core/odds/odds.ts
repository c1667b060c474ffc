/** What odds answer. Its schemas are for the API: nothing is parsed by them. */
import * as z from 'zod';
import { termSchema } from '../score/score.ts';
import { enumValue, object, oneOf, type TypeOf } from '../schema/describe.ts';
import { combatantId } from '../schema/keys.ts';

/** What the odds are asked of: a command that would attack, or an ongoing attack. */
export type OddsQuery<Command> =
  | { readonly of: 'COMMAND'; readonly command: Command }
  | { readonly of: 'ATTACK'; readonly attackId: string };

export const fractionSchema = object(
  'Fraction',
  'An exact number, and the floating-point number next to it.',
  {
    numerator: z.bigint().describe('A whole number of any length, in decimal digits.'),
    denominator: z.bigint().describe('The same, above 0.'),
  },
);
export type Fraction = TypeOf<typeof fractionSchema>;

const arrival = oneOf('OddsArrival', 'When an attack reaches its target.', {
  NOW: 'At once, or it has done so already.',
  LATER: 'Later: the odds are those it would have if nothing changed until then.',
});

const basis = oneOf('OddsBasis', 'Whether a target can choose a defense.', {
  CHOSEN: 'It is settled: declared already.',
  LEGAL: 'The rules allow it.',
  ASSUMED: 'It is known to the target, who may or may not be able to use it when it matters.',
});

const damageChance = object('DamageChance', 'How likely an amount of damage is.', {
  amount: z.int().describe('Hit points that the target loses.'),
  chance: fractionSchema.describe(
    'How likely; the amounts of a list have one denominator, and their numerators add up to it.',
  ),
});

const pointsChance = object(
  'PointsChance',
  'How likely a number of points to spend is (SEG-100).',
  {
    points: z.int().describe('The points of the maneuver.'),
    chance: fractionSchema.describe('How likely; with one denominator, as for damage.'),
  },
);

const defenseOddsSchema = object(
  'DefenseOdds',
  'What comes of an attack that is met in this way.',
  {
    defense: enumValue('DefenseKind').describe('The defense.'),
    action: z
      .string()
      .nullable()
      .describe('The key of the action that it is met with, where it takes one.'),
    use: enumValue('ActionKind').nullable().describe('Which use of that action.'),
    basis: basis.describe('Whether the target can choose it.'),
    attackTerms: z
      .array(termSchema)
      .describe('What the attack score is made of when it is met so, before anything is rolled.'),
    defenseTerms: z
      .array(termSchema)
      .describe(
        'What the score that the attack is compared with is made of, likewise; with SECONDS the roll of the defense, or the Target score without one.',
      ),
    hit: fractionSchema.describe(
      'The chance to hit, or that a maneuver succeeds, in lowest terms.',
    ),
    criticalHit: fractionSchema.describe(
      'The part of `hit` that is critical (SEG-39), in lowest terms; 0 where criticals are not played.',
    ),
    criticalFailure: fractionSchema.describe(
      'The chance of a critical failure (SEG-40), likewise.',
    ),
    damage: z
      .array(damageChance)
      .describe(
        'Every amount of damage that can be, the least first. A miss counts as 0, and so does a hit that does no damage.',
      ),
    expectedDamage: fractionSchema.describe('The mean of `damage`, in lowest terms.'),
    downs: fractionSchema.describe(
      'The chance that the target is unable to fight after it, in lowest terms.',
    ),
    points: z
      .array(pointsChance)
      .describe(
        'Every number of points that a maneuver can have to spend, the least first; a failure counts as 0. Empty for an attack that is no maneuver.',
      ),
  },
);
export type DefenseOdds = TypeOf<typeof defenseOddsSchema>;

/** A way to meet an attack, in the ruleset's own words. */
export type DefenseChoice = Pick<DefenseOdds, 'defense' | 'action' | 'use'>;

const attackOddsSchema = object('AttackOdds', 'What comes of one attack, by the way it is met.', {
  attackerId: combatantId.describe('The attacker.'),
  targetId: combatantId.describe('The target.'),
  action: z.string().describe('The key of the action.'),
  arrives: arrival.describe('When it reaches its target.'),
  terms: z
    .array(termSchema)
    .describe(
      'What the attack score is made of against this target, before it is met in any way and before anything is rolled.',
    ),
  perDefense: z
    .array(defenseOddsSchema)
    .describe('One for each way in which the target could meet it.'),
});
export type AttackOdds = TypeOf<typeof attackOddsSchema>;

const seenFigure = object(
  'SeenFigure',
  'A figure of a sheet that follows from the scores that the table has seen.',
  {
    figure: z
      .string()
      .describe(
        'What it is called, e.g. `AB + Dex`, `defend difficulty` or `parry`; several in one are known as a sum.',
      ),
    value: z.int().describe('What it was when it was seen last.'),
  },
);

const assumptionSchema = object(
  'OddsAssumption',
  'What a combatant is taken to be whose sheet a seat does not see (T-01).',
  {
    combatantId: combatantId.describe('The combatant.'),
    seen: z.array(seenFigure).describe('Stats that the table has seen in scores: these are used.'),
    supposed: z
      .array(z.string())
      .describe(
        'Stats that it has not seen: those of the middle of the sample creatures are used. How much is left of them is what the table sees.',
      ),
  },
);
export type Assumption = TypeOf<typeof assumptionSchema>;

export const seatOddsSchema = object(
  'Odds',
  'Exact chances of attacks, as things stand now: where everyone is, what ails them, and what they have left to act with.',
  {
    attacks: z
      .array(attackOddsSchema)
      .describe(
        'One for each attack, in the order in which they are made; each for itself, as if the others were not made.',
      ),
    assumes: z
      .array(assumptionSchema)
      .describe(
        'For those who take part and whose sheets this seat does not see: what they are taken to be. Empty: the odds are exact.',
      ),
  },
);

/** What a seat is answered. */
export type SeatOdds = TypeOf<typeof seatOddsSchema>;

/** The same for who sees all sheets. */
export type Odds = Omit<SeatOdds, 'assumes'>;
