import {
  type Actor,
  execute,
  type Rejection,
  type Ruleset,
  type RulesetId,
  rulesets,
  seededDice,
} from '@sixbeat/engine';
import type { CommitResult, EncounterRecord, JournalEntry, Ports } from './ports.ts';

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
  | { readonly kind: 'WRONG_RULESET'; readonly ruleset: string; readonly known: readonly string[] }
  | { readonly kind: 'TOO_LARGE'; readonly bytes: number; readonly limit: number };

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
    const record: EncounterRecord = {
      id: `enc_${this.token(10)}`,
      version: 1,
      ruleset: rulesetId,
      createdAt: at,
      updatedAt: at,
      snapshot: {
        schema: SNAPSHOT_SCHEMA,
        state: ruleset.initial(parsed.data),
        dice: { seed: this.token(32), position: 0 },
      },
    };
    const command = { type: 'CreateEncounter', ruleset: rulesetId, setup: parsed.data };
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
      if (written.kind !== 'CONFLICT') return outcomeOf(written, judged.record, judged.events);
      record = written.current;
      if (submission.expectedVersion !== null || attempt === MAX_ATTEMPTS)
        return { kind: 'CONFLICT', currentVersion: record.version };
    }
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
      } {
    if (expectedVersion !== null && expectedVersion !== record.version)
      return { kind: 'CONFLICT', currentVersion: record.version };
    const ruleset = rulesetOf(record);
    const schema = Object.hasOwn(ruleset.commands, command.type)
      ? ruleset.commands[command.type]
      : undefined;
    if (!schema)
      return {
        kind: 'WRONG_RULESET',
        ruleset: record.ruleset,
        known: Object.keys(ruleset.commands),
      };
    const parsed = schema.safeParse(command);
    if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error) };
    const { state, dice: used } = record.snapshot;
    const dice = seededDice(used.seed, used.position);
    const executed = execute(ruleset, state, parsed.data, { actor, dice });
    if (!executed.ok) return { kind: 'REJECTED', rejection: executed.error };
    const at = this.ports.clock().toISOString();
    const version = record.version + 1;
    const { events } = executed.value;
    return {
      kind: 'ACCEPTED',
      events,
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
      entry: { version, at, actor, command: parsed.data, events, dicePosition: dice.position },
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
