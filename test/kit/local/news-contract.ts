/** What viewers at several servers on one database come to see, however these tell each other of what is new. */
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  DeleteEncounterDocument,
  IssueSeatDocument,
  RevokeSeatDocument,
  UpdateEncounterDocument,
} from '../../../src/client/index.ts';
import { ApiClient } from '../graphql/api.ts';
import { follow, type News } from '../graphql/stream.ts';
import { temporaryFolder } from '../store/database.ts';
import { type DynamoServer, startDynamoServer } from '../store/dynamo-server.ts';
import { ServerProcess, unlimited } from './process.ts';

/** For what comes about in a moment, on a machine that is busy. */
const SOON = { timeout: 30_000 };

export class Servers {
  readonly #processes: ServerProcess[] = [];
  readonly #endpoint: () => string;
  readonly #env: () => Readonly<Record<string, string>>;

  constructor(endpoint: () => string, env: () => Readonly<Record<string, string>>) {
    this.#endpoint = endpoint;
    this.#env = env;
  }

  /** One more on the database. */
  async start(port = 0): Promise<{ readonly process: ServerProcess; readonly client: ApiClient }> {
    const process = new ServerProcess({
      PORT: String(port),
      DYNAMODB_ENDPOINT: this.#endpoint(),
      SIXBEAT_DATA_DIR: '/proc/never-used',
      ...unlimited,
      ...this.#env(),
    });
    this.#processes.push(process);
    return { process, client: new ApiClient(`${await process.url()}graphql`) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#processes.splice(0).map((process) => process.stop('SIGKILL')));
  }
}

/** A person at a server: follows, and resumes by the last version seen whenever the stream ends. */
class Viewer {
  readonly versions: number[] = [];
  /** Where seats have pinged. */
  readonly pings: number[] = [];
  /** The last that came of its own. */
  end: News | null = null;
  client: ApiClient;
  readonly #id: string;
  #isGone = false;

  constructor(client: ApiClient, id: string) {
    this.client = client;
    this.#id = id;
  }

  async watch(token?: string): Promise<void> {
    while (!this.#isGone && !this.end) {
      const afterVersion = this.versions.at(-1) ?? 0;
      try {
        const asked = { afterVersion, pings: true, ...(token !== undefined && { token }) };
        for await (const news of follow(this.client, this.#id, asked)) this.#see(news);
      } catch {
        // Its server is gone: it asks again.
      }
      await sleep(50);
    }
  }

  #see(news: News): void {
    if (news.__typename === 'EncounterUpdate') this.versions.push(news.version);
    else if (news.__typename === 'EncounterPinged') this.pings.push(news.hex.q);
    else if (news.reason !== 'TIME') this.end = news;
  }

  leave(): void {
    this.#isGone = true;
  }
}

/** Of a way to tell each other: with `env`, and whether messages pass between servers. */
export function itTellsOtherServers(
  env: () => Readonly<Record<string, string>>,
  { hasMessages }: { readonly hasMessages: boolean },
): { readonly servers: Servers; readonly watchedAt: typeof watchedAt } {
  let folder: string;
  let database: DynamoServer;
  beforeAll(async () => {
    folder = await temporaryFolder();
    database = await startDynamoServer(folder);
  });
  afterAll(async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const servers = new Servers(() => database.endpoint, env);
  const leaving: (() => void)[] = [];
  afterEach(async () => {
    for (const leave of leaving.splice(0)) leave();
    await servers.stop();
  });

  /** An encounter with a viewer at each server. */
  async function watchedAt(clients: readonly ApiClient[]) {
    const created = await clients[0]!.create();
    let { version } = created;
    const { id } = created;
    const viewers = clients.map((client) => new Viewer(client, id));
    for (const viewer of viewers) {
      void viewer.watch();
      leaving.push(() => {
        viewer.leave();
      });
    }
    const play = async (count: number, by = clients): Promise<void> => {
      for (let n = 0; n < count; n++) {
        const input = { encounterId: id, name: `Name ${version}` };
        await by[n % by.length]!.play(UpdateEncounterDocument, input);
        version++;
      }
    };
    /** Each has seen each version, once and in order. */
    const expectAllSeen = async (): Promise<void> => {
      const all = Array.from({ length: version }, (_, i) => i + 1);
      for (const viewer of viewers) await expect.poll(() => viewer.versions, SOON).toEqual(all);
    };
    return { id, viewers, play, expectAllSeen };
  }

  it.each([2, 3])('shows every version once at each of %i servers', async (count) => {
    const all = await Promise.all(Array.from({ length: count }, () => servers.start()));
    const { play, expectAllSeen } = await watchedAt(all.map(({ client }) => client));
    await play(30);
    await expectAllSeen();
  });

  it('does so while a server is paused, and another killed and started again', async () => {
    const all = await Promise.all([servers.start(), servers.start(), servers.start()]);
    const [one, two, three] = all;
    const { play, expectAllSeen, viewers } = await watchedAt(all.map(({ client }) => client));
    await play(6);
    process.kill(two.process.pid, 'SIGSTOP');
    await play(6, [one.client]);
    await three.process.stop('SIGKILL');
    await play(6, [one.client]);
    process.kill(two.process.pid, 'SIGCONT');
    viewers[2]!.client = (await servers.start()).client;
    await play(6, [one.client, two.client]);
    await expectAllSeen();
  });

  it('ends the streams of a seat that another server has revoked, and of what it has deleted', async () => {
    const [one, two] = await Promise.all([servers.start(), servers.start()]);
    const { id, name } = await one.client.create();
    const seat = { encounterId: id, kind: 'SPECTATOR' as const, name: 'Ann', combatantIds: [] };
    const { issueSeat } = await one.client.send(IssueSeatDocument, { input: seat });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const [guest, gm] = [0, 0].map(() => new Viewer(two.client, id));
    const ended = Promise.all([guest!.watch(issueSeat.token), gm!.watch()]);
    for (const viewer of [guest!, gm!])
      await expect.poll(() => viewer.versions, SOON).toEqual([1, 2]);
    await one.client.send(RevokeSeatDocument, {
      input: { encounterId: id, seatId: issueSeat.seat.id },
    });
    await expect.poll(() => guest!.end, SOON).toMatchObject({ reason: 'SEAT_REVOKED' });
    expect(gm!.end).toBeNull();
    await one.client.send(DeleteEncounterDocument, { input: { encounterId: id, name } });
    await ended;
    expect(gm!.end).toMatchObject({ reason: 'DELETED' });
  });

  it(`shows a ping ${hasMessages ? 'at every server, once' : 'at its own server alone'}`, async () => {
    const [one, two] = await Promise.all([servers.start(), servers.start()]);
    const { id, viewers, play, expectAllSeen } = await watchedAt([one.client, two.client]);
    await play(2);
    await expectAllSeen();
    const [here, there] = viewers.map(({ pings }) => pings);
    const ping = `mutation ($id: ID!, $q: Int!) { ping(input: { encounterId: $id, hex: { q: $q, r: 0 } }) { __typename } }`;
    let q = 0;
    // The first may be sent before the servers can send each other messages.
    do {
      const sent = await one.client.ask(ping, { id, q });
      expect(sent).toEqual({ ping: { __typename: 'PingPayload' } });
      await sleep(1100);
      q++;
    } while (hasMessages && there!.length === 0);
    // A later version is behind it.
    await play(1);
    await expectAllSeen();
    const all = Array.from({ length: q }, (_, i) => i);
    expect(here).toEqual(all);
    expect(there).toEqual(hasMessages ? all.slice(-there!.length) : []);
  });

  return { servers, watchedAt };
}
