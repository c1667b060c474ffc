/** What a command of a ruleset makes of an encounter. */
import { authorize, execute, flowOn, type Rejection, seededDice } from '@sixbeat/engine';
import {
  type Accepted,
  type Chosen,
  type Outcome,
  type RawCommand,
  type ReadCommand,
  type Refused,
  type Unchanged,
} from '../outcome.ts';
import { inWords, issuesOf } from '../issues.ts';
import type { EncounterRecord } from '../ports.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { type Issuer, nextVersion } from '../journal/next-version.ts';

/** Judges a command on a state. */
export function judge(
  record: EncounterRecord,
  { command, read }: Chosen,
  by: Issuer,
): Refused | Accepted | Unchanged {
  const { actor } = by.seat;
  const forbidden = authorize(actor, command);
  if (forbidden) return { kind: 'REJECTED', rejection: forbidden };
  const checked = checkedCommand(record, command, read);
  if (checked.kind !== 'CHECKED') return checked;
  const { state, dice: before } = record.snapshot;
  const dice = seededDice(before.seed, before.position);
  const ruleset = rulesetOf(record);
  const executed = execute(ruleset, state, checked.command, { actor, dice });
  // A refusal leaves the dice where they are, so it must not depend on how they would fall.
  if (!executed.ok && dice.position !== before.position)
    throw new Error(`${command.type} was refused after a roll.`);
  if (!executed.ok) return { kind: 'REJECTED', rejection: checked.asWritten(executed.error) };
  const { events, followUps, state: after } = flowOn(ruleset, executed.value, record.flow, dice);
  const { position } = dice;
  if (events.length === 0 && position === before.position)
    return { kind: 'UNCHANGED', record, seat: by.seat };
  const used = Math.max(before.used, position);
  const step = {
    command: checked.command,
    events,
    followUps,
    state: after,
    dice: { ...before, position, used },
  };
  return { ...nextVersion(record, by, step), rolled: position !== before.position };
}

/** A command in the form of its ruleset. */
interface CheckedCommand {
  readonly kind: 'CHECKED';
  readonly command: RawCommand;
  /** A refusal with its field as the caller wrote it. */
  readonly asWritten: (rejection: Rejection) => Rejection;
}

/** The command in the form of its ruleset, or what is wrong with it. */
export function checkedCommand(
  record: EncounterRecord,
  command: RawCommand,
  read: ReadCommand = () => ({ value: command, issues: [], writtenAt: (path) => path }),
): Extract<Outcome, { kind: 'INVALID' | 'WRONG_RULESET' }> | CheckedCommand {
  const { commands, instead } = rulesetOf(record).play;
  const schema = Object.hasOwn(commands, command.type) ? commands[command.type] : undefined;
  if (!schema)
    return {
      kind: 'WRONG_RULESET',
      ruleset: record.ruleset,
      command: command.type,
      known: Object.keys(commands),
      instead: instead[command.type] ?? null,
    };
  const { value, issues, writtenAt } = read(schema, record.ruleset);
  if (issues.length > 0) return { kind: 'INVALID', issues };
  const parsed = schema.safeParse(value, inWords);
  if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error, writtenAt) };
  const asWritten = (rejection: Rejection): Rejection =>
    rejection.code === 'INVALID'
      ? { ...rejection, field: writtenAt(rejection.field.split('.')).join('.') }
      : rejection;
  return { kind: 'CHECKED', command: parsed.data, asWritten };
}
