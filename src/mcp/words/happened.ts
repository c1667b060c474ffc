/** What happened, and why: the dice, their terms, and the rules behind them. */
import type { FollowUpFragment, LogLineFragment } from '../../client/index.ts';
import { quoted } from './quoted.ts';

type Event = LogLineFragment;

/** A line each, in order. */
export const happenedInWords = (events: readonly Event[]): readonly string[] =>
  events.map((event) => `- ${lineOf(event)}`);

const lineOf = ({ text, rule }: Event): string => `${quoted(text)}${ruleIn(rule)}`;

const ruleIn = (rule: { readonly id: string } | null): string => (rule ? ` [${rule.id}]` : '');

/** The same with every roll behind it. */
export const explained = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => [
    `- ${lineOf(event)}`,
    ...Object.entries(event).flatMap(([name, value]) =>
      isScore(value) ? [`  ${name} ${scoreInWords(value)}`] : [],
    ),
  ]);

/** The ids of the rules behind them. */
export function rulesIn(events: readonly Event[]): readonly string[] {
  const ids = events.flatMap((event) => [
    event.rule?.id,
    ...Object.values(event)
      .filter(isScore)
      .flatMap(({ terms }) => terms.map(({ rule }) => rule?.id)),
  ]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

interface Term {
  readonly label: string;
  readonly value: number | null;
  readonly dice: string | null;
  readonly rule: { readonly id: string } | null;
}
interface Score {
  readonly total: number;
  readonly terms: readonly Term[];
  readonly rolled?: readonly { readonly face: number; readonly counts: boolean }[];
}

const isScore = (value: unknown): value is Score =>
  typeof value === 'object' && value !== null && 'terms' in value && 'total' in value;

/** `14 = 2d6 9 + Dexterity 3 + cover 2 [SEG-20] (dice: 4, 5)`. */
function scoreInWords({ total, terms, rolled = [] }: Score): string {
  const sum = terms.map(termInWords).join(' + ');
  const dice = rolled.map(({ face, counts }) => (counts ? String(face) : `${face} unused`));
  return `${total} = ${sum}${dice.length > 0 ? ` (dice: ${dice.join(', ')})` : ''}`;
}

export const termInWords = ({ label, value, dice, rule }: Term): string =>
  [quoted(label), dice, value].filter((part) => part !== null).join(' ') + ruleIn(rule);

/** What the computer has done, and why. */
export const reasonsInWords = (followUps: readonly FollowUpFragment[]): readonly string[] =>
  followUps
    .filter(({ reasons }) => reasons.length > 0)
    .flatMap(({ mutation, reasons }) => [
      `The computer chose ${mutation}, because:`,
      ...reasons.map(
        ({ text, value, rule }) => `  ${signed(value)} ${quoted(text)}${ruleIn(rule)}`,
      ),
    ]);

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
