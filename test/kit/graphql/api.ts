/** The API as a client meets it: over HTTP, on the real local server with a database of its own. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { type DocumentNode, print } from 'graphql';
import type { EncounterStore, Ports } from '../../../src/app/ports.ts';
import {
  CreateEncounterDocument,
  type CreateEncounterInput,
  type CreateEncounterMutation,
} from '../../../src/client/index.ts';
import { startDatabase } from '../../../src/local/database.ts';
import type { Settings } from '../../../src/local/settings.ts';
import { start, TABLE } from '../../../src/local/start.ts';
import type { Item } from '../../../src/store/codec.ts';
import { dynamoDbStore } from '../../../src/store/dynamodb.ts';
import { temporaryFolder } from '../store/database.ts';
import { authorization, type Sitting, TOKEN_KEY } from '../app/seats.ts';

type Created = CreateEncounterMutation['createEncounter'];
/** What every mutation answers: the published operations ask for the same each time. */
export type Payload = Extract<Created, { __typename: 'CreateEncounterPayload' }>;
export type Problem = Exclude<Created, Payload>;
export type ProblemOf<T extends Problem['__typename']> = Extract<Problem, { __typename: T }>;
export type Encounter = Payload['encounter'];

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

/** Where a client of the API finds it, and where it sits. */
export class ApiClient {
  readonly endpoint: string;
  private readonly sitsAt: Sitting;

  constructor(endpoint: string, sitsAt: Sitting = 'GM') {
    this.endpoint = endpoint;
    this.sitsAt = sitsAt;
  }

  /** The same server for somebody who sits elsewhere. */
  seated(sitsAt: Sitting): ApiClient {
    return new ApiClient(this.endpoint, sitsAt);
  }

  /** Asks with a published document. Throws when GraphQL itself has errors. */
  async send<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    return (await this.ask(document, variables)) as Data;
  }

  /** The same with any document. */
  async ask(document: DocumentNode | string, variables: unknown = {}): Promise<unknown> {
    const query = typeof document === 'string' ? document : print(document);
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
        ...(await authorization(this.sitsAt, sent)),
        ...headers,
      },
      body: sent,
    });
    const text = await response.text();
    return { status: response.status, text, body: parsed(text) };
  }

  /** What a mutation answers: a payload or a problem. */
  async answer<Input>(mutation: Mutation<Input>, input: Input): Promise<Payload | Problem> {
    const data = await this.send(mutation, { input });
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
  private readonly client: DynamoDBClient;
  private readonly dice: { seed: string | null };
  private readonly servers: { stop(): Promise<void> }[] = [];
  /** Where the database answers, for other servers on it. */
  readonly databaseEndpoint: string;

  constructor(
    endpoint: string,
    behind: { client: DynamoDBClient; dice: { seed: string | null }; database: string },
  ) {
    super(endpoint);
    this.client = behind.client;
    this.store = dynamoDbStore(behind.client, TABLE);
    this.dice = behind.dice;
    this.databaseEndpoint = behind.database;
  }

  /** The seed (64 hex digits) of the dice of the next encounter; chance decides on later ones. */
  nextSeed(seed: string): void {
    this.dice.seed = seed;
  }

  /** Writes an item as it is, past the server and every lock. */
  async overwrite(item: Item): Promise<void> {
    await this.client.send(new PutItemCommand({ TableName: TABLE, Item: item }));
  }

  /** Deletes an item in the same way. */
  async remove(key: Item): Promise<void> {
    await this.client.send(new DeleteItemCommand({ TableName: TABLE, Key: key }));
  }

  /** Another server on the same database, as another machine would run it. */
  async another(more: Pick<Partial<Settings>, 'maxStreamMs'> = {}): Promise<ApiClient> {
    const server = await start({
      port: 0,
      dataDir: '/proc/never-used',
      endpoint: this.databaseEndpoint,
      tokenKey: TOKEN_KEY,
      ...more,
    });
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
  const database = await startDatabase({ dataDir, endpoint: process.env.DYNAMODB_ENDPOINT });
  const dice: { seed: string | null } = { seed: null };
  const settings = { port: 0, dataDir, endpoint: database.endpoint, tokenKey: TOKEN_KEY };
  const server = await start(settings, entropyWith(dice));
  const client = new DynamoDBClient(database.config);
  const api = new Api(`${server.url}graphql`, {
    client,
    dice,
    database: database.endpoint,
  });
  const rest = {
    async stop() {
      client.destroy();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  api.onStop(server, rest);
  return api;
}

/** Random, but for the dice of one encounter: 32 bytes are only ever asked for a seed. */
function entropyWith(dice: { seed: string | null }): Ports['randomBytes'] {
  return (count) => {
    const { seed } = dice;
    if (count !== 32 || seed === null) return randomBytes(count);
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
