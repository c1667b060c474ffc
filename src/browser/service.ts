/** The whole service in a browser: what a page of the site asks here, it could ask a server as well. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { Encounters } from '../app/encounters.ts';
import { MIN_KEY_BYTES, SeatTokens } from '../app/seats/tokens.ts';
import { API_PATH, STREAM_PATH } from '../graphql/http/paths.ts';
import { createServer } from '../graphql/server.ts';
import { indexedDbStore } from '../store/indexeddb/store.ts';
import { tabNews } from './news.ts';
import { type Owner, ownerBy } from './owner.ts';

export interface Service {
  /** Answers every request of the API as a server does; subscriptions as events. @param url whatever its origin */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Of the account of this device: with it encounters are opened, and found again. */
  readonly ownerToken: string;
  /** Ends all streams. */
  readonly close: () => Promise<void>;
}

/** By the clock, which goes on while an old phone does something else; no one else waits meanwhile. */
const MAX_WORK_MS = 10_000;

const SECRETS = { seats: 'seats', owner: 'owner' } as const;

/**
 * Several tabs may open one service, each for itself: they are processes on one database. Requests are bounded as by a
 * server, and not counted: who asks here takes nothing from anyone.
 *
 * @param name of the database; another name is another service with other encounters
 * @throws StoreError where this browser keeps nothing
 */
export async function openService(name = 'sixbeat'): Promise<Service> {
  const store = indexedDbStore(name);
  const news = tabNews(name);
  const secret = (of: string): Promise<string> =>
    store.secret(of, () => bytesToHex(randomBytes(MIN_KEY_BYTES)));
  let key: string;
  let owner: Owner;
  try {
    key = await secret(SECRETS.seats);
    owner = await ownerBy(await secret(SECRETS.owner));
  } catch (error) {
    news.close();
    store.close();
    throw error;
  }
  const encounters = new Encounters({
    store,
    news,
    randomBytes,
    pictures: store.bytes,
    clock: () => new Date(),
    creation: 'OPEN',
    renewal: 'ENDED_GM',
  });
  const api = createServer(encounters, {
    tokens: new SeatTokens([key]),
    accounts: owner.accounts,
    work: MAX_WORK_MS,
  });
  return {
    fetch: (sent, init) => {
      const url = new URL(sent);
      if (url.pathname === STREAM_PATH) url.pathname = API_PATH;
      return api.fetch(new Request(url, init), {});
    },
    ownerToken: owner.token,
    close: async () => {
      await encounters.endStreams();
      news.close();
      store.close();
    },
  };
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
