import type { Encounters } from '../../app/encounters.ts';
import { OPERATOR } from '../../app/seats/api-keys.ts';
import type { SeatTokens } from '../../app/seats/tokens.ts';
import type { ProvenCaller } from '../http/sender/caller.ts';
import type { Asked } from '../http/guard.ts';

/** What a mutation has come to. */
export interface MutationDone {
  /** Its name in the schema. */
  readonly mutation: string;
  /** The type of the problem that it answers, `ERROR` where it has thrown, else `DONE`. */
  readonly outcome: string;
  readonly seconds: number;
}

export type MutationObserver = (done: MutationDone) => void;

/** What every resolver can reach. */
export interface Context {
  readonly encounters: Encounters;
  readonly tokens: Pick<
    SeatTokens,
    'issue' | 'issueInvite' | 'issuePicture' | 'read' | 'readInvite' | 'readEnded'
  >;
  /** How many milliseconds a subscription lasts at most. */
  readonly maxStreamMs: number;
  /** Whether an encounter is followed from a seat now; null where this process cannot know. */
  readonly isFollowedFrom: (seatId: string) => boolean | null;
  readonly request: Asked;
  /** Where it comes from, as requests and streams are counted. */
  readonly address: string;
  /** Told of each mutation. */
  readonly onMutation?: MutationObserver;
  /** Whom the request comes from. */
  readonly caller: ProvenCaller;
}

/**
 * Who is counted for what is shared by all: each account with its keys, each key of the operator, else each address,
 * so that many seats and many keys bring no more.
 */
export function payerOf({ caller, address }: Context): string {
  if (caller.kind !== 'ACCOUNT') return `address ${address}`;
  const { account, apiKey } = caller;
  return `account ${apiKey && apiKey.owner !== OPERATOR ? apiKey.owner : account}`;
}
