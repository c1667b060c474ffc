/** One entry of a journal, played again. */
import {
  type Actor,
  type AnyMember,
  type Dice,
  execute,
  type FollowUp,
  hold,
  ok,
  playFollowUp,
  ReplayedTableDice,
  type Ruleset,
  type RulesetTypes,
  seededDice,
} from '@sixbeat/engine';
import { differsAt } from './difference.ts';
import { digestOf } from './digest.ts';
import { commandFault } from './command-check.ts';
import { isJudgedAgain } from './edition.ts';
import { foldedStep } from './folded-step.ts';
import { initialState, type ReplayState, type Stream } from './history.ts';
import type { Setting, Step } from './step.ts';
import { hasEnded } from './ruleset-of.ts';
import type { JournalEntry } from '../ports.ts';
import { replayedDice, type Roll, recordingDice } from './recording-dice.ts';
import { stateOf } from './snapshot.ts';
import {
  isLifecycleCommand,
  type Rewound,
  lifecycleCommand,
  lifecycleEventsOf,
} from './lifecycle-entries.ts';

/** Plays an entry; the state that it keeps must be what it brings about. */
export const replayedStep = (entry: JournalEntry, setting: Setting): Step =>
  kept(entry, stepOf(entry, setting));

/** The same step, unless the entry keeps another state than it brings about. */
function kept({ checkpoint }: JournalEntry, step: Step): Step {
  if (step.kind !== 'SOUND' || !checkpoint) return step;
  const path = differsAt(stateOf(checkpoint), step.reached.state);
  if (path !== null) return { kind: 'SNAPSHOT', path };
  return checkpoint.used === step.reached.used ? step : { kind: 'POSITION', path: '' };
}

function stepOf(entry: JournalEntry, setting: Setting): Step {
  const { before } = setting;
  if (!before) return begin(entry, setting);
  if (!isPlayed(entry)) return stepOfLifecycle(entry, before, setting);
  return isJudgedAgain(setting.edition)
    ? applyEntry(entry, before, setting)
    : foldedStep(entry, before, setting);
}

/** Whether the rules have judged an entry: those of the encounter as a whole they do not know. */
const isPlayed = (entry: JournalEntry): boolean =>
  !isLifecycleCommand(entry) || lifecycleCommand(entry)?.type === 'PlayComputers';

const sound = (
  { version }: JournalEntry,
  state: unknown,
  { position, used }: { readonly position: number; readonly used: number },
  rolls: readonly Roll[] = [],
): Step => ({ kind: 'SOUND', reached: { version, state, position, used }, rolls });

function begin(entry: JournalEntry, { ruleset, rulesetId, stream, from }: Setting): Step {
  const state = attempt(
    () => firstState(entry, ruleset, rulesetId),
    () => from === 'DOCUMENT' || commandFault(ruleset, entry.command) !== null,
  );
  if (state === null || stream.since !== 1) return { kind: 'CREATION', path: '' };
  if (entry.dicePosition !== 0) return { kind: 'POSITION', path: '' };
  return sound(entry, state, { position: 0, used: 0 });
}

function firstState(entry: JournalEntry, ruleset: Ruleset, rulesetId: string): unknown {
  const command = lifecycleCommand(entry);
  if (!command || !('ruleset' in command) || command.ruleset !== rulesetId) return null;
  if (differsAt(entry.events, lifecycleEventsOf(command)) !== null) return null;
  if (command.type === 'CreateEncounter') return initialState(ruleset, command.setup);
  // The digest is of what was written, in whatever format that was.
  const { checkpoint } = entry;
  return checkpoint && digestOf(checkpoint.state) === command.digest ? stateOf(checkpoint) : null;
}

function stepOfLifecycle(entry: JournalEntry, before: ReplayState, setting: Setting): Step {
  const command = lifecycleCommand(entry);
  if (command?.type === 'ImportEncounter') return settled(entry, before.state, zero);
  if (command && besidesTheState.has(command.type)) return settled(entry, before.state, before);
  const { target, ruleset, from } = setting;
  if (command?.type === 'RestoreMembers' && from === 'JOURNAL') {
    const state = attempt(
      () => ruleset.parties?.restored(before.state, command.members as readonly AnyMember[]),
      () => true,
    );
    return state ? settled(entry, state, before) : { kind: 'COMMAND', path: '' };
  }
  if (command?.type !== 'RewindEncounter' || !target || !allows(command, before, setting))
    return { kind: 'COMMAND', path: '' };
  const position = command.dice === 'KEEP' ? target.position : before.used;
  const dice = command.stream ? zero : { position, used: before.used };
  return settled(entry, target.state, dice);
}

/** Seats and the pace of play stand beside the state. */
const besidesTheState: ReadonlySet<string> = new Set([
  'IssueSeat',
  'RenewSeat',
  'RevokeSeat',
  'ClaimSeat',
  'CreateInvite',
  'AcceptInvite',
  'RevokeInvite',
  'CreateWebhook',
  'DeleteWebhook',
  'SetHandDice',
  'SetPace',
  'SetAwayTime',
]);

const zero = { position: 0, used: 0 };

/** Whether a rewind draws a new seed where it must, and only there. */
function allows(
  { dice, stream, toVersion }: Rewound,
  before: ReplayState,
  setting: Setting,
): boolean {
  const over = hasEnded(setting.ruleset, before.state);
  const restarts = setting.stream.since === before.version + 1;
  if (over !== restarts || over !== (stream !== null)) return false;
  return dice === 'REDRAW' || (!over && toVersion >= setting.stream.since);
}

/** A lifecycle entry, which leads to this state and this dice position. */
function settled(
  entry: JournalEntry,
  state: unknown,
  dice: { readonly position: number; readonly used: number },
): Step {
  // Nothing of the fight follows upon what happens to the encounter as a whole.
  if (entry.followUps) return { kind: 'COMMAND', path: '' };
  const command = lifecycleCommand(entry);
  const events = command && differsAt(entry.events, lifecycleEventsOf(command));
  if (events !== null) return { kind: 'EVENTS', path: events };
  if (entry.dicePosition !== dice.position) return { kind: 'POSITION', path: '' };
  return sound(entry, state, dice);
}

/** Rolls what the entry's command rolls, from where the entry before has left the dice. */
function applyEntry(entry: JournalEntry, before: ReplayState, setting: Setting): Step {
  const { ruleset, stream, from } = setting;
  const { dice, ...drawn } = diceFor(entry, before, stream);
  const executed = attempt(
    () => executeAll(entry, before.state, { ruleset, dice }),
    () => from === 'DOCUMENT' || !drawn.asRecorded() || hasFault(ruleset, entry),
  );
  if (executed?.ok !== false && !drawn.asRecorded()) return { kind: 'ROLLS', path: '' };
  if (!executed?.ok) return { kind: 'COMMAND', path: '' };
  const { events, followUps, state } = executed.value;
  const path = differsAt(entry.events, events) ?? differsAt(entry.followUps ?? [], followUps);
  if (path !== null) return { kind: 'EVENTS', path };
  const position = drawn.position();
  if (entry.dicePosition !== position) return { kind: 'POSITION', path: '' };
  return sound(entry, state, { position, used: Math.max(before.used, position) }, drawn.rolls);
}

/**
 * The command of an entry and those that followed it: what the table had left to the server, and what
 * the computer chose. It is not asked again, so that it may have learned to choose otherwise by now.
 */
function executeAll(
  entry: JournalEntry,
  start: unknown,
  { ruleset, dice }: { readonly ruleset: Ruleset; readonly dice: Dice },
) {
  let done = playGiven(entry, start, { ruleset, dice });
  const followUps: FollowUp[] = [];
  for (const followUp of entry.followUps ?? []) {
    if (!done.ok) return done;
    const { events, state } = done.value;
    followUps.push({ ...followUp, firstEvent: events.length });
    const next = playFollowUp(ruleset, state, followUp, dice);
    done = next.ok ? ok({ ...next.value, events: [...events, ...next.value.events] }) : next;
  }
  return done.ok ? ok({ ...done.value, followUps }) : done;
}

/** The command that was given: applied, or left to wait for dice. */
function playGiven(
  { command: given, actor: by, held }: JournalEntry,
  state: unknown,
  { ruleset, dice }: { readonly ruleset: Ruleset; readonly dice: Dice },
) {
  const command = given as RulesetTypes['command'];
  const actor = by as Actor;
  if (command.type === 'PlayComputers') return ok({ events: [], state });
  return held
    ? hold(ruleset, state, { command, actor, reasons: null, held })
    : execute(ruleset, state, command, { actor, dice });
}

const hasFault = (ruleset: Ruleset, { command, followUps = [] }: JournalEntry): boolean =>
  (isLifecycleCommand({ command }) && lifecycleCommand({ command })?.type !== 'PlayComputers') ||
  [command, ...followUps.map((next) => next.command)].some(
    (given, i) =>
      (i > 0 && isLifecycleCommand({ command: given })) || commandFault(ruleset, given) !== null,
  );

/** The dice of a seed that is known, or as they are recorded to have fallen. */
function diceFor(
  { rolls = [], declared }: JournalEntry,
  { position }: ReplayState,
  { seed }: Stream,
) {
  if (seed === null) {
    const recorded = replayedDice(rolls);
    const dice = new ReplayedTableDice(recorded, declared);
    const asRecorded = () => recorded.sound && dice.isUsedUp;
    return { dice, rolls: [], position: () => position, asRecorded };
  }
  const stream = seededDice(seed, position);
  const recording = recordingDice(stream);
  const dice = new ReplayedTableDice(recording, declared);
  const asRecorded = () => dice.isUsedUp;
  return { dice, rolls: recording.rolls, position: () => stream.position, asRecorded };
}

/**
 * A damaged journal may make the rules throw: then the result is null. If they throw on a sound one,
 * that is a bug of the rules, which must not be reported as damage.
 */
function attempt<T>(run: () => T, isDamaged: () => boolean): T | null {
  try {
    return run();
  } catch (error) {
    if (isDamaged()) return null;
    throw error;
  }
}
