/** What the use cases need from outside. Adapters live in src/store, src/local and src/lambda. */
import type { Actor, DeclaredRoll, FlowPart, FollowUp, Statistics, Waiting } from '@sixbeat/engine';
import type { NewsChannel } from './follow/news.ts';
import type { ForecastRunner } from './forecast/runner.ts';
import type { CreationQuota } from './play/creation-quota.ts';

/** HEAD: the newest state of an encounter, or of a party, by its id. Everything in it is plain JSON. */
export interface EncounterRecord {
  readonly id: string;
  /** 1 when created; every accepted command adds one. */
  readonly version: number;
  readonly ruleset: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly snapshot: Snapshot;
  /** Those that were not revoked. They belong to the present: a rewind leaves them as they are. */
  readonly seats: readonly Seat[];
  /** Links that give seats, where there are any. The present's, like the seats. */
  readonly invites?: readonly Invite[] | undefined;
  /** What goes on by itself; nothing does in an encounter that is played step by step. The present's, like the seats. */
  readonly flow: readonly FlowPart[];
  /** Who came from a party; left out where no one did. The present's, like the seats. */
  readonly fromParties?: readonly FromParty[] | undefined;
  /** After how many minutes a decision of a player is overdue; left out where none ever is. The present's, too. */
  readonly awayMinutes?: number | undefined;
  /** Which webhooks are told of what; left out where there are none. The present's, like the seats. */
  readonly webhooks?: readonly Subscriber[] | undefined;
  /** Only while pages of its document are still to come. */
  readonly importing?: {
    /** Whether the seed of its dice is known. */
    readonly seed: 'REVEALED' | 'SECRET';
    /** How many entries so far were not judged again; left out when all were. */
    readonly unjudged?: number;
  };
}

/** A place at the table of one encounter. */
export interface Seat {
  readonly id: string;
  readonly actor: Actor;
  /** For people. */
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** The account that has claimed it, if one has. Of no concern to anybody but who asks with its token. */
  readonly account?: string;
  /** T-04: whether the dice of those whom it plays are rolled by hand. The present's, like the account. */
  readonly handDice?: true;
  /** The link that has given it, if one has. The present's, like the account. */
  readonly inviteId?: string;
  /** It is a link to a picture, and opens nothing else: of this version, or of the newest one for null. */
  readonly picture?: { readonly version: number | null } | undefined;
}

/** A link for the table: who has it takes one of these combatants that no player has. It is no seat. */
export interface Invite {
  readonly id: string;
  readonly combatants: readonly string[];
  /** How many seats it gives; null for as many as there are combatants to take. */
  readonly uses: number | null;
  /** How many it has given, those included that are revoked since. */
  readonly used: number;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** A combatant who came from a party. */
export interface FromParty {
  readonly combatantId: string;
  readonly partyId: string;
  readonly memberId: string;
  /** Of the member as they came: they are written back to a party that has them like this still. */
  readonly digest: string;
}

/** Of what a webhook is told, in the order in which it is told of one version. */
export const WEBHOOK_EVENTS = ['encounter.changed', 'decision.due', 'encounter.ended'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A webhook, as its encounter knows it. */
export interface Subscriber {
  readonly id: string;
  readonly events: readonly WebhookEvent[];
}

export interface Snapshot {
  /** The format of this snapshot; raised when `state` changes shape. */
  readonly schema: number;
  readonly state: unknown;
  readonly dice: DiceRecord;
  /** Left out of what was written before they were counted. */
  readonly statistics?: Statistics | undefined;
}

export interface DiceRecord {
  /** 32 bytes as 64 lower-case hex digits. Secret until the encounter has ended. */
  readonly seed: string;
  /** The byte of the stream that comes next. */
  readonly position: number;
  /** How many bytes have ever been used; more than `position` after a rewind that keeps the dice. */
  readonly used: number;
  /** The version at which the stream began: 1, or that of a rewind or import that drew a new seed. */
  readonly since: number;
}

/** What made a version: the command, who gave it, and what happened. */
export interface JournalEntry {
  readonly version: number;
  readonly at: string;
  /** The edition of the rules that judged it; left out of what was written before editions were noted. */
  readonly edition?: number;
  /** It came in a document of an older edition: its command was not judged again, its events were folded. */
  readonly unjudged?: true;
  readonly actor: unknown;
  /** The seat that it came from; null in an imported fight, whose seats were elsewhere. */
  readonly seatId: string | null;
  /** The key that it was sent with; left out where it was none. It stays here, as a seat does not. */
  readonly apiKey?: NamedKey;
  readonly command: unknown;
  /** Of the command, then of what followed by itself. */
  readonly events: readonly { readonly type: string }[];
  /** The commands that followed by themselves, in order. */
  readonly followUps?: readonly FollowUp[];
  /** T-04: what its command waits for, where it was not applied yet. */
  readonly held?: Waiting | undefined;
  /** T-04: the dice of it that were rolled by hand. */
  readonly declared?: readonly DeclaredRoll[] | undefined;
  /** The dice position after this entry. */
  readonly dicePosition: number;
  /** How the dice fell, where they came from a seed that is not known here: in an imported fight. */
  readonly rolls?: readonly RecordedRoll[];
  /** State, dice and statistics after this entry, in some of them, so that no version is far from one. */
  readonly checkpoint?: Checkpoint;
}

/** Dice that fell together. */
export interface RecordedRoll {
  readonly sides: number;
  readonly faces: readonly number[];
}

export interface Checkpoint {
  readonly schema: number;
  readonly state: unknown;
  /** How many bytes of the stream of dice had ever been used. */
  readonly used: number;
  /** Left out of what was written before they were counted. */
  readonly statistics?: Statistics | undefined;
}

/** Names a request, so that sending it twice does what it asks for once. */
export interface RequestKey {
  /** The encounter that it is for; null when it makes one. */
  readonly encounterId: string | null;
  /** Of who asks and the key that they chose. */
  readonly hash: string;
  /** Of what is asked for. */
  readonly fingerprint: string;
}

export interface TooLarge {
  readonly kind: 'TOO_LARGE';
  readonly bytes: number;
  readonly limit: number;
}

/** What a request with a key has made. Kept as long as the journal. */
export interface IdempotencyRecord {
  readonly encounterId: string;
  readonly version: number;
  readonly fingerprint: string;
}

/** An account that has claimed a seat at an encounter, as it finds the encounter again. */
export interface Member {
  readonly account: string;
  /** Where the encounter stands among those of the account, which are sorted by it; the same each time. */
  readonly place: string;
}

/** The account that makes an encounter or a party. */
export interface Maker extends Member {
  /** How many it may have in that list; any number if left out. */
  readonly most?: number | undefined;
}

/** An encounter at which an account has claimed a seat, be it gone by now. */
export interface Membership {
  readonly encounterId: string;
  readonly place: string;
}

/** Part of the encounters of an account, in their order by descending places. */
export interface MembershipRange {
  /** Those between the two, neither of them included; null where there is no bound. */
  readonly after: string | null;
  readonly before: string | null;
  /** `limit` at most: the first of them, or the last. */
  readonly from: 'START' | 'END';
  readonly limit: number;
}

export type CommitResult =
  | { readonly kind: 'COMMITTED' }
  /** A request with this key has taken effect before: nothing was written. */
  | { readonly kind: 'DONE_BEFORE'; readonly idempotencyRecord: IdempotencyRecord }
  /** Someone else wrote first; `current` is what they wrote. */
  | { readonly kind: 'CONFLICT'; readonly current: EncounterRecord }
  /** The owner of the webhook, or of the party, has as many as it may. */
  | { readonly kind: 'OWNER_FULL' }
  | TooLarge
  /** There is no such encounter (any more). */
  | { readonly kind: 'MISSING' };

/** A picture of an encounter, as its list names it. Its bytes are kept elsewhere: see {@link Pictures}. */
export interface Picture {
  /** The SHA-256 of its bytes, 64 lower-case hex digits: it names the picture within its encounter. */
  readonly hash: string;
  /** For people; empty where the sender gave none. */
  readonly name: string;
  readonly mediaType: PictureType;
  readonly bytes: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';

/** The pictures of an encounter, under a lock of their own: no command reads or writes them. */
export interface PictureList {
  /** 0 as long as none was written; each write adds one. */
  readonly version: number;
  /** In the order in which they came. */
  readonly pictures: readonly Picture[];
}

export type ListResult =
  | { readonly kind: 'COMMITTED' }
  /** Someone else wrote first. */
  | { readonly kind: 'CONFLICT' }
  /** There is no such encounter (any more). */
  | { readonly kind: 'MISSING' };

/**
 * The bytes of pictures, each by its encounter and its hash. What is listed and what is here are written one
 * after the other, and the list decides: see src/app/pictures. All methods reject with {@link StoreError}
 * when the storage fails, and may be repeated.
 */
export interface Pictures {
  put(encounterId: string, hash: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(encounterId: string, hash: string): Promise<Uint8Array | null>;
  /** Also of what is not there. */
  delete(encounterId: string, hash: string): Promise<void>;
  /** Deletes all that there is of an encounter, listed or not. */
  erase(encounterId: string): Promise<void>;
}

/** What a key may do for its owner. */
export const API_KEY_SCOPES = [
  'encounters:create',
  'encounters:play',
  'seats:issue',
  'webhooks',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Which key, as its owner knows it. */
export interface NamedKey {
  readonly id: string;
  /** For people. */
  readonly name: string;
}

/** A key of a program. The key itself is kept nowhere. */
export interface ApiKey extends NamedKey {
  /** The SHA-256 of the key, 64 lower-case hex digits. */
  readonly hash: string;
  /** The account that has made it, or the operator. */
  readonly owner: string;
  /** As which it claims seats: its own, or that of the key in whose place it was made. */
  readonly account: string;
  readonly scopes: readonly ApiKeyScope[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly expiresAt: string;
  /** The day in UTC, such as `2026-11-29`; null as long as it was not used. */
  readonly lastUsedOn: string | null;
}

/** The keys of programs. All methods reject with {@link StoreError} when the database fails. */
export interface ApiKeyStore {
  /** Adds a key, unless its owner has `most` that have not expired. Where room is needed, the others are removed. */
  add(key: ApiKey, most: number): Promise<'ADDED' | 'FULL'>;
  /** Null where there is none. What was removed is never found, whichever process has removed it. */
  find(hash: string): Promise<ApiKey | null>;
  /** In the order in which they were made. */
  ofOwner(owner: string): Promise<readonly ApiKey[]>;
  /** False where the owner has none of this id. */
  remove(owner: string, id: string): Promise<boolean>;
  /** Notes the day of its last use, if it is there. */
  noteUse(hash: string, day: string): Promise<void>;
}

/** When something was last opened. */
export interface Opened {
  readonly id: string;
  /** ISO 8601, UTC, as in `2026-12-01`. */
  readonly day: string;
}

/**
 * On which days encounters and parties were last opened, for an operator who does not keep them for ever. All
 * methods reject with {@link StoreError} when the database fails.
 */
export interface OpenedStore {
  /**
   * Says for how many days what no one opens is kept, null for ever, and answers since which day that has been said.
   * What is there then counts as opened on that day, where nothing is noted of it. It counts anew where it was last
   * said before `unbroken`: a server that was off, or is restored, erases nothing at once.
   */
  keepFor(
    days: number | null,
    said: { readonly today: string; readonly unbroken: string },
  ): Promise<string | null>;
  /** Notes that it was opened on that day, if it is there, and not noted on a later one. */
  note(opened: Opened): Promise<void>;
  /** Null where nothing is noted. */
  dayOf(id: string): Promise<string | null>;
  /** Those last opened on that day or before, the longest ago first, after one of them if given. */
  upTo(
    day: string,
    page: { readonly after: Opened | null; readonly limit: number },
  ): Promise<readonly Opened[]>;
}

/** An address that is told of events of an encounter. */
export interface Webhook extends Subscriber {
  readonly encounterId: string;
  /** The account to which it counts; null where none has made it. */
  readonly owner: string | null;
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** One, or two while one is being replaced, the newest first. Each signs; they are shown to no one. */
  readonly secrets: readonly WebhookSecret[];
  /** What has been delivered: of this version the first so many events, and all of those before. */
  readonly position: { readonly version: number; readonly sent: number };
  readonly lastDeliveryAt: string | null;
  readonly lastFailure: { readonly at: string; readonly reason: string } | null;
  /** While the next event cannot be delivered. */
  readonly failing: {
    readonly since: string;
    readonly attempts: number;
    readonly retryAt: string;
  } | null;
  /** Once nothing is sent any more. */
  readonly disabled: { readonly at: string; readonly reason: string } | null;
  /** The process that delivers to it, and until when no other one does. */
  readonly lease: { readonly holder: string; readonly until: string } | null;
  /** 1 when created; every write adds one. */
  readonly revision: number;
}

export interface WebhookSecret {
  /** With its prefix `whsec_`. */
  readonly secret: string;
  /** Null for the newest. */
  readonly until: string | null;
}

/** Events of one version that webhooks are yet to be told of. */
export interface OutboxEntry {
  readonly encounterId: string;
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly events: readonly WebhookEvent[];
}

/**
 * Webhooks, and what is yet to be delivered to them. They are made and removed, and the outbox is filled, by
 * `commit`. All methods reject with {@link StoreError} when the database fails.
 */
export interface WebhookStore {
  /** In the order in which they were made. */
  ofEncounter(encounterId: string): Promise<readonly Webhook[]>;
  /** Writes it when the stored one has the revision before. */
  save(webhook: Webhook): Promise<boolean>;
  /** Encounters with something in the outbox, by ascending ids, those after this one; `limit` at most. */
  pending(after: string | null, limit: number): Promise<readonly string[]>;
  /** Of an encounter, with a version above `after`, oldest first, `limit` at most. */
  outbox(encounterId: string, after: number, limit: number): Promise<readonly OutboxEntry[]>;
  /** Removes what there is of an encounter up to a version. */
  clear(encounterId: string, through: number): Promise<void>;
}

/** What is written together with a version. */
export interface Beside {
  /** The account that claims a seat by it. */
  readonly member?: Member | undefined;
  readonly webhook?: WebhookChange | undefined;
  readonly outbox?: OutboxEntry | undefined;
}

export type WebhookChange =
  /** @param most how many webhooks its owner may have */
  | { readonly kind: 'ADD'; readonly webhook: Webhook; readonly most: number }
  | { readonly kind: 'REMOVE'; readonly id: string };

/**
 * Encounters and parties under optimistic version locking; which of the two something is, its id says
 * alone. All methods reject with {@link StoreError} when the database fails. HEAD and its journal entry
 * are written together or not at all, so the journal has one entry for each version and no gap. A request's key is
 * written with them: of all requests with one key a single one takes effect. So is what an account
 * finds the encounter by that claims a seat; it goes when the encounter is erased.
 */
export interface EncounterStore {
  /** Writes the first record. The id must be new: an id that is taken is a bug and throws. */
  create(
    record: EncounterRecord,
    entry: JournalEntry,
    key?: RequestKey,
    maker?: Maker,
  ): Promise<CommitResult>;
  load(id: string): Promise<EncounterRecord | null>;
  /**
   * The versions alone, at the least price: they may be a moment old. Null where there is none; left out where the
   * database has not got to it, so that it is to be asked again.
   *
   * @param ids {@link LOOKED_AT_ONCE} at most
   */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number | null>>;
  /** Writes `record` when the stored version is `record.version - 1`. */
  commit(
    record: EncounterRecord,
    entry: JournalEntry,
    key?: RequestKey,
    beside?: Beside,
  ): Promise<CommitResult>;
  /** Entries with a version above `after`, oldest first, `limit` at most. */
  journal(id: string, after: number, limit: number): Promise<readonly JournalEntry[]>;
  /** What a request with this key has made, if it ever took effect. */
  idempotencyRecord(key: RequestKey): Promise<IdempotencyRecord | null>;
  /** Where an account has claimed a seat, by descending places. */
  memberships(account: string, range: MembershipRange): Promise<readonly Membership[]>;
  /** At how many encounters that is. */
  membershipCount(account: string): Promise<number>;
  /** The pictures of an encounter; an empty list where none was written. */
  pictureList(id: string): Promise<PictureList>;
  /** Writes the list when the stored one has the version before, and the encounter is there. */
  savePictureList(id: string, list: PictureList): Promise<ListResult>;
  /** Writes the journal of an encounter that is yet to be created; till then it cannot be seen. */
  prepare(id: string, entries: readonly JournalEntry[]): Promise<TooLarge | null>;
  /**
   * Marks an encounter as deleted, if it is at this version: no other method finds it from then on but
   * the next two. False when it is at another version, or not there.
   */
  markDeleted(id: string, version: number): Promise<boolean>;
  /** An encounter that is marked as deleted and not erased yet, as it was last. */
  markedDeleted(id: string): Promise<EncounterRecord | null>;
  /**
   * Erases what there is of an encounter that is marked, {@link ERASED_AT_ONCE} rows at most, the record
   * last. True when nothing is left.
   */
  erase(id: string): Promise<boolean>;
  readonly apiKeys: ApiKeyStore;
  readonly webhooks: WebhookStore;
  /** Left out where everything is kept for ever. */
  readonly opened?: OpenedStore;
}

/** Encounters: as many as DynamoDB reads in one call. */
export const LOOKED_AT_ONCE = 100;

/** Rows: a call stays short, and one that was cut off is taken up by the next. */
export const ERASED_AT_ONCE = 1000;

/** What the methods of a store reject with when the database fails; `cause` is the vendor's own error. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreErrorKind;

  constructor(kind: StoreErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export type StoreErrorKind =
  /** It is busy or cannot be reached; nothing was written, and the same may work later. */
  | 'BUSY'
  /** A write was sent, and nothing is known of what became of it. */
  | 'UNKNOWN'
  /** There is no space left; nothing was written, and nothing will be until some is made. */
  | 'FULL'
  /** It answered what it never should, or was asked what it never should be. */
  | 'FAILED';

/** How many streams may be open at once, in one process. */
export interface StreamLimits {
  readonly address: number;
  readonly encounter: number;
  /** The pages and bots of one person. */
  readonly seat: number;
  /** A spectator's seat: its link may have an audience. */
  readonly spectator: number;
  /** Those of `meUpdated`. */
  readonly account: number;
}

/** Milliseconds between two looks at one encounter. */
export interface Pace {
  /** While something happens there. */
  readonly lively: number;
  /** Once nothing has for a minute. */
  readonly quiet: number;
}

export interface Ports {
  readonly store: EncounterStore;
  /** Where the bytes of pictures are kept; no picture is taken if not given. */
  readonly pictures?: Pictures;
  readonly clock: () => Date;
  /** Cryptographically secure random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Who may create encounters: anyone, or accounts only. */
  readonly creation: 'OPEN' | 'ACCOUNTS';
  /** How many of them one maker opens in a day; any number if not given. */
  readonly creationQuota?: CreationQuota;
  /** For how many days what no one opens is kept; for ever if not given. */
  readonly keepDays?: number;
  /** Whose end can be moved: of a seat that stands, which is all if not given, or of a GM's that has ended too. */
  readonly renewal?: 'STANDING' | 'ENDED_GM';
  /** Where forecasts are worked out; on the thread that answers if not given. */
  readonly forecasts?: ForecastRunner;
  /** What tells other processes on the same store what was written here; they find out by looking if not given. */
  readonly news?: NewsChannel;
  /** How many streams may be open; as many as `STREAM_LIMITS` says where it says nothing. */
  readonly streamLimits?: Partial<StreamLimits>;
  /** What knows of webhooks; none can be made if not given. */
  readonly webhooks?: {
    /** What is wrong with an address that is to be told; null for nothing. */
    readonly refuse: (url: string) => string | null | Promise<string | null>;
    /** Told once there is something to deliver for an encounter. */
    readonly onEvents: (encounterId: string) => void;
  };
  /** Told when a viewer has taken an update, with the milliseconds since this process had its version. */
  readonly onUpdate?: (ms: number) => void;
  /** How often is looked for what other processes have written; as `PACE` says if not given. */
  readonly pace?: Pace;
}

/** Who sends a request, as far as its token proves. */
export type Caller =
  | { readonly kind: 'SEAT'; readonly encounterId: string; readonly seatId: string }
  /** Someone known to the issuer of accounts: they may create encounters, and sit where they have claimed a seat. */
  | {
      readonly kind: 'ACCOUNT';
      readonly account: string;
      /** The key of a program that has sent it, if one has: it may do what its scopes say, and no more. */
      readonly apiKey?: CallerKey;
    }
  | { readonly kind: 'ANONYMOUS' };

export interface CallerKey extends NamedKey, Pick<ApiKey, 'owner' | 'scopes'> {}
