/**
 * Tables with viewers on one server or several, and what a move costs and how soon it is seen.
 *
 *     npm run load -- [--tables 1] [--viewers 6] [--seats own|one] [--moves 20] [--pause 1000]
 *                     [--encoding identity|br|gzip] [--servers 1] [--news redis://127.0.0.1:6379]
 *
 * Each viewer has the subscription of the Table (`ScreenUpdated`), at its own seat or all at one spectator's, by turns at
 * each server. Moves are made at the first server, of each table one after the other with a pause of so many
 * milliseconds. Processor is the servers' own, read from their `/metrics`; milliseconds are those of this machine, whose
 * load is printed: on a busy one they say little. Exit code 1 when a viewer misses a version.
 */
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { IssueSeatDocument, UpdateEncounterDocument } from '../../src/client/index.ts';
import { Bot, schemaOf } from '../kit/graphql/awaiting-bot.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { Random } from '../kit/engine/random.ts';
import { unlimited, ServerProcess } from '../kit/local/process.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { startDynamoServer } from '../kit/store/dynamo-server.ts';
import { openFight } from '../soak/fights.ts';
import { quantile } from '../soak/memory.ts';
import { figures, type Server } from './server.ts';
import { Viewer } from './viewer.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1' },
    viewers: { type: 'string', default: '6' },
    seats: { type: 'string', default: 'own' },
    moves: { type: 'string', default: '20' },
    pause: { type: 'string', default: '1000' },
    encoding: { type: 'string', default: 'identity' },
    servers: { type: 'string', default: '1' },
    news: { type: 'string' },
  },
});
const numberOf = (name: 'tables' | 'viewers' | 'moves' | 'pause' | 'servers'): number => {
  if (/^\d{1,5}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} must be a number, not '${values[name]}'.`);
  process.exit(2);
};
const [tables, viewers, moves, pause] = (['tables', 'viewers', 'moves', 'pause'] as const).map(
  numberOf,
) as [number, number, number, number];
const serverCount = numberOf('servers');

/** For the last viewer to have the last version, in milliseconds. */
const PATIENCE_MS = 60_000;

interface Table {
  readonly id: string;
  readonly client: ApiClient;
  readonly bot: Bot;
  readonly viewers: readonly Viewer[];
}

const folder = await temporaryFolder();
const database = serverCount > 1 ? await startDynamoServer(folder) : null;
const servers = await Promise.all(Array.from({ length: serverCount }, startServer));
let missed = 0;
try {
  await run();
} finally {
  await Promise.all(servers.map(({ process }) => process.stop('SIGKILL')));
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);

async function startServer(): Promise<Server> {
  const process = new ServerProcess({
    PORT: '0',
    SIXBEAT_DATA_DIR: folder,
    SIXBEAT_METRICS: '0',
    SIXBEAT_STREAMS_PER_ADDRESS: '100000',
    SIXBEAT_STREAMS_PER_ENCOUNTER: '100000',
    ...(database && { DYNAMODB_ENDPOINT: database.endpoint }),
    ...(values.news !== undefined && { SIXBEAT_NEWS: values.news }),
    ...unlimited,
  });
  const client = new ApiClient(`${await process.url()}graphql`);
  return { process, client, metrics: await process.says(/Metrics are at (\S+)\./) };
}

async function run(): Promise<void> {
  const schema = await schemaOf(servers[0]!.client);
  console.log(
    `${tables} tables with ${viewers} viewers (${values.seats === 'one' ? 'one seat' : 'a seat each'}), ` +
      `${values.encoding}, ${serverCount} servers, news by ${values.news ?? 'looking'}`,
  );
  const all: Table[] = [];
  for (let n = 0; n < tables; n++) all.push(await openTable(n, schema));
  await Promise.all(all.flatMap((table) => table.viewers.map((viewer) => viewer.begun)));
  const idle = await Promise.all(servers.map(figures));
  console.log(`open: ${idle.map(({ megabytes }) => `${megabytes.toFixed(0)} MB`).join(', ')}`);
  const answered: number[] = [];
  const seen: number[] = [];
  await Promise.all(
    all.map(async (table, n) => {
      await sleep((pause * n) / all.length);
      for (let move = 0; move < moves; move++) await played(table, { answered, seen });
    }),
  );
  const after = await Promise.all(servers.map(figures));
  tell({ answered, seen, idle, after });
}

async function openTable(n: number, schema: ConstructorParameters<typeof Bot>[3]): Promise<Table> {
  const { client } = servers[0]!;
  const id = await openFight(client, n);
  const tokens: string[] = [];
  for (let seat = 0; seat < (values.seats === 'one' ? 1 : viewers); seat++)
    tokens.push(await seatAt(client, id, seat));
  return {
    id,
    client,
    bot: new Bot(client, id, new Random(n), schema),
    viewers: Array.from({ length: viewers }, (_, i) => {
      const { endpoint } = servers[i % servers.length]!.client;
      return new Viewer(endpoint, { id, token: tokens[i % tokens.length]! }, values.encoding);
    }),
  };
}

async function seatAt(client: ApiClient, encounterId: string, n: number): Promise<string> {
  const kind = 'SPECTATOR' as const;
  const input = { encounterId, kind, name: `Viewer ${n}`, combatantIds: [] };
  const { issueSeat } = await client.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  return issueSeat.token;
}

/** A move, until all have seen it, and the pause up to the next. */
async function played(
  { id, client, bot, viewers: all }: Table,
  { answered, seen }: { readonly answered: number[]; readonly seen: number[] },
): Promise<void> {
  const now = await bot.look();
  let begun = performance.now();
  let version = now.phase === 'COMBAT' ? (await bot.move(now)).encounter?.version : undefined;
  // Orders that stand already make no version, and a fight ends.
  if (version === undefined || version === now.version) {
    begun = performance.now();
    const named = { encounterId: id, name: `Fight ${now.version}` };
    ({ version } = (await client.play(UpdateEncounterDocument, named)).encounter);
  }
  answered.push(performance.now() - begun);
  const last = Promise.all(all.map((viewer) => viewer.has(version)));
  const late = await Promise.race([last, sleep(PATIENCE_MS, null, { ref: false })]);
  if (late) seen.push(Math.max(...late) - begun);
  else missed++;
  await sleep(Math.max(0, pause - (performance.now() - begun)));
}

function tell(found: {
  readonly answered: readonly number[];
  readonly seen: readonly number[];
  readonly idle: readonly Awaited<ReturnType<typeof figures>>[];
  readonly after: readonly Awaited<ReturnType<typeof figures>>[];
}): void {
  const { answered, seen, idle, after } = found;
  const row = (label: string, of: readonly number[]): void => {
    const [p50, p95] = [0.5, 0.95].map((part) => `${quantile(of, part).toFixed(1)} ms`);
    console.log(`${label}: p50 ${p50}, p95 ${p95}`);
  };
  row('sent to answered', answered);
  row('sent to the last viewer', seen);
  for (const [n, { processor, megabytes }] of after.entries()) {
    const each = (1000 * (processor - idle[n]!.processor)) / answered.length;
    console.log(
      `server ${n + 1}: ${each.toFixed(2)} ms of processor a move, all in; ${megabytes.toFixed(0)} MB`,
    );
  }
  console.log(`moves: ${answered.length}, not seen by all: ${missed}`);
  console.log(`load of this machine: ${loadavg()[0]!.toFixed(2)}`);
}
