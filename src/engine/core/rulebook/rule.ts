import * as z from 'zod';
import { object, oneOf, type TypeOf } from '../schema/describe.ts';
import { id, ruleId } from '../schema/keys.ts';

const status = oneOf('RuleStatus', 'Whether a rule is in force.', {
  CORE: 'Always in force.',
  OPTIONAL: 'Part of a module that a table may switch on.',
  PLANNED: 'Not enforced yet.',
});

export const ruleSchema = object('RulebookRule', 'One rule of a rulebook, in our own words.', {
  id: id.meta({ shownAs: 'id' }).describe('E.g. `SEG-41`.'),
  title: z.string().describe('Its title.'),
  summary: z.string().describe('Its text.'),
  section: z.string().describe("The rulebook's chapter."),
  status: status.describe('Whether it is in force.'),
});
export type Rule = TypeOf<typeof ruleSchema>;

export const readingSchema = object('Reading', 'One way to read a rule.', {
  value: z.string().describe('Names it in a setting.'),
  meaning: z.string().describe('Its text.'),
});

export const rulingSchema = object(
  'Ruling',
  'A question that a rulebook leaves open, and how a table may answer it.',
  {
    id: id.meta({ shownAs: 'id' }).describe('E.g. `R-16`.'),
    rule: ruleId
      .nullable()
      .describe('The rule that leaves it open; null for what a table agrees on by itself.'),
    setting: z.string().describe('The name of its setting.'),
    question: z.string().describe('The question that the rulebook leaves open.'),
  },
);

export interface Ruling extends TypeOf<typeof rulingSchema> {
  /** What each value means; the first is the decided reading and the default. */
  readonly options: Readonly<Record<string, string>>;
}

export const settingSchema = object('Setting', "An encounter's answer to a ruling.", {
  value: z.string().describe('The value chosen: one of its `readings`.'),
  ruling: rulingSchema.describe('The ruling that the reading answers.'),
});
