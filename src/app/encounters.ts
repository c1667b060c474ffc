import {
  type Actor,
  commitment,
  execute,
  type Odds,
  type OddsQuery,
  type Rejection,
  type Ruleset,
  type RulesetId,
  rulesets,
  seededDice,
} from '@sixbeat/engine';
import type { CommitResult, EncounterRecord, JournalEntry, Ports } from './ports.ts';
import { type Replay, replayJournal } from './replay.ts';

/** A command as it comes from outside: a type that some ruleset knows, and unchecked fields. */
export interface RawCommand {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Something wrong with a field, whatever the state of the encounter. */
export interface FieldIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What became of a command. Only `DONE` has changed anything. */
export type Outcome =
  | {
      readonly kind: 'DONE';
      readonly record: EncounterRecord;
      readonly events: readonly { readonly type: string }[];
    }
  | { readonly kind: 'REJECTED'; readonly rejection: Rejection }
  | { readonly kind: 'INVALID'; readonly issues: readonly FieldIssue[] }
  | { readonly kind: 'CONFLICT'; readonly currentVersion: number }
  | { readonly kind: 'NOT_FOUND' }
  | {
      readonly kind: 'WRONG_RULESET';
      readonly ruleset: string;
      readonly command: string;
      /** The commands that the ruleset has, and the one that comes nearest, if one does. */
      readonly known: readonly string[];
      readonly instead: string | null;
    }
  /** `bytes` is null when dice were rolled: the size would tell how they are going to fall. */
  | { readonly kind: 'TOO_LARGE'; readonly bytes: number | null; readonly limit: number };

/** What became of asking for odds. */
export type OddsOutcome =
  | { readonly kind: 'ANSWERED'; readonly odds: Odds; readonly version: number }
  | Extract<Outcome, { kind: 'REJECTED' | 'INVALID' | 'NOT_FOUND' | 'WRONG_RULESET' }>;

export interface Submission {
  readonly encounterId: string;
  readonly command: RawCommand;
  readonly actor: Actor;
  /** Refuse unless the encounter is at this version; null takes it as it is. */
  readonly expectedVersion: number | null;
}

/** The format of the snapshots that this code writes. */
export const SNAPSHOT_SCHEMA = 1;
/** How often a command is judged because another one came in between; one of them always gets on. */
const MAX_ATTEMPTS = 50;
/** What `create` gives out. No other id is looked for: a database may choke on it. */
const ENCOUNTER_ID = /^enc_[0-9a-f]{20}$/;

export class Encounters {
  private readonly ports: Ports;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Opens an encounter at version 1. `setup` is what the ruleset asks for, unchecked. */
  async create(rulesetId: RulesetId, setup: unknown, actor: Actor): Promise<Outcome> {
    const ruleset = rulesets[rulesetId];
    const parsed = ruleset.setup.safeParse(setup);
    if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error) };
    const at = this.ports.clock().toISOString();
    const id = `enc_${this.token(10)}`;
    const seed = this.token(32);
    const record: EncounterRecord = {
      id,
      version: 1,
      ruleset: rulesetId,
      createdAt: at,
      updatedAt: at,
      snapshot: {
        schema: SNAPSHOT_SCHEMA,
        state: ruleset.initial(parsed.data),
        dice: { seed, position: 0 },
      },
    };
    const command = {
      type: 'CreateEncounter',
      ruleset: rulesetId,
      setup: parsed.data,
      commitment: commitment(seed),
    };
    const entry = { version: 1, at, actor, command, events: [], dicePosition: 0 };
    const written = await this.ports.store.create(record, entry);
    return outcomeOf(written, record, []);
  }

  async read(id: string): Promise<EncounterRecord | null> {
    return ENCOUNTER_ID.test(id) ? this.ports.store.load(id) : null;
  }

  /** Judges a command on the newest state and writes what it does, or nothing at all. */
  async submit(submission: Submission): Promise<Outcome> {
    let record = await this.read(submission.encounterId);
    for (let attempt = 1; ; attempt++) {
      if (!record) return { kind: 'NOT_FOUND' };
      const judged = this.judge(record, submission);
      if (judged.kind !== 'ACCEPTED') return judged;
      const written = await this.ports.store.commit(judged.record, judged.entry);
      if (written.kind === 'TOO_LARGE' && judged.rolled) return { ...written, bytes: null };
      if (written.kind !== 'CONFLICT') return outcomeOf(written, judged.record, judged.events);
      record = written.current;
      if (submission.expectedVersion !== null || attempt === MAX_ATTEMPTS)
        return { kind: 'CONFLICT', currentVersion: record.version };
    }
  }

  /** Whether the journal of this encounter tells what its seed and its commands give. */
  replay(record: EncounterRecord): Promise<Replay> {
    return replayJournal(this.ports.store, rulesetOf(record), record);
  }

  /** Exact chances as things stand now; nothing is rolled and nothing changes. */
  async odds(
    encounterId: string,
    query: OddsQuery<RawCommand>,
    actor: Actor,
  ): Promise<OddsOutcome> {
    const record = await this.read(encounterId);
    if (!record) return { kind: 'NOT_FOUND' };
    const checked = checkedQuery(record, query);
    if (checked.kind !== 'CHECKED') return checked;
    const { version, snapshot } = record;
    const answer = rulesetOf(record).odds(snapshot.state, checked.query, actor);
    return answer.ok
      ? { kind: 'ANSWERED', odds: answer.value, version }
      : { kind: 'REJECTED', rejection: answer.error };
  }

  /** A new id for something of an encounter; it tells nothing but that it is new. */
  newId(prefix: string): string {
    return `${prefix}_${this.token(8)}`;
  }

  private judge(
    record: EncounterRecord,
    { command, actor, expectedVersion }: Submission,
  ):
    | Exclude<Outcome, { kind: 'DONE' }>
    | {
        readonly kind: 'ACCEPTED';
        readonly record: EncounterRecord;
        readonly entry: JournalEntry;
        readonly events: readonly { readonly type: string }[];
        readonly rolled: boolean;
      } {
    if (expectedVersion !== null && expectedVersion !== record.version)
      return { kind: 'CONFLICT', currentVersion: record.version };
    const checked = checkedCommand(record, command);
    if (checked.kind !== 'CHECKED') return checked;
    const { state, dice: used } = record.snapshot;
    const dice = seededDice(used.seed, used.position);
    const executed = execute(rulesetOf(record), state, checked.command, { actor, dice });
    const rolled = dice.position !== used.position;
    // A refusal leaves the dice where they are, so it must not depend on how they would fall.
    if (!executed.ok && rolled) throw new Error(`${command.type} was refused after a roll.`);
    if (!executed.ok) return { kind: 'REJECTED', rejection: executed.error };
    const at = this.ports.clock().toISOString();
    const version = record.version + 1;
    const { events } = executed.value;
    return {
      kind: 'ACCEPTED',
      events,
      rolled,
      record: {
        ...record,
        version,
        updatedAt: at,
        snapshot: {
          schema: SNAPSHOT_SCHEMA,
          state: executed.value.state,
          dice: { seed: used.seed, position: dice.position },
        },
      },
      entry: { version, at, actor, command: checked.command, events, dicePosition: dice.position },
    };
  }

  private token(bytes: number): string {
    return Buffer.from(this.ports.randomBytes(bytes)).toString('hex');
  }
}

/** The ruleset that an encounter is played by; an unknown one in the store is a bug. */
export function rulesetOf(record: EncounterRecord): Ruleset {
  if (!Object.hasOwn(rulesets, record.ruleset))
    throw new Error(`The encounter ${record.id} has the unknown ruleset ${record.ruleset}.`);
  return rulesets[record.ruleset as RulesetId];
}

/** The command in the form of its ruleset, or what is wrong with it. */
function checkedCommand(
  record: EncounterRecord,
  command: RawCommand,
):
  | Extract<Outcome, { kind: 'INVALID' | 'WRONG_RULESET' }>
  | { readonly kind: 'CHECKED'; readonly command: RawCommand } {
  const { commands, instead } = rulesetOf(record);
  const schema = Object.hasOwn(commands, command.type) ? commands[command.type] : undefined;
  if (!schema)
    return {
      kind: 'WRONG_RULESET',
      ruleset: record.ruleset,
      command: command.type,
      known: Object.keys(commands),
      instead: instead[command.type] ?? null,
    };
  const parsed = schema.safeParse(command);
  return parsed.success
    ? { kind: 'CHECKED', command: parsed.data }
    : { kind: 'INVALID', issues: issuesOf(parsed.error) };
}

function checkedQuery(record: EncounterRecord, query: OddsQuery<RawCommand>) {
  if (query.of === 'ATTACK') return { kind: 'CHECKED', query } as const;
  const checked = checkedCommand(record, query.command);
  return checked.kind === 'CHECKED'
    ? ({ kind: 'CHECKED', query: { of: 'COMMAND', command: checked.command } } as const)
    : checked;
}

function outcomeOf(
  written: CommitResult,
  record: EncounterRecord,
  events: readonly { readonly type: string }[],
): Outcome {
  switch (written.kind) {
    case 'COMMITTED':
      return { kind: 'DONE', record, events };
    case 'CONFLICT':
      return { kind: 'CONFLICT', currentVersion: written.current.version };
    case 'TOO_LARGE':
      return written;
    case 'MISSING':
      return { kind: 'NOT_FOUND' };
  }
}

interface ZodProblem {
  readonly issues: readonly {
    readonly path: readonly PropertyKey[];
    readonly message: string;
  }[];
}

const issuesOf = ({ issues }: ZodProblem): readonly FieldIssue[] =>
  issues.map(({ path, message }) => ({
    path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
    message,
  }));
