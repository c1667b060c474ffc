/** What a command of a ruleset makes of an encounter. */
import {
  execute,
  MAX_FOLLOW_UPS,
  playedTogether,
  withFollowUps,
  type Rejection,
  seededDice,
  type SeededDice,
  type SearchBudget,
} from '@sixbeat/engine';
import {
  type Accepted,
  type CommandRequest,
  type InputPath,
  invalid,
  type Outcome,
  type RawCommand,
  type ReadCommand,
  type Refused,
  type Unchanged,
} from '../outcome.ts';
import { inWords, issuesOf, textIssues } from '../issues.ts';
import type { EncounterRecord, JournalEntry } from '../ports.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import type { PlayedOn } from '../journal/lifecycle-entries.ts';
import { type Issuer, nextVersion } from '../journal/next-version.ts';

/** Who gives a command, and what the computer may look at upon it. */
export interface CommandContext extends Issuer {
  readonly budget: SearchBudget;
}

/** Why a command itself is refused. */
export type CommandRefused = Extract<Outcome, { kind: 'REJECTED' | 'INVALID' | 'WRONG_RULESET' }>;

/** Judges a command on a state. */
export function judge(
  record: EncounterRecord,
  { command, read }: CommandRequest,
  by: CommandContext,
): CommandRefused | Accepted | Unchanged {
  const { actor } = by.seat;
  const ruleset = rulesetOf(record);
  const forbidden = ruleset.rules.authorize(actor, command);
  if (forbidden) return { kind: 'REJECTED', rejection: forbidden };
  const checked = checkedCommand(record, command, read);
  if (checked.kind !== 'CHECKED') return checked;
  const { state, dice: before } = record.snapshot;
  const dice = seededDice(before.seed, before.position);
  const executed = execute(ruleset, state, checked.command, { actor, dice });
  // A refusal leaves the dice where they are, so it must not depend on how they would fall.
  if (!executed.ok && dice.position !== before.position)
    throw new Error(`${command.type} was refused after a roll.`);
  if (!executed.ok) return { kind: 'REJECTED', rejection: checked.asWritten(executed.error) };
  const done = { ...executed.value, command: checked.command };
  return withFollowUpsIn(record, by, done, { dice, most: MAX_FOLLOW_UPS });
}

/** A command that was applied, or none, with what follows from it. */
function withFollowUpsIn(
  record: EncounterRecord,
  by: CommandContext,
  done: Pick<JournalEntry, 'command' | 'events'> & { readonly state: unknown },
  { dice, most }: { readonly dice: SeededDice; readonly most: number },
): Accepted | Unchanged {
  const { dice: before } = record.snapshot;
  const together = playedTogether(done.state, ownersIn(record));
  const going = { flow: record.flow, together, most, looks: by.budget, dice };
  const { events, followUps, state } = withFollowUps(rulesetOf(record), done, going);
  const { position } = dice;
  if (events.length === 0 && position === before.position)
    return { kind: 'UNCHANGED', record, seat: by.seat };
  const used = Math.max(before.used, position);
  const { command } = done;
  const step = { command, events, followUps, state, dice: { ...before, position, used } };
  return { ...nextVersion(record, by, step), rolled: position !== before.position };
}

/** Plays on what the computer is to decide, and what goes on by itself, without a command of anybody's. */
export function playOn(
  record: EncounterRecord,
  most: number,
  by: CommandContext,
): Refused | Accepted | Unchanged {
  if (most < 1 || most > MAX_FOLLOW_UPS) return invalid(['most'], `It is 1 to ${MAX_FOLLOW_UPS}.`);
  const { state, dice } = record.snapshot;
  const command: PlayedOn = { type: 'PlayOn', most };
  const done = { command, events: [], state };
  return withFollowUpsIn(record, by, done, { dice: seededDice(dice.seed, dice.position), most });
}

/** By which seats a combatant can be played: those of the same ones share what they know. */
const ownersIn =
  ({ seats }: EncounterRecord) =>
  (id: string): string =>
    seats
      .filter(({ actor }) => actor.kind === 'PLAYER' && actor.combatants.includes(id))
      .map((seat) => seat.id)
      .join();

/** A command in the form of its ruleset. */
interface CheckedCommand {
  readonly kind: 'CHECKED';
  readonly command: RawCommand;
  /** A refusal with its field as the caller wrote it. */
  readonly asWritten: (rejection: Rejection) => Rejection;
  readonly writtenAt: (path: InputPath) => InputPath;
}

/** The command in the form of its ruleset, or what is wrong with it. */
export function checkedCommand(
  record: EncounterRecord,
  command: RawCommand,
  read: ReadCommand = () => ({ value: command, issues: [], writtenAt: (path) => path }),
): Extract<Outcome, { kind: 'INVALID' | 'WRONG_RULESET' }> | CheckedCommand {
  const { rules } = rulesetOf(record);
  const { commands, nearestCommand } = rules;
  const schema = Object.hasOwn(commands, command.type) ? commands[command.type] : undefined;
  if (!schema)
    return {
      kind: 'WRONG_RULESET',
      ruleset: record.ruleset,
      command: command.type,
      known: Object.keys(commands),
      instead: nearestCommand[command.type] ?? null,
    };
  const { value, issues, writtenAt } = read(schema, record.ruleset);
  if (issues.length > 0) return { kind: 'INVALID', issues };
  const { state } = record.snapshot;
  const whole = rules.completed?.(state, value as RawCommand) ?? value;
  const parsed = schema.safeParse(whole, inWords);
  if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error, writtenAt) };
  const wrong = textIssues(parsed.data, state, writtenAt);
  if (wrong.length > 0) return { kind: 'INVALID', issues: wrong };
  const asWritten = (rejection: Rejection): Rejection =>
    rejection.code === 'INVALID'
      ? { ...rejection, field: writtenAt(rejection.field.split('.')).join('.') }
      : rejection;
  return { kind: 'CHECKED', command: parsed.data, asWritten, writtenAt };
}
