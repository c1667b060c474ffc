import type {
  Choice,
  CommandTemplate,
  Option,
} from '../../../src/engine/core/decision/decision.ts';
import type { Rejection } from '../../../src/engine/core/command/rejection.ts';
import type { Random } from './random.ts';

/** What an option leaves to the caller's own words and data. */
export interface Material {
  text(field: string): string;
  /** For a field that takes no list, the one thing or nothing. */
  data(type: string, field: string): readonly unknown[];
}

/** A picked value, or `leftOut` for a field that need not be there. */
type Pick = (choice: Choice) => unknown;
const leftOut = Symbol('left out');

function filled({ command, choices }: Option, pick: Pick): CommandTemplate {
  const picked = choices
    .map((choice) => [choice.field, pick(choice)] as const)
    .filter(([, value]) => value !== leftOut);
  return { ...command, ...Object.fromEntries(picked) };
}

/**
 * The command with as little as possible chosen: the first picks, and none where none is needed. Of a
 * choice with limits all picks, where some are needed.
 */
export const leastFilling = (option: Option, material: Material): CommandTemplate =>
  filled(option, (choice) =>
    chosen(choice, option, material, (from) =>
      firstOf(from, choice, isLimited(choice) && choice.min > 0 ? 'max' : 'min'),
    ),
  );

/** The command with as much as possible chosen that is sure to be accepted. */
export const fullestFilling = (option: Option, material: Material): CommandTemplate =>
  filled(option, (choice) =>
    isLimited(choice) && choice.min === 0
      ? leftOut
      : chosen(choice, option, material, (from) => firstOf(from, choice, 'max')),
  );

const isLimited = ({ limits }: Choice): boolean => limits.length > 0;

/** Whether not every legal filling of the option is accepted, and by this rule some is refused. */
export const isLimitOf = ({ choices }: Option, refusal: Rejection): boolean =>
  refusal.code === 'ILLEGAL' &&
  choices.some(({ limits }) => limits.some(({ rule }) => rule === refusal.rule));

/** The command with picks at random that are sure to be accepted. */
export const randomFilling = (
  option: Option,
  random: Random,
  material: Material,
): CommandTemplate =>
  filled(option, (choice) => {
    if (!isLimited(choice)) return chosen(choice, option, material, some(choice, random));
    if (choice.min === 0) return leftOut;
    return chosen(choice, option, material, (from) => firstOf(from, choice, 'max'));
  });

/** The same with picks that may go beyond the limits of a choice, and are refused then. */
export const boldFilling = (option: Option, random: Random, material: Material): CommandTemplate =>
  filled(option, (choice) => chosen(choice, option, material, some(choice, random)));

const some =
  ({ list, repeats, min, max }: Choice, random: Random) =>
  (from: readonly unknown[]): readonly unknown[] => {
    const count = random.int(min, max);
    return list && repeats
      ? Array.from({ length: count }, () => random.pick(from))
      : random.sample(from, count);
  };

function firstOf(from: readonly unknown[], choice: Choice, end: 'min' | 'max'): readonly unknown[] {
  const count = choice[end];
  return choice.repeats ? Array.from({ length: count }, () => from[0]) : from.slice(0, count);
}

function chosen(
  choice: Choice,
  { command }: Option,
  material: Material,
  picks: (from: readonly unknown[]) => readonly unknown[],
): unknown {
  if (choice.kind === 'TEXT') {
    const [words = leftOut] = picks([material.text(choice.field)]);
    return words;
  }
  if (choice.kind === 'DATA') {
    const given = material.data(command.type, choice.field);
    return choice.list ? given : given.length > 0 ? given[0] : leftOut;
  }
  const { field, list, min } = choice;
  const from = picksOf(choice);
  const picked = picks(from);
  if (picked.length < min) throw new Error(`'${field}' needs ${min} picks and has ${from.length}.`);
  if (picked.length === 0) return leftOut;
  return list ? picked : picked[0];
}

/** Every legal pick of a choice that lists them. */
export const picksOf = (choice: Exclude<Choice, { kind: 'TEXT' | 'DATA' }>): readonly unknown[] => {
  if (choice.kind === 'NUMBER') return numbersOf(choice);
  return choice.kind === 'HEX' ? choice.area.hexes : choice.from;
};

type Numbers = Extract<Choice, { kind: 'NUMBER' }>;

/** The legal numbers; the first few, where there are too many to try. */
export function numbersOf({ minimum, maximum }: Numbers): readonly number[] {
  const all = (maximum ?? Infinity) - minimum + 1;
  return Array.from({ length: all > 100 ? 5 : all }, (_, i) => minimum + i);
}

/**
 * Whether the option stands for this command. Both commands are complete, defaults and all;
 * `least` is the option's least filling.
 */
export function covers(option: Option, least: object, command: object): boolean {
  const given = new Map(Object.entries(command));
  const fixed = new Map(Object.entries(least));
  return [...new Set([...given.keys(), ...fixed.keys()])].every((field) => {
    const choice = option.choices.find((open) => open.field === field);
    const same = sameJson(given.get(field), fixed.get(field));
    if (!choice) return same;
    return (choice.min === 0 && same) || isPick(choice, given.get(field));
  });
}

function isPick(choice: Choice, value: unknown): boolean {
  if (choice.kind === 'TEXT') return typeof value === 'string' && value !== '';
  if (choice.kind === 'NUMBER') return isAmong(choice, value);
  if (choice.kind === 'DATA') throw new Error(`Nobody can tell which '${choice.field}' are legal.`);
  const legal = picksOf(choice);
  const known = (entry: unknown) => legal.some((pick) => sameJson(pick, entry));
  if (!choice.list) return known(value);
  if (!Array.isArray(value) || value.length < choice.min || value.length > choice.max) return false;
  const entries = value.map((entry) => JSON.stringify(entry));
  return value.every(known) && (choice.repeats || new Set(entries).size === entries.length);
}

const isAmong = ({ minimum, maximum }: Numbers, value: unknown) =>
  Number.isInteger(value) && Number(value) >= minimum && Number(value) <= (maximum ?? Infinity);

const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
