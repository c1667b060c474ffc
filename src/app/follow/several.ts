/** Several encounters that are followed in one stream. */
import type { Caller } from '../ports.ts';
import { leave, merged } from './merge.ts';
import type { EndReason, Following, UpdateOrEnd, Watched } from './updates.ts';

/** How many encounters are followed in one stream. */
export const MAX_FOLLOWED = 20;

export interface Followed {
  readonly encounterId: string;
  /** Null when the token that proves the seat has expired. */
  readonly caller: Caller | null;
  /** The version that the first update follows; null for that of now. */
  readonly after: number | null;
  /** Whether pings are sent too. */
  readonly pings: boolean;
}

type Found = Following | { readonly kind: 'EXPIRED' };
type Refused = Exclude<Found, Watched>;

interface NotFollowed {
  readonly one: Followed;
  readonly why: Refused;
}

export type FollowingAll =
  Watched | { readonly kind: 'REFUSED'; readonly encounterId: string; readonly why: Refused };

/**
 * Each that may be followed, and of each other one that it has ended: a client that comes back after a cut need
 * not know what has gone in between. Refused as a whole when none may be followed, when one is asked for
 * in a way that makes no sense, or when a seat has too many streams.
 *
 * @param watch follows one
 */
export async function followAll(
  followed: readonly Followed[],
  watch: (one: Followed, caller: Caller) => Promise<Following>,
): Promise<FollowingAll> {
  const answers = await Promise.allSettled(
    followed.map(async (one) => ({ one, found: await follow(one, watch) })),
  );
  const all = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const watched = all.flatMap(({ found }) => (found.kind === 'WATCHED' ? [found.updates] : []));
  const others = all.flatMap(({ one, found }) =>
    found.kind === 'WATCHED' ? [] : [{ one, why: found }],
  );
  const fatal = others.find(({ why }) => watched.length === 0 || reasonOf(why) === null);
  const failure = answers.find((answer) => answer.status === 'rejected');
  if (failure ?? fatal) await leave(watched);
  if (failure) throw failure.reason as Error;
  if (fatal) return { kind: 'REFUSED', encounterId: fatal.one.encounterId, why: fatal.why };
  return { kind: 'WATCHED', updates: merged(others.flatMap(endOf), watched) };
}

const follow = (one: Followed, watch: Parameters<typeof followAll>[1]): Promise<Found> =>
  one.caller ? watch(one, one.caller) : Promise.resolve({ kind: 'EXPIRED' });

/** Why one is over before it has begun; null for what is a mistake of the request. */
function reasonOf(why: Refused): EndReason | null {
  switch (why.kind) {
    case 'NOT_FOUND':
      return 'DELETED';
    case 'EXPIRED':
      return 'SEAT_EXPIRED';
    case 'FORBIDDEN':
      return why.code === 'SEAT_REVOKED' ? 'SEAT_REVOKED' : 'NO_SEAT';
    case 'INVALID':
    case 'TOO_MANY':
      return null;
  }
}

/** That it is over, and nothing else. */
function endOf({ one: { encounterId, after }, why }: NotFollowed): readonly UpdateOrEnd[] {
  const reason = reasonOf(why);
  return reason
    ? [{ kind: 'ENDED', encounterId, reason, afterVersion: after ?? 0, retryAfter: null }]
    : [];
}
