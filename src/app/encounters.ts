import {
  type AnyMember,
  type Hex,
  MAP_EDGE,
  MAX_SUGGESTIONS,
  type OddsQuery,
  onMap,
  type Rejection,
  type RulesetId,
  seatOdds,
  type Statistics,
  suggest,
} from '@sixbeat/engine';
import {
  diceOf,
  recordAt,
  statisticsOf,
  type VersionState,
  versionStates,
} from './journal/history.ts';
import { Access, type EncounterAccess } from './access.ts';
import { Parties } from './parties.ts';
import { type Arriving, noted } from './party/joining.ts';
import { carriedFrom } from './party/members.ts';
import type { Caller, EncounterRecord, EncounterStore, Ports } from './ports.ts';
import { deleted, type Deletion, type DeletionRequest } from './deletion.ts';
import { requestKey } from './play/idempotency.ts';
import { created } from './play/create.ts';
import { checkedCommand, judge, playComputers } from './play/judge.ts';
import { refuseEdit, refusePace } from './play/edit.ts';
import { awayTimeSet, decidedFor, type Overdue, overdueIn } from './play/away.ts';
import { paceSet, refuseParts } from './play/pace.ts';
import { chosenFrom, seenSince } from './play/still-standing.ts';
import { rulesetOf } from './journal/ruleset-of.ts';
import type { Keeping } from './keeping.ts';
import { accountNews, type FollowingAccount } from './follow/account.ts';
import { followAll, type Followed, type FollowingAll } from './follow/several.ts';
import { type Stream, StreamPlaces } from './follow/places.ts';
import { type Following, updatesFor } from './follow/updates.ts';
import {
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
import { unnamedEdition } from './journal/edition.ts';
import type { DiceFacts } from './journal/verification.ts';
import { type Replay, replayJournal, type ReplayRange } from './journal/replay.ts';
import {
  beginningOf,
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
  type Forbidden,
  issued,
  keyOf,
  type PictureRequest,
  pictureShared,
  refuseAllButGM,
  refuseSpectator,
  requireSeat,
  revoked,
  rollingByHand,
  type SeatRequest,
} from './seats/seats.ts';
import { checkSheet, type SheetOutcome, type SheetQuestion } from './sandbox/check-sheet.ts';
import {
  oddsBetween,
  type OddsBetweenOutcome,
  type OddsBetweenQuestion,
} from './sandbox/odds-between.ts';
import {
  invited,
  type InviteRequest,
  inviteRevoked,
  joined,
  type Joining,
  type Offer,
  offerOf,
} from './seats/invites.ts';
import type { InviteClaim } from './seats/tokens.ts';
import { isDue } from './seats/due.ts';
import type { ProvenAccount } from './seats/accounts.ts';
import { ApiKeys } from './seats/api-keys.ts';
import { type OwnToken, renewed } from './seats/renew.ts';
import { type EncountersOfAccount, encountersOf } from './seats/memberships.ts';
import { type Exported, exported, type ExportRange } from './transfer/export.ts';
import { MAX_DOCUMENT_VERSIONS } from './transfer/format.ts';
import { type Ping, pingedTooSoon, PingTimes } from './follow/pings.ts';
import { Watches } from './follow/watch.ts';
import { type ForecastOutcome, type ForecastQuestion, Forecasts } from './forecast/forecasts.ts';
import { EncounterPictures } from './encounter-pictures.ts';
import { EncounterWebhooks } from './encounter-webhooks.ts';
import { onThisThread } from './forecast/runner.ts';
import {
  type ProposalOutcome,
  type ProposalQuestion,
  Proposals,
  type Standing,
  standingIn,
} from './forecast/proposals.ts';
import {
  type ReinforcementOutcome,
  type ReinforcementQuestion,
  Reinforcements,
} from './forecast/reinforcements.ts';
import type { Asker } from './forecast/slices.ts';
import { unmeasured, type WorkMeter } from './work.ts';

export type { EncounterAccess } from './access.ts';
export type { AccessDenied } from './seats/seats.ts';
export { rulesetOf } from './journal/ruleset-of.ts';
export type { FieldIssue, OddsOutcome, Outcome, RawCommand, Submission } from './outcome.ts';

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
  /** Who is counted for it. */
  readonly maker?: string;
}

interface ImportOptions extends Pick<CreationOptions, 'idempotency' | 'maker'> {
  readonly meter?: WorkMeter;
}

/** What became of showing a hex. */
export type PingOutcome =
  | { readonly kind: 'PINGED'; readonly ping: Ping }
  | AccessDenied
  | Extract<Outcome, { kind: 'INVALID' | 'TOO_SOON' }>;

/** Who takes whom of a link. */
interface Acceptance extends Pick<Joining, 'caller' | 'combatantId' | 'name'> {
  readonly idempotency?: Idempotency | undefined;
}

/** Who comes from a fight. */
export interface PartyOf {
  readonly kind: 'PARTY';
  readonly ruleset: string;
  readonly members: readonly AnyMember[];
  readonly standing: Standing;
}

const unmetered: Within = (judge) => judge();

interface OddsOptions {
  readonly read?: ReadCommand | undefined;
  /** Does the work, or throws when there has been too much of it. */
  readonly within?: <T>(work: () => T) => T;
}

/** What can be done with encounters. Every change is one step of one encounter, or nothing. */
export class Encounters {
  /** What is carried from one of them to the next. */
  readonly parties: Parties;
  private readonly access: Access;
  private readonly watches: Watches;
  private readonly places: StreamPlaces;
  private readonly forecasts: Forecasts;
  private readonly proposals: Proposals;
  private readonly reinforcements: Reinforcements;
  private readonly pingTimes = new PingTimes();
  readonly pictures: EncounterPictures;
  readonly apiKeys: ApiKeys;
  readonly webhooks: EncounterWebhooks;

  constructor(ports: Ports) {
    this.watches = new Watches(ports);
    this.access = new Access(ports, this.watches.onRecord);
    this.parties = new Parties(ports, (id, caller) => this.read(id, caller));
    this.pictures = new EncounterPictures(this.access);
    this.apiKeys = new ApiKeys(ports);
    this.webhooks = new EncounterWebhooks(this.access);
    this.places = new StreamPlaces(ports.streamLimits);
    const [runner, waiting] = [ports.forecasts ?? onThisThread, new Set<string>()];
    this.forecasts = new Forecasts(runner, waiting);
    this.proposals = new Proposals(runner, waiting);
    this.reinforcements = new Reinforcements(runner, this.forecasts, waiting);
  }

  private get store(): EncounterStore {
    return this.access.ports.store;
  }

  /** Asks the database for nothing in particular. Rejects when it does not answer. */
  ready(): Promise<unknown> {
    return this.store.versions([`enc_${'0'.repeat(20)}`]);
  }

  /** How many encounters are watched in this process. */
  get watched(): number {
    return this.watches.size;
  }

  /** How many streams are open; one that follows several encounters counts for each. */
  get streams(): number {
    return this.watches.openStreams;
  }

  /** Whether a stream of this process is open for a seat. */
  isFollowedFrom(seatId: string): boolean {
    return this.places.isOpenFrom(seatId);
  }

  /** Opens an encounter at version 1. `setup` is what the ruleset asks for, unchecked. */
  async create(
    ruleset: RulesetId,
    setup: unknown,
    caller: Caller,
    { flow = [], idempotency, within = unmetered, maker = '' }: CreationOptions = {},
  ): Promise<Outcome> {
    const denied = this.access.refuseCreation(caller) ?? refuseParts(flow);
    if (denied) return denied;
    const made = await created({ ruleset, setup, flow }, this.access.opening(caller), within);
    if ('kind' in made) return made;
    return this.access.open(made, { caller, maker, key: requestKey(idempotency, null, caller) });
  }

  /** The encounter as it is now. */
  read(id: string, caller: Caller): Promise<EncounterAccess | AccessDenied> {
    return this.access.read(id, caller);
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
    const past = await this.access.versionState(now.record, version);
    return { ...now, record: recordAt(now.record, past) };
  }

  /**
   * Ends every stream, so that its reader goes on elsewhere, or here in a moment.
   *
   * @param withinMs spread evenly over so many milliseconds, so that not all ask again at once
   */
  endStreams(withinMs = 0): Promise<void> {
    return this.watches.close(withinMs);
  }

  /** Every version after this one as it comes, or after the present one. Who follows one encounter has opened it. */
  async watch(
    followed: Omit<Followed, 'caller'>,
    caller: Caller,
    stream: Stream,
  ): Promise<Following> {
    const following = await this.follow(followed, caller, stream);
    if (following.kind === 'WATCHED') await this.access.keeping.opened(followed.encounterId);
    return following;
  }

  private async follow(
    { encounterId, after, pings }: Omit<Followed, 'caller'>,
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
    const { clock } = this.access.ports;
    const { onUpdate = () => undefined } = this.access.ports;
    const asked = {
      record,
      seat,
      after: after ?? version,
      stream,
      pings,
      giveBack,
      clock,
      onUpdate,
    };
    return { kind: 'WATCHED', updates: updatesFor(this.watches, asked) };
  }

  /** The same of several encounters in one, each for a caller of its own. */
  watchAll(followed: readonly Followed[], stream: Stream): Promise<FollowingAll> {
    return followAll(followed, (one, caller) => this.follow(one, caller, stream));
  }

  /** What changes at the encounters of an account, until its token expires. */
  watchAccount({ account, expiresAt }: ProvenAccount, stream: Stream): FollowingAccount {
    const place = this.places.takeForAccount(stream, account);
    if (place.kind === 'TOO_MANY') return place;
    const { giveBack } = place;
    const { clock } = this.access.ports;
    const asked = { account, expiresAt, stream, clock, giveBack };
    return { kind: 'WATCHED', updates: accountNews(this.store, this.watches, asked) };
  }

  /** Shows a hex to everyone who follows the encounter; for all but spectators. */
  async ping(encounterId: string, hex: Hex, caller: Caller): Promise<PingOutcome> {
    const access = await this.access.read(encounterId, caller);
    if (access.kind !== 'GRANTED') return access;
    const { id: seatId } = access.seat;
    const refused = refuseSpectator(access.seat);
    if (refused) return refused;
    if (!onMap(hex))
      return invalid(['hex'], `The coordinates of a hex are -${MAP_EDGE} to ${MAP_EDGE}.`);
    const now = this.access.ports.clock();
    const ping = { encounterId, seatId, hex, at: now.toISOString() };
    if (!this.pingTimes.take(ping, now.getTime())) return pingedTooSoon;
    this.watches.ping(ping);
    return { kind: 'PINGED', ping };
  }

  /**
   * Judges a command on the newest state and writes what it does, or nothing at all.
   *
   * @param arriving the members of a party who come by it
   */
  async submit(submission: Submission, arriving: Arriving | null = null): Promise<Outcome> {
    return this.access.changeWith(
      submission,
      (record, by) => refuseEdit(this.store, record, by.seat, submission),
      (record, by, refused) => refused ?? noted(judge(record, submission, by), arriving),
    );
  }

  /** Takes an option that was listed for the seat, at the newest version or at one that still stands. */
  async take<Listed extends ListedOption>(taking: TakeOptionRequest<Listed>): Promise<Outcome> {
    return this.access.changeWith(
      taking,
      (record) => {
        const range = seenSince(taking, record);
        return range && this.versionStates(record, range);
      },
      (record, by, since) => {
        const chosen = chosenFrom({ taking, record, seat: by.seat }, since);
        return 'kind' in chosen ? chosen : judge(record, chosen, by);
      },
    );
  }

  /** Issues a seat; GM only. */
  async issueSeat(envelope: Envelope, request: SeatRequest): Promise<Outcome> {
    const id = this.access.newId('seat');
    return this.access.change(envelope, (record, by) => issued(record, request, { ...by, id }));
  }

  /** Makes a link to a picture; GM only. */
  async sharePicture(envelope: Envelope, request: PictureRequest): Promise<Outcome> {
    const id = this.access.newId('seat');
    return this.access.change(envelope, (record, by) =>
      pictureShared(record, request, { ...by, id }),
    );
  }

  /** Revokes a seat; GM only. */
  async revokeSeat(envelope: Envelope, seatId: string): Promise<Outcome> {
    return this.access.change(envelope, (record, by) => revoked(record, seatId, by));
  }

  /** Makes a link that gives seats; GM only. */
  async createInvite(envelope: Envelope, request: InviteRequest): Promise<Outcome> {
    const id = this.access.newId('invite');
    return this.access.change(envelope, (record, by) => invited(record, request, { ...by, id }));
  }

  /** Ends a link; GM only. */
  async revokeInvite(envelope: Envelope, inviteId: string): Promise<Outcome> {
    return this.access.change(envelope, (record, by) => inviteRevoked(record, inviteId, by));
  }

  /** What a link shows. */
  async invite({ encounterId, inviteId }: InviteClaim): Promise<Offer | AccessDenied> {
    const record = await this.access.find(encounterId);
    return record ? offerOf(record, inviteId, this.access.now()) : { kind: 'NOT_FOUND' };
  }

  /** Takes a hero of a link, and with it a player's seat. */
  async acceptInvite(
    { encounterId, inviteId }: InviteClaim,
    { caller, idempotency, ...taken }: Acceptance,
  ): Promise<Outcome> {
    const id = this.access.newId('seat');
    return this.access.join({ encounterId, caller, idempotency }, (record) =>
      joined(record, { ...taken, caller, inviteId, id, at: this.access.now() }),
    );
  }

  /** Moves the end of the seat that the envelope comes from; of a GM's that has ended too, where that is allowed. */
  async renewSeat(envelope: Envelope, token: OwnToken | null = null): Promise<Outcome> {
    const { renewal = 'STANDING' } = this.access.ports;
    // What has ended is never answered out of the journal: a second time it finds that the seat stands.
    const hasEnded = token !== null && token.expiresAt <= this.access.now();
    const asked = hasEnded ? { ...envelope, idempotency: undefined } : envelope;
    return this.access.change(asked, (record, by) => renewed(record, by, { token, renewal }));
  }

  /** Claims the seat that the envelope comes from for an account. */
  async claimSeat(
    envelope: Envelope,
    { account, apiKey }: Extract<Caller, { kind: 'ACCOUNT' }>,
  ): Promise<Outcome> {
    return this.access.change(envelope, (record, by) =>
      claimed(record, account, { ...by, apiKey }),
    );
  }

  /** Says whether the seat that the envelope comes from rolls by hand (T-04). */
  async setHandDice(envelope: Envelope, byHand: boolean): Promise<Outcome> {
    return this.access.change(envelope, (record, by) => rollingByHand(record, byHand, by));
  }

  /** Sets what goes on by itself from the next command on; GM only. */
  async setPace(envelope: Envelope, flow: EncounterRecord['flow']): Promise<Outcome> {
    return this.access.changeWith(
      envelope,
      (record, by) => refuseAllButGM(by.seat) ?? refusePace(this.store, record, envelope),
      (record, by, refused) => refused ?? paceSet(record, flow, by),
    );
  }

  /** Sets after how long a decision of a player is overdue; GM only. */
  async setAwayTime(envelope: Envelope, minutes: number | null): Promise<Outcome> {
    return this.access.change(
      envelope,
      (record, by) => refuseAllButGM(by.seat) ?? awayTimeSet(record, minutes, by),
    );
  }

  /** Whose decisions are overdue now. */
  async overdue(record: EncounterRecord): Promise<readonly Overdue[]> {
    if (record.awayMinutes === undefined) return [];
    const { asked } = await this.statistics(record);
    return overdueIn(record, asked, this.access.now());
  }

  /** What others decided for the combatants of a seat since its own last command. */
  decidedFor({ record, seat }: Pick<EncounterAccess, 'record' | 'seat'>) {
    return decidedFor(this.store, record, seat);
  }

  /** Plays what the computer is to decide, so many commands at most; for all but spectators. */
  async playComputers(envelope: Envelope, max: number): Promise<Outcome> {
    return this.access.change(
      envelope,
      (record, by) => refuseSpectator(by.seat) ?? playComputers(record, max, by),
    );
  }

  /** Goes back to an earlier version, which becomes the newest. The journal keeps all of it. */
  async rewind(request: RewindRequest): Promise<Outcome> {
    const unfounded = refuseReason(request.reason);
    if (unfounded) return unfounded;
    const { toVersion } = request;
    return this.access.changeWith(
      request,
      async (record, by) =>
        refuseAllButGM(by.seat) ??
        refuseVersion(record, toVersion, 'toVersion') ??
        (await refuseSeed(this.store, record)) ??
        (await this.access.replayState(record, toVersion)),
      (record, by, found) =>
        'kind' in found
          ? found
          : rewound(record, found, request, { ...by, seed: this.access.seed }),
    );
  }

  /** A new encounter that begins as this one was at a version, with dice of its own. */
  async branch(request: BranchRequest): Promise<Outcome> {
    const { encounterId, caller, idempotency, maker = '' } = request;
    const access = await this.read(encounterId, caller);
    if (access.kind !== 'GRANTED') return access;
    const { record: from, seat } = access;
    const version = request.atVersion ?? from.version;
    const refused =
      refuseAllButGM(seat) ?? refuseVersion(from, version, 'atVersion') ?? refuseName(request.name);
    if (refused) return refused;
    if (from.importing) return { kind: 'INCOMPLETE', after: from.version };
    const begins = await beginningOf(this.store, from, { ...request, version });
    if (typeof begins !== 'number') return begins;
    const past = await this.access.replayState(from, begins);
    const made = branched(from, past, request, this.access.opening(caller));
    const key = requestKey(idempotency, encounterId, caller);
    const outcome = await this.access.open(made, { caller, maker, key });
    if (outcome.kind === 'DONE') await this.pictures.copy(encounterId, outcome.record.id);
    return outcome;
  }

  /** Everything of an encounter in one document, or in several, its pages; GM only. */
  async export(id: string, caller: Caller, range = allOfIt): Promise<Exported | AccessDenied> {
    const access = await this.read(id, caller);
    if (access.kind !== 'GRANTED') return access;
    return refuseAllButGM(access.seat) ?? exported(this.store, access.record, range);
  }

  /** Deletes an encounter: it cannot be found from then on; GM only. */
  async delete(request: Omit<DeletionRequest, 'at'>): Promise<Deletion> {
    const { encounterId, caller } = request;
    if (!this.access.isId(encounterId)) return requireSeat(encounterId, caller) ?? absent(caller);
    return deleted(this.access.ports, { ...request, at: this.access.now() }, () => {
      this.access.forget(encounterId);
      this.watches.forget(encounterId);
    });
  }

  /** A new encounter from a document, after all of it has been played again. */
  async import(
    document: unknown,
    caller: Caller,
    { idempotency, maker = '', meter = unmeasured }: ImportOptions = {},
  ): Promise<Outcome> {
    const denied = this.access.refuseCreation(caller);
    if (denied) return denied;
    const { checked } = await loadCheck();
    const sound = await checked(document, meter);
    if (sound.kind === 'INVALID') return sound;
    const { store } = this.access.ports;
    const key = requestKey(idempotency, null, caller);
    const idempotencyRecord = key && (await store.idempotencyRecord(key));
    if (idempotencyRecord) return this.access.firstAnswer(idempotencyRecord, key, caller);
    const { importedFrom } = await loadImport();
    const { record, before, last } = await importedFrom(sound, this.access.opening(caller), meter);
    await meter.pause();
    const large = await meter.measure(() => store.prepare(record.id, before));
    await meter.pause();
    return large
      ? tooLarge(large, large.bytes)
      : this.access.open({ record, entry: last }, { caller, maker, key });
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
    const [at, apiKey] = [this.access.now(), keyOf(caller)];
    const by = { seat, at, apiKey, seed: this.access.seed, meter };
    const { appended } = await loadImport();
    const outcome = refuseAllButGM(seat) ?? (await appended(this.store, record, document, by));
    this.access.forget(id);
    if (outcome.kind !== 'APPENDED') return outcome;
    const { record: now } = outcome;
    return { kind: 'DONE', record: now, now, events: [], seat, issued: null };
  }

  /** What is counted of the fight up to the version of a record. */
  statistics(record: EncounterRecord): Promise<Statistics> {
    return statisticsOf(this.store, record);
  }

  /** The encounters at which an account has a seat, the newest first if nothing else is said. */
  ofAccount(
    account: string,
    asked: Pick<Parameters<typeof encountersOf>[1], 'page' | 'order' | 'filter'>,
  ): Promise<EncountersOfAccount> {
    return encountersOf(this.store, { ...asked, account, at: this.access.now() });
  }

  /** Whether an encounter goes on only when this seat decides. */
  isDue({ record, seat }: Pick<EncounterAccess, 'record' | 'seat'>): boolean {
    return isDue(record, seat, this.access.now());
  }

  /** At how many encounters an account has claimed a seat, those included that it has lost since. */
  countOfAccount(account: string): Promise<number> {
    return this.store.membershipCount(account);
  }

  /** A new id for something of an encounter; it is random, so that nothing can be read off it. */
  newId(prefix: string): string {
    return this.access.newId(prefix);
  }

  /** How long it is kept, of encounters and parties. */
  get keeping(): Keeping {
    return this.access.keeping;
  }

  /** What made some versions of this encounter, with their states. */
  versionStates(
    record: EncounterRecord,
    range: { readonly first: number; readonly last: number },
  ): Promise<readonly VersionState[]> {
    return versionStates(this.store, record, range);
  }

  /** The edition of those of its entries that name none. */
  async unnamedEdition({ id }: EncounterRecord): Promise<number> {
    const [first] = await this.store.journal(id, 0, 1);
    if (!first) throw new Error(`The journal of ${id} has no first entry.`);
    return unnamedEdition(first);
  }

  /** The seeds and commitments of an encounter, or of a past version of it. */
  dice(record: EncounterRecord): Promise<DiceFacts> {
    return diceOf(this.store, record);
  }

  /** Whether the journal of this encounter, or a part of it, is what its seeds and its commands give. */
  replay(record: EncounterRecord, range?: ReplayRange): Promise<Replay> {
    return replayJournal(this.store, rulesetOf(record), record, range);
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

  /** What the rules have against a sheet, or what follows from it; nothing is stored. */
  async checkSheet(question: SheetQuestion, caller: Caller): Promise<SheetOutcome | Forbidden> {
    return this.access.refuseCreation(caller) ?? checkSheet(question);
  }

  /** Exact chances of the attacks of a sheet on another one; nothing is stored. */
  async oddsBetween(
    question: OddsBetweenQuestion,
    caller: Caller,
  ): Promise<OddsBetweenOutcome | Forbidden> {
    return this.access.refuseCreation(caller) ?? oddsBetween(question);
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

  /** What newcomers would make of a fight, an estimate first and then a slice more each time; GM only. */
  async reinforcementForecast(
    encounterId: string,
    question: ReinforcementQuestion,
    caller: Caller,
    meters: { readonly asker: Asker; readonly within: Within },
  ): Promise<ReinforcementOutcome> {
    const access = await this.read(encounterId, caller);
    return access.kind === 'GRANTED' ? this.reinforcements.of(access, question, meters) : access;
  }

  /**
   * Fights of a wished difficulty, as far as the search has come after a slice more; for those who may
   * create encounters.
   */
  async encounterProposals(
    question: ProposalQuestion,
    caller: Caller,
    asker: Asker,
  ): Promise<ProposalOutcome | Forbidden> {
    return this.access.refuseCreation(caller) ?? this.proposals.of(question, asker);
  }

  /** Combatants of a fight as they would come to the next one, wounds and all; GM only. */
  async partyIn(
    encounterId: string,
    combatantIds: readonly string[],
    caller: Caller,
  ): Promise<PartyOf | AccessDenied | Extract<Outcome, { kind: 'INVALID' }>> {
    const access = await this.read(encounterId, caller);
    if (access.kind !== 'GRANTED') return access;
    const { record, seat } = access;
    const refused = refuseAllButGM(seat);
    if (refused) return refused;
    const members = combatantIds.flatMap((id) => carriedFrom(record, id) ?? []);
    if (members.length === combatantIds.length && new Set(combatantIds).size === members.length)
      return {
        ...{ kind: 'PARTY', ruleset: record.ruleset, members },
        standing: standingIn(record, combatantIds),
      };
    return invalid(['combatantIds'], 'Name combatants of this encounter, each once.');
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
}

function checkedQuery(record: EncounterRecord, query: OddsQuery<RawCommand>, read?: ReadCommand) {
  const asIs = (rejection: Rejection): Rejection => rejection;
  if (query.of === 'ATTACK') return { kind: 'CHECKED', query, asWritten: asIs } as const;
  const checked = checkedCommand(record, query.command, read);
  if (checked.kind !== 'CHECKED') return checked;
  const { command, asWritten } = checked;
  return { kind: 'CHECKED', query: { of: 'COMMAND', command }, asWritten } as const;
}
