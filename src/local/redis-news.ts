/** News by the messages of Redis, or of Valkey, which speaks the same. */
import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import * as z from 'zod';
import type { News, NewsChannel } from '../app/follow/news.ts';

/** Milliseconds. A connection that says nothing for so long is dead, and made anew. */
const SILENT_MS = 5000;
const PING_MS = 2000;
const CONNECT_MS = 2000;
const RETRY_MS = 1000;
/** Messages that wait for an answer; what comes beyond them is lost, and found by looking. */
const MAX_WAITING = 10_000;

const id = z.string().max(100);
const Message = z.object({
  from: id,
  news: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('VERSION'), encounterId: id, version: z.int().positive() }),
    z.object({ kind: z.literal('DELETED'), encounterId: id }),
    z.object({
      kind: z.literal('PING'),
      ping: z.object({
        encounterId: id,
        seatId: id,
        hex: z.object({ q: z.int(), r: z.int() }),
        at: z.iso.datetime(),
      }),
    }),
  ]),
});

export interface RedisNews extends NewsChannel {
  readonly close: () => void;
}

/**
 * Connects, and goes on trying: without it processes find out by looking.
 *
 * @param url such as `redis://:password@host:6379`, or `rediss://` with TLS
 * @param channel of all processes on the same store
 * @param log is told when it is lost, and when it is there again
 */
export function redisNews(
  url: string,
  channel: string,
  log: (line: string) => void = warn,
): RedisNews {
  const self = randomUUID();
  const { host } = new URL(url);
  let listener: (news: News) => void = () => undefined;
  let isLost = false;
  let isSubscribed = false;
  const found = (): void => {
    if (!isLost || !isUp()) return;
    log(`News from ${host} again.`);
    isLost = false;
  };
  const client = () =>
    createClient({
      url,
      pingInterval: PING_MS,
      // What cannot be sent now is not sent late.
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_WAITING,
      socket: {
        connectTimeout: CONNECT_MS,
        socketTimeout: SILENT_MS,
        reconnectStrategy: RETRY_MS,
      },
    })
      .on('error', ({ message }: Error) => {
        if (!isLost) log(`No news from ${host}, updates of other servers come later: ${message}`);
        isLost = true;
      })
      .on('ready', found);
  const [from, to] = [client(), client()];
  const isUp = (): boolean => isSubscribed && from.isReady && to.isReady;
  const subscribe = async (): Promise<void> => {
    await from.subscribe(channel, (text) => {
      const read = Message.safeParse(jsonIn(text)).data;
      if (read && read.from !== self) listener(read.news);
    });
    isSubscribed = true;
    found();
  };
  // Once it has, the client does so by itself whenever it connects again.
  from.on('ready', () => {
    if (!isSubscribed) subscribe().catch(ignored);
  });
  for (const one of [from, to]) void one.connect().catch(ignored);
  return {
    send: (news) => {
      if (to.isReady) void to.publish(channel, JSON.stringify({ from: self, news })).catch(ignored);
    },
    onNews: (next) => {
      listener = next;
    },
    isUp,
    close: () => {
      for (const one of [from, to]) one.destroy();
    },
  };
}

/** Of what fails `error` tells. */
const ignored = (): void => undefined;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function warn(message: string): void {
  console.warn(JSON.stringify({ level: 'warn', message }));
}
