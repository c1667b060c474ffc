/** One table: a bot that plays fight after fight, and those who follow each. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import { EndEncounterDocument, IssueSeatDocument } from '../../src/client/index.ts';
import { Bot } from '../kit/graphql/awaiting-bot.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { Random } from '../kit/engine/random.ts';
import { firstToken } from '../kit/app/seats.ts';
import { follow } from '../kit/graphql/stream.ts';
import { openFight } from './fights.ts';
import { type Tally, TimedClient } from './tally.ts';

/** A fight that takes longer is ended by its GM: others are to follow. */
const MAX_MOVES = 60;
/** How long the last update may take to come before it counts as lost, in milliseconds. */
const PATIENCE = 120_000;

export interface Soak {
  readonly url: string;
  readonly schema: GraphQLSchema;
  readonly tally: Tally;
  /** Milliseconds between two moves at a table, on average. */
  readonly think: number;
  /** Milliseconds within which the tables begin, one after the other. */
  readonly ramp: number;
  /** Milliseconds after which a fight is ended in the same way. */
  readonly longest: number;
  /** When no more is played. */
  readonly over: AbortSignal;
  /** Numbers the fights. */
  next: number;
}

/** Plays until it is over; what fails is a fault, and the table goes on with the next fight. */
export async function playAt(soak: Soak, seed: number): Promise<void> {
  const random = new Random(seed);
  await pause(soak, soak.ramp * random.next());
  while (!soak.over.aborted)
    try {
      await playFight(soak, random);
      soak.tally.fights++;
    } catch (error) {
      soak.tally.fault(error instanceof Error ? error.message : String(error));
      await sleep(1000);
    }
}

async function playFight(soak: Soak, random: Random): Promise<void> {
  const { tally, url, schema } = soak;
  const client = new TimedClient(url, tally);
  const number = soak.next++;
  const encounterId = await openFight(client, number);
  const seats = [await firstToken(encounterId)];
  // A spectator at every fourth table: what it sees differs, and is worked out anew.
  if (number % 4 === 0) seats.push(await spectatorAt(client, encounterId));
  const followers = seats.map((token) => followToTheEnd(soak, encounterId, token));
  const followed = Promise.all(followers);
  // A failure while it is still played is reported below.
  followed.catch(() => undefined);
  const last = await playToTheEnd(soak, new Bot(client, encounterId, random, schema), {
    client,
    encounterId,
    random,
  });
  const seen = await Promise.race([followed, sleep(PATIENCE, null, { ref: false })]);
  if (!seen) throw new Error(`${encounterId}: a subscriber did not receive version ${last}.`);
  if (seen.some((version) => version !== last))
    throw new Error(`${encounterId}: subscribers received ${seen.join(', ')} last, not ${last}.`);
}

/** Answers the last version. */
async function playToTheEnd(
  soak: Soak,
  bot: Bot,
  at: { readonly client: ApiClient; readonly encounterId: string; readonly random: Random },
): Promise<number> {
  const late = AbortSignal.any([soak.over, AbortSignal.timeout(soak.longest)]);
  let seen = await bot.look();
  for (let moves = 0; seen.phase !== 'ENDED'; moves++) {
    await pause(soak, soak.think * 2 * at.random.next());
    soak.tally.commands++;
    if (moves >= MAX_MOVES || late.aborted) {
      const { encounterId } = at;
      return (await at.client.play(EndEncounterDocument, { encounterId })).encounter.version;
    }
    const { encounter, __typename, message } = await bot.move(seen);
    if (!encounter) throw new Error(`${at.encounterId}: ${__typename} ${message ?? ''}`);
    seen = encounter;
  }
  return seen.version;
}

async function spectatorAt(client: ApiClient, encounterId: string): Promise<string> {
  const input = { encounterId, kind: 'SPECTATOR', name: 'S', days: 1 } as const;
  const { issueSeat } = await client.send(IssueSeatDocument, { input });
  if (issueSeat.__typename === 'IssueSeatPayload') return issueSeat.token;
  throw new Error(issueSeat.message);
}

/** Each version must come once and in order, over however many streams; answers the last. */
async function followToTheEnd(
  { url, tally }: Soak,
  encounterId: string,
  token: string,
): Promise<number> {
  const stream = new ApiClient(`${url}/stream`);
  for (let seen = 0; ;) {
    tally.streams++;
    for await (const news of follow(stream, encounterId, { afterVersion: seen, token })) {
      if (news.__typename !== 'EncounterUpdate') continue;
      tally.updates++;
      if (news.version !== seen + 1)
        throw new Error(`${encounterId}: version ${news.version} came after ${seen}.`);
      seen = news.version;
      // While it catches up, the encounter is newer than the update.
      const { phase, version } = news.encounter;
      if (phase === 'ENDED' && version === seen) return seen;
    }
  }
}

/** No longer than there is something to play. */
const pause = ({ over }: Soak, milliseconds: number): Promise<unknown> =>
  sleep(milliseconds, null, { signal: over }).catch(() => undefined);
