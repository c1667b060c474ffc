/** Plays the journal of an encounter again, from nothing but its commands and its seed. */
import {
  type Actor,
  commitment,
  execute,
  type Execution,
  type Ruleset,
  type RulesetTypes,
  seededDice,
} from '@sixbeat/engine';
import { differsAt } from './difference.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from './ports.ts';
import { type Roll, recordingDice } from './recording-dice.ts';

/** What became of playing it again, as far as it came out as recorded. */
export interface Replay {
  /** How many entries came out as recorded. */
  readonly entries: number;
  /** What these entries rolled, in order. */
  readonly rolls: readonly JournalRoll[];
  /** The first thing that did not; null when all did, the stored snapshot included. */
  readonly difference: Difference | null;
  /** Whether the seed is the one that was committed to when the encounter was created. */
  readonly commitmentMatches: boolean;
}

export interface JournalRoll extends Roll {
  readonly version: number;
}

/**
 * - `MISSING`: the journal has no entry of this version;
 * - `CREATION`: the entry does not create this encounter;
 * - `COMMAND`: the recorded command cannot be carried out;
 * - `EVENTS`: command and dice give other events than are recorded;
 * - `POSITION`: the dice come to stand elsewhere than recorded;
 * - `SNAPSHOT`: all entries are sound, but together they give another state than is stored.
 */
export interface Difference {
  readonly version: number;
  readonly kind: 'MISSING' | 'CREATION' | 'COMMAND' | 'EVENTS' | 'POSITION' | 'SNAPSHOT';
  /** Where in what is recorded, e.g. `0.rolls.1.dice.3`; empty for the whole of it. */
  readonly path: string;
}

/** How many entries are read at once. */
const PAGE = 100;

/** Entries that were written after `record` was read are left out. */
export async function replayJournal(
  store: EncounterStore,
  ruleset: Ruleset,
  record: EncounterRecord,
): Promise<Replay> {
  const { seed } = record.snapshot.dice;
  const rolls: JournalRoll[] = [];
  let commitmentMatches = false;
  let standing: Standing | null = null;
  let version = 0;
  const until = (difference: Difference | null, entries: number): Replay => ({
    entries,
    rolls,
    difference,
    commitmentMatches,
  });
  for await (const entry of entriesOf(store, record)) {
    version++;
    if (entry.version !== version) break;
    if (!standing) commitmentMatches = committedTo(entry) === commitment(seed);
    const step: Step = standing
      ? carryOut(ruleset, standing, { entry, seed })
      : begin(ruleset, entry, record);
    if (step.kind !== 'SOUND') return until({ version, ...step }, version - 1);
    rolls.push(...step.rolls.map((roll) => ({ version, ...roll })));
    ({ standing } = step);
    if (version === record.version) return until(compared(standing, record), version);
  }
  const missing = (standing?.version ?? 0) + 1;
  return until({ version: missing, kind: 'MISSING', path: '' }, missing - 1);
}

async function* entriesOf(
  store: EncounterStore,
  { id, version }: EncounterRecord,
): AsyncGenerator<JournalEntry> {
  for (let after = 0; after < version;) {
    const page = await store.journal(id, after, Math.min(PAGE, version - after));
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.version;
  }
}

/** Where the fight stands after an entry. */
interface Standing {
  readonly version: number;
  readonly state: unknown;
  /** Of the dice. */
  readonly position: number;
}

type Step =
  | { readonly kind: 'SOUND'; readonly standing: Standing; readonly rolls: readonly Roll[] }
  | { readonly kind: Difference['kind']; readonly path: string };

interface Creation {
  readonly type?: unknown;
  readonly ruleset?: unknown;
  readonly setup?: unknown;
  readonly commitment?: unknown;
}

const creationOf = ({ command }: JournalEntry): Creation => command ?? {};

const committedTo = (entry: JournalEntry): unknown => creationOf(entry).commitment;

function begin(ruleset: Ruleset, entry: JournalEntry, record: EncounterRecord): Step {
  const { type, ruleset: playedBy, setup } = creationOf(entry);
  const { version, dicePosition: position, events } = entry;
  const sound =
    type === 'CreateEncounter' && playedBy === record.ruleset && differsAt(events, []) === null;
  const state = sound ? attempt(() => ruleset.initial(setup)) : null;
  if (state === null) return { kind: 'CREATION', path: '' };
  if (position !== 0) return { kind: 'POSITION', path: '' };
  return { kind: 'SOUND', standing: { version, state, position }, rolls: [] };
}

/** Rolls what the entry's command rolls, from where the entry before has left the dice. */
function carryOut(
  ruleset: Ruleset,
  before: Standing,
  { entry, seed }: { readonly entry: JournalEntry; readonly seed: string },
): Step {
  const command = entry.command as RulesetTypes['command'];
  const stream = seededDice(seed, before.position);
  const dice = recordingDice(stream);
  const by = { actor: entry.actor as Actor, dice };
  const executed = attempt(() => execute(ruleset, before.state, command, by));
  if (!executed?.ok) return { kind: 'COMMAND', path: '' };
  const { events, state }: Execution<RulesetTypes> = executed.value;
  const path = differsAt(entry.events, events);
  if (path !== null) return { kind: 'EVENTS', path };
  const { position } = stream;
  if (entry.dicePosition !== position) return { kind: 'POSITION', path: '' };
  return {
    kind: 'SOUND',
    standing: { version: entry.version, state, position },
    rolls: dice.rolls,
  };
}

/** A damaged command may make the rules stumble: then there is nothing that it gives. */
function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function compared({ version, state, position }: Standing, record: EncounterRecord) {
  const { snapshot } = record;
  const path = differsAt(snapshot.state, state);
  if (path !== null) return { version, kind: 'SNAPSHOT', path } as const;
  if (position === snapshot.dice.position) return null;
  return { version, kind: 'POSITION', path: '' } as const;
}
