/** The API as a client meets it: over HTTP, on the real local server with a database of its own. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type DocumentNode, print } from 'graphql';
import type { EncounterStore, Ports } from '../../../src/app/ports.ts';
import {
  CreateEncounterDocument,
  type CreateEncounterInput,
  type CreateEncounterMutation,
} from '../../../src/client/index.ts';
import type { Settings } from '../../../src/local/settings.ts';
import { start } from '../../../src/local/start.ts';
import type { HeadRow, JournalRow } from '../../../src/store/codec.ts';
import { sqliteStore } from '../../../src/store/sqlite/store.ts';
import { authorization, type Sitting, TOKEN_KEY } from '../app/seats.ts';
import { ServerProcess, STOPPED_CLOCK, unlimited } from '../local/process.ts';
import { sameDice } from '../same-dice.ts';
import { temporaryFolder } from '../store/database.ts';
import { type Granted, granted } from './granted.ts';
import { requireKnownCodes } from './known-codes.ts';
import { detailed, type EncounterDetails } from './details.ts';

type Created = CreateEncounterMutation['createEncounter'];
type Published = Extract<Created, { __typename: 'CreateEncounterPayload' }>;
/** What every mutation answers: the published operations ask for the same each time; here, in detail. */
export type Payload = Omit<Published, 'encounter'> & { readonly encounter: Encounter };
export type Problem = Exclude<Created, Published>;
export type ProblemOf<T extends Problem['__typename']> = Extract<Problem, { __typename: T }>;
export type Encounter = EncounterDetails;

/** A document that knows its types, as those of src/client do. */
interface TypedDocument<Data, Variables> extends DocumentNode {
  readonly __apiType?: (variables: Variables) => Data;
}

/** A published mutation with the type of its input. */
export type Mutation<Input> = TypedDocument<Readonly<Record<string, unknown>>, { input: Input }>;

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The body, or null when it is not JSON. */
  readonly body: GraphQLAnswer | null;
}

export interface GraphQLAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

const texts = new WeakMap<DocumentNode, string>();

/** To print a document takes as long as a short answer. */
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/** Where a client of the API finds it, and where it sits. */
export class ApiClient {
  readonly endpoint: string;
  private readonly sitsAt: Sitting;

  constructor(endpoint: string, sitsAt: Sitting = 'GM') {
    // As an address: each request has a connection of its own, which would look up the name again.
    this.endpoint = endpoint.replace('//localhost:', '//127.0.0.1:');
    this.sitsAt = sitsAt;
  }

  /** The same server for somebody who sits elsewhere. */
  seated(sitsAt: Sitting): ApiClient {
    return new ApiClient(this.endpoint, sitsAt);
  }

  /** Asks with a published document. Throws when GraphQL itself has errors, or an encounter may not be read. */
  async send<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Granted<Data>> {
    return granted((await this.ask(document, variables)) as Data);
  }

  /** The same with any document. */
  async ask(document: DocumentNode | string, variables: unknown = {}): Promise<unknown> {
    const query = typeof document === 'string' ? document : textOf(document);
    const { body, status, text } = await this.post({ query, variables });
    if (!body || body.errors) throw new Error(`${status}: ${text}`);
    return body.data;
  }

  /** Sends a body as it is, or as JSON, and takes the answer as it is. */
  async post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(this.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Server and client share a thread: while it is busy, the time of an idle connection runs out.
        connection: 'close',
        ...(await authorization(this.sitsAt, sent)),
        ...headers,
      },
      body: sent,
    });
    const text = await response.text();
    const answer = parsed(text);
    if (answer && text.includes('"code":')) requireKnownCodes(answer);
    return { status: response.status, text, body: answer };
  }

  /** What a mutation answers: a payload, with all the details, or a problem. */
  async answer<Input>(mutation: Mutation<Input>, input: Input): Promise<Payload | Problem> {
    const data = await this.send(detailed(mutation), { input });
    const [answer] = Object.values(data).filter((value) => typeof value === 'object');
    return answer as Payload | Problem;
  }

  /** A mutation that must be done. */
  async play<Input>(mutation: Mutation<Input>, input: Input): Promise<Payload> {
    const answer = await this.answer(mutation, input);
    if ('encounter' in answer) return answer;
    throw new Error(`${answer.__typename}: ${answer.message}`);
  }

  /** A mutation that must come to nothing, for a reason of this type. */
  async refusal<Input, T extends Problem['__typename']>(
    type: T,
    mutation: Mutation<Input>,
    input: Input,
  ): Promise<ProblemOf<T>> {
    const answer = await this.answer(mutation, input);
    if (answer.__typename === type) return answer as ProblemOf<T>;
    const why = 'message' in answer ? answer.message : 'it was done';
    throw new Error(`Expected ${type}, got ${answer.__typename}: ${why}`);
  }

  async create(more: Partial<CreateEncounterInput> = {}): Promise<Encounter> {
    const input = { name: 'A test', ruleset: 'SEGMENTS', ...more } as const;
    return (await this.play(CreateEncounterDocument, input)).encounter;
  }
}

/** The real server and what lies behind it. */
export class Api extends ApiClient {
  /** What the server has written, read behind its back. */
  readonly store: EncounterStore;
  private readonly database: DatabaseSync;
  private readonly dice: { seed: string | null };
  private readonly servers: { stop(): Promise<void> }[] = [];
  /** Where the encounters are, for other servers on them. */
  readonly dataDir: string;

  constructor(endpoint: string, behind: { dataDir: string; dice: { seed: string | null } }) {
    super(endpoint);
    this.dataDir = behind.dataDir;
    this.dice = behind.dice;
    const file = path.join(this.dataDir, 'encounters.db');
    const store = sqliteStore(file);
    this.store = store;
    this.database = new DatabaseSync(file);
    this.onStop({
      stop: () => {
        store.close();
        this.database.close();
        return rm(this.dataDir, { recursive: true, force: true });
      },
    });
  }

  /** The seed (64 hex digits) of the dice of the next encounter; later ones have the usual ones again. */
  nextSeed(seed: string): void {
    this.dice.seed = seed;
  }

  /** Writes a head as it is, past the server and every lock. */
  overwriteHead(id: string, row: HeadRow): void {
    this.insert('encounter', { id, ...row });
  }

  overwriteEntry(encounterId: string, row: JournalRow): void {
    this.insert('journal', { encounterId, ...row });
  }

  /** Deletes an entry in the same way. */
  removeEntry(encounterId: string, version: number): void {
    const where = 'WHERE encounterId = ? AND version = ?';
    this.database.prepare(`DELETE FROM journal ${where}`).run(encounterId, version);
  }

  private insert(table: string, row: Readonly<Record<string, SQLInputValue>>): void {
    const names = Object.keys(row);
    this.database
      .prepare(`INSERT OR REPLACE INTO ${table} (${names.join()}) VALUES (:${names.join(', :')})`)
      .run(row);
  }

  /** Another server on the same database, as another machine would run it. */
  async another(
    more: Pick<
      Partial<Settings>,
      'maxStreamMs' | 'oidc' | 'renewExpired' | 'requestsPerMinute'
    > = {},
  ): Promise<ApiClient> {
    const server = await start({ port: 0, dataDir: this.dataDir, tokenKeys: [TOKEN_KEY], ...more });
    this.onStop(server);
    return new ApiClient(`${server.url}graphql`);
  }

  onStop(...what: readonly { stop(): Promise<void> }[]): void {
    this.servers.unshift(...what);
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server.stop();
  }
}

/** Call it in `beforeAll`, and `stop` in `afterAll`. */
export async function startApi(): Promise<Api> {
  const dataDir = await temporaryFolder();
  const dice: { seed: string | null } = { seed: null };
  const server = await start({ port: 0, dataDir, tokenKeys: [TOKEN_KEY] }, entropyWith(dice));
  const api = new Api(`${server.url}graphql`, { dataDir, dice });
  api.onStop(server);
  return api;
}

/**
 * The same, with the server in a process of its own: what a test keeps in memory costs the requests
 * nothing. The dice cannot be chosen, and no request uses up its processor time.
 */
export async function startApiProcess(): Promise<Api> {
  const dataDir = await temporaryFolder();
  const server = new ServerProcess({
    PORT: '0',
    SIXBEAT_DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${STOPPED_CLOCK}`,
    ...unlimited,
  });
  const api = new Api(`${await server.url()}graphql`, { dataDir, dice: { seed: null } });
  api.onStop({
    stop: async () => {
      await server.stop('SIGTERM');
    },
  });
  return api;
}

/** The same dice each time, but for the encounter whose dice are chosen. */
function entropyWith(dice: { seed: string | null }): Ports['randomBytes'] {
  const usual = sameDice();
  return (count) => {
    const { seed } = dice;
    if (count !== 32 || seed === null) return usual(count);
    dice.seed = null;
    return Buffer.from(seed, 'hex');
  };
}

function parsed(text: string): GraphQLAnswer | null {
  try {
    return JSON.parse(text) as GraphQLAnswer;
  } catch {
    return null;
  }
}
