import * as z from 'zod';
import { object, type TypeOf } from '../schema/describe.ts';

/** One part of a score: a bonus, a penalty, or dice. */
export const termSchema = object(
  'Term',
  'A part of a score: what it is called, and what it adds.',
  {
    label: z.string().describe('What it is called, e.g. `Dex`, `cover`, `range`.'),
    value: z.int().nullable().describe('The number that it adds; null when it adds dice.'),
    dice: z
      .string()
      .nullable()
      .describe('The dice that it adds, or takes away, e.g. `3d6` or `-3d6`; null for a number.'),
    rule: z
      .string()
      .meta({ scalar: 'Rule' })
      .nullable()
      .describe('The rule that put it there; null for a figure of a sheet.'),
  },
);
export type Term = TypeOf<typeof termSchema>;

const rolledDieSchema = object('RolledDie', 'A die of a score, as it fell.', {
  sides: z.int().describe('Its number of sides.'),
  face: z.int().describe('The face rolled.'),
  counts: z.int().describe('What it adds to the score; below 0 for a die that is taken away.'),
});
export type RolledDie = TypeOf<typeof rolledDieSchema>;

/** `total` is the sum of the terms' values and of what the dice count, kept within its limits. */
export const scoreSchema = object('Score', 'A score and all that it is made of.', {
  total: z.int().describe('The score.'),
  terms: z.array(termSchema).describe('What it is made of, the dice before they are rolled.'),
  rolled: z.array(rolledDieSchema).describe('The dice in the order in which they fell.'),
  counting: z
    .string()
    .describe('How its dice count, e.g. `4 to 6 count 1 each`; empty without dice.'),
});
export type Score = TypeOf<typeof scoreSchema>;

/** A number in a score. Stats of a sheet have no rule of their own. */
export const valueTerm = (label: string, value: number, rule: string | null = null): Term => ({
  ...{ label, value, dice: null, rule },
});

/** Dice in a score; `count` below 0 takes dice away. */
export const diceTerm = (
  label: string,
  count: number,
  sides: number,
  rule: string | null = null,
): Term => ({ label, value: null, dice: `${count}d${sides}`, rule });

/** Dice that count what they show. */
export const pipsOf = (sides: number, faces: readonly number[]): readonly RolledDie[] =>
  faces.map((face) => ({ sides, face, counts: face }));

/** What the numbers among the terms come to. */
export const sumOfValues = (terms: readonly Pick<Term, 'value'>[]): number =>
  terms.reduce((sum, { value }) => sum + (value ?? 0), 0);

/** How many dice of the same kind the terms come to; below 0 where more are taken than there are. */
export const countOfDice = (terms: readonly Term[]): number =>
  terms.reduce((sum, { dice }) => sum + (dice === null ? 0 : Number.parseInt(dice, 10)), 0);

/** The score that these terms and dice make; `floor` is the least that it can be. */
export function scoreOf(
  terms: readonly Term[],
  rolled: readonly RolledDie[],
  counting: string,
  floor = Number.NEGATIVE_INFINITY,
): Score {
  const counted = rolled.reduce((sum, { counts }) => sum + counts, 0);
  const total = Math.max(floor, sumOfValues(terms) + counted);
  return { total, terms, rolled, counting: rolled.length > 0 ? counting : '' };
}

/** `4 3 - 2`: the faces as they fell, those that are taken away last. */
function facesIn({ rolled }: Score): string {
  const faces = (taken: boolean) =>
    rolled.filter(({ counts }) => counts < 0 === taken).map(({ face }) => face);
  const off = faces(true);
  return `${faces(false).join(' ')}${off.length > 0 ? ` - ${off.join(' ')}` : ''}`;
}

/** The label of the dice that a score has by itself; in words they need no name. */
export const OWN_DICE = 'dice';

/** The terms in words: `AB 1 + Dex 2 + 3d6, less 3 dice for cover and 1 for range`. */
export function describeTerms(terms: readonly Term[]): string {
  const more = terms.filter((term) => !isLess(term)).map(namedTerm);
  const less = terms.filter(isLess).map(({ label, value, dice }) => {
    return `${dice === null ? -(value ?? 0) : countedDice(dice)} for ${label}`;
  });
  const taken = less.length > 0 ? [`less ${less.join(' and ')}`] : [];
  return [...(more.length > 0 ? [more.join(' + ')] : []), ...taken].join(', ');
}

const isLess = ({ value, dice }: Term): boolean => dice?.startsWith('-') ?? (value ?? 0) < 0;

const namedTerm = ({ label, value, dice }: Term): string =>
  label === OWN_DICE && dice !== null ? dice : `${label} ${dice ?? value ?? 0}`;

/** `-3d6` in words: `3 dice`. */
function countedDice(dice: string): string {
  const count = -Number.parseInt(dice, 10);
  return `${count} ${count === 1 ? 'die' : 'dice'}`;
}

/** What a score is made of, and its dice as they fell: `Dex 2 + 2d6 [3 4]`. */
const describeParts = (score: Score): string =>
  `${describeTerms(score.terms)}${score.rolled.length > 0 ? ` [${facesIn(score)}]` : ''}`;

/** In brackets what there is to say of the scores. */
function bracketed(scores: readonly Score[]): string {
  const parts = scores.map(describeParts).filter((part) => part !== '');
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

/** `9 (Dex 2 + 2d6 [3 4])`. */
export const describeScore = (score: Score): string => `${score.total}${bracketed([score])}`;

/** `9 against 8 (Dex 2 + 2d6 [3 4]; difficulty 8)`. */
export const describeContest = (score: Score, against: Score): string =>
  `${score.total} against ${against.total}${bracketed([score, against])}`;

/** `9 against 8 (Dex 2 + 2d6 [3 4])`: against a number that the rules or the table set. */
export const describeCheck = (score: Score, needed: number): string =>
  `${score.total} against ${needed}${bracketed([score])}`;
