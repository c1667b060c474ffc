import type {
  Considered,
  Declared,
  NeededRoll,
  SearchBudget,
  Option,
  Rejection,
  RulesetTypes,
  SeatOdds,
} from '@sixbeat/engine';
import type * as z from 'zod';
import type {
  Caller,
  EncounterRecord,
  JournalEntry,
  Member,
  Seat,
  TooLarge,
  WebhookChange,
} from './ports.ts';

/** A command as it comes from outside: a type that some ruleset knows, and unchecked fields. */
export interface RawCommand {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Steps from the top of what the caller wrote. */
export type InputPath = readonly (string | number)[];

/** Something wrong with a field, whatever the state of the encounter. */
export interface FieldIssue {
  readonly path: InputPath;
  readonly message: string;
}

/** What the caller wrote as its ruleset has it, as far as it could be read. */
export interface ReadInput {
  readonly value: unknown;
  /** What the caller wrote wrongly, with the paths as written. */
  readonly issues: readonly FieldIssue[];
  /** Where the caller wrote what the ruleset has at a path. */
  readonly writtenAt: (path: InputPath) => InputPath;
}

/**
 * Brings what the caller wrote into the form of the ruleset that the encounter is played by; without
 * one a command is taken as it is.
 */
export type ReadCommand = (schema: z.ZodType, ruleset: string) => ReadInput;

export interface AnyEvent {
  readonly type: string;
}

/** What became of a command. Only `DONE` has changed anything. */
export type Outcome =
  | {
      readonly kind: 'DONE';
      /** As it left the encounter. */
      readonly record: EncounterRecord;
      /** As the encounter is now: the same, unless the same request was applied before. */
      readonly now: EncounterRecord;
      readonly events: readonly AnyEvent[];
      /** Who asked; of an encounter that was made by it, the first seat. */
      readonly seat: Seat;
      /** The seat that was made, if one was. */
      readonly issued: Seat | null;
    }
  | { readonly kind: 'REJECTED'; readonly rejection: Rejection }
  /** T-04: this seat is to roll these dice first, and send them with the same command. */
  | {
      readonly kind: 'DICE_NEEDED';
      readonly rolls: readonly NeededRoll[];
      readonly record: EncounterRecord;
      readonly seat: Seat;
    }
  | { readonly kind: 'INVALID'; readonly issues: readonly FieldIssue[] }
  | Conflict
  | { readonly kind: 'NOT_FOUND' }
  /** The request does not come from a seat that may do it. */
  | {
      readonly kind: 'FORBIDDEN';
      readonly code:
        | 'UNAUTHENTICATED'
        | 'FORBIDDEN'
        | 'SEAT_REVOKED'
        | 'SEAT_CLAIMED'
        | 'INVITE_ENDED'
        | 'ALREADY_JOINED'
        | 'SCOPE_MISSING';
      readonly message: string;
    }
  /** It may be done again after so many seconds; `message` says how often, without a full stop. */
  | { readonly kind: 'TOO_SOON'; readonly message: string; readonly retryAfter: number }
  /** Someone plays this hero of an invite already; these are free. */
  | { readonly kind: 'HERO_TAKEN'; readonly name: string; readonly free: readonly Hero[] }
  | {
      readonly kind: 'WRONG_RULESET';
      readonly ruleset: string;
      readonly command: string;
      /** The commands that the ruleset has, and the one that comes nearest, if one does. */
      readonly known: readonly string[];
      readonly instead: string | null;
    }
  /** Pages of its document are still to come, the next one after this version. */
  | { readonly kind: 'INCOMPLETE'; readonly after: number }
  /** The key has been used for another request. */
  | { readonly kind: 'KEY_REUSED' }
  /** `bytes` is null when dice were rolled: the size would reveal how they are going to fall. */
  | { readonly kind: 'TOO_LARGE'; readonly bytes: number | null; readonly limit: number };

/** A combatant that an invite gives, as all who have the link see it. */
export interface Hero {
  readonly id: string;
  readonly name: string;
  /** The address of its picture. */
  readonly image: string | null;
}

/** Others have played on since what the request is based on. */
export interface Conflict {
  readonly kind: 'CONFLICT';
  readonly currentVersion: number;
  /** The version that the request names; null where it names none. */
  readonly since: number | null;
  /** Of an edit: the fields that have changed since. */
  readonly fields: readonly InputPath[];
}

export const conflict = (
  { version }: EncounterRecord,
  since: number | null,
  fields: Conflict['fields'] = [],
): Conflict => ({ kind: 'CONFLICT', currentVersion: version, since, fields });

/** What became of asking for odds. */
export type OddsOutcome =
  | {
      readonly kind: 'ANSWERED';
      readonly odds: SeatOdds;
      /** What they hold for, and who asked. */
      readonly record: EncounterRecord;
      readonly seat: Seat;
    }
  | Extract<
      Outcome,
      { kind: 'REJECTED' | 'INVALID' | 'NOT_FOUND' | 'FORBIDDEN' | 'WRONG_RULESET' }
    >;

/** What became of asking for advice. */
export type SuggestionsOutcome =
  | {
      readonly kind: 'ANSWERED';
      readonly suggestions: readonly Considered<RulesetTypes>[];
      readonly record: EncounterRecord;
      readonly seat: Seat;
    }
  | Exclude<OddsOutcome, { kind: 'ANSWERED' }>;

/** Why a command is refused on a state. */
export type Refused = Exclude<Outcome, { kind: 'DONE' }>;

/** What a command makes of a state, ready to be written. */
export interface Accepted {
  readonly kind: 'ACCEPTED';
  readonly record: EncounterRecord;
  readonly entry: JournalEntry;
  readonly events: readonly AnyEvent[];
  /** Whether it has used dice. */
  readonly rolled: boolean;
  /** Whose step it is. */
  readonly seat: Seat;
  /** The seat that it makes, if it does. */
  readonly issued: Seat | null;
  /** The account that claims a seat by it, if one does. */
  readonly member?: Member;
  /** The webhook that it makes or removes, if it does. */
  readonly webhook?: WebhookChange;
}

/** A request that is granted and changes nothing: it makes no version. */
export interface Unchanged {
  readonly kind: 'UNCHANGED';
  readonly record: EncounterRecord;
  readonly seat: Seat;
  /** The seat whose token is asked for. */
  readonly issued?: Seat;
}

/** A key that a client chose, and all that it sent with it. */
export interface Idempotency {
  readonly key: string;
  readonly request: unknown;
}

/** What every request for a change of an encounter says besides what it wants. */
export interface Envelope {
  readonly encounterId: string;
  readonly caller: Caller;
  /** Refuse unless the encounter is at this version; null takes it as it is. */
  readonly expectedVersion: number | null;
  /** Of an edit: refuse where a value that it sets has changed since this version. */
  readonly seenVersion?: number | null;
  readonly idempotency?: Idempotency | undefined;
  /** What the computer may still look at; as much as for a request of its own if left out. */
  readonly budget?: SearchBudget;
  /** Judges, or throws when the request has worked for longer than it may; nothing is written then. */
  readonly within?: Within;
}

export type Within = <T>(judge: () => T) => T;

/** A command as a caller wrote it. */
export interface CommandRequest {
  readonly command: RawCommand;
  /** T-04: the dice for it that were rolled by hand, roll by roll; null for one that the encounter's dice make. */
  readonly declared?: Declared | null;
  readonly read?: ReadCommand;
}

export interface Submission extends Envelope, CommandRequest {}

/** A decision as one seat sees it listed. Its options are worked out when they are read. */
export interface ListedDecision<Listed extends ListedOption = ListedOption> {
  /** The same at every version at which the same is asked. */
  readonly key: string;
  readonly options: readonly Listed[];
}

export interface ListedOption {
  /** Of one version. */
  readonly id: string;
  /** The same at every version. */
  readonly key: string;
  readonly option: Option;
}

/** A request for an option that a version of the encounter has listed. */
export interface TakeOptionRequest<Listed extends ListedOption> extends Envelope {
  /** The version that listed it: what its sender saw. */
  readonly version: number;
  readonly optionId: string;
  /** What an encounter asks of a seat. */
  readonly list: (record: EncounterRecord, seat: Seat) => readonly ListedDecision<Listed>[];
  /** The command that the picks make of the option. */
  readonly choose: (option: Listed) => CommandRequest | Refused;
}

/** @param bytes what it would take, or null where that would reveal dice to come */
export const tooLarge = ({ limit }: TooLarge, bytes: number | null): Refused => ({
  kind: 'TOO_LARGE',
  bytes,
  limit,
});

export const invalid = (
  path: FieldIssue['path'],
  message: string,
): Extract<Refused, { kind: 'INVALID' }> => ({
  kind: 'INVALID',
  issues: [{ path, message }],
});
