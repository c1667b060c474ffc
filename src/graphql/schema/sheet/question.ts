/** What every question about a sheet outside of any encounter says. */
import type { RulesetId } from '@sixbeat/engine';
import type { SandboxQuestion } from '../../../app/sandbox/sandbox.ts';
import { judgedWithin } from '../../http/limits/work-limit.ts';
import type { Context } from '../../plumbing/context.ts';
import { types } from '../../plumbing/derived.ts';
import type { InputFields } from '../../plumbing/envelope.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';
import { reader } from '../commands.ts';
import { settingsField, settingsOf } from '../rulebook/ruling.ts';

export const questionFields = (t: InputFields) => ({
  ruleset: t.field({ type: RulesetName, description: 'The system that it is of.' }),
  settings: settingsField(t),
  definitions: t.field({
    type: types.input('DefinitionsInput'),
    required: false,
    description: 'What the sheets need of their own, as `defineActions` takes it.',
  }),
});

interface Written {
  readonly ruleset: RulesetId;
  readonly settings?: Parameters<typeof settingsOf>[0];
  readonly definitions?: unknown;
}

export const questionOf = (
  { ruleset, settings, definitions }: Written,
  context: Context,
): SandboxQuestion => ({
  ruleset,
  settings: settingsOf(settings),
  definitions: definitions ?? null,
  read: ({ type, ...fields }, newId) =>
    reader(type, fields, { encounters: { newId: () => newId } }),
  within: (judge) => judgedWithin(context, judge),
});
