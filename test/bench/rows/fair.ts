/** How long somebody else waits while a server does the most that it is asked for. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { disc } from '../../../src/engine/grid/area.ts';
import { authorization } from '../../kit/app/seats.ts';
import { ApiClient, startApi } from '../../kit/graphql/api.ts';
import { crowdOf } from '../../kit/graphql/extremes.ts';
import { ServerProcess } from '../../kit/local/process.ts';
import { temporaryFolder } from '../../kit/store/database.ts';
import { median } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

/** How long others may wait. */
const BUDGET_MS = 250;
const PIPELINED = 200;
const CHOICES = 5;
/** Milliseconds between two questions of who waits. */
const EVERY = 20;

const NAMED = { query: '{ __typename }' };

/** The combatants of a crowd, and all of them played by a STRONG computer. */
async function strong(api: ApiClient, encounterId: string): Promise<void> {
  const query =
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id } } } }';
  const { encounter } = (await api.ask(query, { id: encounterId })) as {
    readonly encounter: { readonly combatants: readonly { readonly id: string }[] };
  };
  const mutation =
    'mutation ($input: SetStandingOrdersInput!) { setStandingOrders(input: $input) { __typename } }';
  const orders = { encounterId, playedBy: 'COMPUTER', level: 'STRONG' };
  for (const { id } of encounter.combatants)
    await api.ask(mutation, { input: { ...orders, combatantId: id } });
}

/** Milliseconds of processor of each choice of STRONG, of this process, which sends and reads as well. */
async function choices(ruleset: 'SEGMENTS' | 'VIGILANCE'): Promise<readonly number[]> {
  const api = await startApi();
  const { id: encounterId } = await crowdOf(api, ruleset);
  await strong(api, encounterId);
  const times: number[] = [];
  for (let tries = 0; times.length < CHOICES && tries < 4 * CHOICES; tries++) {
    const before = process.cpuUsage();
    await api.ask(
      'mutation ($id: ID!) { playComputers(input: { encounterId: $id, max: 1 }) { __typename } }',
      {
        id: encounterId,
      },
    );
    const { user, system } = process.cpuUsage(before);
    // What has one answer is answered at once.
    if (user + system > 30_000) times.push((user + system) / 1000);
  }
  await api.stop();
  return times.length > 0 ? times : [0];
}

/** The longest that somebody waits who asks every now and then, while something else is done. */
async function longestWait(api: ApiClient, busy: () => Promise<unknown>): Promise<number> {
  const nobody = api.seated('NOWHERE');
  const over = new AbortController();
  let longest = 0;
  const waits = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      await nobody.post(NAMED);
      longest = Math.max(longest, performance.now() - asked);
      await sleep(EVERY);
    }
  })();
  await sleep(5 * EVERY);
  await busy();
  over.abort();
  await waits;
  return longest;
}

async function pipelined(api: ApiClient, id: string): Promise<void> {
  const query = `{ encounter(id: "${id}") { ... on Encounter { awaiting { options { label } } } } }`;
  const body = JSON.stringify({ query });
  const { hostname, port } = new URL(api.endpoint);
  const socket = connect(Number(port), hostname);
  const { authorization: token = '' } = await authorization('GM', body);
  const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: ${token}\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(`${head}${body}`.repeat(PIPELINED));
  for (let answers = 0; answers < PIPELINED;) {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    answers += bytes.toString('latin1').split('HTTP/1.1 200').length - 1;
  }
  socket.destroy();
}

/** A document of about 4 MB: grounds that change all the time. */
async function largeDocument(api: ApiClient, encounterId: string): Promise<unknown> {
  const hexes = disc({ q: 0, r: 0 }, 40);
  const free = hexes.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r)) > 5);
  const mutation =
    'mutation ($input: SetBattlefieldInput!) { setBattlefield(input: $input) { __typename } }';
  for (let i = 0; i < 22; i++) {
    const obstacles = free.filter((_, n) => n % 3 === i % 3);
    const concealing = hexes.filter((_, n) => n % 2 === i % 2).map((hex) => ({ hex, levels: 1 }));
    await api.ask(mutation, { input: { encounterId, obstacles, concealing } });
  }
  const query =
    'query ($id: ID!) { exportEncounter(encounterId: $id) { ... on EncounterExport { document } } }';
  // Node's client cannot take an answer of this size on a connection that closes with it.
  const kept = { connection: 'keep-alive' };
  const { body } = await api.post({ query, variables: { id: encounterId } }, kept);
  const { exportEncounter } = body?.data as {
    readonly exportEncounter: { readonly document: unknown };
  };
  return exportEncounter.document;
}

async function imports(api: ApiClient, document: unknown): Promise<void> {
  const query =
    'mutation ($document: JSON!) { importEncounter(input: { document: $document }) { __typename } }';
  for (let i = 0; i < 2; i++) await api.seated('NOWHERE').ask(query, { document });
}

async function waits(): Promise<readonly (readonly [string, number])[]> {
  const folder = await temporaryFolder();
  const server = new ServerProcess({
    PORT: '0',
    SIXBEAT_DATA_DIR: folder,
    SIXBEAT_REQUESTS_PER_MINUTE: '0',
    SIXBEAT_PROCESSOR_SECONDS_PER_MINUTE: '0',
    SIXBEAT_ANSWER_MEGABYTES_PER_MINUTE: '0',
  });
  const api = new ApiClient(`${await server.url()}graphql`);
  const { id } = await crowdOf(api, 'SEGMENTS');
  const listings = await longestWait(api, () => pipelined(api, id));
  const document = await largeDocument(api, id);
  const two = await longestWait(api, () => imports(api, document));
  await server.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  return [
    [`beside ${PIPELINED} pipelined listings of 100 combatants`, listings],
    ['beside two imports of 4 MB', two],
  ];
}

const finding = (what: string, unit: string, times: readonly number[]): Finding => {
  const ratios = times.map((ms) => ms / BUDGET_MS);
  return {
    what,
    than: 'how long others may wait',
    unit,
    ours: median(times),
    peer: BUDGET_MS,
    ratio: Math.max(...ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    budget: { atMost: 1 },
  };
};

export const fair: Row = {
  name: 'fair',
  measure: async () => {
    const findings: Finding[] = [];
    for (const ruleset of ['SEGMENTS', 'VIGILANCE'] as const)
      findings.push(
        finding(
          `a choice of STRONG among 100, ${ruleset}`,
          'ms of processor',
          await choices(ruleset),
        ),
      );
    for (const [what, ms] of await waits())
      findings.push(finding(`the longest wait of another client, ${what}`, 'ms', [ms]));
    return findings;
  },
};
