import * as z from 'zod';
import { oneOf } from '../schema/describe.ts';
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

/** T-02: how often a player commands for one combatant what costs nothing, in a round or before the fight. */
export const MAX_FREE_ACTIONS = 50;

const ADVICE = 'Who may ask the server what it would do?';
const advised = {
  ALL_SEATS: 'All players of combatants, and the GM.',
  GM: 'The GM alone.',
};
/** T-03: it can be changed while a fight is on. */
export const adviceSchema = oneOf('Advice', ADVICE, advised);

const HAND_DICE = 'Who may roll dice of their own?';
const handRolled = {
  NONE: 'No one: all dice are those of the encounter.',
  GM: 'The GM, for combatants that no player has.',
  ALL_SEATS: 'The GM, and each player for their combatants. Each seat says whether it does.',
};
/** T-04: it can be changed at any time too. */
export const handDiceSchema = oneOf('HandDice', HAND_DICE, handRolled);

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
  ruling(
    'T-02',
    null,
    'costless',
  )('How often may a player command for one combatant what costs it nothing?', {
    FIFTY: `${MAX_FREE_ACTIONS} times in a round, and as often before the fight; the GM is not bound.`,
  }),
  ruling('T-03', null, 'advice')(ADVICE, advised),
  ruling('T-04', null, 'handDice')(HAND_DICE, handRolled),
  ruling(
    'T-10',
    'T-08',
    'doors',
  )('What does it cost a combatant to open or close a door?', {
    FREE: 'Nothing, once a turn.',
    ACTION: 'A Swift action in SEGMENTS, a quick action in VIGILANCE, a second in SECONDS.',
  }),
];

type TableRuling = (typeof tableRulings)[number];
export type FoeNumbers = keyof Extract<TableRuling, { setting: 'foeNumbers' }>['options'];
export type HandDice = keyof Extract<TableRuling, { setting: 'handDice' }>['options'];
export type Advice = keyof Extract<TableRuling, { setting: 'advice' }>['options'];

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
