import type { NeededRoll, Rejection } from '@sixbeat/engine';
import type { FieldIssue, OddsOutcome, Outcome } from '../../../app/encounters.ts';
import type { CodeOf } from '../../http/codes/index.ts';
import type { Conflict } from '../../../app/outcome.ts';
import type { ExportProblem, ForecastProblem, Problem, QuestionProblem } from './errors.ts';
import { rollShownIn } from '../hand-rolls.ts';
import { EncounterModel } from '../model.ts';
import { mutationOf } from '../type-names.ts';

/** What is answered when a command or a question came to nothing. */
export function problemOf(
  outcome: Extract<Outcome, { kind: 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID' }>,
  encounterId: string,
): Extract<ForecastProblem, ExportProblem>;
export function problemOf(
  outcome: Extract<Outcome, { kind: 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID' | 'TOO_LARGE' }>,
  encounterId: string,
): ExportProblem;
export function problemOf(
  outcome: Exclude<OddsOutcome, { kind: 'ANSWERED' }>,
  encounterId: string,
): QuestionProblem;
export function problemOf(
  outcome: Exclude<Outcome, { kind: 'DONE' }>,
  encounterId: string,
): Problem;
export function problemOf(
  outcome: Exclude<Outcome, { kind: 'DONE' }>,
  encounterId: string,
): Problem {
  switch (outcome.kind) {
    case 'REJECTED':
      return rejected(outcome.rejection);
    case 'DICE_NEEDED':
      return {
        kind: 'DiceNeeded',
        code: 'DICE_NEEDED',
        message: diceNeeded(outcome.rolls),
        rolls: outcome.rolls.map((roll) => rollShownIn(new EncounterModel(outcome), roll)),
      };
    case 'INVALID':
      return invalidInput(outcome.issues);
    case 'NOT_FOUND':
      return {
        kind: 'NotFound',
        code: 'ENCOUNTER_NOT_FOUND',
        message: `There is no encounter '${encounterId}'.`,
        missingId: encounterId,
      };
    case 'FORBIDDEN':
      return { kind: 'Forbidden', code: outcome.code, message: outcome.message };
    case 'HERO_TAKEN':
      return {
        kind: 'HeroTaken',
        code: 'HERO_TAKEN',
        message: heroTaken(outcome),
        free: outcome.free,
      };
    case 'TOO_SOON':
      return {
        kind: 'TooSoon',
        code: 'TOO_SOON',
        message: `${outcome.message}; try again in ${inTime(outcome.retryAfter)}.`,
        retryAfter: outcome.retryAfter,
      };
    case 'CONFLICT':
      return {
        kind: 'VersionConflict',
        code: 'VERSION_CONFLICT',
        message: conflictMessage(outcome),
        currentVersion: outcome.currentVersion,
        encounterId,
        based: outcome,
      };
    case 'WRONG_RULESET':
      return {
        kind: 'WrongRuleset',
        code: 'WRONG_RULESET',
        message: wrongRuleset(outcome),
        available: outcome.known.map(mutationOf),
      };
    case 'INCOMPLETE':
      return {
        kind: 'EncounterIncomplete',
        code: 'ENCOUNTER_INCOMPLETE',
        message: `The encounter is being imported: the page after version ${outcome.after} is to come.`,
        after: outcome.after,
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

const heroTaken = ({ name, free }: Extract<Outcome, { kind: 'HERO_TAKEN' }>): string =>
  free.length > 0
    ? `${name} is taken; these are free: ${free.map((hero) => hero.name).join(', ')}.`
    : `${name} is taken, and so is everyone else of this link.`;

const diceNeeded = (rolls: readonly NeededRoll[]): string =>
  `Roll ${rolls.map(({ count, sides }) => `${count}d${sides}`).join(', ')} by hand, and send the command again with \`declared\`.`;

function conflictMessage({ currentVersion, since, fields }: Conflict): string {
  const [first] = fields;
  return first && since !== null
    ? `\`${first.join('.')}\` has changed since version ${since}: look at it and decide again.`
    : `The encounter is at version ${currentVersion}; read it and try again.`;
}

function wrongRuleset({
  ruleset,
  command,
  instead,
}: Extract<Outcome, { kind: 'WRONG_RULESET' }>): string {
  const advice = instead ? `use ${mutationOf(instead)} instead` : 'the table goes on without it';
  return `${ruleset} has no ${mutationOf(command)}; ${advice}.`;
}

const missing = {
  combatant: 'COMBATANT_NOT_FOUND',
  action: 'ACTION_NOT_FOUND',
  condition: 'CONDITION_NOT_FOUND',
  attack: 'ATTACK_NOT_FOUND',
  option: 'OPTION_NOT_FOUND',
} as const satisfies Record<Extract<Rejection, { code: 'NOT_FOUND' }>['what'], CodeOf<'NotFound'>>;

function rejected(rejection: Rejection): Problem {
  const { message } = rejection;
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
        code: missing[rejection.what],
        message,
        missingId: rejection.id,
      };
    case 'INVALID':
      return {
        kind: 'InvalidInput',
        code: 'INVALID_INPUT',
        message,
        fields: [{ path: rejection.field, message }],
      };
    case 'FORBIDDEN':
      return { kind: 'Forbidden', code: rejection.code, message };
  }
}

function invalidInput(issues: readonly FieldIssue[]): Problem {
  const fields = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const [first] = fields;
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : '';
  return {
    kind: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: first ? `${at(first)}${first.message}${more}` : 'The input makes no sense.',
    fields,
  };
}

const at = ({ path }: { readonly path: string }): string => (path === '' ? '' : `${path}: `);

/** A while, as people say it. */
function inTime(seconds: number): string {
  if (seconds > 7200) return `${Math.ceil(seconds / 3600)} hours`;
  return seconds > 120 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} s`;
}
