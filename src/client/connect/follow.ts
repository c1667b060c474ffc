/** Follows a fight over streams that end and are cut: each version once, in order. */
import type { EncounterUpdatedSubscription, StreamEndReason } from '../generated/operations.ts';
import { EncounterUpdatedText } from '../generated/texts.ts';
import { type Listed, listed } from './answer.ts';
import { Pauses, sleep } from './pauses.ts';
import { RequestError } from './request-error.ts';
import { errorOf, type Server } from './server.ts';

type Item = EncounterUpdatedSubscription['encounterUpdated'];

/** A version: what happened, and the encounter, which is newer where the follower is behind. */
export type Update = Listed<Extract<Item, { __typename: 'EncounterUpdate' }>>;

/** Why no more will come; null where the follower has stopped by itself. */
export type Ending = Exclude<StreamEndReason, 'TIME'> | null;

export interface Followed {
  readonly server: Server;
  readonly encounterId: string;
  readonly token: string | null;
  /** The version seen last; null for what is to come. */
  readonly after: number | null;
  readonly signal: AbortSignal;
  /** Told of each update before it is given out. */
  readonly show: (update: Update) => void;
}

/** What is said in place of one update that is too much; the stream goes on. */
const INSTEAD = new Set(['TOO_MUCH_WORK', 'ANSWER_TOO_LARGE']);

/** How a fight that was followed says that it is over, where that came while there was no stream. */
const MEANWHILE: Readonly<Record<string, StreamEndReason>> = {
  SEAT_REVOKED: 'SEAT_REVOKED',
  ENCOUNTER_NOT_FOUND: 'DELETED',
};

/** @throws RequestError where no waiting mends it */
export async function* follow(followed: Followed): AsyncGenerator<Update, Ending, undefined> {
  const { signal, show } = followed;
  const pauses = new Pauses();
  let { after } = followed;
  while (!signal.aborted) {
    let retryAfter = 0;
    for await (const item of itemsAfter(after, followed)) {
      if (item.__typename !== 'Cut') pauses.reset();
      if (item.__typename === 'EncounterUpdate' && item.version > (after ?? -1)) {
        after = item.version;
        const update = listed(item);
        show(update);
        yield update;
      }
      if (item.__typename === 'StreamEnded' && item.reason !== 'TIME') return item.reason;
      if ('retryAfter' in item) retryAfter = item.retryAfter ?? 0;
    }
    await sleep(pauses.next(retryAfter), signal);
  }
  return null;
}

/** In place of what was still to come. */
interface Cut {
  readonly __typename: 'Cut';
  readonly retryAfter: number;
}

/** What one stream brings, to its end. */
async function* itemsAfter(
  after: number | null,
  followed: Followed,
): AsyncGenerator<Item | Cut, void, undefined> {
  try {
    yield* itemsOf(after, followed);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { code, retryAfter, isPassing } = error;
    const reason = after === null ? undefined : MEANWHILE[code];
    if (reason) yield { __typename: 'StreamEnded', reason, afterVersion: after ?? 0, retryAfter };
    else if (isPassing) yield { __typename: 'Cut', retryAfter };
    else throw error;
  }
}

async function* itemsOf(
  afterVersion: number | null,
  { server, encounterId, token, signal }: Followed,
): AsyncGenerator<Item, void, undefined> {
  const asked = { encounterId, afterVersion };
  for await (const { data, errors } of server.stream(EncounterUpdatedText, asked, token, signal)) {
    if (data) yield data.encounterUpdated;
    else {
      const error = errorOf(errors);
      if (!INSTEAD.has(error.code)) throw error;
    }
  }
}
