import type { RuleId } from '../values/ids.ts';
import type { Rule } from './rule.ts';

type Entry = Omit<Rule, 'section'>;

/** Line breaks and indents of the summary are layout only, and read as one space. */
const entry =
  (status: Rule['status']) =>
  (id: RuleId, title: string) =>
  (text: TemplateStringsArray): Entry => ({
    id,
    title,
    summary: text.join('').trim().replace(/\s+/g, ' '),
    status,
  });

export const core = entry('CORE');
export const optional = entry('OPTIONAL');
export const planned = entry('PLANNED');

export const chapter = (section: string, entries: readonly Entry[]): readonly Rule[] =>
  entries.map((rule) => ({ ...rule, section }));
