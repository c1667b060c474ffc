import type { Rejection } from '@sixbeat/engine';
import type { FieldIssue, OddsOutcome, Outcome } from '../../app/encounters.ts';
import type { ExportProblem, Problem, QuestionProblem } from './errors.ts';
import { mutationOf } from './type-names.ts';

/** What is answered when a command or a question came to nothing. `input` is what the caller sent. */
export function problemOf(
  outcome: Extract<Outcome, { kind: 'NOT_FOUND' | 'FORBIDDEN' | 'TOO_LARGE' }>,
  encounterId: string,
  input: unknown,
): ExportProblem;
export function problemOf(
  outcome: Exclude<OddsOutcome, { kind: 'ANSWERED' }>,
  encounterId: string,
  input: unknown,
): QuestionProblem;
export function problemOf(
  outcome: Exclude<Outcome, { kind: 'DONE' }>,
  encounterId: string,
  input: unknown,
): Problem;
export function problemOf(
  outcome: Exclude<Outcome, { kind: 'DONE' }>,
  encounterId: string,
  input: unknown,
): Problem {
  switch (outcome.kind) {
    case 'REJECTED':
      return rejected(outcome.rejection, input);
    case 'INVALID':
      return invalidInput(outcome.issues, input);
    case 'NOT_FOUND':
      return {
        kind: 'NotFound',
        code: 'ENCOUNTER_NOT_FOUND',
        message: `There is no encounter '${encounterId}'.`,
        id: encounterId,
      };
    case 'FORBIDDEN':
      return { kind: 'Forbidden', code: outcome.code, message: outcome.message };
    case 'CONFLICT':
      return {
        kind: 'VersionConflict',
        code: 'VERSION_CONFLICT',
        message: `The encounter is at version ${outcome.currentVersion}; read it and try again.`,
        currentVersion: outcome.currentVersion,
      };
    case 'WRONG_RULESET':
      return {
        kind: 'WrongRuleset',
        code: 'WRONG_RULESET',
        message: wrongRuleset(outcome),
        available: outcome.known.map(mutationOf),
      };
    case 'KEY_REUSED':
      return {
        kind: 'IdempotencyKeyReused',
        code: 'IDEMPOTENCY_KEY_REUSED',
        message: 'This idempotencyKey has been used for another input; choose a new one.',
      };
    case 'TOO_LARGE':
      return {
        kind: 'EncounterTooLarge',
        code: 'ENCOUNTER_TOO_LARGE',
        message: `The encounter would take ${outcome.bytes ?? 'too many'} bytes; ${outcome.limit} can be stored.`,
        bytes: outcome.bytes,
        limit: outcome.limit,
      };
  }
}

function wrongRuleset({
  ruleset,
  command,
  instead,
}: Extract<Outcome, { kind: 'WRONG_RULESET' }>): string {
  const advice = instead ? `use ${mutationOf(instead)} instead` : 'the table goes on without it';
  return `${ruleset} has no ${mutationOf(command)}; ${advice}.`;
}

function rejected(rejection: Rejection, input: unknown): Problem {
  const { code, message } = rejection;
  switch (rejection.code) {
    case 'ILLEGAL':
      return {
        kind: 'IllegalMove',
        code: 'ILLEGAL_MOVE',
        message,
        rule: rejection.rule,
        detail: rejection.detail,
      };
    case 'NOT_FOUND':
      return {
        kind: 'NotFound',
        code: `${rejection.what.toUpperCase()}_NOT_FOUND`,
        message,
        id: rejection.id,
      };
    case 'INVALID':
      return {
        kind: 'InvalidInput',
        code: 'INVALID_INPUT',
        message,
        fields: [{ path: asWritten(rejection.field.split('.'), input).join('.'), message }],
      };
    case 'FORBIDDEN':
      return { kind: 'Forbidden', code, message };
  }
}

function invalidInput(issues: readonly FieldIssue[], input: unknown): Problem {
  const fields = issues.map(({ path, message }) => ({
    path: asWritten(path, input).join('.'),
    message,
  }));
  const [first] = fields;
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : '';
  return {
    kind: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: first ? `${first.path}: ${first.message}${more}` : 'The input makes no sense.',
    fields,
  };
}

/**
 * The path in the input as the caller wrote it. It may have steps more than the engine's form: the
 * sheet of a combatant, and the name of the one in a one-of input. It ends where that one is a
 * plain value.
 */
function asWritten(path: FieldIssue['path'], input: unknown): readonly (string | number)[] {
  const written: (string | number)[] = [];
  let here: unknown = isObject(input) ? commandOf(input) : input;
  for (const step of path) {
    let wrapper = wrapperOf(here, step);
    while (wrapper !== null) {
      written.push(wrapper);
      here = get(here, wrapper);
      if (!isObject(here)) return written;
      wrapper = wrapperOf(here, step);
    }
    written.push(step);
    here = get(here, step);
  }
  return written;
}

/** Without the envelope, which no command has. */
const commandOf = ({
  encounterId: _id,
  expectedVersion: _version,
  idempotencyKey: _key,
  ...fields
}: Record<string, unknown>) => fields;

/** The step from here towards what holds this one, or null when it is here itself. */
function wrapperOf(here: unknown, step: string | number): string | null {
  if (!isObject(here) || Array.isArray(here)) return null;
  const only = soleKey(here);
  if (only !== null) return hasKey(here[only], step) || !hasKey(here, step) ? only : null;
  if (hasKey(here, step)) return null;
  const holds = (value: unknown) => {
    const inner = soleKey(value);
    return inner !== null && hasKey(get(value, inner), step);
  };
  return Object.keys(here).find((key) => holds(here[key])) ?? null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasKey = (value: unknown, key: string | number): boolean =>
  isObject(value) && Object.hasOwn(value, key);

const get = (value: unknown, key: string | number): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

function soleKey(value: unknown): string | null {
  if (!isObject(value) || Array.isArray(value)) return null;
  const [only, ...others] = Object.keys(value);
  return only !== undefined && others.length === 0 ? only : null;
}
