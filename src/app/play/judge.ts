/** What a command of a ruleset makes of an encounter. */
import {
  execute,
  hold,
  MAX_FOLLOW_UPS,
  playedTogether,
  withFollowUps,
  type Rejection,
  seededDice,
  type SeededDice,
  type SearchBudget,
  TableDice,
  type Waiting,
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
import type { PlayedComputers } from '../journal/lifecycle-entries.ts';
import { askHands, byHandIn } from './hands.ts';
import { type Issuer, nextVersion } from '../journal/next-version.ts';

/** Who gives a command, and what the computer may look at upon it. */
export interface CommandContext extends Issuer {
  readonly budget: SearchBudget;
}

/** Why a command itself is refused. */
export type CommandRefused = Extract<Outcome, { kind: 'REJECTED' | 'INVALID' | 'WRONG_RULESET' }>;
type DiceNeeded = Extract<Outcome, { kind: 'DICE_NEEDED' }>;

/** Judges a command on a state. */
export function judge(
  record: EncounterRecord,
  { command, read, declared = null }: CommandRequest,
  by: CommandContext,
): CommandRefused | DiceNeeded | Accepted | Unchanged {
  const { actor } = by.seat;
  const ruleset = rulesetOf(record);
  const forbidden = ruleset.rules.authorize(actor, command);
  if (forbidden) return { kind: 'REJECTED', rejection: forbidden };
  const checked = checkedCommand(record, command, read);
  if (checked.kind !== 'CHECKED') return checked;
  const given = withDeclared(checked.command, declared);
  const asked = askHands(ruleset, given, { record, seat: by.seat, declared });
  if (asked.kind === 'REJECTED') return { ...asked, rejection: checked.asWritten(asked.rejection) };
  if (asked.kind === 'HELD') return heldIn(record, by, given, asked.held);
  if (asked.kind === 'DICE_NEEDED') return { ...asked, record, seat: by.seat };
  const { state, dice: before } = record.snapshot;
  const stream = seededDice(before.seed, before.position);
  const dice = new TableDice(stream);
  const executed = dice.with(asked.answered, () => execute(ruleset, state, given, { actor, dice }));
  // A refusal leaves the dice where they are, so it must not depend on how they would fall.
  if (!executed.ok && stream.position !== before.position)
    throw new Error(`${command.type} was refused after a roll.`);
  if (!executed.ok) return { kind: 'REJECTED', rejection: checked.asWritten(executed.error) };
  const done = { ...executed.value, command: given };
  return withFollowUpsIn(record, by, done, { stream, dice, most: MAX_FOLLOW_UPS });
}

/** What is declared beside a command is part of the one that does nothing else. */
const withDeclared = (command: RawCommand, declared: CommandRequest['declared']): RawCommand =>
  command.type === 'DeclareDice' ? { ...command, declared: declared ?? null } : command;

/** T-04: a version in which a command waits for dice, and nothing else is new. */
function heldIn(
  record: EncounterRecord,
  by: CommandContext,
  command: RawCommand,
  held: Waiting,
): CommandRefused | Accepted {
  const { state, dice } = record.snapshot;
  const { actor } = by.seat;
  const waiting = hold(rulesetOf(record), state, { command, actor, reasons: null, held });
  return waiting.ok
    ? nextVersion(record, by, { ...waiting.value, command, held, dice })
    : { kind: 'REJECTED', rejection: waiting.error };
}
/** The dice of an entry, and how much may follow by itself. */
interface Playing {
  /** The encounter's. */
  readonly stream: SeededDice;
  readonly dice: TableDice;
  readonly most: number;
}

/** A command that was applied, or none, with what follows from it. */
function withFollowUpsIn(
  record: EncounterRecord,
  by: CommandContext,
  done: Pick<JournalEntry, 'command' | 'events'> & { readonly state: unknown },
  { stream, dice, most }: Playing,
): Accepted | Unchanged {
  const { dice: before } = record.snapshot;
  const together = playedTogether(done.state, ownersIn(record));
  const hands = { dice, in: (state: unknown) => byHandIn(record, state) };
  const going = { flow: record.flow, together, most, looks: by.budget, dice, hands };
  const { events, followUps, state } = withFollowUps(rulesetOf(record), done, going);
  const { position } = stream;
  if (events.length === 0 && position === before.position)
    return { kind: 'UNCHANGED', record, seat: by.seat };
  const used = Math.max(before.used, position);
  const { command } = done;
  const { declared } = dice;
  const after = { ...before, position, used };
  const step = { command, events, followUps, declared, state, dice: after };
  return { ...nextVersion(record, by, step), rolled: position !== before.position };
}

/** Plays on what the computer is to decide, and what goes on by itself, without a command of anybody's. */
export function playComputers(
  record: EncounterRecord,
  max: number,
  by: CommandContext,
): Refused | Accepted | Unchanged {
  if (max < 1 || max > MAX_FOLLOW_UPS) return invalid(['max'], `It is 1 to ${MAX_FOLLOW_UPS}.`);
  const { state, dice } = record.snapshot;
  const command: PlayedComputers = { type: 'PlayComputers', max };
  const done = { command, events: [], state };
  const stream = seededDice(dice.seed, dice.position);
  return withFollowUpsIn(record, by, done, { stream, dice: new TableDice(stream), most: max });
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
