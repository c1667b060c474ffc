import * as z from 'zod';
import { own } from '../../core/values/record.ts';
import type { State } from './model/state.ts';
import { type Fault, stateFaults, type Path } from './state-faults.ts';
import { stateForm } from './state-form.ts';

/**
 * The schema of states. It gives back the very object that it was given. It is made when it is
 * called for, for imports are rare and a server is to start fast.
 */
export function stateSchema(): z.ZodType<State> {
  const form = stateForm();
  return z.custom<State>().check(({ value, issues }) => {
    for (const { path, message } of problemsOf(form, value))
      issues.push({ code: 'custom', input: value, path: [...path], message });
  });
}

function problemsOf(form: z.ZodType<State>, given: unknown): readonly Fault[] {
  const parsed = form.safeParse(given);
  if (!parsed.success) return parsed.error.issues;
  const differs = differenceAt(given, parsed.data);
  return differs
    ? [{ path: differs, message: 'It is not in the form in which a state holds it.' }]
    : stateFaults(parsed.data);
}

/**
 * Where a value is not what parsing makes of it, whatever the order of its fields: what may be left
 * out in a command, or written in another way, may not in a state. Null when nowhere.
 */
function differenceAt(given: unknown, parsed: unknown): Path | null {
  if (!isObject(given) || !isObject(parsed)) return given === parsed ? null : [];
  for (const key of new Set([...Object.keys(given), ...Object.keys(parsed)])) {
    const below = differenceAt(own(given, key), own(parsed, key));
    if (below) return [key, ...below];
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
