import * as z from 'zod';
import type { Ruling } from './rule.ts';

/**
 * A place where a rulebook can be read in more than one way. The first option is the decided
 * reading and the default. A ruling with one option is a constant, which the list of rulings states:
 * no table can choose another reading, so it is no setting.
 */
export const ruling =
  <const S extends string>(id: string, rule: string | null, setting: S) =>
  <const O extends Readonly<Record<string, string>>>(question: string, options: O) => ({
    id,
    rule,
    setting,
    question,
    options,
  });

/** What every table settles for itself, whatever its rulebook says. */
export const tableRulings = [
  ruling(
    'T-01',
    null,
    'foeNumbers',
  )('What may a seat know in numbers of those whose sheets it does not see?', {
    ESTIMATE:
      'Vitals in quarters, dice and the sum of their bonuses, and odds as if their sheets were average but for the figures that scores have shown.',
    HIDDEN: 'Nothing: neither vitals nor odds, and of a score its total alone.',
    EXACT: 'All: the table plays with open sheets.',
  }),
];

type TableRuling = (typeof tableRulings)[number];
export type FoeNumbers = keyof TableRuling['options'];

/** The table's reading of each ruling that leaves a choice, by the name of its setting. */
export type SettingsOf<R extends Ruling> = ChoicesOf<R | TableRuling>;

type ChoicesOf<R extends Ruling> = {
  readonly [
    One in R as HasChoice<One['options']> extends true ? One['setting'] : never
  ]: keyof One['options'];
};

/** Whether there are several options: one alone is every one of them. */
type HasChoice<Options, One = keyof Options> = One extends unknown
  ? [keyof Options] extends [One]
    ? false
    : true
  : never;

/** Takes a choice for any ruling that leaves one, the table's own too; what is left out is as decided. */
export const settingsSchemaOf = <R extends Ruling>(rulings: readonly R[]) =>
  z.strictObject(
    Object.fromEntries(
      [...rulings, ...tableRulings].flatMap(({ setting, options }) => {
        const values = Object.keys(options) as [string, ...string[]];
        return values.length > 1 ? [[setting, z.enum(values).default(values[0])]] : [];
      }),
    ),
  ) as unknown as z.ZodType<SettingsOf<R>, Partial<SettingsOf<R>>>;
