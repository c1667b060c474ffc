/** Which stat a game master sets to change what a bar of vitals shows. */
import { inputFor } from '../../kit/form/schema.ts';

export interface Stat {
  readonly field: string;
  readonly value: number;
  /** Whether the stat is what is left, or what was lost. */
  readonly counts: 'LEFT' | 'LOST';
}

/** What a bar shows the rest of, where the stat has another name than the bar. */
const lost: Readonly<Record<string, string>> = { Health: 'damage', Composure: 'stress' };

/**
 * Null where the system has no such stat, or the sheet does not say what it is now.
 *
 * @param label of the vitals, e.g. `Hit points`
 */
export function statOf(label: string, ruleset: string, sheet: object | null): Stat | null {
  const field = lost[label] ?? fieldNameOf(label);
  const value: unknown = sheet && field in sheet ? sheet[field as keyof typeof sheet] : null;
  const isKnown = inputFor('StatsInput', ruleset)?.getFields()[field] !== undefined;
  if (!isKnown || typeof value !== 'number') return null;
  return { field, value, counts: label in lost ? 'LOST' : 'LEFT' };
}

/** @param by what is added to what is left. @param max how much there is at most, if that is known */
export function valueAfter({ value, counts }: Stat, by: number, max: number | null): number {
  if (counts === 'LOST') return Math.max(0, value - by);
  return by > 0 && max !== null ? Math.max(value, Math.min(max, value + by)) : value + by;
}

/** `Hit points` as the schema writes it: `hitPoints`. */
export const fieldNameOf = (label: string): string =>
  label.toLowerCase().replaceAll(/[^a-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
