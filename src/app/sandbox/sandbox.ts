/** An encounter in memory, in which sheets are read and tried as in any other. It is never stored. */
import {
  type Decision,
  type FlowPart,
  type Hex,
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
  /** The values of settings, by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** As `defineActions` takes them; null for none. */
  readonly definitions: unknown;
  /** Reads a command as the caller wrote it; a new combatant gets this id. */
  readonly read: (command: RawCommand, newId: string) => ReadCommand;
  readonly within: Within;
}

/** An attack waits until it is met, even if there is only one way to meet it: its odds are asked then. */
const FLOW: readonly FlowPart[] = ['TURNS', 'ROUNDS'];

/** No answer shows these. */
const opening: Opening = {
  id: 'sandbox',
  at: new Date(0).toISOString(),
  seed: () => seedOf(0),
  account: undefined,
};

/** Always the same seeds, so that the same question has the same answer. */
const seedOf = (number: number): string => String(number).padStart(64, '0');

/** A new encounter with the settings and the definitions of a question. */
export async function opened(question: SandboxQuestion): Promise<EncounterRecord | CommandRefused> {
  const { ruleset, settings, definitions, read, within } = question;
  const setup = { name: 'Sandbox', settings };
  const made = await created({ ruleset, setup, flow: FLOW }, opening, within);
  if ('kind' in made) return made;
  if (definitions === null) return made.record;
  const command = { type: 'DefineActions', definitions };
  const defined = played(made.record, { command, read: read(command, '') }, within);
  return locatedIn(defined, { definitions }, []);
}

/** A sheet as `addCombatants` takes it, or the key of a creature of the bestiary. */
export type Tried = { readonly sheet: unknown } | { readonly creature: string };

interface Newcomer {
  readonly id: string;
  readonly name: string;
  readonly has: Tried;
  /** Hexes from the middle of the map. */
  readonly at: number | Hex;
  /** One of its own if left out. */
  readonly side?: string;
}

/**
 * Adds a combatant.
 *
 * @param where the path of the input that it comes from, for problems; its id if left out
 */
export function entered(
  record: EncounterRecord,
  { id, name, has, at, side = id }: Newcomer,
  { read, within }: Pick<SandboxQuestion, 'read' | 'within'>,
  where: InputPath = [id],
): EncounterRecord | CommandRefused {
  const position = typeof at === 'number' ? { q: at, r: 0 } : at;
  const newcomer = { name, side, position, ...has };
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
  return locatedIn(played(record, { command, read: placed }, within), has, where);
}

const FIRST_OF_LIST = ['combatants', 0] as const;

/** A refusal of an unknown name as problems of the fields that name it. */
function locatedIn(
  outcome: EncounterRecord | CommandRefused,
  written: unknown,
  where: InputPath,
): EncounterRecord | CommandRefused {
  if (!('kind' in outcome) || outcome.kind !== 'REJECTED') return outcome;
  const { rejection } = outcome;
  if (rejection.code !== 'NOT_FOUND') return outcome;
  const message = `There is no ${rejection.what} '${rejection.id}'.`;
  const paths = pathsTo(rejection.id, written).slice(0, MAX_ISSUES);
  if (paths.length === 0) return outcome;
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
  if (judged.kind === 'DICE_NEEDED') throw new Error('No seat rolls by hand in a sandbox.');
  return judged.kind === 'ACCEPTED' || judged.kind === 'UNCHANGED' ? judged.record : judged;
}

/** What the encounter waits for. */
export const dueIn = (record: EncounterRecord): readonly Decision[] =>
  rulesetOf(record).queries.requiredDecisions(record.snapshot.state);

/** The options that change least, in order of preference; tied combatants roll for their order. */
const IDLE = ['END', 'PASS', 'DEFEND', 'ADVANCE', 'CHECK'] as const;
/** Enough for two rounds, or for an attack to reach its target. */
const MAX_STEPS = 24;

/** Takes idle options until a condition holds; null where it does not in time. */
export function idledUntil(
  record: EncounterRecord,
  holds: (record: EncounterRecord) => boolean,
  within: Within,
): EncounterRecord | null {
  let now = record;
  for (let step = 0; step < MAX_STEPS; step++) {
    if (holds(now)) return now;
    const idle = idleIn(now);
    const next = idle && played(now, { command: idle.command }, within);
    if (!next || 'kind' in next) return null;
    now = next;
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

/** Two equal sheets come first equally often: with so many rolls one question in 4,000 does not succeed. */
const MAX_ROLLS = 12;

/** Rolls for initiative until a condition holds, as far as the dice allow that. */
export function begun(
  record: EncounterRecord,
  holds: (record: EncounterRecord) => boolean,
  within: Within,
): EncounterRecord | CommandRefused {
  const { snapshot } = record;
  let last: EncounterRecord | CommandRefused = record;
  for (let roll = 0; roll < MAX_ROLLS; roll++) {
    const dice = { ...snapshot.dice, seed: seedOf(roll) };
    const fresh = { ...record, snapshot: { ...snapshot, dice } };
    last = played(fresh, { command: { type: 'RollInitiative' } }, within);
    if ('kind' in last || holds(last)) break;
  }
  return last;
}
