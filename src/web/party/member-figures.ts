/** The figures of a member that its owner may set, as far as they are known. */
import { fieldNameOf, statOf } from '../fight/quick/stat-of.ts';
import type { Member } from './use-party.ts';

export type Figures = Readonly<Record<string, unknown>>;

/** By the names that a ruling has for them: what the bars of the member show. */
export function figuresOf({ sheet, vitals }: Member, ruleset: string): Figures {
  const figures = vitals.flatMap(({ label, current }) => {
    const left = current === null ? {} : { [fieldNameOf(label)]: current };
    const stat = statOf(label, ruleset, { ...sheet, ...left });
    return stat ? [[stat.field, stat.value] as const] : [];
  });
  return Object.fromEntries(figures);
}

/** Those that were changed, or are set for the first time. */
export const changedFigures = (before: Figures, after: Figures): Figures =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field]));
