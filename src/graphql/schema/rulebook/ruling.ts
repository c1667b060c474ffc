import { loadRuleset, type Ruling } from '@sixbeat/engine';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { types } from '../../plumbing/derived.ts';
import type { InputFields, InputOf } from '../../plumbing/envelope.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';

const RulingType = types.shownOf('Ruling', (ruling: Ruling) => ruling);
builder.objectField(RulingType, 'readings', (t) =>
  t.field({
    type: [types.output('Reading')],
    description: 'What can be chosen; the first is the decided one and the default.',
    resolve: ({ options }) =>
      Object.entries(options).map(([value, meaning]) => ({ value, meaning })),
  }),
);

/** Of a setting, or of a reading: longer than any. */
const NAME = { characters: 100 };

const SettingInput = builder.inputType('SettingInput', {
  description: 'The answer to a ruling.',
  fields: (t) => ({
    setting: t.string({
      description: 'The name of the setting, e.g. `defenseTiming`.',
      ...bounded(NAME),
    }),
    value: t.string({ description: 'One of its readings, e.g. `IMMEDIATE`.', ...bounded(NAME) }),
  }),
});

/** More than a ruleset has. */
const MAX_SETTINGS = 100;

/** For an input that says how a table plays. */
export const settingsField = (t: InputFields) =>
  t.field({
    type: [SettingInput],
    required: false,
    description: 'How the table reads the rules; what is left out is as decided.',
    ...bounded({ entries: MAX_SETTINGS }),
  });

/** The values by the names of the settings. */
export const settingsOf = (
  settings: readonly InputOf<typeof SettingInput>[] | null | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries((settings ?? []).map(({ setting, value }) => [setting, value]));

builder.queryField('rulings', (t) =>
  t.field({
    type: [RulingType],
    description: 'Where the rulebook of a ruleset can be read in more than one way.',
    args: {
      ruleset: t.arg({ type: RulesetName, description: 'The ruleset whose rulebook to read.' }),
    },
    resolve: async (_, { ruleset }) => [...(await loadRuleset(ruleset)).rulebook.rulings],
  }),
);
