import { type Actor, commitment, type OddsQuery, type RulesetId, rulesets } from '@sixbeat/engine';
import { type DiceFacts, diceOf, type Moment, moments, recordAt } from './history.ts';
import { requestKey } from './idempotency.ts';
import { checkedCommand, judge, rulesetOf } from './judge.ts';
import { type Judge, VersionLock } from './lock.ts';
import {
  type Envelope,
  type Idempotency,
  type OddsOutcome,
  type Outcome,
  type RawCommand,
  type Submission,
  issuesOf,
  tooLarge,
} from './outcome.ts';
import type { Deed, EncounterRecord, JournalEntry, Ports, RequestKey } from './ports.ts';
import { type Replay, replayJournal } from './replay.ts';
import {
  type BranchRequest,
  branched,
  refuseName,
  refuseReason,
  refuseVersion,
  type RewindRequest,
  rewound,
} from './rewind.ts';
import { snapshotOf } from './snapshot.ts';
import { checked, type Exported, exported, importedFrom } from './transfer.ts';

export { rulesetOf } from './judge.ts';
export type { FieldIssue, OddsOutcome, Outcome, RawCommand, Submission } from './outcome.ts';

/** What `create` gives out. No other id is looked for: a database may choke on it. */
const ENCOUNTER_ID = /^enc_[0-9a-f]{20}$/;

/** What can be done with encounters. Every change is one step of one encounter, or nothing. */
export class Encounters {
  private readonly ports: Ports;
  private readonly lock: VersionLock;

  constructor(ports: Ports) {
    this.ports = ports;
    this.lock = new VersionLock(ports.store);
  }

  /** Opens an encounter at version 1. `setup` is what the ruleset asks for, unchecked. */
  async create(
    rulesetId: RulesetId,
    setup: unknown,
    actor: Actor,
    idempotency?: Idempotency,
  ): Promise<Outcome> {
    const ruleset = rulesets[rulesetId];
    const parsed = ruleset.setup.safeParse(setup);
    if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error) };
    const at = this.now();
    const id = this.encounterId();
    const seed = this.token(32);
    const dice = { seed, position: 0, used: 0, since: 1 };
    const record: EncounterRecord = {
      id,
      version: 1,
      ruleset: rulesetId,
      createdAt: at,
      updatedAt: at,
      snapshot: snapshotOf(ruleset.initial(parsed.data), dice),
    };
    const command = {
      type: 'CreateEncounter',
      ruleset: rulesetId,
      setup: parsed.data,
      commitment: commitment(seed),
    };
    const entry = { version: 1, at, actor, command, events: [], dicePosition: 0 };
    return this.begin(record, entry, requestKey(idempotency, null, actor));
  }

  async read(id: string): Promise<EncounterRecord | null> {
    return ENCOUNTER_ID.test(id) ? this.lock.read(id) : null;
  }

  /** The encounter as a version left it; null when it has not come to that version. */
  async readAt(id: string, version: number): Promise<EncounterRecord | null> {
    const now = await this.read(id);
    if (!now || refuseVersion(now, version, 'version')) return null;
    return version === now.version ? now : recordAt(now, await this.moment(now, version));
  }

  /** Judges a command on the newest state and writes what it does, or nothing at all. */
  async submit(submission: Submission): Promise<Outcome> {
    return this.carryOut(submission, (record) => judge(record, submission, this.now()));
  }

  /** Goes back to an earlier version, which becomes the newest. The journal keeps all of it. */
  async rewind(request: RewindRequest): Promise<Outcome> {
    const unfounded = refuseReason(request.reason);
    if (unfounded) return unfounded;
    return this.carryOut(request, async (record) => {
      const { expectedVersion, toVersion } = request;
      if (expectedVersion !== null && expectedVersion !== record.version)
        return { kind: 'CONFLICT', currentVersion: record.version };
      const target = refuseVersion(record, toVersion, 'toVersion');
      if (target) return target;
      const fresh = { at: this.now(), seed: () => this.token(32) };
      return rewound(record, await this.moment(record, toVersion), request, fresh);
    });
  }

  /** A new encounter that begins as this one was at a version, with dice of its own. */
  async branch(request: BranchRequest): Promise<Outcome> {
    const { encounterId, actor, idempotency } = request;
    const from = await this.read(encounterId);
    if (!from) return { kind: 'NOT_FOUND' };
    const version = request.atVersion ?? from.version;
    const refused = refuseVersion(from, version, 'atVersion') ?? refuseName(request.name);
    if (refused) return refused;
    const moment = await this.moment(from, version);
    const fresh = { id: this.encounterId(), at: this.now(), seed: () => this.token(32) };
    const made = branched(from, moment, request, fresh);
    return this.begin(made.record, made.entry, requestKey(idempotency, encounterId, actor));
  }

  /** Everything of an encounter in one document; null when there is none of that id. */
  async export(id: string): Promise<Exported | null> {
    const record = await this.read(id);
    return record && exported(this.ports.store, record);
  }

  /** A new encounter from a document, after all of it has been played again. */
  async import(document: unknown, actor: Actor, idempotency?: Idempotency): Promise<Outcome> {
    const sound = await checked(document);
    if (sound.kind === 'INVALID') return sound;
    const { store } = this.ports;
    const key = requestKey(idempotency, null, actor);
    const deed = key && (await store.deed(key));
    if (deed) return this.firstAnswer(deed, key);
    const origin = { id: this.encounterId(), at: this.now() };
    const { record, before, last } = importedFrom(sound, {
      ...origin,
      actor,
      seed: () => this.token(32),
    });
    const large = await store.prepare(record.id, before);
    return large ? tooLarge(large, large.bytes) : this.begin(record, last, key);
  }

  /** What made some versions of this encounter, with their states. */
  moments(
    record: EncounterRecord,
    range: { readonly first: number; readonly last: number },
  ): Promise<readonly Moment[]> {
    return moments(this.ports.store, record, range);
  }

  /** Where the dice of an encounter, or of a past version of it, come from. */
  dice(record: EncounterRecord): Promise<DiceFacts> {
    return diceOf(this.ports.store, record);
  }

  /** Whether the journal of this encounter tells what its seeds and its commands give. */
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

  private async carryOut(envelope: Envelope, judge: Judge): Promise<Outcome> {
    const { encounterId, actor, idempotency } = envelope;
    if (!ENCOUNTER_ID.test(encounterId)) return { kind: 'NOT_FOUND' };
    const key = requestKey(idempotency, encounterId, actor);
    const carried = await this.lock.carryOut(encounterId, judge, key);
    return carried.kind === 'DONE_BEFORE' ? this.firstAnswer(carried.deed, key) : carried;
  }

  /** Writes the first record of an encounter. */
  private async begin(
    record: EncounterRecord,
    entry: JournalEntry,
    key: RequestKey | undefined,
  ): Promise<Outcome> {
    const written = await this.ports.store.create(record, entry, key);
    switch (written.kind) {
      case 'COMMITTED':
        return { kind: 'DONE', record, events: entry.events };
      case 'DONE_BEFORE':
        return this.firstAnswer(written.deed, key);
      case 'TOO_LARGE':
        return tooLarge(written, written.bytes);
      case 'CONFLICT':
      case 'MISSING':
        throw new Error(`The encounter ${record.id} is new and was answered ${written.kind}.`);
    }
  }

  /** What the same request was answered when it was carried out, out of the journal. */
  private async firstAnswer(deed: Deed, key: RequestKey | undefined): Promise<Outcome> {
    if (deed.fingerprint !== key?.fingerprint) return { kind: 'KEY_REUSED' };
    const now = await this.read(deed.encounterId);
    if (!now) return { kind: 'NOT_FOUND' };
    const moment = await this.moment(now, deed.version);
    return { kind: 'DONE', record: recordAt(now, moment), events: moment.entry.events };
  }

  private async moment(record: EncounterRecord, version: number): Promise<Moment> {
    const [moment] = await this.moments(record, { first: version, last: version });
    if (!moment) throw new Error(`The journal of ${record.id} has no version ${version}.`);
    return moment;
  }

  private now(): string {
    return this.ports.clock().toISOString();
  }

  private encounterId(): string {
    return `enc_${this.token(10)}`;
  }

  private token(bytes: number): string {
    return Buffer.from(this.ports.randomBytes(bytes)).toString('hex');
  }
}

function checkedQuery(record: EncounterRecord, query: OddsQuery<RawCommand>) {
  if (query.of === 'ATTACK') return { kind: 'CHECKED', query } as const;
  const checked = checkedCommand(record, query.command);
  return checked.kind === 'CHECKED'
    ? ({ kind: 'CHECKED', query: { of: 'COMMAND', command: checked.command } } as const)
    : checked;
}
