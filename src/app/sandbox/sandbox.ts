/**
 * An encounter in memory, in which a sheet is read and tried as in any other. It is never stored: it answers
 * one question and is gone.
 */
import {
  type Decision,
  flowParts,
  intentOf,
  newSearchBudget,
  type Option,
  type RulesetId,
} from '@sixbeat/engine';
import { MAX_ISSUES } from '../issues.ts';
import type { Opening } from '../journal/next-version.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import type { CommandRequest, InputPath, RawCommand, ReadCommand, Within } from '../outcome.ts';
import { created } from '../play/create.ts';
import { type CommandRefused, judge } from '../play/judge.ts';
import type { EncounterRecord } from '../ports.ts';

export interface SandboxQuestion {
  readonly ruleset: RulesetId;
  /** As the table reads the rules: the values of settings by their names. */
  readonly settings: Readonly<Record<string, string>>;
  /** As `defineActions` takes them; null for none. */
  readonly definitions: unknown;
  /** Reads what the caller wrote of a command; whom it brings in has this id. */
  readonly read: (command: RawCommand, newId: string) => ReadCommand;
  readonly within: Within;
}

/** An encounter of that name: nothing in its answers follows from these. */
const opening: Opening = {
  id: 'sandbox',
  at: new Date(0).toISOString(),
  seed: () => seedOf(0),
  account: undefined,
};

/** One of the seeds of a sandbox: the same question has the same answer. */
const seedOf = (number: number): string => String(number).padStart(64, '0');

/** With the definitions of a question; or what is wrong with these, or with the settings. */
export async function opened(question: SandboxQuestion): Promise<EncounterRecord | CommandRefused> {
  const { ruleset, settings, definitions, read, within } = question;
  const setup = { name: 'Sandbox', settings };
  const made = await created({ ruleset, setup, flow: flowParts }, opening, within);
  if ('kind' in made) return made;
  if (definitions === null) return made.record;
  const command = { type: 'DefineActions', definitions };
  const defined = played(made.record, { command, read: read(command, '') }, within);
  return namedWhere(defined, { definitions }, []);
}

/** A sheet as `addCombatants` takes it, or the key of a creature of the bestiary. */
export type Tried = { readonly sheet: unknown } | { readonly creature: string };

interface Newcomer {
  readonly id: string;
  readonly name: string;
  readonly has: Tried;
  /** In hexes to the right of the middle. */
  readonly at: number;
}

/**
 * Brings in somebody; each is of a side of their own.
 *
 * @param where the caller wrote what they have, and problems are said to be; under their id if left out
 */
export function entered(
  record: EncounterRecord,
  { id, name, has, at }: Newcomer,
  { read, within }: Pick<SandboxQuestion, 'read' | 'within'>,
  where: InputPath = [id],
): EncounterRecord | CommandRefused {
  const newcomer = { name, side: id, position: { q: at, r: 0 }, ...has };
  const list = 'sheet' in has ? 'combatants' : 'creatures';
  const command = { type: 'AddCombatants', [list]: [newcomer] };
  const moved = (path: InputPath) => [...where, ...path.slice(FIRST_OF_LIST.length)];
  const placed: ReadCommand = (...asked) => {
    const { value, issues, writtenAt: before } = read(command, id)(...asked);
    return {
      value,
      issues: issues.map((issue) => ({ ...issue, path: moved(issue.path) })),
      writtenAt: (path) => moved(before(path)),
    };
  };
  return namedWhere(played(record, { command, read: placed }, within), has, where);
}

const FIRST_OF_LIST = ['combatants', 0] as const;

/** What names something that there is not is wrong where it does so: nothing else could be missing here. */
function namedWhere(
  outcome: EncounterRecord | CommandRefused,
  written: unknown,
  where: InputPath,
): EncounterRecord | CommandRefused {
  if (!('kind' in outcome) || outcome.kind !== 'REJECTED') return outcome;
  const { rejection } = outcome;
  if (rejection.code !== 'NOT_FOUND') return outcome;
  const message = `There is no ${rejection.what} '${rejection.id}'.`;
  const paths = pathsTo(rejection.id, written).slice(0, MAX_ISSUES);
  return { kind: 'INVALID', issues: paths.map((path) => ({ path: [...where, ...path], message })) };
}

function pathsTo(text: string, value: unknown): readonly InputPath[] {
  if (value === text) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, part]) =>
    pathsTo(text, part).map((path) => [step, ...path]),
  );
}

/** The next version, after what follows by itself. */
export function played(
  record: EncounterRecord,
  request: CommandRequest,
  within: Within,
): EncounterRecord | CommandRefused {
  const [seat] = record.seats;
  if (!seat) throw new Error('A sandbox has the seat of its GM.');
  const by = { seat, at: record.updatedAt, budget: newSearchBudget() };
  const judged = within(() => judge(record, request, by));
  return judged.kind === 'ACCEPTED' || judged.kind === 'UNCHANGED' ? judged.record : judged;
}

/** @throws Error when a command is refused that the encounter itself lists */
export function playedListed(
  record: EncounterRecord,
  command: RawCommand,
  within: Within,
): EncounterRecord {
  const next = played(record, { command }, within);
  if (!('kind' in next)) return next;
  throw new Error(`The listed ${command.type} was refused: ${JSON.stringify(next)}`);
}

/** What the encounter waits for. */
export const dueIn = (record: EncounterRecord): readonly Decision[] =>
  rulesetOf(record).queries.requiredDecisions(record.snapshot.state);

/** What changes least; tied combatants roll for their order. */
const IDLE = ['END', 'PASS', 'DEFEND', 'ADVANCE', 'CHECK'] as const;
/** Decisions before what is looked for comes. */
const MAX_STEPS = 24;

/** Lets everybody do nothing until a condition holds; null where it does not in time. */
export function idledUntil(
  record: EncounterRecord,
  isThere: (record: EncounterRecord) => boolean,
  within: Within,
): EncounterRecord | null {
  let now = record;
  for (let step = 0; step < MAX_STEPS; step++) {
    if (isThere(now)) return now;
    const idle = idleIn(now);
    if (!idle) return null;
    now = playedListed(now, idle.command, within);
  }
  return null;
}

function idleIn(record: EncounterRecord): Option | undefined {
  const ruleset = rulesetOf(record);
  const options = dueIn(record)
    .flatMap((decision) => decision.options)
    .filter(({ choices }) => choices.every(({ min }) => min === 0));
  return IDLE.map((intent) => options.find((one) => intentOf(ruleset, one) === intent)).find(
    (option) => option !== undefined,
  );
}

/** Of two sheets that are alike each comes first every other time: one question in 4,000 goes on without. */
const MAX_ROLLS = 12;

/** Rolls for initiative until a condition holds, where the dice allow that. */
export function begun(
  record: EncounterRecord,
  isThere: (record: EncounterRecord) => boolean,
  within: Within,
): EncounterRecord {
  const { snapshot } = record;
  let now = record;
  for (let roll = 0; roll < MAX_ROLLS; roll++) {
    const dice = { ...snapshot.dice, seed: seedOf(roll) };
    const fresh = { ...record, snapshot: { ...snapshot, dice } };
    now = playedListed(fresh, { type: 'RollInitiative' }, within);
    if (isThere(now)) break;
  }
  return now;
}
