import {
  newSearchBudget,
  loadRuleset,
  MAX_SUGGESTIONS,
  type OddsQuery,
  type Rejection,
  type RulesetId,
  seatOdds,
  suggest,
} from '@sixbeat/engine';
import {
  type DiceFacts,
  diceOf,
  type VersionState,
  versionStates,
  recordAt,
} from './journal/history.ts';
import type {
  Caller,
  EncounterRecord,
  IdempotencyRecord,
  JournalEntry,
  Ports,
  RequestKey,
  Seat,
} from './ports.ts';
import { firstSeatId } from './journal/first-seat.ts';
import { deleted, type Deletion, type DeletionRequest } from './deletion.ts';
import { requestKey } from './play/idempotency.ts';
import { checkedCommand, type CommandContext, judge, playOn } from './play/judge.ts';
import { refuseEdit, refusePace } from './play/edit.ts';
import { paceSet, refuseParts } from './play/pace.ts';
import { chosenFrom } from './play/still-standing.ts';
import { rulesetOf } from './journal/ruleset-of.ts';
import { type Judge, VersionLock } from './play/lock.ts';
import { followAll, type Followed, type FollowingAll } from './follow/several.ts';
import { type Stream, StreamPlaces } from './follow/places.ts';
import { type Following, updatesFor } from './follow/updates.ts';
import {
  conflict,
  type Envelope,
  type Idempotency,
  type ListedOption,
  invalid,
  type OddsOutcome,
  type Outcome,
  type RawCommand,
  type ReadCommand,
  type Submission,
  type SuggestionsOutcome,
  type TakeOptionRequest,
  tooLarge,
  type Within,
} from './outcome.ts';
import { inWords, issuesOf, textIssues } from './issues.ts';
import { unnamedEdition } from './journal/edition.ts';
import { type Replay, replayJournal, type ReplayRange } from './journal/replay.ts';
import {
  type BranchRequest,
  branched,
  refuseName,
  refuseReason,
  refuseSeed,
  refuseVersion,
  type RewindRequest,
  rewound,
} from './journal/rewind.ts';
import {
  absent,
  type AccessDenied,
  claimed,
  forbidden,
  type Forbidden,
  isSeat,
  issued,
  refuseAllButGM,
  refuseSpectator,
  requireSeat,
  revoked,
  seatOf,
  type SeatRequest,
  withoutAccount,
} from './seats/seats.ts';
import { type OwnToken, renewed } from './seats/renew.ts';
import { memberOf } from './seats/member.ts';
import { type EncountersOfAccount, encountersOf } from './seats/memberships.ts';
import { firstVersion, type Opening } from './journal/next-version.ts';
import { seatOfEntry } from './journal/lifecycle-entries.ts';
import { type Exported, exported, type ExportRange } from './transfer/export.ts';
import { MAX_DOCUMENT_VERSIONS } from './transfer/format.ts';
import { Watches } from './follow/watch.ts';
import {
  type Asker,
  type ForecastOutcome,
  type ForecastQuestion,
  Forecasts,
} from './forecast/forecasts.ts';
import { onThisThread } from './forecast/runner.ts';
import { unmeasured, type WorkMeter } from './work.ts';

export type { AccessDenied } from './seats/seats.ts';
export { rulesetOf } from './journal/ruleset-of.ts';
export type { FieldIssue, OddsOutcome, Outcome, RawCommand, Submission } from './outcome.ts';

/** An encounter, and the seat that looks at it. */
export interface EncounterAccess {
  readonly kind: 'GRANTED';
  readonly record: EncounterRecord;
  readonly seat: Seat;
}

/** The ids that `create` makes. No other id is looked up, since a database may reject its characters. */
const ENCOUNTER_ID = /^enc_[0-9a-f]{20}$/;

// With the schemas of documents, which few requests need: loaded with the first import.
const loadCheck = () => import('./transfer/check.ts');
const loadImport = () => import('./transfer/import.ts');

const allOfIt: ExportRange = { after: 0, first: MAX_DOCUMENT_VERSIONS };

/** What need not be said of a new encounter. */
interface CreationOptions {
  /** What goes on by itself. */
  readonly flow?: EncounterRecord['flow'];
  readonly idempotency?: Idempotency | undefined;
  readonly within?: Within;
}

interface ImportOptions {
  readonly idempotency?: Idempotency | undefined;
  readonly meter?: WorkMeter;
}

const asItIs: Within = (judge) => judge();

interface OddsOptions {
  readonly read?: ReadCommand | undefined;
  /** Does the work, or throws when there has been too much of it. */
  readonly within?: <T>(work: () => T) => T;
}

/** What can be done with encounters. Every change is one step of one encounter, or nothing. */
export class Encounters {
  private readonly ports: Ports;
  private readonly lock: VersionLock;
  private readonly watches: Watches;
  private readonly places: StreamPlaces;
  private readonly forecasts: Forecasts;

  constructor(ports: Ports) {
    this.ports = ports;
    this.watches = new Watches(ports.store);
    this.places = new StreamPlaces(ports.streamLimits);
    this.forecasts = new Forecasts(ports.forecasts ?? onThisThread);
    this.lock = new VersionLock(ports.store, this.watches.witness);
  }

  /** Asks the database for nothing in particular. Rejects when it does not answer. */
  ready(): Promise<unknown> {
    return this.ports.store.version(`enc_${'0'.repeat(20)}`);
  }

  /** How many encounters are watched in this process. */
  get watched(): number {
    return this.watches.size;
  }

  /** Whether a stream of this process is open for a seat. */
  isFollowedFrom(seatId: string): boolean {
    return this.places.isOpenFrom(seatId);
  }

  /** Opens an encounter at version 1. `setup` is what the ruleset asks for, unchecked. */
  async create(
    rulesetId: RulesetId,
    setup: unknown,
    caller: Caller,
    { flow = [], idempotency, within = asItIs }: CreationOptions = {},
  ): Promise<Outcome> {
    const denied = this.refuseCreation(caller) ?? refuseParts(flow);
    if (denied) return denied;
    const ruleset = await loadRuleset(rulesetId);
    const parsed = within(() => ruleset.rules.setup.safeParse(setup, inWords));
    if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error) };
    const wrong = textIssues(parsed.data, null);
    if (wrong.length > 0) return { kind: 'INVALID', issues: wrong };
    const command = {
      type: 'CreateEncounter',
      ruleset: rulesetId,
      setup: parsed.data,
      flow,
    } as const;
    const { record, entry } = within(() =>
      firstVersion(ruleset.rules.initial(parsed.data), command, this.opening(caller)),
    );
    return this.begin(record, entry, { caller, key: requestKey(idempotency, null, caller) });
  }

  /** The encounter as it is now. */
  async read(id: string, caller: Caller): Promise<EncounterAccess | AccessDenied> {
    const denied = requireSeat(id, caller);
    if (denied) return denied;
    const record = await this.load(id);
    if (!record) return absent(caller);
    const seat = seatOf(record, caller, this.now());
    return isSeat(seat) ? { kind: 'GRANTED', record, seat } : seat;
  }

  /** The encounter as a version left it; not found when it has not come to that version. */
  async readAt(
    id: string,
    version: number,
    caller: Caller,
  ): Promise<EncounterAccess | AccessDenied> {
    const now = await this.read(id, caller);
    if (now.kind !== 'GRANTED' || version === now.record.version) return now;
    if (refuseVersion(now.record, version, 'version')) return { kind: 'NOT_FOUND' };
    return { ...now, record: recordAt(now.record, await this.versionState(now.record, version)) };
  }

  /** Ends every stream, so that its reader goes on elsewhere, or here in a moment. */
  endStreams(): void {
    this.watches.close();
  }

  /** Every version after this one as it comes, or after the present one. */
  async watch(
    { encounterId, after }: Pick<Followed, 'encounterId' | 'after'>,
    caller: Caller,
    stream: Stream,
  ): Promise<Following> {
    const access = await this.read(encounterId, caller);
    if (access.kind !== 'GRANTED') return access;
    const { record, seat } = access;
    const { version } = record;
    if (after !== null && (after < 0 || after > version)) {
      const message = `The encounter has the versions 1 to ${version}; 0 is before the first.`;
      return { kind: 'INVALID', issues: [{ path: ['afterVersion'], message }] };
    }
    const place = this.places.take(stream, record, seat);
    if (place.kind === 'TOO_MANY') return place;
    const { giveBack } = place;
    const now = this.ports.clock();
    const asked = { record, seat, after: after ?? version, stream, giveBack, now };
    return { kind: 'WATCHED', updates: updatesFor(this.watches, asked) };
  }

  /** The same of several encounters in one, each for a caller of its own. */
  watchAll(followed: readonly Followed[], stream: Stream): Promise<FollowingAll> {
    return followAll(followed, (one, caller) => this.watch(one, caller, stream));
  }

  /** Judges a command on the newest state and writes what it does, or nothing at all. */
  async submit(submission: Submission): Promise<Outcome> {
    return this.carryOut(
      submission,
      async (record, by) =>
        (await refuseEdit(this.ports.store, record, by.seat, submission)) ??
        judge(record, submission, by),
    );
  }

  /** Takes an option that was listed for the seat, at the newest version or at one that still stands. */
  async take<Listed extends ListedOption>(taking: TakeOptionRequest<Listed>): Promise<Outcome> {
    return this.carryOut(taking, async (record, by) => {
      const chosen = await chosenFrom({ taking, record, seat: by.seat }, (range) =>
        this.versionStates(record, range),
      );
      return 'kind' in chosen ? chosen : judge(record, chosen, by);
    });
  }

  /** Issues a seat; GM only. */
  async issueSeat(envelope: Envelope, request: SeatRequest): Promise<Outcome> {
    const id = this.newId('seat');
    return this.carryOut(envelope, (record, by) => issued(record, request, { ...by, id }));
  }

  /** Revokes a seat; GM only. */
  async revokeSeat(envelope: Envelope, seatId: string): Promise<Outcome> {
    return this.carryOut(envelope, (record, by) => revoked(record, seatId, by));
  }

  /** Moves the end of the seat that the envelope comes from; of a GM's that has ended too, where that is allowed. */
  async renewSeat(envelope: Envelope, token: OwnToken | null = null): Promise<Outcome> {
    const { renewal = 'STANDING' } = this.ports;
    // What has ended is never answered out of the journal: a second time it finds that the seat stands.
    const hasEnded = token !== null && token.expiresAt <= this.now();
    const asked = hasEnded ? { ...envelope, idempotency: undefined } : envelope;
    return this.carryOut(asked, (record, by) => renewed(record, by, { token, renewal }));
  }

  /** Claims the seat that the envelope comes from for an account. */
  async claimSeat(envelope: Envelope, account: string): Promise<Outcome> {
    return this.carryOut(envelope, (record, by) => claimed(record, account, by));
  }

  /** Sets what goes on by itself from the next command on; GM only. */
  async setPace(envelope: Envelope, flow: EncounterRecord['flow']): Promise<Outcome> {
    return this.carryOut(
      envelope,
      async (record, by) =>
        refuseAllButGM(by.seat) ??
        (await refusePace(this.ports.store, record, envelope)) ??
        paceSet(record, flow, by),
    );
  }

  /** Plays what the computer is to decide, so many commands at most; everybody but spectators. */
  async playOn(envelope: Envelope, most: number): Promise<Outcome> {
    return this.carryOut(
      envelope,
      (record, by) => refuseSpectator(by.seat) ?? playOn(record, most, by),
    );
  }

  /** Goes back to an earlier version, which becomes the newest. The journal keeps all of it. */
  async rewind(request: RewindRequest): Promise<Outcome> {
    const unfounded = refuseReason(request.reason);
    if (unfounded) return unfounded;
    return this.carryOut(request, async (record, by) => {
      const { toVersion } = request;
      const refused =
        refuseAllButGM(by.seat) ??
        refuseVersion(record, toVersion, 'toVersion') ??
        (await refuseSeed(this.ports.store, record));
      if (refused) return refused;
      const fresh = { ...by, seed: () => this.token(32) };
      return rewound(record, await this.versionState(record, toVersion), request, fresh);
    });
  }

  /** A new encounter that begins as this one was at a version, with dice of its own. */
  async branch(request: BranchRequest): Promise<Outcome> {
    const { encounterId, caller, idempotency } = request;
    const access = await this.read(encounterId, caller);
    if (access.kind !== 'GRANTED') return access;
    const { record: from, seat } = access;
    const version = request.atVersion ?? from.version;
    const refused =
      refuseAllButGM(seat) ?? refuseVersion(from, version, 'atVersion') ?? refuseName(request.name);
    if (refused) return refused;
    if (from.importing) return { kind: 'INCOMPLETE', after: from.version };
    const past = await this.versionState(from, version);
    const made = branched(from, past, request, this.opening(caller));
    const key = requestKey(idempotency, encounterId, caller);
    return this.begin(made.record, made.entry, { caller, key });
  }

  /** Everything of an encounter in one document, or in several, its pages; GM only. */
  async export(id: string, caller: Caller, range = allOfIt): Promise<Exported | AccessDenied> {
    const access = await this.read(id, caller);
    if (access.kind !== 'GRANTED') return access;
    return refuseAllButGM(access.seat) ?? exported(this.ports.store, access.record, range);
  }

  /** Deletes an encounter: nobody finds it from then on; GM only. */
  async delete(request: Omit<DeletionRequest, 'at'>): Promise<Deletion> {
    const { encounterId } = request;
    return deleted(this.ports.store, { ...request, at: this.now() }, () => {
      this.lock.forget(encounterId);
      this.watches.forget(encounterId);
    });
  }

  /** A new encounter from a document, after all of it has been played again. */
  async import(
    document: unknown,
    caller: Caller,
    { idempotency, meter = unmeasured }: ImportOptions = {},
  ): Promise<Outcome> {
    const denied = this.refuseCreation(caller);
    if (denied) return denied;
    const { checked } = await loadCheck();
    const sound = await checked(document, meter);
    if (sound.kind === 'INVALID') return sound;
    const { store } = this.ports;
    const key = requestKey(idempotency, null, caller);
    const idempotencyRecord = key && (await store.idempotencyRecord(key));
    if (idempotencyRecord) return this.firstAnswer(idempotencyRecord, key, caller);
    const { importedFrom } = await loadImport();
    const { record, before, last } = await importedFrom(sound, this.opening(caller), meter);
    await meter.pause();
    const large = await meter.measure(() => store.prepare(record.id, before));
    await meter.pause();
    return large ? tooLarge(large, large.bytes) : this.begin(record, last, { caller, key });
  }

  /** Goes on with an import, by a page that was played again from what the pages before it gave; GM only. */
  async importPage(
    id: string,
    document: unknown,
    caller: Caller,
    meter = unmeasured,
  ): Promise<Outcome> {
    const access = await this.read(id, caller);
    if (access.kind !== 'GRANTED') return access;
    const { seat, record } = access;
    const by = { seat, at: this.now(), seed: () => this.token(32), meter };
    const { appended } = await loadImport();
    const outcome =
      refuseAllButGM(seat) ?? (await appended(this.ports.store, record, document, by));
    this.lock.forget(id);
    if (outcome.kind !== 'APPENDED') return outcome;
    const { record: now } = outcome;
    return { kind: 'DONE', record: now, now, events: [], seat, issued: null };
  }

  /** The encounters at which an account has a seat, the newest first. */
  ofAccount(
    account: string,
    page: Parameters<typeof encountersOf>[1]['page'],
  ): Promise<EncountersOfAccount> {
    return encountersOf(this.ports.store, { page, account, at: this.now() });
  }

  /** At how many encounters an account has claimed a seat, those included that it has lost since. */
  countOfAccount(account: string): Promise<number> {
    return this.ports.store.membershipCount(account);
  }

  /** What made some versions of this encounter, with their states. */
  versionStates(
    record: EncounterRecord,
    range: { readonly first: number; readonly last: number },
  ): Promise<readonly VersionState[]> {
    return versionStates(this.ports.store, record, range);
  }

  /** The edition of those of its entries that name none. */
  async unnamedEdition({ id }: EncounterRecord): Promise<number> {
    const [first] = await this.ports.store.journal(id, 0, 1);
    if (!first) throw new Error(`The journal of ${id} has no first entry.`);
    return unnamedEdition(first);
  }

  /** The seeds and commitments of an encounter, or of a past version of it. */
  dice(record: EncounterRecord): Promise<DiceFacts> {
    return diceOf(this.ports.store, record);
  }

  /** Whether the journal of this encounter, or a part of it, is what its seeds and its commands give. */
  replay(record: EncounterRecord, range?: ReplayRange): Promise<Replay> {
    return replayJournal(this.ports.store, rulesetOf(record), record, range);
  }

  /** Exact chances as things stand now; nothing is rolled and nothing changes. */
  async odds(
    encounterId: string,
    query: OddsQuery<RawCommand>,
    caller: Caller,
    { read, within = (work) => work() }: OddsOptions = {},
  ): Promise<OddsOutcome> {
    const access = await this.read(encounterId, caller);
    if (access.kind !== 'GRANTED') return access;
    const { record, seat } = access;
    const checked = checkedQuery(record, query, read);
    if (checked.kind !== 'CHECKED') return checked;
    const answer = within(() =>
      seatOdds(rulesetOf(record), record.snapshot.state, checked.query, seat.actor),
    );
    return answer.ok
      ? { kind: 'ANSWERED', odds: answer.value, record, seat }
      : { kind: 'REJECTED', rejection: checked.asWritten(answer.error) };
  }

  /** What comes of a fight, as far as it has been simulated after a slice more; GM only. */
  async forecast(
    encounterId: string,
    question: ForecastQuestion,
    caller: Caller,
    asker: Asker,
  ): Promise<ForecastOutcome> {
    const access = await this.read(encounterId, caller);
    return access.kind === 'GRANTED' ? this.forecasts.of(access, question, asker) : access;
  }

  /** What the computer would do in the place of a combatant that is to decide; nothing changes. */
  async suggestions(
    encounterId: string,
    asked: Parameters<typeof suggest>[2],
    caller: Caller,
    within: <T>(work: () => T) => T = (work) => work(),
  ): Promise<SuggestionsOutcome> {
    const access = await this.read(encounterId, caller);
    if (access.kind !== 'GRANTED') return access;
    const { record, seat } = access;
    if (asked.first < 1 || asked.first > MAX_SUGGESTIONS)
      return invalid(['first'], `It is 1 to ${MAX_SUGGESTIONS}.`);
    const { state } = record.snapshot;
    const found = within(() => suggest(rulesetOf(record), state, asked, seat.actor));
    return found.ok
      ? { kind: 'ANSWERED', suggestions: found.value, record, seat }
      : { kind: 'REJECTED', rejection: found.error };
  }

  /** A new id for something of an encounter; it is random, so that nothing can be read off it. */
  newId(prefix: string): string {
    return `${prefix}_${this.token(8)}`;
  }

  /** Judges what a seat asks for; the seat is looked up in the state that it is judged on. */
  private async carryOut(
    envelope: Envelope,
    judged: (record: EncounterRecord, by: CommandContext) => ReturnType<Judge>,
  ): Promise<Outcome> {
    const { encounterId, caller, expectedVersion, idempotency } = envelope;
    const { looks = newSearchBudget(), within = asItIs } = envelope;
    const denied = requireSeat(encounterId, caller);
    if (denied) return denied;
    if (!ENCOUNTER_ID.test(encounterId)) return absent(caller);
    const key = requestKey(idempotency, encounterId, caller);
    const asked: Judge = (record) => {
      const seat = seatOf(record, caller, this.now());
      if (!isSeat(seat)) return seat;
      if (expectedVersion !== null && expectedVersion !== record.version)
        return conflict(record, expectedVersion);
      if (record.importing) return { kind: 'INCOMPLETE', after: record.version };
      return within(() => judged(record, { seat, at: this.now(), budget: looks }));
    };
    const carried = await this.lock.carryOut(encounterId, asked, key);
    if (carried.kind === 'DONE_BEFORE')
      return this.firstAnswer(carried.idempotencyRecord, key, caller);
    if (carried.kind === 'UNCHANGED')
      return {
        kind: 'DONE',
        record: carried.record,
        now: carried.record,
        events: [],
        seat: carried.seat,
        issued: carried.issued ?? null,
      };
    if (carried.kind === 'NOT_FOUND') return absent(caller);
    if (carried.kind !== 'ACCEPTED') return carried;
    const { record, events, seat, issued } = carried;
    return { kind: 'DONE', record, now: record, events, seat, issued };
  }

  /** Writes the first record of an encounter. */
  private async begin(
    record: EncounterRecord,
    entry: JournalEntry,
    { key, caller }: { readonly key: RequestKey | undefined; readonly caller: Caller },
  ): Promise<Outcome> {
    const member = caller.kind === 'ACCOUNT' ? memberOf(record, caller.account) : undefined;
    const written = await this.ports.store.create(record, entry, key, member);
    switch (written.kind) {
      case 'COMMITTED':
        return this.made(record, record, entry.events);
      case 'DONE_BEFORE':
        return this.firstAnswer(written.idempotencyRecord, key, caller);
      case 'TOO_LARGE':
        return tooLarge(written, written.bytes);
      case 'CONFLICT':
      case 'MISSING':
        throw new Error(`The encounter ${record.id} is new and was answered ${written.kind}.`);
    }
  }

  /** What the maker of an encounter is answered: with the first seat at it. */
  private made(
    record: EncounterRecord,
    now: EncounterRecord,
    events: JournalEntry['events'],
  ): Outcome {
    const seat = record.seats.find(({ id }) => id === firstSeatId(record.id));
    return seat
      ? { kind: 'DONE', record, now, events, seat, issued: seat }
      : forbidden('SEAT_REVOKED', 'The seat that this request made has been revoked.');
  }

  /** What the same request was answered when it was carried out, out of the journal. */
  private async firstAnswer(
    idempotencyRecord: IdempotencyRecord,
    key: RequestKey | undefined,
    caller: Caller,
  ): Promise<Outcome> {
    if (idempotencyRecord.fingerprint !== key?.fingerprint) return { kind: 'KEY_REUSED' };
    const now = await this.load(idempotencyRecord.encounterId);
    if (!now) return { kind: 'NOT_FOUND' };
    const past = await this.versionState(now, idempotencyRecord.version);
    const { events } = past.entry;
    const record = recordAt(now, past);
    if (idempotencyRecord.encounterId !== key.encounterId) return this.made(record, now, events);
    const seat = seatOf(now, caller, this.now());
    if (!isSeat(seat)) return seat;
    return { kind: 'DONE', record, now, events, seat, issued: seatOfEntry(past.entry) };
  }

  private refuseCreation({ kind }: Caller): Forbidden | null {
    if (this.ports.creation === 'OPEN' || kind === 'ACCOUNT') return null;
    return withoutAccount;
  }

  /** What an encounter has of its own that this caller makes. */
  private opening(caller: Caller): Opening {
    const account = caller.kind === 'ACCOUNT' ? caller.account : undefined;
    return { id: this.encounterId(), at: this.now(), seed: () => this.token(32), account };
  }

  private async load(id: string): Promise<EncounterRecord | null> {
    return ENCOUNTER_ID.test(id) ? this.lock.read(id) : null;
  }

  private async versionState(record: EncounterRecord, version: number): Promise<VersionState> {
    const [past] = await this.versionStates(record, { first: version, last: version });
    if (!past) throw new Error(`The journal of ${record.id} has no version ${version}.`);
    return past;
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

function checkedQuery(record: EncounterRecord, query: OddsQuery<RawCommand>, read?: ReadCommand) {
  const asIs = (rejection: Rejection): Rejection => rejection;
  if (query.of === 'ATTACK') return { kind: 'CHECKED', query, asWritten: asIs } as const;
  const checked = checkedCommand(record, query.command, read);
  if (checked.kind !== 'CHECKED') return checked;
  const { command, asWritten } = checked;
  return { kind: 'CHECKED', query: { of: 'COMMAND', command }, asWritten } as const;
}
