/** Whether a recorded command has the form that its ruleset gives it. */
import type { Ruleset } from '@sixbeat/engine';
import type * as z from 'zod';
import { differsAt } from './difference.ts';
import { inWords, issuesOf } from '../issues.ts';
import type { FieldIssue } from '../outcome.ts';
import { withNewWords } from './format-4/words.ts';
import { createdSchema, isLifecycleCommand } from './lifecycle-entries.ts';

/** What is wrong with the form of a recorded command; lifecycle commands are not checked here. */
export function commandFault(ruleset: Ruleset, command: unknown): FieldIssue | null {
  const { type, setup } = (command ?? {}) as { readonly type?: string; readonly setup?: unknown };
  if (type === 'CreateEncounter') {
    const fault = formFault(ruleset.rules.setup, setup);
    return fault && { ...fault, path: ['setup', ...fault.path] };
  }
  if (isLifecycleCommand({ command })) return null;
  const schema =
    type !== undefined && Object.hasOwn(ruleset.rules.commands, type)
      ? ruleset.rules.commands[type]
      : null;
  if (!schema) return { path: ['type'], message: 'The ruleset has no such command.' };
  return formFault(schema, command);
}

/** What is wrong with the setup of a creation by older rules, which may lack what was added since. */
export function setupFault(ruleset: Ruleset, command: unknown): FieldIssue | null {
  const created = createdSchema.safeParse(command);
  if (!created.success) return null;
  const parsed = ruleset.rules.setup.safeParse(withNewWords(created.data.setup), inWords);
  if (parsed.success) return null;
  const [fault] = issuesOf(parsed.error, (path) => ['setup', ...path]);
  return fault ?? null;
}

/** Where a value differs from what its schema makes of it. */
export function formFault(schema: z.ZodType, given: unknown): FieldIssue | null {
  const parsed = schema.safeParse(given, inWords);
  if (!parsed.success) return issuesOf(parsed.error)[0] ?? null;
  const differs = differsAt(given, parsed.data);
  return differs === null
    ? null
    : { path: stepsOf(differs), message: 'It is not in the form of its ruleset.' };
}

/** The steps of a path with dots between them. */
export const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));
